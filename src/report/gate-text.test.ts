import { describe, expect, test } from 'vitest';
import { DEFAULT_PROVIDER } from '../contracts/config.ts';
import type { Cell, GateResult, Rollup } from '../contracts/gate-result.ts';
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
import { countedEntry, stagedBatch, trialsOf } from '../testing/sampling-builder.ts';
import { HITS, unitId } from '../testing/unit-result-builder.ts';
import { gateText, verdictLine } from './gate-text.ts';
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
  baseline baselines/provider-baseline.json (blob cccccccccccc, 6 entries)

case   claude         codex
gamma  ✗ regression   ✗ missing_result
alpha  ✓ pass (held)  ! infra (timeout)
beta   ✓ pass (held)  ✓ improvement

Trials: 4, one for each of 4 cells: an interval of 21–100 % where it passed, 0–79 % where it failed; no drop can be told from chance; 1 of 6 trials (17 %) ended in infrastructure errors

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
  test.each([
    [
      'pull_request',
      'refs/heads/main',
      'the merge base aaaaaaaaaaaa (pull_request)\n  base refs/heads/main bbbbbbbbbbbb',
    ],
    ['merge_group', null, 'the commit aaaaaaaaaaaa (merge_group)\n  base  bbbbbbbbbbbb'],
  ])('of the event %s, with the head beside what was tested', (event, baseRef, said) => {
    expect(first({ event, base_ref: baseRef, head_sha: 'e'.repeat(40) })).toContain(
      `Compared with ${said}, head eeeeeeeeeeee, tested dddddddddddd\n`,
    );
  });
  test('nothing known', () => {
    expect(first({ base_ref: null, base_tip: null, merge_base: null })).toContain(
      'the merge base (none)\n  base  (none), head',
    );
  });
});

const COUNTED: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha'), routingCase('beta'), routingCase('gamma')),
    before: baselineOf({
      alpha: { claude: countedEntry(20, 20), codex: countedEntry(20, 20) },
      beta: { claude: countedEntry(19, 20), codex: countedEntry(19, 20) },
      gamma: { claude: countedEntry(20, 20), codex: countedEntry(5, 8) },
    }),
    batches: [
      stagedBatch({
        alpha: { claude: trialsOf(3, 3), codex: trialsOf(9, 24, { error: 'missing: alpha-skill' }) },
        beta: { claude: trialsOf(2, 3), codex: [...trialsOf(3, 3), 'infra_error'] },
        gamma: { codex: trialsOf(3, 5) },
      }),
    ],
  }),
);

test('counted trials: counts in the matrix, what all of them can show, roll-ups, and the numbers of each cell', () => {
  const explain = (unit: number): string =>
    `    explain  portcullis explain ${unitId(unit)} --results artifacts/results.json`;
  expect(gateText(COUNTED, PLAIN).replace(/^[^]*?\n\n/, '')).toBe(`case   claude                   codex
alpha  ✓ pass 3/3 (held)        ✗ regression 9/24
beta   ? insufficient_data 2/3  ✓ pass 3/3 (held)
gamma  · not_planned            ! unreliable_baseline 3/5

Trials: 38 counted in 5 cells, judged by counts: a regression has p < 0.05 and a drop of 20 points or more; 1 of 39 trials (3 %) ended in infrastructure errors
    passed  cells  Wilson 95 %  smallest drop that shows 4 times in 5
  - 3/3     2      44–100 %     72–88 points
  - 2/3     1      21–94 %      88 points
  - 3/5     1      23–88 %      no drop can be told from chance
  - 9/24    1      21–57 %      36 points
Not run: 1 cell: gamma/claude

Roll-ups, which decide nothing
    provider  cells  passed           comparator        drop
  - codex     3      15/32 (31–64 %)  44/48 (80–97 %)   45 points
  - claude    2      5/6 (44–97 %)    39/40 (87–100 %)  14 points

    skill        cells  passed           comparator        drop
  - alpha-skill  2      12/27 (28–63 %)  40/40 (91–100 %)  56 points
  - beta-skill   2      5/6 (44–97 %)    38/40 (83–99 %)   12 points
  - gamma-skill  1      3/5 (23–88 %)    5/8 (31–86 %)     3 points

✗ alpha/codex: regression: expected pass → got 9/24 passed
    why      9 of 24 passed, 20 of 20 at the comparator: a drop of 63 points, which chance does not explain (p = 0.0000057, 0.000017 among all tested cells); missing: alpha-skill
    trials   9/24 passed (Wilson 95 %: 21–57 %), 20/20 at the comparator (84–100 %); 24 trials show drops of 36 points or more
    case     cases/routing/cases.json:2
${explain(4)}

? beta/claude: insufficient_data: expected pass → got 2/3 passed
    why      undecided: 2 of 3 passed, and 2 more trials are needed (\`run --adaptive\` runs them)
    trials   2/3 passed (Wilson 95 %: 21–94 %), 19/20 at the comparator (76–99 %), drop 28 points, p = 0.25, 0.50 among all tested cells; 3 trials show drops of 88 points or more
    case     cases/routing/cases.json:7
${explain(28)}

! gamma/codex: unreliable_baseline: expected pass → got 3/5 passed
    why      3 of 5 passed, 5 of 8 at the comparator: the baseline itself does not show that more than half of the trials pass
    trials   3/5 passed (Wilson 95 %: 23–88 %), 5/8 at the comparator (31–86 %), drop 3 points, p = 0.68; no drop can be told from chance by 5 trials
    case     cases/routing/cases.json:12
${explain(35)}

warning: 1 cell is undecided: there is not enough data to say that they hold
warning: 1 cell did not run, because no plan has them (claude)

FAIL  1 regression, 1 insufficient_data, 1 unreliable_baseline, 1 not_planned, 2 held
`);
});

