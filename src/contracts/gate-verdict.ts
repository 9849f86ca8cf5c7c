import type { GateResult, Leg } from './generated/gate-result.ts';

type Verdict = GateResult['verdict'];

/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS: readonly Verdict[] = ['fail', 'not_comparable', 'pass'];

/** The verdict of several gates, each null where it did not run: the worst holds. */
export function worstVerdict({ routing, typestate, legs }: GateResult['gates']): Verdict {
  const all = [routing, typestate, legs];
  return VERDICTS.find((verdict) => all.includes(verdict)) ?? 'not_comparable';
}

/**
 * 0 holds, 1 a gate failed, 3 not comparable or not enough data. Under a policy that only warns a gate that failed ends with 0 too; one
 * that could not decide does not, since nobody can tell from its report what would have been found.
 */
export function exitCodeOf(verdict: Verdict, isWarnOnly = false): GateResult['exit_code'] {
  return ({ pass: 0, fail: isWarnOnly ? 0 : 1, not_comparable: 3 } as const)[verdict];
}

/** What the jobs that a gate needs come to; null where none were given. */
export function legsVerdict(legs: readonly Leg[] | null): 'fail' | 'pass' | null {
  if (legs === null) return null;
  return legs.some(({ level }) => level === 'error') ? 'fail' : 'pass';
}
