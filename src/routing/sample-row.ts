import type { GateEffect } from '../contracts/gate-result.ts';
import type { Delta } from '../contracts/routing-detail.ts';
import { effectOf, type CellSituation, type Row } from './cell-situation.ts';
import type { EffectiveEntry } from './effective-entry.ts';
import type { SampleOutcome } from './sampling/judge-suite.ts';
import { sampleReason } from './sampling/sample-reason.ts';

/** The rows `pass` and `fail` of a cell whose trials are counted (src/routing/README.md, "Trials and statistics"). */
export function rowOfSample(
  situation: CellSituation,
  sampled: NonNullable<CellSituation['sampled']>,
  expected: EffectiveEntry,
): Row {
  const { levels, infraTolerated, comparatorEntry } = situation;
  const { rule, sample, verdict } = sampled;
  const timeout = (situation.trials ?? []).some((trial) => trial?.timedOut === true);
  if (sample.total === 0) {
    const reason = `expected ${expected.expected_status}, got infrastructure errors only`;
    return { delta: 'infra', gate: infraTolerated ? 'warn' : 'fail', timeout, reason };
  }
  const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
  const reason = `${sampleReason(sampled, verdict)}${lapsed}`;
  const row = (delta: Delta, gate: GateEffect): Row => ({ delta, gate, timeout, reason });
  const undecided = (): Row => {
    // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
    const isInfraAlone = verdict.step.kind === 'more' && sample.infra > 0 && sample.passed === sample.total;
    const level = levels.insufficient_data;
    const tolerated = infraTolerated && isInfraAlone && level === 'error';
    return row('insufficient_data', tolerated ? 'warn' : level === 'error' ? 'undecided' : effectOf(level));
  };
  const rows: Readonly<Record<SampleOutcome, () => Row>> = {
    held: () => row('held', 'ok'),
    improvement: () => row('improvement', effectOf(levels.improvement, 'ok')),
    regression: () => row('regression', effectOf(levels.regression)),
    soft_regression: () => row('soft_regression', effectOf(levels.soft_regression)),
    watch: () => row('watch', effectOf(levels.watch)),
    flaky: () => row('flaky', effectOf(levels.flaky)),
    unreliable_baseline: () => row('unreliable_baseline', effectOf(levels.unreliable_baseline)),
    insufficient_data: undecided,
    met: () => {
      if (comparatorEntry === null) return row('new', 'ok');
      return comparatorEntry.expected_status === 'pass'
        ? row('held', 'ok')
        : row('improvement', effectOf(levels.improvement, 'ok'));
    },
    unmet: () => {
      if (comparatorEntry === null) return row('new', 'fail');
      return rule.kind === 'absolute' && rule.cause === 'claimed'
        ? row('regression', effectOf(levels.regression))
        : undecided();
    },
    // What is expected to pass and never did needs no counts to be compared with.
    lost: () => (comparatorEntry === null ? row('new', 'fail') : row('regression', effectOf(levels.regression))),
  };
  return rows[verdict.outcome]();
}
