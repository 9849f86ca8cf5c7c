import { describe, expect, test } from 'vitest';

import type { Cell, CellSampling } from '../contracts/gate-result.ts';
import { routingGate } from '../gates/routing-gate.ts';
import { gateInput } from '../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf } from '../testing/sampling-builder.ts';
import { cellText, gotOf, whyText } from './cell-text.ts';

const RESULT = routingGate(gateInput(suiteSetting({ alpha: ['pass', ['pass']] })));
const COUNTED = routingGate(gateInput(suiteSetting({ alpha: [countedEntry(20, 20), trialsOf(23, 24)] })));
const sampling = (changes: Partial<CellSampling> = {}): CellSampling => {
  const found = COUNTED.cells[0]?.sampling;
  return { ...(found as CellSampling), ...changes };
};
const NONE = { passed: 0, total: 0, low: 0, high: 1 };
const SINGLE = { rule: 'single', base: null } as const;

const [CELL] = RESULT.cells;
const cell = (changes: Partial<Cell>): Cell => ({ ...(CELL as Cell), ...changes });
const FAILED = { ...(CELL?.got as NonNullable<Cell['got']>), status: 'fail' } as const;

test.each<[Partial<Cell> | null, string]>([
  [null, '-'],
  [{ delta: 'held', gate: 'ok' }, '✓ pass (held)'],
  [{ delta: 'held', gate: 'ok', notes: ['loosened', 'case_loosened'] }, '✓ pass (held) +loosened +case_loosened'],
  [{ delta: 'regression', gate: 'fail', timeout: true }, '✗ regression (timeout)'],
  [{ delta: 'infra', gate: 'warn' }, '! infra'],
  [{ delta: 'not_planned', gate: 'report', got: null }, '· not_planned'],
  [{ delta: 'missing_result', gate: 'fail', got: null, sampling: null }, '✗ missing_result'],
  [{ delta: 'regression', gate: 'fail', sampling: sampling() }, '✗ regression 23/24'],
  [{ delta: 'insufficient_data', gate: 'undecided', sampling: sampling() }, '? insufficient_data 23/24'],
  [{ delta: 'soft_regression', gate: 'warn', sampling: sampling() }, '! soft_regression 23/24'],
  [{ delta: 'watch', gate: 'warn', sampling: sampling() }, '! watch 23/24'],
  [{ delta: 'unreliable_baseline', gate: 'warn', sampling: sampling() }, '! unreliable_baseline 23/24'],
  [{ delta: 'flaky', gate: 'report', sampling: sampling() }, '· flaky 23/24'],
  [{ delta: 'improvement', gate: 'ok', sampling: sampling() }, '✓ improvement 23/24'],
  [{ delta: 'new', gate: 'ok', sampling: sampling(), timeout: true }, '✓ new 23/24 (timeout)'],
  [{ delta: 'held', gate: 'ok', got: FAILED, sampling: sampling() }, '✓ pass 23/24 (held)'],
  [{ delta: 'held', gate: 'ok', got: FAILED, sampling: sampling(SINGLE) }, '✓ fail 23/24 (held)'],
])('a cell %j is labelled %s', (changes, label) => {
  expect(cellText(changes === null ? undefined : cell(changes))).toBe(label);
});

describe('whyText', () => {
  const expected = {
    expected_status: 'pass',
    allow_timeout: false,
    reason: null,
    owner: null,
    expires: '2026-01-01',
    expired: false,
  } as const;
  test.each<[string, Partial<Cell>, string]>([
    ['the reason alone', { delta: 'missing_result', reason: 'r', error: null }, 'r'],
    [
      'a reason that the title already says is left out',
      { delta: 'regression', reason: 'r', error: 'e', expected },
      'e',
    ],
    ['of another delta both are told', { delta: 'prompt_leading', reason: 'r', error: 'e' }, 'r; e'],
    [
      'that a tolerance ended is told',
      { delta: 'regression', reason: 'r', error: 'e', expected: { ...expected, expired: true } },
      'r; e',
    ],
    [
      'counts stand in the reason only',
      { delta: 'regression', reason: 'r', error: 'e', expected, sampling: sampling() },
      'r; e',
    ],
    [
      'of trials that were judged one by one the title says all',
      { delta: 'regression', reason: 'r', error: 'e', expected, sampling: sampling(SINGLE) },
      'e',
    ],
    ['a long one is cut', { delta: 'held', reason: 'r'.repeat(2000), error: null }, `${'r'.repeat(1000)}…`],
  ])('%s', (_name, changes, why) => {
    expect(whyText(cell(changes))).toBe(why);
  });
});

test.each<[string, Partial<Cell>, string]>([
  ['no result', { got: null }, 'no result'],
  ['one trial', { got: FAILED }, 'fail'],
  ['one that was late', { got: { ...FAILED, timed_out: true } }, 'fail (timed out)'],
  ['counted trials', { got: FAILED, sampling: sampling() }, '23/24 passed'],
  ['trials that were judged one by one', { got: FAILED, sampling: sampling(SINGLE) }, 'fail'],
  ['infrastructure errors only', { got: FAILED, sampling: sampling({ head: NONE }) }, 'fail'],
])('what was got of %s', (_name, changes, got) => {
  expect(gotOf(cell(changes))).toBe(got);
});
