import { describe, expect, test } from 'vitest';
import { DEFAULT_PROVIDER } from '../contracts/config.ts';
import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { routingGate } from '../gates/routing-gate.ts';
import {
  baselineOf,
  batchOf,
  COMPARATOR_REPORT,
  gateInput,
  locatedCases,
  routingCase,
} from '../testing/gate-input-builder.ts';
import { ALL_HOSTILE, dangersIn } from '../testing/hostile-text.ts';
import { HITS, unitId } from '../testing/unit-result-builder.ts';
import { cellLabel, gateText, verdictLine, whyText } from './gate-text.ts';
import { PLAIN, type TextStyle } from './text-style.ts';

const RESULT: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha'), routingCase('beta'), routingCase('gamma')),
    before: baselineOf({
      alpha: { claude: 'pass', codex: 'pass' },
      beta: { claude: { expected_status: 'pass', allow_timeout: true }, codex: 'fail' },
      gamma: { claude: 'pass', codex: 'pass' },
    }),
    policy: { providers: new Map([['codex', { ...DEFAULT_PROVIDER, infra: 'tolerated' }]]) },
    batches: [
      batchOf({
        alpha: { claude: ['pass'], codex: [{ status: 'infra_error', timed_out: true, error: 'the service failed' }] },
        beta: { claude: ['pass'], codex: ['pass'] },
        gamma: {
          claude: [
            {
              status: 'fail',
              error: 'missing: gamma-skill (too_weak)',
              missing: [{ token: 'gamma-skill', reason: 'too_weak', required_tier: 1, best_tier: 2 }],
              token_hits: { 'gamma-skill': { ...HITS.read, proof_line: `{"${'x'.repeat(400)}"}` } },
            },
          ],
          codex: [null],
        },
      }),
    ],
  }),
);

test('shows what was compared, the matrix, each failure, and the verdict', () => {
  expect(gateText(RESULT, PLAIN)).toBe(`Compared with the merge base aaaaaaaaaaaa
  base refs/remotes/origin/main bbbbbbbbbbbb, head dddddddddddd
  baseline baselines/provider-baseline.json (blob cccccccccccc)

case   claude         codex
gamma  ✗ regression   ✗ missing_result
alpha  ✓ pass (held)  ! infra (timeout)
beta   ✓ pass (held)  ✓ improvement

✗ gamma/claude: regression: expected pass → got fail
    why      missing: gamma-skill (too_weak)
    proof    gamma-skill, line 7: {"${'x'.repeat(158)}…
    case     cases/routing/cases.json:12
    explain  portcullis explain ${unitId(5)} --results artifacts/results.json

✗ gamma/codex: missing_result: expected pass → got no result
    why      planned, but there is no result
    case     cases/routing/cases.json:12

! alpha/codex: infra: expected pass → got infra_error (timed out)
    why      the service failed
    case     cases/routing/cases.json:2
    explain  portcullis explain ${unitId(2)} --results artifacts/results.json

FAIL  1 missing_result, 1 regression, 1 infra, 2 held, 1 improvement
`);
});

describe('what was compared', () => {
  const first = (changes: Partial<GateResult['comparator']>): string =>
    gateText({ ...RESULT, comparator: { ...COMPARATOR_REPORT, ...changes } }, PLAIN).split('\n\n')[0] ?? '';
  test('a file', () => {
    expect(first({ kind: 'file', baseline_path: 'b.json' })).toBe(
      'Compared with the file b.json; no comparator was used',
    );
  });
  test('a first adoption', () => {
    expect(first({ baseline_blob: null, baseline_outcome: 'first_adoption' })).toContain(
      '(no baseline there: first adoption)',
    );
  });
  test('nothing known', () => {
    expect(first({ base_ref: null, base_tip: null, merge_base: null })).toContain(
      'the merge base (none)\n  base  (none), head',
    );
  });
});

test.each<[GateResult['verdict'], string]>([
  ['pass', 'PASS  1 held'],
  ['fail', 'FAIL  1 held'],
  ['not_comparable', 'NOT COMPARABLE  1 held'],
])('the verdict %s is one line', (verdict, line) => {
  expect(verdictLine({ ...RESULT, verdict, counts: { regression: 0, held: 1 } }, PLAIN)).toBe(line);
  expect(verdictLine({ ...RESULT, verdict, counts: {} }, PLAIN)).toContain('no cells');
});

