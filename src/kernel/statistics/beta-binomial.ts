import { checkArgument } from './check-argument.ts';
import { logChoose } from './log-factorial.ts';
import { logGamma } from './log-gamma.ts';

function logBeta(alpha: number, beta: number): number {
  return logGamma(alpha) + logGamma(beta) - logGamma(alpha + beta);
}

function check(k: number, n: number, alpha: number, beta: number): void {
  checkArgument('n', n, 'count');
  checkArgument('k', k, 'count', n);
  checkArgument('alpha', alpha, 'positive');
  checkArgument('beta', beta, 'positive');
}

/**
 * P(X = k): the probability of k passes in n further trials whose rate is unknown, with a Beta(alpha, beta)
 * distribution (Skellam 1948); after c passes in m trials and a uniform prior that is Beta(c + 1, m - c + 1). The
 * relative error grows with the numbers: about 1e-12 where all are below 100, 1e-10 below 10,000. Throws `RangeError`
 * unless k and n are whole, 0 <= k <= n, and alpha and beta are above 0 and at most 1,000,000.
 */
export function betaBinomialMass(k: number, n: number, alpha: number, beta: number): number {
  check(k, n, alpha, beta);
  return Math.exp(logChoose(n, k) + logBeta(alpha + k, beta + n - k) - logBeta(alpha, beta));
}

/**
 * P(X <= k): the probability of k passes or fewer in n further trials. Summed from below, as the distribution may have
 * two peaks: nothing is subtracted, and small results keep their relative precision. Errors as `betaBinomialMass`.
 */
export function betaBinomialAtMost(k: number, n: number, alpha: number, beta: number): number {
  check(k, n, alpha, beta);
  if (k === n) return 1;
  let sum = 0;
  for (let i = 0; i <= k; i += 1) sum += betaBinomialMass(i, n, alpha, beta);
  return Math.min(1, sum);
}
