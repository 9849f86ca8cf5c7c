import type { GateResult, Leg } from './generated/gate-result.ts';

type Verdict = GateResult['verdict'];

/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS: readonly Verdict[] = ['fail', 'not_comparable', 'pass'];

/** The verdict of several gates, each null where it did not run: the worst holds. */
export function worstVerdict({ routing, typestate, legs }: GateResult['gates']): Verdict {
  const all = new Set([routing, typestate, legs]);
  return VERDICTS.find((verdict) => all.has(verdict)) ?? 'not_comparable';
}

/** 0 holds, 1 a gate failed, 3 not comparable or not enough data. */
export function exitCodeOf(verdict: Verdict): GateResult['exit_code'] {
  return ({ pass: 0, fail: 1, not_comparable: 3 } as const)[verdict];
}

/**
 * The exit code of several gates. Under a policy that only warns, one that failed ends with 0 too; where one could not decide it is 3, since
 * nobody can tell from the report what it would have found.
 */
export function exitCodeOfAll(gates: GateResult['gates'], isWarnOnly: boolean): GateResult['exit_code'] {
  if (!isWarnOnly) return exitCodeOf(worstVerdict(gates));
  return [gates.routing, gates.typestate].includes('not_comparable') ? 3 : 0;
}

/** What the jobs that a gate needs come to; null where none were given. */
export function legsVerdict(legs: readonly Leg[] | null): 'fail' | 'pass' | null {
  if (legs === null) return null;
  return legs.some(({ level }) => level === 'error') ? 'fail' : 'pass';
}
