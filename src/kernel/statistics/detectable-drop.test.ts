import { describe, expect, test } from 'vitest';
import { detectableDrop } from './detectable-drop.ts';
import { ways } from '../../testing/exact-oracle.ts';

const request = { base: { passed: 20, total: 20 }, trials: 8, alpha: 0.05, minimumDrop: 0.2, power: 0.8 };

/** Whether a head of k of `trials` is significant, in whole numbers: alpha and minimumDrop in hundredths. */
function isSignificant(k: number, trials: number, base: typeof request.base, alpha: bigint, drop: number): boolean {
  const passes = k + base.passed;
  let tail = 0n;
  for (let i = 0; i <= k; i += 1) tail += ways(trials, i) * ways(base.total, passes - i);
  const rare = tail * 100n < alpha * ways(trials + base.total, passes);
  return rare && 100 * (base.passed * trials - k * base.total) >= drop * base.total * trials;
}

/** P(a head whose true rate is p shows as significant), summed over every outcome. */
function powerAt(p: number, trials: number, significant: (k: number) => boolean): number {
  let sum = 0;
  for (let k = 0; k <= trials; k += 1) {
    if (significant(k)) sum += Number(ways(trials, k)) * p ** k * (1 - p) ** (trials - k);
  }
  return sum;
}

test('every base of up to 9 and head of up to 9 trials, against all outcomes', () => {
  const wrong: string[] = [];
  for (const [alpha, drop, power] of [
    [5, 20, 0.8],
    [5, 60, 0.5],
    [20, 15, 0.9],
    [1, 0, 0.8],
  ] as const) {
    for (let total = 1; total <= 9; total += 1) {
      for (let passed = 0; passed <= total; passed += 1) {
        for (let trials = 1; trials <= 9; trials += 1) {
          const base = { passed, total };
          const significant = (k: number): boolean => isSignificant(k, trials, base, BigInt(alpha), drop);
          const found = detectableDrop({ base, trials, alpha: alpha / 100, minimumDrop: drop / 100, power });
          const isPossible = Array.from({ length: trials + 1 }, (_, k) => k).some(significant);
          const rate = passed / total - (found ?? 0);
          const isRight =
            found === null
              ? !isPossible
              : isPossible &&
                powerAt(Math.max(0, rate - 1e-9), trials, significant) >= power &&
                (found === 0 || powerAt(rate + 1e-9, trials, significant) < power);
          if (!isRight) wrong.push(`${passed}/${total} and ${trials} trials at ${alpha}, ${drop}, ${power}: ${found}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe('examples', () => {
  test('one trial against 20/20 is significant when it fails: it fails in 80% at a rate of 20%', () => {
    expect(detectableDrop({ ...request, trials: 1 })).toBeCloseTo(0.8, 14);
  });

  test('three trials against 20/20: one pass at most, as often as 1 - p^2 (3 - 2p)', () => {
    // 3p^2 - 2p^3 = 0.2 at p = 0.28714.
    expect(detectableDrop({ ...request, trials: 3 })).toBeCloseTo(1 - 0.28714, 5);
  });

  test('0/3 against 3/3 is 1/20 and not significant at .05, 4/5 against 20/20 is a drop of 0.2', () => {
    expect(detectableDrop({ ...request, base: { passed: 3, total: 3 }, trials: 3 })).toBeNull();
    const wide = { ...request, trials: 5, alpha: 0.25, power: 0.5 };
    expect(detectableDrop(wide)).toBe(detectableDrop({ ...wide, minimumDrop: 0 }));
    expect(detectableDrop({ ...wide, minimumDrop: 0.2001 })).toBeGreaterThan(detectableDrop(wide) ?? 1);
  });

  test('more trials and a larger base detect smaller drops', () => {
    const drops = [3, 8, 20, 100, 2000].map((trials) => detectableDrop({ ...request, trials, minimumDrop: 0 }) ?? 1);
    expect(drops).toEqual([...drops].sort((a, b) => b - a));
    const small = detectableDrop({ ...request, base: { passed: 5, total: 5 } }) ?? 1;
    expect(detectableDrop(request)).toBeLessThan(small);
  });

  test('never below 0, never above the base', () => {
    expect(detectableDrop({ ...request, power: 0 })).toBe(0);
    expect(detectableDrop({ ...request, base: { passed: 10, total: 20 }, power: 0 })).toBe(0);
    expect(detectableDrop({ ...request, power: 1 })).toBe(1);
  });

  test('unknown without trials, and where nothing could be significant', () => {
    expect(detectableDrop({ ...request, trials: 0 })).toBeNull();
    expect(detectableDrop({ ...request, base: { passed: 0, total: 0 } })).toBeNull();
    expect(detectableDrop({ ...request, base: { passed: 0, total: 20 } })).toBeNull();
    expect(detectableDrop({ ...request, alpha: 0 })).toBeNull();
    expect(detectableDrop({ ...request, base: { passed: 19, total: 20 }, minimumDrop: 0.96 })).toBeNull();
  });
});

test('impossible counts', () => {
  for (const change of [{ base: { passed: 2, total: 1 } }, { trials: -1 }, { trials: 1.5 }]) {
    expect(() => detectableDrop({ ...request, ...change })).toThrow(RangeError);
  }
});
