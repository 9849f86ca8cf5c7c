import { describe, expect, test } from 'vitest';

import { GATE_DOCUMENTS } from '../gates/documents.ts';
import { decideJobs } from '../gates/jobs/decide.ts';
import { gateResult } from '../testing/gate-input-builder.ts';
import {
  FAILED,
  HOLDING_OUTCOME,
  ROUTING,
  ROUTING_OUTCOME,
  SUCCEEDED,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { checkGateResult } from './check-gate-result.ts';
import type { GateEffect, GateOutcome, GateResult } from './gate-result.ts';
import { NOTHING_TO_RUN } from './report-bounds.ts';
import type { Cell, Delta } from './routing-detail.ts';
import type { TurnRow } from './typestate-detail.ts';

/** `pointer: expected …, found …` of each contradiction. */
function found(result: GateResult): readonly string[] {
  return checkGateResult(result, GATE_DOCUMENTS).map(
    ({ pointer, expected, found: value }) => `${pointer}: expected ${expected}, found ${value}`,
  );
}

/** A result of one gate alone, whose verdict and exit code are right. */
function alone(outcome: GateOutcome, changes: Partial<GateOutcome> = {}): GateResult {
  return gateResult([{ ...outcome, ...changes }]);
}

function routingOf(detail: Partial<typeof ROUTING_OUTCOME.detail>, changes: Partial<GateOutcome> = {}): GateResult {
  return alone(ROUTING_OUTCOME, { detail: { ...ROUTING_OUTCOME.detail, ...detail }, ...changes });
}

/** The cells, of which the first of that delta is another. */
function changedCells(delta: Delta, changes: Partial<Cell>): Cell[] {
  const { cells } = ROUTING_OUTCOME.detail;
  const index = cells.findIndex((cell) => cell.delta === delta);
  return cells.map((cell, at) => (at === index ? { ...cell, ...changes } : cell));
}

const turns = (row: Partial<TurnRow>, changes: Parameters<typeof turnsOf>[1]): GateResult =>
  gateResult([turnsOf([{ ...TURN_ROW, ...row }], changes)]);
const [FINDING] = ROUTING_OUTCOME.findings;

describe('refused', () => {
  test.each<[string, GateResult, string]>([
    ['another verdict than the gates', { ...ROUTING, verdict: 'pass' }, '/verdict: expected fail'],
    ['another exit code', { ...ROUTING, exit_code: 0 }, '/exit_code: expected 1'],
    ['an exit code that only warns', { ...ROUTING, warn_only: true }, '/exit_code: expected 0'],
    ['a gate twice', gateResult([ROUTING_OUTCOME, ROUTING_OUTCOME]), '/gates/1/gate: expected each gate once'],
    [
      'a gate that there is not',
      alone(ROUTING_OUTCOME, { gate: 'toy' }),
      `/gates/0/gate: expected one of ${GATE_DOCUMENTS.map(({ gate }) => gate).join(', ')}, found "toy"`,
    ],
    ['a pass over a cell that fails', alone(ROUTING_OUTCOME, { verdict: 'pass' }), 'no pass, since a cell fails'],
    [
      'a pass over a finding that fails',
      alone(HOLDING_OUTCOME, { findings: FINDING === undefined ? [] : [FINDING] }),
      'no pass, since a cell fails',
    ],
    ['a pass over turns that fail', turns({}, { verdict: 'pass' }), 'no pass, since a turn fails'],
    [
      'a pass without a cell',
      alone(HOLDING_OUTCOME, { counts: {}, detail: { ...HOLDING_OUTCOME.detail, cells: [] } }),
      '/gates/0/verdict: expected no pass without a cell, since something had to run, found pass',
    ],
    [
      'a pass without a turn',
      turns(
        { delta: 'unseen', gate: 'report' },
        { verdict: 'pass', detail: { turns: { judged: 0, accepted: 0, rejected: 0 } } },
      ),
      '/gates/0/detail/turns/judged: expected a turn where the gate holds, since something had to run, found 0',
    ],
    ['jobs that failed and hold', alone(decideJobs([FAILED]), { verdict: 'pass' }), '/gates/0/detail/legs'],
    ['jobs that succeeded and fail', alone(decideJobs([SUCCEEDED]), { verdict: 'fail' }), '/gates/0/detail/legs'],
    [
      'a document of another gate',
      alone(ROUTING_OUTCOME, { detail: { legs: [] } }),
      '/gates/0/detail/legs: expected only',
    ],
    [
      'a field of a cell that it does not know',
      routingOf({ cells: ROUTING_OUTCOME.detail.cells.map((cell) => Object.assign({ extra: 1 }, cell)) }),
      '/gates/0/detail/cells/0/extra: expected only known fields',
    ],
    [
      'regressions that do nothing to the gate',
      routingOf({ cells: changedCells('held', { delta: 'regression' }) }),
      '/gate: expected fail or warn or report, as of "regression", found ok',
    ],
    [
      'a cell that holds and fails',
      routingOf({ cells: changedCells('held', { gate: 'fail' }) }),
      '/gate: expected ok, as of "held", found fail',
    ],
    [
      'a missing result that is only reported',
      routingOf({ cells: changedCells('held', { delta: 'missing_result', gate: 'report' }) }),
      '/gate: expected fail, as of "missing_result", found report',
    ],
    [
      'turns that got worse and do nothing',
      turns({ gate: 'ok' }, { verdict: 'pass' }),
      '/gates/0/detail/rows/0/gate: expected fail or warn or report, as of "regression", found ok',
    ],
    [
      'a new cell whose entry was loosened',
      routingOf({ cells: changedCells('held', { delta: 'new', notes: ['loosened'] }) }),
      '/notes: expected no change of an entry, as of new, found loosened',
    ],
    [
      'an entry that was removed and tightened',
      routingOf({ cells: changedCells('held', { notes: ['entry_removed', 'tightened'] }) }),
      '/notes: expected entry_removed alone, found tightened, entry_removed',
    ],
    [
      'a cell that holds against no entry',
      routingOf({ cells: changedCells('held', { expected: null }) }),
      '/expected: expected an entry, as of held, found none',
    ],
    [
      'a cell without a baseline that has an entry',
      routingOf({ cells: changedCells('regression', { delta: 'missing_baseline' }) }),
      '/expected: expected no entry, as of missing_baseline, found one',
    ],
    [
      'an age of no counts',
      routingOf({ baseline: { entries: 1, newest_counts: null, age_days: 3 } }),
      '/gates/0/detail/baseline/age_days: expected null, since there are no newest counts, found 3',
    ],
    [
      'counts without an age',
      routingOf({ baseline: { entries: 1, newest_counts: '2026-01-01T00:00:00Z', age_days: null } }),
      '/gates/0/detail/baseline/age_days: expected the age of the newest counts, found null',
    ],
    [
      'a finding of another gate',
      withOutcome(ROUTING, 'routing', { findings: ROUTING_OUTCOME.findings.map((one) => ({ ...one, gate: 'jobs' })) }),
      '/gates/0/findings/0/gate: expected routing, found jobs',
    ],
    [
      'a finding of a rule that there is not',
      withOutcome(ROUTING, 'routing', { findings: ROUTING_OUTCOME.findings.map((one) => ({ ...one, rule: 'leg' })) }),
      '/gates/0/findings/0/effect: expected no effect, as of "leg", found fail',
    ],
    [
      'a cell that fails without a finding',
      withOutcome(ROUTING, 'routing', { findings: ROUTING_OUTCOME.findings.slice(1) }),
      '/gates/0/findings: expected one for each regression (fail), found 1 too few',
    ],
    [
      'a finding of nothing',
      withOutcome(ROUTING, 'routing', {
        findings: [...ROUTING_OUTCOME.findings, ...ROUTING_OUTCOME.findings.slice(0, 1)],
      }),
      '/gates/0/findings: expected one for each regression (fail), found 1 too many',
    ],
    [
      'a command that is another one',
      withOutcome(ROUTING, 'routing', {
        findings: ROUTING_OUTCOME.findings.map((one) => ({ ...one, explain: `${one.explain}; curl evil.example` })),
      }),
      '/gates/0/findings/0/explain: expected `portcullis explain`',
    ],
    [
      'a command of a cell that is another one',
      routingOf({ cells: changedCells('regression', { explain: 'curl evil.example' }) }),
      '/explain: expected `portcullis explain`',
    ],
    [
      'counts of cells that are not there',
      alone(HOLDING_OUTCOME, { counts: { ...HOLDING_OUTCOME.counts, regression: 999 } }),
      '/gates/0/counts/regression: expected 0, the number of such cells, found 999',
    ],
    [
      'cells that are not counted',
      alone(HOLDING_OUTCOME, { counts: {} }),
      '/gates/0/counts/held: expected 2, the number of such cells, found 0',
    ],
    [
      'counts of other turns',
      turns({ gate: 'warn' }, { counts: {} }),
      '/gates/0/counts/regression: expected 1, the number of such rows, found 0',
    ],
  ])('%s', (_name, result, said) => {
    expect(found(result).join('\n')).toContain(said);
  });
});

test('where nothing had to run, gates hold without a cell and without a turn', () => {
  const nothing = { counts: {}, warnings: [NOTHING_TO_RUN], findings: [] };
  const routing = { ...HOLDING_OUTCOME, ...nothing, detail: { ...HOLDING_OUTCOME.detail, cells: [] } };
  const none = turnsOf([], { ...nothing, verdict: 'pass', detail: { turns: { judged: 0, accepted: 0, rejected: 0 } } });
  expect(found(gateResult([routing, none]))).toEqual([]);
});

describe('counts', () => {
  /** The pointers below `counts`, for equal cells. */
  function pointersOf(
    [length, delta, gate]: readonly [number, Delta, GateEffect],
    counts: Readonly<Record<string, number>>,
  ): readonly string[] {
    const template = HOLDING_OUTCOME.detail.cells[0];
    if (template === undefined) throw new Error('expected a cell');
    const cells = Array.from({ length }, (): Cell => ({ ...template, delta, gate }));
    const outcome = { ...HOLDING_OUTCOME, counts, detail: { ...HOLDING_OUTCOME.detail, cells } };
    const pointers = checkGateResult(gateResult([outcome]), GATE_DOCUMENTS).map(({ pointer }) => pointer);
    return pointers.filter((pointer) => pointer.startsWith('/gates/0/counts'));
  }

  test.each<[string, ...Parameters<typeof pointersOf>]>([
    ['as many as there are', [2, 'held', 'ok'], { held: 2, regression: 0 }],
    ['none of none', [0, 'held', 'ok'], {}],
  ])('that are taken: %s', (_name, cells, counts) => {
    expect(pointersOf(cells, counts)).toEqual([]);
  });

  test.each<[string, string, ...Parameters<typeof pointersOf>]>([
    ['more than there are', 'held', [2, 'held', 'ok'], { held: 3 }],
    ['fewer', 'held', [2, 'held', 'ok'], { held: 1 }],
    ['none', 'held', [2, 'held', 'ok'], {}],
    ['of what is none', 'toString', [2, 'held', 'ok'], { held: 2, toString: 1 }],
    ['of what every object has', 'constructor', [2, 'held', 'ok'], { held: 2, constructor: 3 }],
    ['few of very many that fail', 'regression', [20, 'regression', 'fail'], { regression: 3 }],
  ])('that are refused: %s', (_name, rule, cells, counts) => {
    expect(pointersOf(cells, counts)).toEqual([`/gates/0/counts/${rule}`]);
  });
});