const UNDECIDED = {
  verdict: 'not_comparable',
  exit_code: 3,
  gates: { routing: 'not_comparable', typestate: null, legs: null },
} as const;

test('undecided cells stand after failures, and the verdict says that data are missing', () => {
  const cells = COUNTED.cells.filter(({ gate }) => gate !== 'fail').toReversed();
  const counts = { insufficient_data: 1, unreliable_baseline: 1 };
  const text = gateText({ ...COUNTED, ...UNDECIDED, cells, counts }, PLAIN);
  expect(text.match(/^[✗?!] .*/gm)).toEqual([
    '? beta/claude: insufficient_data: expected pass → got 2/3 passed',
    '! gamma/codex: unreliable_baseline: expected pass → got 3/5 passed',
  ]);
  expect(text).toMatch(
    /\n\nNOT COMPARABLE {2}not enough data for 1 cell: 1 insufficient_data, 1 unreliable_baseline\n$/,
  );
});

test('a roll-up names the twenty worst', () => {
  const rollup = COUNTED.rollups.skills[0];
  const skills = Array.from({ length: 25 }, (_, index) => ({ ...rollup, name: `skill-${index}` }) as Rollup);
  const text = gateText({ ...COUNTED, rollups: { providers: [], skills } }, PLAIN);
  expect(text).toContain('Roll-ups, which decide nothing\n    skill ');
  expect(text.match(/^ {2}- skill-\d+ /gm)).toHaveLength(20);
  expect(text).toContain('\n  and 5 more\n\n');
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
  const text = gateText({ ...RESULT, ...UNDECIDED, cells: [], counts: {}, warnings: ['one', 'two'] }, PLAIN);
  expect(text).toContain('\n\nno cells\n\nwarning: one\nwarning: two\n\nNOT COMPARABLE  no cells\n');
});

const [CELL] = RESULT.cells;
const cell = (changes: Partial<Cell>): Cell => ({ ...(CELL as Cell), ...changes });

test('hostile text stays on its lines, and no line is a command', () => {
  const { sampling: sampled } = COUNTED.cells.find(({ delta }) => delta === 'regression') ?? cell({});
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
    cells: [hostile, { ...hostile, delta: 'not_planned', sampling: sampled }],
    rollups: {
      providers: [],
      skills: COUNTED.rollups.skills.map((rollup) => ({ ...rollup, name: ALL_HOSTILE })),
    },
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
  for (const result of [RESULT, COUNTED]) {
    const plain = gateText(result, style).replaceAll(/<\/?[bdrgyc]>/g, '');
    expect(plain.replaceAll(/ +$/gm, '')).toBe(gateText(result, PLAIN));
  }
  const text = gateText(RESULT, style);
  expect(text).toContain('gamma  <r>✗ regression </r>  <r>✗ missing_result </r>');
  expect(text).toContain('<b><r>FAIL</r></b>');
});

test('a hundred thousand cases are no matter', () => {
  const cells = Array.from({ length: 200_000 }, (_, index) => cell({ case_id: `case-${index}` }));
  expect(gateText({ ...RESULT, cells }, PLAIN).split('\n').length).toBeGreaterThan(200_000);
});
