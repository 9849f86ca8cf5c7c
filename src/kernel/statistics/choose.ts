/**
 * The number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000: exact as long as n times the result
 * is at most `Number.MAX_SAFE_INTEGER` (all n up to 50, and small k far beyond), above that within a few roundings,
 * `Infinity` where no double is large enough.
 */
export function choose(n: number, k: number): number {
  const factors = Math.min(k, n - k);
  let ways = 1;
  // After each step `ways` is itself a number of ways, C(n - factors + i, i), so that every division comes out even;
  // and once infinite it stays so.
  for (let i = 1; i <= factors && ways < Infinity; i += 1) ways = (ways * (n - factors + i)) / i;
  return ways;
}

/** `logFactorials[n]` is ln n!. It only ever grows, and an entry never changes: the same call gives the same bits. */
const logFactorials = [0];
/** The last entry, and what rounding has taken from it so far. */
let sum = 0;
let lost = 0;

/** Compensated (Kahan 1965): each entry is as good as one rounding of its true value, however many logs are in it. */
function growTo(n: number): void {
  while (logFactorials.length <= n) {
    const term = Math.log(logFactorials.length) - lost;
    const next = sum + term;
    lost = next - sum - term;
    sum = next;
    logFactorials.push(next);
  }
}

/** ln n!, for whole n from 0 to 1,000,000: the sum of the logarithms, kept in a table. */
export function logFactorial(n: number): number {
  growTo(n);
  return logFactorials[n] ?? 0;
}

/** ln of the number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000. */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
