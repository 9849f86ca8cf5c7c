import { counted } from '../../contracts/counted.ts';
import type { SampledCell, SampleVerdict } from './judge-suite.ts';

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
  const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the comparator`;
  if (step.because === 'disallowed') {
    return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the comparator`;
  }
  const meaning: Readonly<Record<typeof outcome, string>> = {
    regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
    soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
    watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
    unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
    flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
    improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
    held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
    insufficient_data: 'undecided',
    met: 'as expected',
    unmet: 'too few',
    lost: 'none',
  };
  return `${against}: ${meaning[outcome]}`;
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
