import { expect, test } from 'vitest';

import type { RuleFigures, SamplingFigures } from '../contracts/sampling-figures.ts';
import { samplingText } from './sampling-text.ts';
import { PLAIN } from './text-style.ts';

function figures(rule: RuleFigures['rule'], changes: Partial<RuleFigures> = {}): RuleFigures {
  return {
    rule,
    trials: null,
    factor: null,
    false_red: 0.0025,
    false_red_or_soft: 0.0025,
    mean_trials: 4,
    drops: [
      { to: 0.5, red: 0.66465, red_or_soft: 0.66465 },
      { to: 0.1, red: 1, red_or_soft: 1 },
    ],
    false_red_interval: { low: 0.0019, high: 0.0033 },
    ...changes,
  };
}

const SIMULATED: SamplingFigures = {
  setting: { cells: 30, p: 0.95, base_trials: 20, suites: 2000, drops: [0.5, 0.1], seed: 1 },
  policy: {
    stages: [3, 6, 10, 30],
    alpha: 0.05,
    drop: 0.2,
    soft: { alpha: 0.2, drop: 0.15 },
    new_cases: [
      { passes: 3, trials: 3 },
      { passes: 5, trials: 6 },
    ],
  },
  rules: [
    figures('sequential', {
      mean_trials: 3.438,
      false_red_or_soft: 0.21,
      drops: [
        { to: 0.5, red: 0.66465, red_or_soft: 0.751 },
        { to: 0.1, red: 0.998, red_or_soft: 0.999 },
      ],
    }),
    figures('single', { trials: 1, mean_trials: 1, false_red: 0.7853 }),
    figures('tolerance', { trials: 4, factor: 2.83 }),
    figures('calibrated_tolerance', { trials: 4, factor: 6.76 }),
  ],
  exact: [
    {
      cells: 10,
      p: 0.95,
      compared: { trials: 3.579, not_green: 0.002 },
      new_cells: { trials: 3.569, not_green: 0.0045 },
    },
    {
      cells: 100,
      p: 0.9,
      compared: { trials: 4.322, not_green: 0.0072 },
      new_cells: { trials: 4.4, not_green: 0.6035 },
    },
  ],
};

test('rules by rates, what was simulated above, what the columns mean below', () => {
  expect(samplingText(SIMULATED, PLAIN))
    .toBe(`2000 suites of 30 cells at a pass rate of .95, 20 trials of each in the baseline; seed 1
sequential: stages 3, 6, 10, 30; alpha .05, drop .2

rule                              trials  false red   to .5    to .1
sequential, red                     3.44     0.25 %  66.5 %   99.8 %
sequential, red or soft             3.44    21.00 %  75.1 %   99.9 %
single                              1.00    78.53 %  66.5 %  100.0 %
tolerance, n = 4                    4.00     0.25 %  66.5 %  100.0 %
tolerance, same false red, n = 4    4.00     0.25 %  66.5 %  100.0 %

trials: per cell of a healthy suite
false red: of healthy suites; sequential with 95 % confidence from 0.19 % to 0.33 %
to .x: the pass rate of one cell drops to that; how often this cell is found
same false red: with as wide a tolerance as is red at least as often as sequential in healthy suites

by the exact law, cells that are compared with 20 trials, and new ones, which need 3 of 3, else 5 of 6

cells, pass rate  compared: trials     red  new: trials  not green
10, .95                       3.58  0.20 %         3.57     0.45 %
100, .9                       4.32  0.72 %         4.40    60.35 %

red, not green: of healthy suites in which all cells are compared, or all are new
`);
});

test('a low pass rate leaves no drops', () => {
  const { setting, policy, rules, ...exact } = SIMULATED;
  const text = samplingText(
    {
      setting: { ...setting, p: 0.1, drops: [] },
      policy: { ...policy, stages: [3, 8] },
      rules: rules.map((rule) => ({ ...rule, drops: [] })),
      ...exact,
    },
    PLAIN,
  );
  expect(text).toContain('sequential: stages 3, 8; alpha .05, drop .2\n');
  expect(text).toMatch(/^rule +trials  false red$/m);
});