test('a result without cells and with warnings', () => {
  const text = gateText(
    { ...RESULT, verdict: 'not_comparable', cells: [], counts: {}, warnings: ['one', 'two'] },
    PLAIN,
  );
  expect(text).toContain('\n\nno cells\n\nwarning: one\nwarning: two\n\nNOT COMPARABLE  no cells\n');
});

const [CELL] = RESULT.cells;
const cell = (changes: Partial<Cell>): Cell => ({ ...(CELL as Cell), ...changes });

test.each<[Partial<Cell> | null, string]>([
  [null, '-'],
  [{ delta: 'held', gate: 'ok' }, '✓ pass (held)'],
  [{ delta: 'held', gate: 'ok', notes: ['loosened', 'case_loosened'] }, '✓ pass (held) +loosened +case_loosened'],
  [{ delta: 'regression', gate: 'fail', timeout: true }, '✗ regression (timeout)'],
  [{ delta: 'infra', gate: 'warn' }, '! infra'],
  [{ delta: 'not_planned', gate: 'report', got: null }, '· not_planned'],
])('a cell %j is labelled %s', (changes, label) => {
  expect(cellLabel(changes === null ? undefined : cell(changes))).toBe(label);
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
    ['a long one is cut', { delta: 'held', reason: 'r'.repeat(2000), error: null }, `${'r'.repeat(1000)}…`],
  ])('%s', (_name, changes, why) => {
    expect(whyText(cell(changes))).toBe(why);
  });
});

test('hostile text stays on its lines, and no line is a command', () => {
  const hostile = cell({
    gate: 'fail',
    delta: 'missing_result',
    reason: ALL_HOSTILE,
    error: ALL_HOSTILE,
    proof: { token: ALL_HOSTILE, line_number: 1, line: ALL_HOSTILE },
    case_file: ALL_HOSTILE,
    explain: ALL_HOSTILE,
  });
  const result: GateResult = {
    ...RESULT,
    cells: [hostile],
    warnings: [ALL_HOSTILE],
    comparator: { ...COMPARATOR_REPORT, base_ref: ALL_HOSTILE, baseline_path: ALL_HOSTILE, merge_base: '\u001b[31m' },
    head: { ...RESULT.head, commit: '::error::' },
  };
  for (const kind of ['git', 'file'] as const) {
    const text = gateText({ ...result, comparator: { ...result.comparator, kind } }, PLAIN);
    expect(dangersIn(text)).toEqual([]);
    // As many lines as with harmless text.
    const plain = JSON.parse(JSON.stringify(result).replaceAll(JSON.stringify(ALL_HOSTILE), '"x"')) as GateResult;
    expect(text.split('\n').length).toBe(
      gateText({ ...plain, comparator: { ...plain.comparator, kind } }, PLAIN).split('\n').length,
    );
  }
});

test('colours go round words and never into the measure of the columns', () => {
  const marked =
    (mark: string) =>
    (text: string): string =>
      `<${mark}>${text}</${mark}>`;
  const style: TextStyle = {
    bold: marked('b'),
    dim: marked('d'),
    red: marked('r'),
    green: marked('g'),
    yellow: marked('y'),
    cyan: marked('c'),
  };
  const text = gateText(RESULT, style);
  expect(text.replaceAll(/<\/?[bdrgyc]>/g, '').replaceAll(/ +$/gm, '')).toBe(gateText(RESULT, PLAIN));
  expect(text).toContain('gamma  <r>✗ regression </r>  <r>✗ missing_result </r>');
  expect(text).toContain('<b><r>FAIL</r></b>');
});

test('a hundred thousand cases are no matter', () => {
  const cells = Array.from({ length: 200_000 }, (_, index) => cell({ case_id: `case-${index}` }));
  expect(gateText({ ...RESULT, cells }, PLAIN).split('\n').length).toBeGreaterThan(200_000);
});
