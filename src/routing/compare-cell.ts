import type { BaselineEntry } from '../contracts/baseline.ts';
import type { GateEffect } from '../contracts/gate-result.ts';
import { effectOf, GATE_EFFECTS } from '../contracts/gate-verdict.ts';
import type { UnitStatus } from '../contracts/results.ts';
import { DELTAS, type CellNote, type Delta } from '../contracts/routing-detail.ts';
import type { CellDecision, CellSituation, JudgedSample, Row, TrialOutcome } from './cell-situation.ts';
import { effectiveEntry, entryNotes, STATUS_RANK, type EffectiveEntry } from './effective-entry.ts';
import { counted, firstOf } from '../contracts/counted.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { totalOf } from '../kernel/statistics/counts.ts';
import type { SampleOutcome, SampleVerdict } from './sampling/judge-suite.ts';
import type { AttemptCounts, SampledCell } from './sampling/sample.ts';

/**
 * The comparison table (src/routing/README.md, "Comparison"): the first row that fits decides. Each trial is judged; fails beats warns
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
  const decided = (row: Row, trial: number | null): CellDecision => {
    return { ...(notes.includes('entry_removed') ? withoutEntry(row, situation) : row), notes, expected, trial };
  };

  const whole = rowOfCell(situation);
  if (whole !== null) return decided(whole, null);
  if (situation.sampled !== null && expected !== null) {
    const row = withDrift(rowOfSample(situation, situation.sampled, expected), situation.sampled.drift);
    return decided(row, worstTrial(situation.trials ?? [], expected));
  }
  const rows = (situation.trials ?? []).map((trial): Row =>
    trial === null ? MISSING : rowOfTrial(situation, expected, trial),
  );
  const [worst] = [...rows.entries()].sort(([, left], [, right]) => severity(left) - severity(right));
  return worst === undefined ? decided(MISSING, null) : decided(worst[1], worst[0]);
}

const MISSING: Row = {
  delta: 'missing_result',
  gate: 'fail',
  timeout: false,
  reason: 'planned, but there is no result',
};

/** Rows that do not look at a result. */
function rowOfCell(situation: CellSituation): Row | null {
  const { comparatorEntry, headEntry, inCases, inConfiguration, trials, cutOff } = situation;
  const row = (delta: Delta, gate: GateEffect, reason: string): Row => ({ delta, gate, timeout: false, reason });
  if (!inCases || !inConfiguration) {
    const gone = inCases ? 'the provider is gone from the configuration' : 'the case is gone';
    if (comparatorEntry !== null && headEntry === null) {
      const reason = `${gone}, and so is its baseline entry (${recordOf(comparatorEntry)})`;
      return row('removed', effectOf(situation.levels['on-removed']), reason);
    }
    return row('missing_result', 'fail', `${gone}, but the baseline still has an entry for it`);
  }
  if (trials === null) {
    const why = cutOff ? 'the budget of the run was used up' : 'the plan leaves it out';
    const [gate, touched] =
      cutOff && situation.touched ? (['undecided', ', and it is touched'] as const) : (['report', ''] as const);
    if (!situation.caseChanged) return row('not_planned', gate, `not run: ${why}${touched}`);
    return row('missing_result', 'fail', `the case is new or was changed, but ${why}${cutOff ? ' before it' : ''}`);
  }
  const counts = trials.length + (situation.sampled?.sample.total ?? 0);
  if (counts === 0 || trials.includes(null)) return MISSING;
  if (!situation.promptLeading) return null;
  return row('prompt_leading', 'fail', 'the prompt names a required skill, which it did not do at the merge base');
}

/** What a cell comes to whose entry is gone: the worse of both. */
function withoutEntry(row: Row, { comparatorEntry, levels }: CellSituation): Row {
  const gate = effectOf(levels['on-removed'], 'ok');
  if (comparatorEntry === null || GATE_EFFECTS.indexOf(gate) >= GATE_EFFECTS.indexOf(row.gate)) return row;
  const reason = `its baseline entry is gone (${recordOf(comparatorEntry)}); ${row.reason}`;
  return { ...row, delta: 'removed', gate, reason };
}

