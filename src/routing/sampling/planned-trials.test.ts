import { expect, test } from 'vitest';
import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { stratum } from '../../testing/sampling-builder.ts';
import type { CellRule } from './cell-rule.ts';
import { fixedTrials, plannedTrials } from './planned-trials.ts';

const POLICY = { ...DEFAULT_SAMPLING, trials: 2, stages: [4, 7, 19], newCases: { passes: 5, trials: 8 } };

test.each<[CellRule, number, number]>([
  [{ kind: 'single' }, 2, 2],
  [{ kind: 'absolute', cause: 'new', base: null, why: '' }, 5, 8],
  [{ kind: 'absolute', cause: 'few', base: stratum(3, 3), why: '' }, 5, 8],
  [{ kind: 'absolute', cause: 'claimed', base: null, why: '' }, 5, 8],
  [{ kind: 'sequential', base: stratum(20, 20) }, 4, 19],
])('%j needs %i of at most %i trials', (rule, required, all) => {
  expect(plannedTrials(rule, POLICY)).toEqual({ required, all });
});

test('by default', () => {
  const rule: CellRule = { kind: 'sequential', base: stratum(20, 20) };
  expect(plannedTrials(rule, DEFAULT_SAMPLING)).toEqual({ required: 3, all: 24 });
  expect(plannedTrials({ kind: 'single' }, DEFAULT_SAMPLING)).toEqual({ required: 1, all: 1 });
});

test('a number that is asked for is needed whole', () => {
  expect(fixedTrials(7)).toEqual({ required: 7, all: 7 });
});
