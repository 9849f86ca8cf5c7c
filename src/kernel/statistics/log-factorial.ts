import { checkArgument } from './check-argument.ts';

/** `table[n]` is ln n!. It only ever grows, and an entry never changes: the same call gives the same bits. */
const table = [0];
/** The last entry, and what rounding has taken from it so far. */
let sum = 0;
let lost = 0;

/** Compensated (Kahan 1965): each entry is as good as one rounding of its true value, however many logs are in it. */
function growTo(n: number): void {
  while (table.length <= n) {
    const term = Math.log(table.length) - lost;
    const next = sum + term;
    lost = next - sum - term;
    sum = next;
    table.push(next);
  }
}

/**
 * ln n!, for whole n from 0 to 1,000,000: the sum of the logarithms, kept in a table. Throws `RangeError` on any other
 * argument.
 */
export function logFactorial(n: number): number {
  checkArgument('n', n, 'count');
  growTo(n);
  return table[n] ?? 0;
}

/**
 * ln of the number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000. Throws `RangeError` on any
 * other arguments.
 */
export function logChoose(n: number, k: number): number {
  checkArgument('k', k, 'count', n);
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
