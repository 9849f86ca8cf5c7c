import { expect, test } from 'vitest';
import { relativeError } from '../../testing/exact-oracle.ts';
import { normalQuantile } from './normal-quantile.ts';

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** P(Z <= -z) for z >= 0: by the power series of the middle (A&S 26.2.11), beyond 3 by Laplace's fraction (26.2.14). */
function lowerTail(z: number): number {
  if (z > 3) {
    let fraction = z;
    for (let i = 500; i > 0; i -= 1) fraction = z + i / fraction;
    return density(z) / fraction;
  }
  let term = z;
  let sum = z;
  for (let i = 3; i < 200; i += 2) {
    term *= (z * z) / i;
    sum += term;
  }
  return 0.5 - density(z) * sum;
}

test('published quantiles', () => {
  for (const [p, z] of [
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.9, 1.2815515655446004],
    // From below, where p has all its digits.
    [0.05, -1.644853626951473],
    [0.025, -1.9599639845400543],
    [0.01, -2.326347874040841],
    [0.005, -2.575829303548901],
    [0.0005, -3.290526731491895],
    // Wichura's own three checks.
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798409],
  ] as const) {
    expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-14);
  }
});

test('the probability of staying below the quantile is the one asked for', () => {
  let worst = 0;
  for (let step = 1; step <= 1200; step += 1) {
    const z = step / 40;
    const p = lowerTail(z);
    worst = Math.max(worst, Math.abs(normalQuantile(p) + z));
    if (z < 2) worst = Math.max(worst, Math.abs(normalQuantile(1 - p) - z));
  }
  expect(worst).toBeLessThan(1e-12);
  expect(relativeError(lowerTail(1.959963984540054), 0.025)).toBeLessThan(1e-13);
});

test('impossible probabilities', () => {
  for (const p of [0, 1, -0.1, 1.1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(RangeError);
});
