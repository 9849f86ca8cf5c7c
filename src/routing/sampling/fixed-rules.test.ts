import { expect, test } from 'vitest';

import { seededRandom } from '../../io/seeded-random.ts';
import { calibratedFactor, exactFalseRed, FIELD_FACTOR, SINGLE_RULE, toleranceRule } from './fixed-rules.ts';
import { simulateSuites } from './simulate-suites.ts';

const base = { passed: 20, total: 20 };

test('single is red where the one trial fails', () => {
  expect(SINGLE_RULE.asked({ base, head: { passed: 0, total: 0 } })).toBe(1);
  expect(SINGLE_RULE.asked({ base, head: { passed: 0, total: 1 } })).toBeNull();
  const cells = [1, 0].map((passed) => ({ base, head: { passed, total: 1 } }));
  expect(SINGLE_RULE.decide(cells)).toEqual(['none', 'red']);
});

test('the tolerance of the field by hand: 21/22, 4 trials, 2√2·√(p(1 - p)/4) = .2946', () => {
  const rule = toleranceRule(4, FIELD_FACTOR);
  expect(rule.asked({ base, head: { passed: 0, total: 0 } })).toBe(4);
  expect(rule.asked({ base, head: { passed: 3, total: 4 } })).toBeNull();
  const cells = [4, 3, 2].map((passed) => ({ base, head: { passed, total: 4 } }));
  expect(rule.decide(cells)).toEqual(['none', 'none', 'red']);
});

test('the exact false-red rate is the simulated one', () => {
  const request = { cells: 12, p: 0.9, baseTrials: 20, trials: 5, falseRed: 0.1 };
  const setting = { cells: 12, p: 0.9, base_trials: 20, suites: 20_000, drops: [] };
  const exact = exactFalseRed(request, FIELD_FACTOR);
  const { false_red: simulated } = simulateSuites(toleranceRule(5, FIELD_FACTOR), setting, seededRandom(1));
  expect(Math.abs(simulated - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / setting.suites));
});

test.each([
  [0.0005, 4],
  [0.002, 4],
  [0.002, 9],
  [0.3, 4],
])('calibrated for %d with %d trials, the tolerance is as wide as it can be', (falseRed, trials) => {
  const request = { cells: 30, p: 0.95, baseTrials: 20, trials, falseRed };
  const factor = calibratedFactor(request);
  expect(exactFalseRed(request, factor)).toBeGreaterThanOrEqual(falseRed);
  expect(exactFalseRed(request, factor + 1e-9)).toBeLessThan(falseRed);
});

test('where no tolerance is red that often, there is none', () => {
  const request = { cells: 30, p: 0.95, baseTrials: 20, trials: 4, falseRed: 1 };
  expect(calibratedFactor(request)).toBeCloseTo(0, 12);
});