/** A drift is said beside what is worse, and in place of anything else. */
function withDrift(row: Row, drift: string | null): Row {
  if (drift === null) return row;
  const isWorse = GATE_EFFECTS.indexOf(row.gate) < GATE_EFFECTS.indexOf('warn');
  return { ...row, ...(isWorse ? {} : { delta: 'drift', gate: 'warn' }), reason: `${row.reason}; ${drift}` };
}

/** How often a cell passed, as far as that was counted. */
function recordOf({ expected_status: expected, history = [] }: BaselineEntry): string {
  const { passed, total } = totalOf(history);
  return history.length === 0 ? `expected ${expected}` : `${passed} of ${total} trials passed`;
}

/** The trial that shows best why: the first that failed, else the first that has a result. */
function worstTrial(trials: readonly (TrialOutcome | null)[], { allow_timeout: late }: EffectiveEntry): number | null {
  const failed = trials.findIndex(
    (trial) => trial?.status === 'fail' || (trial?.status === 'pass' && trial.timed_out && !late),
  );
  const any = trials.findIndex((trial) => trial !== null);
  return failed >= 0 ? failed : any >= 0 ? any : null;
}

function severity(row: Row): number {
  return GATE_EFFECTS.indexOf(row.gate) * DELTAS.length + DELTAS.indexOf(row.delta);
}

/** The row of the comparison table that fits one trial (src/routing/README.md, "Comparison"). */
function rowOfTrial(situation: CellSituation, expected: EffectiveEntry | null, trial: TrialOutcome): Row {
  const { comparatorEntry, levels } = situation;
  const { status, timed_out: timedOut } = trial;
  const row = (delta: Delta, gate: GateEffect, reason: string): Row => ({ delta, gate, timeout: timedOut, reason });
  const got = timedOut ? `${status} (timed out)` : status;

  if (status === 'infra_error' && expected !== null && expected.expected_status !== 'infra_error') {
    const reason = `expected ${expected.expected_status}, got an infrastructure error`;
    return row('infra', situation.infra, reason);
  }
  if (expected === null) {
    return row('missing_baseline', 'fail', `got ${got}, but no baseline has an entry for this cell`);
  }
  const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
  const isLate = timedOut && status !== 'infra_error' && !expected.allow_timeout;
  const isWorse = STATUS_RANK[status] < STATUS_RANK[expected.expected_status];
  if (comparatorEntry === null) {
    const reason = `a new cell: expected ${expected.expected_status}, got ${got}${lapsed}`;
    return row('new', isWorse || isLate ? 'fail' : 'ok', reason);
  }
  if (isLate || isWorse) {
    const why = isLate
      ? `${status}, but only after a timeout, which is not allowed here`
      : `expected ${expected.expected_status}, got ${got}`;
    return row('regression', effectOf(levels.regression), `${why}${lapsed}`);
  }
  if (isBetter(status, comparatorEntry.expected_status)) {
    const reason = `${comparatorEntry.expected_status} was expected, got ${got}`;
    return row('improvement', effectOf(levels.improvement, 'ok'), reason);
  }
  return row('held', 'ok', `${got}, as expected`);
}

/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status: UnitStatus, expected: UnitStatus): boolean {
  if (expected === 'infra_error') return status === 'pass';
  return STATUS_RANK[status] > STATUS_RANK[expected];
}

