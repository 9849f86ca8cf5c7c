import { expect, test } from 'vitest';

import type { Cell, CellSampling } from '../../contracts/routing-detail.ts';
import { gateInput } from '../../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf } from '../../testing/sampling-builder.ts';
import { cellChange, cellMessage } from './cell-change.ts';
import { decideRouting } from './decide.ts';

const cellOf = (...suite: Parameters<typeof suiteSetting>): Cell => {
  const [cell] = decideRouting(gateInput(suiteSetting(...suite))).detail.cells;
  if (cell === undefined) throw new Error('expected a cell');
  return cell;
};
const CELL = cellOf({ alpha: ['pass', ['pass']] });
const COUNTED = cellOf({ alpha: [countedEntry(20, 20), trialsOf(23, 24)] });
const cell = (changes: Partial<Cell>): Cell => ({ ...CELL, ...changes });
const sampling = (changes: Partial<CellSampling> = {}): CellSampling => {
  return { ...(COUNTED.sampling as CellSampling), ...changes };
};
const NONE = { passed: 0, total: 0, low: 0, high: 1 };
const SINGLE = { rule: 'single', base: null } as const;
const FAILED = { ...(CELL.got as NonNullable<Cell['got']>), status: 'fail' } as const;
const expected = {
  expected_status: 'pass',
  allow_timeout: false,
  reason: null,
  owner: null,
  expires: '2026-01-01',
  expired: false,
} as const;

test.each<[string, Partial<Cell>, string, string]>([
  ['no entry and no result', { expected: null, got: null }, 'no entry', 'no result'],
  ['one trial', { expected, got: FAILED }, 'pass', 'fail'],
  [
    'one that was late, and may be',
    { expected: { ...expected, allow_timeout: true }, got: { ...FAILED, timed_out: true } },
    'pass, timeout allowed',
    'fail (timed out)',
  ],
  ['counted trials', { expected, got: FAILED, sampling: sampling() }, 'pass', '23/24 passed'],
  ['trials that were judged one by one', { expected, got: FAILED, sampling: sampling(SINGLE) }, 'pass', 'fail'],
  ['infrastructure errors only', { expected, got: FAILED, sampling: sampling({ head: NONE }) }, 'pass', 'fail'],
])('the change of %s', (_name, changes, from, to) => {
  expect(cellChange(cell(changes))).toEqual({ from, to });
});

test.each<[string, Partial<Cell>, string]>([
  ['the reason alone', { delta: 'missing_result', reason: 'r', error: null }, 'r'],
  [
    'a reason that says no more than the change',
    { delta: 'regression', reason: 'r', error: 'e', expected, got: FAILED },
    'expected pass, got fail; e',
  ],
  ['of another delta the reason', { delta: 'prompt_leading', reason: 'r', error: 'e' }, 'r; e'],
  [
    'that a tolerance ended',
    { delta: 'regression', reason: 'r', error: 'e', expected: { ...expected, expired: true } },
    'r; e',
  ],
  [
    'counts, which stand in the reason only',
    { delta: 'regression', reason: 'r', error: 'e', expected, sampling: sampling() },
    'r; e',
  ],
  [
    'of trials that were judged one by one the change',
    { delta: 'regression', reason: 'r', error: 'e', expected, got: FAILED, sampling: sampling(SINGLE) },
    'expected pass, got fail; e',
  ],
  [
    'what changed of the entry',
    { delta: 'held', reason: 'r', error: 'e', notes: ['loosened', 'case_loosened'] },
    'r; + loosened; + case_loosened; e',
  ],
])('a message says %s', (_name, changes, message) => {
  expect(cellMessage(cell(changes))).toBe(message);
});
