import { describe, expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('published values', () => {
  // agent-evals 5.2, 95%.
  test.each([
    [1, 1, 0.207, 1],
    [3, 3, 0.439, 1],
    [5, 5, 0.566, 1],
    [4, 5, 0.376, 0.964],
    [9, 10, 0.596, 0.982],
    [10, 10, 0.722, 1],
    [19, 20, 0.764, 0.991],
    [20, 20, 0.839, 1],
    [30, 30, 0.886, 1],
    // Newcombe 1998, table I, the score method.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d/%d: %d to %d', (passed, total, low, high) => {
    const interval = wilsonInterval({ passed, total });
    const digits = total > 20 && passed !== total ? 4 : 3;
    expect(interval.low).toBeCloseTo(low, digits);
    expect(interval.high).toBeCloseTo(high, digits);
  });
});

test('both ends are where the score test just does not reject, for all n up to 30', () => {
  const wrong: string[] = [];
  const z = 1.959963984540054;
  for (let total = 1; total <= 30; total += 1) {
    for (let passed = 0; passed <= total; passed += 1) {
      const { low, high } = wilsonInterval({ passed, total });
      const rate = passed / total;
      const off = (p: number): number => Math.abs((rate - p) ** 2 - (z * z * p * (1 - p)) / total);
      const ordered = 0 <= low && low <= rate && rate <= high && high <= 1 && low < high;
      if (!ordered || off(low) > 1e-14 || off(high) > 1e-14) wrong.push(`${passed}/${total}: ${low} to ${high}`);
      const mirrored = wilsonInterval({ passed: total - passed, total });
      if (Math.abs(1 - mirrored.high - low) > 1e-15) wrong.push(`${passed}/${total} mirrored`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no trials, and the ends', () => {
  expect(wilsonInterval({ passed: 0, total: 0 })).toEqual({ low: 0, high: 1 });
  const wrong: string[] = [];
  for (let total = 1; total <= 1000; total += 1) {
    const { low } = wilsonInterval({ passed: 0, total });
    const { high } = wilsonInterval({ passed: total, total });
    if (low !== 0 || high !== 1) wrong.push(`${total}: ${low}, ${high}`);
  }
  expect(wrong).toEqual([]);
});

test('impossible counts', () => {
  expect(() => wilsonInterval({ passed: 2, total: 1 })).toThrow(RangeError);
});