/** The rows `pass` and `fail` of a cell whose trials are counted (src/routing/README.md, "Trials and statistics"). */
function rowOfSample(situation: CellSituation, sampled: JudgedSample, expected: EffectiveEntry): Row {
  const { levels, infra, comparatorEntry } = situation;
  const { rule, sample, verdict } = sampled;
  const timeout = (situation.trials ?? []).some((trial) => trial?.timed_out === true);
  if (sample.total === 0) {
    const reason = `expected ${expected.expected_status}, got infrastructure errors only`;
    return { delta: 'infra', gate: infra, timeout, reason };
  }
  const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
  const reason = `${sampleReason(sampled, verdict)}${lapsed}`;
  const row = (delta: Delta, gate: GateEffect): Row => ({ delta, gate, timeout, reason });
  const undecided = (isInfraAlone = false): Row => {
    // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
    const level = levels['insufficient-data'];
    const tolerated = infra === 'warn' && isInfraAlone && level === 'error';
    return row('insufficient_data', tolerated ? 'warn' : level === 'error' ? 'undecided' : effectOf(level));
  };
  const improvement = (): Row => row('improvement', effectOf(levels.improvement, 'ok'));
  const regression = (): Row => row('regression', effectOf(levels.regression));
  const rows: Readonly<Record<SampleOutcome, () => Row>> = {
    held: () => row('held', 'ok'),
    improvement,
    regression,
    soft_regression: () => row('soft_regression', effectOf(levels['soft-regression'])),
    watch: () => row('watch', effectOf(levels.watch)),
    flaky: () => row('flaky', effectOf(levels.flaky)),
    unreliable_baseline: () => row('unreliable_baseline', effectOf(levels['unreliable-baseline'])),
    insufficient_data: () => undecided(sample.infra > 0 && sample.passed === sample.total),
    infra_rise: () => undecided(true),
    met: () => {
      if (comparatorEntry === null) return row('new', 'ok');
      return comparatorEntry.expected_status === 'pass' ? row('held', 'ok') : improvement();
    },
    unmet: () => {
      if (comparatorEntry === null) return row('new', 'fail');
      return rule.kind === 'absolute' && rule.cause === 'claimed' ? regression() : undecided();
    },
    // What is expected to pass and never did needs no counts to be compared with.
    lost: () => (comparatorEntry === null ? row('new', 'fail') : regression()),
  };
  return rows[verdict.outcome]();
}

/** One sentence for people: what was counted, with what it was compared, and what that means. */
export function sampleReason({ rule, sample, earlier = [] }: SampledCell, verdict: SampleVerdict): string {
  const { outcome, step } = verdict;
  const before = earlier.length === 0 ? '' : ` (${attemptsText(earlier)})`;
  const passed = `${sample.passed} of ${sample.total} passed${before}`;
  if (step.kind === 'more') {
    const missing = step.counted - sample.total;
    const infra = sample.infra === 0 ? '' : `, ${sample.infra} ended in infrastructure errors`;
    // A run looks at the trials of its own attempt, of which it may need no more.
    const how = earlier.length === 0 ? '`run --adaptive` runs them' : 'another attempt adds its own';
    return `undecided: ${passed}${infra}, and ${counted(missing, 'more trial is', 'more trials are')} needed (${how})`;
  }
  if (rule.kind === 'absolute') return `${passed}; ${rule.why}, so that counts alone decide`;
  const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the merge base`;
  if (step.because === 'disallowed') {
    return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the merge base`;
  }
  const { reached } = rule.base;
  const meaning: Readonly<Partial<Record<SampleOutcome, string>>> = {
    regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
    soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
    watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
    unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
    infra_rise: `undecided: ${sample.infra} of ${sample.total + sample.infra} trials ended in infrastructure errors, ${reached.total - reached.passed} of ${reached.total} there, and failures may hide among them`,
    flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
    improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
    held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
  };
  return `${against}: ${meaning[outcome] ?? outcome}`;
}

/** What each attempt counted: of a cell, or of a suite. */
export function attemptsText(counts: readonly AttemptCounts[]): string {
  const attempts = [...groupedBy(counts, ({ attempt }) => attempt)].sort(([left], [right]) => left - right);
  const texts = attempts.map(([attempt, own]) => ({ attempt, ...totalOf(own) }));
  return firstOf(texts.map(({ attempt, passed, total }) => `${passed} of ${total} in attempt ${attempt}`));
}

function significance({ step, adjusted }: SampleVerdict): string {
  if (step.p === null) return '';
  const corrected = adjusted === null || adjusted === step.p ? '' : `, ${shortNumber(adjusted)} among all tested cells`;
  return ` (p = ${shortNumber(step.p)}${corrected})`;
}

function points(drop: number | null): string {
  return `${Math.round((drop ?? 0) * 100)} points`;
}

/** Two digits that count. */
function shortNumber(value: number): string {
  return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}
