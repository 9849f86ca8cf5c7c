import { expect, test } from 'vitest';

import { outcomeOf, type GateOutcome } from '../../contracts/gate-result.ts';
import type { Cell, CellSampling } from '../../contracts/routing-detail.ts';
import { decideRouting } from '../../gates/routing/decide.ts';
import { gateInput } from '../../testing/gate-input-builder.ts';
import { largeReport, ROUTING_OUTCOME } from '../../testing/report-builder.ts';
import { countedEntry, suiteSetting, trialsOf } from '../../testing/sampling-builder.ts';
import { matrixCell, ROUTING_SECTIONS } from './routing.ts';

const cellsOf = (...suite: Parameters<typeof suiteSetting>): readonly Cell[] =>
  decideRouting(gateInput(suiteSetting(...suite))).detail.cells;
const [CELL] = cellsOf({ alpha: ['pass', ['pass']] });
const [COUNTED] = cellsOf({ alpha: [countedEntry(20, 20), trialsOf(23, 24)] });
const cell = (changes: Partial<Cell>): Cell => ({ ...(CELL as Cell), ...changes });
const sampling = (changes: Partial<CellSampling> = {}): CellSampling => {
  return { ...(COUNTED?.sampling as CellSampling), ...changes };
};
const SINGLE = { rule: 'single', base: null } as const;
const FAILED = { ...(CELL?.got as NonNullable<Cell['got']>), status: 'fail' } as const;

test.each<[Partial<Cell>, string]>([
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
])('a cell %j is labelled %s', (changes, text) => {
  expect(matrixCell(cell(changes))).toEqual({ text, effect: changes.gate });
});

test('where a case has no such cell there is a dash', () => {
  expect(matrixCell(undefined)).toBe('-');
});

test('the matrix has the cases with the worst first', () => {
  const [matrix] = ROUTING_SECTIONS.above?.(ROUTING_OUTCOME) ?? [];
  expect(matrix?.table?.head).toEqual(['case', 'claude', 'codex']);
  expect(matrix?.table?.rows.map(([id]) => id)).toEqual(['beta', 'alpha']);
});

test('without cells there is neither a matrix nor trials', () => {
  const outcome = { ...ROUTING_OUTCOME, detail: { ...ROUTING_OUTCOME.detail, cells: [] } };
  expect([ROUTING_SECTIONS.above?.(outcome), ROUTING_SECTIONS.below?.(outcome)]).toEqual([[], []]);
});

test('what its trials can show and its proof are facts of a finding', () => {
  const factsOf = ROUTING_SECTIONS.facts?.(ROUTING_OUTCOME) ?? (() => []);
  expect(ROUTING_OUTCOME.findings.map(factsOf)).toEqual([
    [{ label: 'proof', text: 'b, line 7', quote: 'the proof' }],
    [],
  ]);
});

const commandsAbout = (...rules: readonly string[]): readonly (readonly string[])[] => {
  const { gates } = largeReport(rules.length).result ?? { gates: [] };
  const findings = (outcomeOf({ gates }, 'routing') as GateOutcome).findings;
  const about = findings.map((finding, index) => ({ ...finding, rule: rules[index] ?? '' }));
  return (ROUTING_SECTIONS.commands?.(about) ?? []).map(({ commands }) => commands);
};

test('the worst cells can be run again, at most three', () => {
  expect(commandsAbout('regression', 'infra', 'regression', 'regression')[0]).toEqual([
    'portcullis run --case-id case-00000 --agents claude',
    'portcullis run --case-id case-00001 --agents claude',
    'portcullis run --case-id case-00002 --agents claude',
  ]);
});

test.each([
  [['regression'], 1],
  [['infra', 'regression'], 1],
  [['missing_baseline'], 1],
  [['infra'], 0],
  [['missing_result', 'insufficient_data'], 0],
  [[], 0],
])('whether there is something to accept about %j: %i', (rules, count) => {
  expect(commandsAbout(...rules)[1]).toHaveLength(count);
});

test.each(['x; rm -rf //claude', 'alpha/$(x)', 'alpha/claude/more', 'alpha', '-x/claude', `${'x'.repeat(101)}/claude`])(
  'no command is made of %s, which a shell could read in another way',
  (key) => {
    const [finding] = ROUTING_OUTCOME.findings;
    const about = finding === undefined ? [] : [{ ...finding, subject: { key, label: key } }];
    expect(ROUTING_SECTIONS.commands?.(about)[0]?.commands).toEqual([]);
  },
);
