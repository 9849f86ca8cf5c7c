import { checkArgument } from './check-argument.ts';

/**
 * The number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000: exact as long as n times the result
 * is at most `Number.MAX_SAFE_INTEGER` (all n up to 50, and small k far beyond), above that within a few roundings,
 * `Infinity` where no double is large enough. Throws `RangeError` on any other arguments.
 */
export function choose(n: number, k: number): number {
  checkArgument('n', n, 'count');
  checkArgument('k', k, 'count', n);
  const factors = Math.min(k, n - k);
  let ways = 1;
  // After each step `ways` is itself a number of ways, C(n - factors + i, i), so that every division comes out even;
  // and once infinite it stays so.
  for (let i = 1; i <= factors && ways < Infinity; i += 1) ways = (ways * (n - factors + i)) / i;
  return ways;
}
