import type { GateEffect } from '../contracts/gate-result.ts';
import type { Delta } from '../contracts/routing-detail.ts';
import type { UnitStatus } from '../contracts/results.ts';
import { effectOf, type CellSituation, type Row, type TrialOutcome } from './cell-situation.ts';
import { STATUS_RANK, type EffectiveEntry } from './effective-entry.ts';

/** The row of the comparison table that fits one trial (src/routing/README.md, "Comparison"). */
export function rowOfTrial(situation: CellSituation, expected: EffectiveEntry | null, trial: TrialOutcome): Row {
  const { comparatorEntry } = situation;
  const { status, timedOut } = trial;
  const row = (delta: Delta, gate: GateEffect, reason: string, timeout = false): Row => ({
    delta,
    gate,
    timeout,
    reason,
  });
  const got = timedOut ? `${status} (timed out)` : status;

  if (status === 'infra_error' && expected !== null && expected.expected_status !== 'infra_error') {
    const reason = `expected ${expected.expected_status}, got an infrastructure error`;
    return row('infra', situation.infraTolerated ? 'warn' : 'fail', reason, timedOut);
  }
  if (expected === null) {
    return row('missing_baseline', 'fail', `got ${got}, but no baseline has an entry for this cell`, timedOut);
  }
  const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
  const lateness = timedOut && status !== 'infra_error' && !expected.allow_timeout;
  if (comparatorEntry === null) {
    const met = STATUS_RANK[status] >= STATUS_RANK[expected.expected_status] && !lateness;
    return row(
      'new',
      met ? 'ok' : 'fail',
      `a new cell: expected ${expected.expected_status}, got ${got}${lapsed}`,
      timedOut,
    );
  }
  if (lateness) {
    return row(
      'regression',
      effectOf(situation.levels.regression),
      `${status}, but only after a timeout, which is not allowed here${lapsed}`,
      true,
    );
  }
  if (STATUS_RANK[status] < STATUS_RANK[expected.expected_status]) {
    return row(
      'regression',
      effectOf(situation.levels.regression),
      `expected ${expected.expected_status}, got ${got}${lapsed}`,
      timedOut,
    );
  }
  if (isBetter(status, comparatorEntry.expected_status)) {
    const effect = effectOf(situation.levels.improvement, 'ok');
    return row('improvement', effect, `${comparatorEntry.expected_status} was expected, got ${got}`, timedOut);
  }
  return row('held', 'ok', `${got}, as expected`, timedOut);
}

/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status: UnitStatus, expected: UnitStatus): boolean {
  if (expected === 'infra_error') return status === 'pass';
  return STATUS_RANK[status] > STATUS_RANK[expected];
}
