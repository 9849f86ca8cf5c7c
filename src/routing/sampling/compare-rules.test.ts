import { expect, test } from 'vitest';

import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import { compareRules } from './compare-rules.ts';
import { exactFalseRed, FIELD_FACTOR } from './fixed-rules.ts';

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
