import { expect, test } from 'vitest';

import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import {
  calibratedFactor,
  compareRules,
  exactFalseRed,
  FIELD_FACTOR,
  SINGLE_RULE,
  toleranceRule,
} from './compare-rules.ts';
import { simulateSuites } from './simulate-suites.ts';

const SETTING = { cells: 30, p: 0.95, base_trials: 20, suites: 1000, drops: [0.7, 0.5, 0.3, 0.1] };

test('four rules side by side; the tolerances get at least as many trials and at least our false-red rate', () => {
  const told: string[] = [];
  const rules = compareRules(SETTING, DEFAULT_SAMPLING, seededRandom(2), (done, total) =>
    told.push(`${done}/${total}`),
  );
  expect(rules.map(({ rule, trials }) => [rule, trials])).toEqual([
    ['sequential', null],
    ['single', 1],
    ['tolerance', 4],
    ['calibrated_tolerance', 4],
  ]);
  expect([told.at(0), told.at(-1)]).toEqual(['100/4000', '4000/4000']);
  const [ours, single, field, calibrated] = rules;
  expect([ours?.factor, single?.factor, field?.factor]).toEqual([null, null, FIELD_FACTOR]);
  const request = { cells: 30, p: 0.95, baseTrials: 20, trials: 4, falseRed: 0 };
  expect(exactFalseRed(request, calibrated?.factor ?? Infinity)).toBeGreaterThanOrEqual(ours?.false_red ?? 1);
  for (const [index, drop] of (ours?.drops ?? []).entries()) {
    expect(drop.red).toBeGreaterThan(calibrated?.drops[index]?.red ?? 1);
  }
  expect(ours?.mean_trials).toBeLessThan(calibrated?.mean_trials ?? 0);
  for (const { false_red: red, false_red_interval: interval } of rules) {
    expect(interval.low).toBeLessThanOrEqual(red);
    expect(interval.high).toBeGreaterThanOrEqual(red);
  }
});

test('a rule that is never red in the simulated suites is compared with one that is red once in them', () => {
  const rules = compareRules({ ...SETTING, p: 0.999, suites: 50 }, DEFAULT_SAMPLING, seededRandom(2));
  const request = { cells: 30, p: 0.999, baseTrials: 20, trials: rules[3]?.trials ?? 0, falseRed: 0 };
  expect(rules[0]?.false_red).toBe(0);
  expect(exactFalseRed(request, rules[3]?.factor ?? Infinity)).toBeGreaterThanOrEqual(1 / 50);
});

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
