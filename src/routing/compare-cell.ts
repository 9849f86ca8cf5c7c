import type { BaselineEntry } from '../contracts/baseline.ts';
import type { CellNote, Delta, GateEffect } from '../contracts/gate-result.ts';
import type { OutcomeLevels } from '../contracts/config.ts';
import type { Level } from '../contracts/generated/config.ts';
import type { UnitStatus } from '../contracts/results.ts';
import { effectiveEntry, entryNotes, STATUS_RANK, type EffectiveEntry } from './effective-entry.ts';
import type { SampledCell, SampleOutcome, SampleVerdict } from './sampling/judge-suite.ts';
import { sampleReason } from './sampling/sample-reason.ts';

/** Worst first: what one trial held, another one cannot have improved. */
export const DELTAS: readonly Delta[] = [
  'missing_result',
  'prompt_leading',
  'regression',
  'infra',
  'missing_baseline',
  'new',
  'insufficient_data',
  'soft_regression',
  'watch',
  'unreliable_baseline',
  'flaky',
  'removed',
  'not_planned',
  'held',
  'improvement',
];

/** What a delta does to the gate, worst first. */
export const GATE_EFFECTS: readonly GateEffect[] = ['fail', 'undecided', 'warn', 'report', 'ok'];

/** What one trial of a cell came to. */
export interface TrialOutcome {
  readonly status: UnitStatus;
  readonly timedOut: boolean;
}

/** Everything that decides about a cell. */
export interface CellSituation {
  readonly inCases: boolean;
  readonly inConfiguration: boolean;
  readonly comparatorEntry: BaselineEntry | null;
  readonly headEntry: BaselineEntry | null;
  /** The trials that have to be there, null where one has no result; null where the plan leaves the cell out. */
  readonly trials: readonly (TrialOutcome | null)[] | null;
  /** The budget of the run was used up before the cell was begun. */
  readonly cutOff: boolean;
  /** The comparator's cases are known, and this case is not among them or reads differently there. */
  readonly caseChanged: boolean;
  readonly caseLoosened: boolean;
  /** The prompt names the expected skill and did not at the comparator. */
  readonly promptLeading: boolean;
  readonly infraTolerated: boolean;
  readonly onRemoved: Level;
  readonly levels: OutcomeLevels;
  /** How the counts of the trials were judged; null where each trial is judged by the table. */
  readonly sampled: (SampledCell & { readonly verdict: SampleVerdict }) | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export interface CellDecision {
  readonly delta: Delta;
  readonly gate: GateEffect;
  readonly timeout: boolean;
  readonly notes: readonly CellNote[];
  readonly expected: EffectiveEntry | null;
  /** Index of the trial that decided; null where no trial did. */
  readonly trial: number | null;
  /** One sentence for people. */
  readonly reason: string;
}

type Row = Pick<CellDecision, 'delta' | 'gate' | 'timeout' | 'reason'>;

/**
 * The comparison table (CONTRIBUTING.md, "Comparison"): the first row that fits decides. Each trial is judged; fails beats warns
 * beats passes.
 */
export function compareCell(situation: CellSituation): CellDecision {
  const { comparatorEntry, headEntry } = situation;
  const expected = effectiveEntry(comparatorEntry, headEntry, situation.today);
  const exists = situation.inCases && situation.inConfiguration;
  const notes: CellNote[] = [
    ...(exists || headEntry !== null ? entryNotes(comparatorEntry, headEntry) : []),
    ...(situation.caseLoosened ? (['case_loosened'] as const) : []),
  ];
  const decided = (row: Row, trial: number | null): CellDecision => ({ ...row, notes, expected, trial });

  const whole = rowOfCell(situation);
  if (whole !== null) return decided(whole, null);
  if (situation.sampled !== null && expected !== null) {
    return decided(rowOfSample(situation, situation.sampled, expected), worstTrial(situation.trials ?? [], expected));
  }
  const rows = (situation.trials ?? []).map((trial): Row =>
    trial === null ? MISSING : rowOfTrial(situation, expected, trial),
  );
  const worst = rows.reduce((best, row, index) => {
    const current = rows[best];
    return current !== undefined && severity(row) < severity(current) ? index : best;
  }, 0);
  const row = rows[worst];
  return row === undefined ? decided(MISSING, null) : decided(row, worst);
}

const MISSING: Row = {
  delta: 'missing_result',
  gate: 'fail',
  timeout: false,
  reason: 'planned, but there is no result',
};

/** Rows that do not look at a result. */
function rowOfCell(situation: CellSituation): Row | null {
  const { comparatorEntry, headEntry, inCases, inConfiguration, trials } = situation;
  if (!inCases || !inConfiguration) {
    const gone = inCases ? 'the provider is gone from the configuration' : 'the case is gone';
    if (comparatorEntry !== null && headEntry === null) {
      const gate = ({ error: 'fail', warn: 'report', off: 'report' } as const)[situation.onRemoved];
      return { delta: 'removed', gate, timeout: false, reason: `${gone}, and so is its baseline entry` };
    }
    const reason = `${gone}, but the baseline still has an entry for it`;
    return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
  }
  if (trials === null) {
    if (situation.caseChanged) {
      const reason = situation.cutOff
        ? 'the case is new or was changed, but the budget of the run was used up before it'
        : 'the case is new or was changed, but the plan leaves it out';
      return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
    }
    const why = situation.cutOff ? 'the budget of the run was used up' : 'the plan leaves it out';
    return { delta: 'not_planned', gate: 'report', timeout: false, reason: `not run: ${why}` };
  }
  if (trials.length === 0 || trials.includes(null)) return MISSING;
  if (situation.promptLeading) {
    const reason = 'the prompt names the expected skill, which it did not do at the comparator';
    return { delta: 'prompt_leading', gate: 'fail', timeout: false, reason };
  }
  return null;
}

function rowOfTrial(situation: CellSituation, expected: EffectiveEntry | null, trial: TrialOutcome): Row {
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

/** What a level makes of a delta. `off`: what is left of one that is switched off. */
function effectOf(level: Level, off: GateEffect = 'report'): GateEffect {
  return level === 'error' ? 'fail' : level === 'warn' ? 'warn' : off;
}

/** The rows `pass` and `fail` of a cell whose trials are counted (CONTRIBUTING.md, "Trials and statistics"). */
function rowOfSample(
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
      const claimed = rule.kind === 'absolute' && rule.cause === 'claimed';
      return claimed ? row('regression', effectOf(levels.regression)) : undecided();
    },
  };
  return rows[verdict.outcome]();
}

/** The trial that shows best why: the first that failed, else the first that has a result. */
function worstTrial(trials: readonly (TrialOutcome | null)[], { allow_timeout: late }: EffectiveEntry): number | null {
  const failed = trials.findIndex(
    (trial) => trial?.status === 'fail' || (trial?.status === 'pass' && trial.timedOut && !late),
  );
  const any = trials.findIndex((trial) => trial !== null);
  return failed >= 0 ? failed : any >= 0 ? any : null;
}

/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status: UnitStatus, expected: UnitStatus): boolean {
  if (expected === 'infra_error') return status === 'pass';
  return STATUS_RANK[status] > STATUS_RANK[expected];
}

function severity(row: Row): number {
  return GATE_EFFECTS.indexOf(row.gate) * DELTAS.length + DELTAS.indexOf(row.delta);
}
