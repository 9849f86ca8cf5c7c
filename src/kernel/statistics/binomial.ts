import { logChoose } from './choose.ts';

/** ln of a probability from it and its complement: of the two, the smaller carries the digits. */
function logProbability(p: number, complement: number): number {
  return p > 0.5 ? Math.log1p(-complement) : Math.log(p);
}

/** ln of p to the power of a count. Nothing to the power of nothing is 1, where 0 times -Infinity is no number. */
function logPower(count: number, logP: number): number {
  return count === 0 ? 0 : count * logP;
}

function mass(k: number, n: number, p: number, q: number): number {
  const logPasses = logPower(k, logProbability(p, q));
  return Math.exp(logChoose(n, k) + logPasses + logPower(n - k, logProbability(q, p)));
}

/** P(X <= k), where k is not above the mean: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k: number, n: number, p: number, q: number): number {
  let term = 1;
  let sum = 1;
  for (let i = k; i > 0; i -= 1) {
    term *= (i * q) / ((n - i + 1) * p);
    sum += term;
  }
  return mass(k, n, p, q) * sum;
}

/** P(X <= k), by the tail that does not hold the mean. Passes and fails change places for the upper one. */
function atMost(k: number, n: number, p: number, q: number): number {
  if (k === n) return 1;
  return k <= n * p ? lowerTail(k, n, p, q) : 1 - lowerTail(n - k - 1, n, q, p);
}

/**
 * P(X = k): the probability of exactly k passes in n independent trials that each pass with probability p (Bernoulli
 * 1713), for whole 0 <= k <= n. In log space, so that no n overflows; correct for p = 0 and p = 1. The relative error
 * grows with n: about 1e-14 at n = 30, 1e-11 at n = 10,000.
 */
export function binomialMass(k: number, n: number, p: number): number {
  return mass(k, n, p, 1 - p);
}

/**
 * P(X <= k): the probability of k passes or fewer. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
export function binomialAtMost(k: number, n: number, p: number): number {
  return atMost(k, n, p, 1 - p);
}

/**
 * P(X >= k): the probability of k passes or more. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
export function binomialAtLeast(k: number, n: number, p: number): number {
  // k passes or more are n - k fails or fewer.
  return atMost(n - k, n, 1 - p, p);
}
