import { counted } from '../contracts/counted.ts';
import type { GateEffect } from '../contracts/gate-result.ts';
import { effectOf } from '../contracts/gate-verdict.ts';
import type { Delta } from '../contracts/routing-detail.ts';
import type { CellSituation, Row } from './cell-situation.ts';
import type { EffectiveEntry } from './effective-entry.ts';
import type { SampleOutcome, SampleVerdict } from './sampling/judge-suite.ts';
import type { SampledCell } from './sampling/sample.ts';

/** The rows `pass` and `fail` of a cell whose trials are counted (src/routing/README.md, "Trials and statistics"). */
export function rowOfSample(
  situation: CellSituation,
  sampled: NonNullable<CellSituation['sampled']>,
  expected: EffectiveEntry,
): Row {
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
  const undecided = (): Row => {
    // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
    const isInfraAlone = verdict.step.kind === 'more' && sample.infra > 0 && sample.passed === sample.total;
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
    insufficient_data: undecided,
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
export function sampleReason({ rule, sample }: SampledCell, verdict: SampleVerdict): string {
  const { outcome, step } = verdict;
  const passed = `${sample.passed} of ${sample.total} passed`;
  if (step.kind === 'more') {
    const missing = step.counted - sample.total;
    const infra = sample.infra === 0 ? '' : `, ${sample.infra} ended in infrastructure errors`;
    return `undecided: ${passed}${infra}, and ${counted(missing, 'more trial is', 'more trials are')} needed (\`run --adaptive\` runs them)`;
  }
  if (rule.kind === 'absolute') return `${passed}; ${rule.why}, so that counts alone decide`;
  const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the merge base`;
  if (step.because === 'disallowed') {
    return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the merge base`;
  }
  const meaning: Readonly<Partial<Record<SampleOutcome, string>>> = {
    regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
    soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
    watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
    unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
    flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
    improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
    held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
  };
  return `${against}: ${meaning[outcome] ?? outcome}`;
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
