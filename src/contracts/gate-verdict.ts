import type { Level } from './config.ts';
import type { GateEffect, GateOutcome, GateResult } from './generated/gate-result.ts';

type Verdict = GateResult['verdict'];

/** Worst first. */
export const GATE_EFFECTS: readonly GateEffect[] = ['fail', 'undecided', 'warn', 'report', 'ok'];

/** The level of a finding in every channel. */
export type FindingLevel = 'error' | 'warning' | 'note';

export const LEVEL_OF_EFFECT: Readonly<Record<GateEffect, FindingLevel>> = {
  fail: 'error',
  undecided: 'error',
  warn: 'warning',
  report: 'note',
  ok: 'note',
};

/** What a level makes of a rule. `off`: what is left of one that is switched off. */
export function effectOf(level: Level, off: GateEffect = 'report'): GateEffect {
  return level === 'error' ? 'fail' : level === 'warn' ? 'warn' : off;
}

/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS: readonly Verdict[] = ['fail', 'not_comparable', 'pass'];

/** The verdict of a gate on what it judged; `isUndecided`: something beside that leaves it undecided. */
export function verdictOf(judged: readonly { readonly gate: GateEffect }[], isUndecided = false): Verdict {
  const effects = new Set(judged.map(({ gate }) => gate));
  if (effects.has('fail')) return 'fail';
  return isUndecided || effects.has('undecided') ? 'not_comparable' : 'pass';
}

/** The verdict of several gates: the worst holds. */
export function worstVerdict(outcomes: readonly Pick<GateOutcome, 'verdict'>[]): Verdict {
  const all = new Set(outcomes.map(({ verdict }) => verdict));
  return VERDICTS.find((verdict) => all.has(verdict)) ?? 'not_comparable';
}

/**
 * The exit code of several gates: 0 holds, 1 a gate failed, 3 not comparable or not enough data. Under a policy that only warns, one that
 * failed ends with 0; where one could not decide it is 3, since it is unknown what it would have found.
 */
export function exitCodeOf(
  outcomes: readonly Pick<GateOutcome, 'verdict'>[],
  isWarnOnly: boolean,
): GateResult['exit_code'] {
  if (isWarnOnly) return outcomes.some(({ verdict }) => verdict === 'not_comparable') ? 3 : 0;
  return ({ pass: 0, fail: 1, not_comparable: 3 } as const)[worstVerdict(outcomes)];
}
