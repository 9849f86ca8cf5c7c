import { describe, expect, test } from 'vitest';
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
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { structureOf } from '../testing/markdown-structure.ts';
import { countedEntry, stagedBatch, trialsOf } from '../testing/sampling-builder.ts';
import { HITS, unitId } from '../testing/unit-result-builder.ts';
import { gateSummary } from './gate-summary.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';

const RESULT: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('al_pha'), routingCase('beta')),
    before: baselineOf({ al_pha: { claude: 'pass', codex: 'pass' }, beta: { claude: 'pass', codex: 'pass' } }),
    tolerateInfra: true,
    batches: [
      batchOf({
        al_pha: { claude: [{ status: 'infra_error', error: 'the service failed' }], codex: ['pass'] },
        beta: {
          claude: [
            {
              status: 'fail',
              error: 'missing: x',
              gating_hits: ['b'],
              token_hits: { b: { ...HITS.loaded, proof_line: 'the `proof`' } },
            },
          ],
          codex: ['pass'],
        },
      }),
    ],
  }),
);

test('shows verdict, comparator, matrix and failures, the worst first', () => {
  expect(gateSummary(RESULT)).toBe(`# Routing gate ❌ fails

1 regression · 1 infra · 2 held

| | |
|---|---|
| base | \`refs/remotes/origin/main\` |
| base tip | \`${'b'.repeat(40)}\` |
| merge base | \`${'a'.repeat(40)}\` |
| head | \`${'d'.repeat(40)}\` |
| tested | \`${'d'.repeat(40)}\` |
| baseline | \`baselines/provider-baseline.json\` |
| baseline blob | \`${'c'.repeat(40)}\` |
| baseline holds | \`4 entries\` |
| batch | \`${unitId(0xba7c)}\` |

| case | claude | codex |
|---|---|---|
| beta | ✗ regression | ✓ pass \\(held\\) |
| al\\_pha | \\! infra | ✓ pass \\(held\\) |

**Trials:** 3, one for each of 3 cells: an interval of 21–100 % where it passed, 0–79 % where it failed; no drop can be told from chance; 1 of 4 trials \\(25 %\\) ended in infrastructure errors

## Failures

### ❌ beta / claude: regression

expected **pass** → got **fail**: missing: x

proof for \`b\`, line 7:

\`\`\`text
the \`proof\`
\`\`\`

case: \`cases/routing/cases.json:7\`

\`\`\`text
portcullis explain ${unitId(3)} --results artifacts/results.json
\`\`\`

### ⚠️ al\\_pha / claude: infra

expected **pass** → got **infra_error**: the service failed

case: \`cases/routing/cases.json:2\`

\`\`\`text
portcullis explain ${unitId(1)} --results artifacts/results.json
\`\`\`
`);
});

const COUNTED: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha'), routingCase('beta')),
    before: baselineOf({
      alpha: { claude: countedEntry(20, 20), codex: countedEntry(20, 20) },
      beta: { claude: countedEntry(19, 20), codex: countedEntry(19, 20) },
    }),
    batches: [
      stagedBatch({
        alpha: { claude: trialsOf(3, 3), codex: trialsOf(9, 24, { error: 'missing: alpha-skill' }) },
        beta: { claude: trialsOf(2, 3) },
      }),
    ],
  }),
);

test('counted trials: what all of them can show, undecided cells among the failures, each cell, roll-ups', () => {
  expect(gateSummary(COUNTED).replace(/^[^]*?(?=\| case)/, '')).toBe(`| case | claude | codex |
|---|---|---|
| alpha | ✓ pass 3/3 \\(held\\) | ✗ regression 9/24 |
| beta | ? insufficient\\_data 2/3 | · not\\_planned |

**Trials:** 30 counted in 3 cells, judged by counts: a regression has p &lt; 0.05 and a drop of 20 points or more

| passed | cells | Wilson 95 % | smallest drop that shows 4 times in 5 |
|---|---|---|---|
| 3/3 | 1 | 44–100 % | 72 points |
| 2/3 | 1 | 21–94 % | 88 points |
| 9/24 | 1 | 21–57 % | 31 points |

**Not run:** 1 cell: beta/codex

## Failures

### ❌ alpha / codex: regression

expected **pass** → got **9/24 passed**: 9 of 24 passed, 20 of 20 at the comparator: a drop of 63 points, which chance does not explain \\(p = 0.0000057, 0.000011 among all tested cells\\); missing: alpha\\-skill

trials: 9/24 passed \\(Wilson 95 %: 21–57 %\\), 20/20 at the comparator \\(84–100 %\\); 24 trials show drops of 31 points or more

case: \`cases/routing/cases.json:2\`

\`\`\`text
portcullis explain ${unitId(4)} --results artifacts/results.json
\`\`\`

### ❔ beta / claude: insufficient\\_data

expected **pass** → got **2/3 passed**: undecided: 2 of 3 passed, and 2 more trials are needed \\(\\\`run \\-\\-adaptive\\\` runs them\\)

trials: 2/3 passed \\(Wilson 95 %: 21–94 %\\), 19/20 at the comparator \\(76–99 %\\), drop 28 points, p = 0.25; 3 trials show drops of 88 points or more

case: \`cases/routing/cases.json:7\`

\`\`\`text
portcullis explain ${unitId(28)} --results artifacts/results.json
\`\`\`

## Trials of each cell

| case | client | passed | comparator | drop | p | p among all | smallest drop that shows |
|---|---|---|---|---|---|---|---|
| alpha | codex | 9/24 \\(21–57 %\\) | 20/20 \\(84–100 %\\) | 63 points | 0.0000057 | 0.000011 | 31 points |
| beta | claude | 2/3 \\(21–94 %\\) | 19/20 \\(76–99 %\\) | 28 points | 0.25 | 0.25 | 88 points |
| alpha | claude | 3/3 \\(44–100 %\\) | 20/20 \\(84–100 %\\) | 0 points | – | – | 72 points |

## Roll-ups, which decide nothing

| provider | cells | passed | comparator | drop |
|---|---|---|---|---|
| codex | 1 | 9/24 \\(21–57 %\\) | 20/20 \\(84–100 %\\) | 63 points |
| claude | 2 | 5/6 \\(44–97 %\\) | 39/40 \\(87–100 %\\) | 14 points |

| skill | cells | passed | comparator | drop |
|---|---|---|---|---|
| alpha\\-skill | 2 | 12/27 \\(28–63 %\\) | 40/40 \\(91–100 %\\) | 56 points |
| beta\\-skill | 1 | 2/3 \\(21–94 %\\) | 19/20 \\(76–99 %\\) | 28 points |
`);
});

const UNDECIDED = {
  verdict: 'not_comparable',
  exit_code: 3,
  gates: { routing: 'not_comparable', typestate: null, legs: null },
} as const;

test('without enough data the title says so', () => {
  const cells = COUNTED.cells.filter(({ gate }) => gate !== 'fail');
  const undecided: GateResult = { ...COUNTED, ...UNDECIDED, cells };
  expect(gateSummary(undecided)).toMatch(/^# Routing gate ❔ is undecided: there is not enough data\n/);
  const others = cells.filter(({ gate }) => gate !== 'undecided');
  expect(gateSummary({ ...undecided, cells: others })).toMatch(/^# Routing gate ⚠️ cannot be compared\n/);
});

test('a result that holds has no failures, one without cells no matrix', () => {
  const held = {
    ...RESULT,
    gates: { routing: 'pass', typestate: null, legs: null },
    cells: RESULT.cells.filter((cell) => cell.gate === 'ok'),
  } as const;
  expect(gateSummary(held)).toContain('# Routing gate ✅ holds\n');
  expect(gateSummary(held)).not.toContain('Failures');
  const empty: GateResult = { ...RESULT, ...UNDECIDED, cells: [], counts: {}, warnings: ['nothing ran'] };
  expect(gateSummary(empty)).toContain('# Routing gate ⚠️ cannot be compared\n');
  expect(gateSummary(empty)).not.toContain('| case |');
  expect(gateSummary(empty)).toContain('> ⚠️ nothing ran\n');
});

test('without a merge base the table has dashes', () => {
  const comparator = {
    ...COMPARATOR_REPORT,
    kind: 'file',
    base_ref: null,
    base_tip: null,
    merge_base: null,
    baseline_blob: null,
  } as const;
  expect(gateSummary({ ...RESULT, comparator })).toContain('| merge base | – |\n');
  expect(gateSummary({ ...RESULT, comparator })).toContain('| baseline blob | `found` |\n');
});

test.each([
  ['pull_request', 'refs/heads/main', 'merge base'],
  ['merge_group', null, 'commit'],
])('of the event %s the table has the head beside what was tested', (event, baseRef, name) => {
  const comparator = { ...COMPARATOR_REPORT, event, base_ref: baseRef, head_sha: 'e'.repeat(40) };
  const summary = gateSummary({ ...RESULT, comparator });
  expect(summary).toContain(`| event | \`${event}\` |\n`);
  expect(summary).toContain(
    `| ${name} | \`${'a'.repeat(40)}\` |\n| told by | \`git\` |\n| head | \`${'e'.repeat(40)}\` |\n| tested | \`${'d'.repeat(40)}\` |\n`,
  );
});

describe('hostile text', () => {
  test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])('nothing comes of %s', (_name, text) => {
    const hostile = (cell: Cell): Cell => ({
      ...cell,
      gate: 'fail',
      delta: 'missing_result',
      reason: text,
      error: text,
      proof: { token: text, line_number: 1, line: text },
      case_file: text,
      explain: text,
    });
    const make = (value: string): string =>
      gateSummary({
        ...RESULT,
        cells: COUNTED.cells.map((cell) => ({
          ...hostile(cell),
          reason: value,
          error: value,
          proof: { token: value, line_number: 1, line: value },
          case_file: value,
          explain: value,
        })),
        rollups: {
          providers: [],
          skills: COUNTED.rollups.skills.map((rollup) => ({ ...rollup, name: value })),
        },
        warnings: [value],
        batches: [value],
        comparator: { ...COMPARATOR_REPORT, base_ref: value, baseline_path: value },
      });
    const page = structureOf(make(text));
    const plain = structureOf(make('harmless'));
    expect([page.headings, page.rows.length, page.prose.length, page.fences]).toEqual([
      plain.headings,
      plain.rows.length,
      plain.prose.length,
      plain.fences,
    ]);
    const outside = [...page.headings, ...page.rows, ...page.prose]
      .map((line) => line.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, ''))
      .join('\n');
    expect(outside).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|\bwww\.|!\[|\]\(/i);
    // The page is a file, not a log: commands mean nothing in it.
    const dangers = dangersIn(make(text).replaceAll('\u2060', '')).filter((danger) => !danger.startsWith('command'));
    expect(dangers).toEqual([]);
  });
});

describe('the budget', () => {
  const template = RESULT.cells.find((cell) => cell.gate === 'fail');
  const proof = 'ä|`'.repeat(167).slice(0, 500);
  const failing = (count: number, changes: Partial<Cell> = {}): Cell[] =>
    Array.from({ length: count }, (_, index) => ({
      ...(template as Cell),
      case_id: `case-${String(index).padStart(5, '0')}`,
      proof: { token: 'x', line_number: 1, line: proof },
      ...changes,
    }));
  const size = (text: string): number => Buffer.byteLength(text);
  const left = (markdown: string, what: string): number =>
    Number(new RegExp(`_and (\\d+) more ${what}_`).exec(markdown)?.[1] ?? 0);

  test('5,000 failing cells with proof lines of 500 characters stay under the limit', () => {
    const markdown = gateSummary({ ...RESULT, cells: failing(5000) });
    expect(size(markdown)).toBeLessThanOrEqual(900 * 1024);
    expect(size(markdown)).toBeGreaterThan(700 * 1024);
    const page = structureOf(markdown);
    const rows = page.rows.filter((row) => row.startsWith('| case\\-')).length;
    const blocks = page.headings.filter((heading) => heading.startsWith('### ')).length;
    expect(rows + left(markdown, 'cases')).toBe(5000);
    expect(blocks + left(markdown, 'failures')).toBe(5000);
    expect(Math.min(rows, blocks)).toBeGreaterThan(300);
    expect(page.fences).toBe(blocks * 2);
  });

  test('5,000 counted cells stay under it too, and every list counts what it leaves out', () => {
    const { sampling } = COUNTED.cells.find(({ delta }) => delta === 'regression') as Cell;
    const names = Array.from({ length: 3000 }, (_, index) => `skill-${index}-${'x'.repeat(200)}`);
    const rollup = COUNTED.rollups.skills[0] as Rollup;
    const result = {
      ...COUNTED,
      cells: failing(5000, { sampling }),
      rollups: { providers: [rollup], skills: names.map((name) => ({ ...rollup, name })) },
    };
    const markdown = gateSummary(result);
    expect(size(markdown)).toBeLessThanOrEqual(900 * 1024);
    const { headings, rows, fences } = structureOf(markdown);
    const shown = (row: RegExp): number => rows.filter((text) => row.test(text)).length;
    const blocks = headings.filter((heading) => heading.startsWith('### ')).length;
    const matrix = shown(/^\| case\\-\d+ \| ✗ /);
    const details = shown(/^\| case\\-\d+ \| claude \| 9\/24 /);
    const skills = shown(/^\| skill\\-\d+/);
    expect(shown(/^\| 9\/24 \| 5000 \|/)).toBe(1);
    expect([
      matrix + left(markdown, 'cases'),
      blocks + left(markdown, 'failures'),
      details + left(markdown, 'cells'),
      skills + left(markdown, 'skills'),
    ]).toEqual([5000, 5000, 5000, 3000]);
    expect(Math.min(matrix, blocks, details, skills)).toBeGreaterThan(100);
    expect(fences).toBe(blocks * 2);
  });

  test.each([300, 1000, 2000, 5000, 20_000])('counted cells keep a limit of %i bytes', (limit) => {
    const { sampling } = COUNTED.cells.find(({ delta }) => delta === 'regression') as Cell;
    const markdown = gateSummary({ ...COUNTED, cells: failing(500, { sampling }) }, limit);
    expect(size(markdown)).toBeLessThanOrEqual(limit);
    structureOf(markdown);
    expect(markdown).toContain('# Routing gate ❌ fails');
  });

  test.each([300, 1000, 2000, 5000, 20_000, 100_000])(
    'a limit of %i bytes is kept too, and what is left out is counted',
    (limit) => {
      const result = {
        ...RESULT,
        cells: failing(500),
        warnings: Array.from({ length: 50 }, (_, index) => `warning ${index} ${'w'.repeat(100)}`),
      };
      const markdown = gateSummary(result, limit);
      expect(size(markdown)).toBeLessThanOrEqual(limit);
      const page = structureOf(markdown);
      expect(markdown).toContain('# Routing gate ❌ fails');
      const rows = page.rows.filter((row) => row.startsWith('| case\\-')).length;
      const blocks = page.headings.filter((heading) => heading.startsWith('### ')).length;
      const warnings = page.prose.filter((line) => line.startsWith('> ⚠️')).length;
      expect([
        rows + left(markdown, 'cases'),
        blocks + left(markdown, 'failures'),
        warnings + left(markdown, 'warnings'),
      ]).toEqual([500, 500, 50]);
    },
  );

  test('one enormous cell does not push out the others', () => {
    const huge = 'x'.repeat(2_000_000);
    const cells = [
      ...failing(1, { error: huge, reason: huge, proof: { token: 'x', line_number: 1, line: huge }, explain: huge }),
      ...failing(3),
    ];
    const markdown = gateSummary({ ...RESULT, cells, warnings: [huge, 'small'] });
    expect(size(markdown)).toBeLessThan(CHANNEL_LIMITS.summaryBytes);
    expect(markdown.match(/^### /gm)).toHaveLength(4);
    expect(markdown).toContain('> ⚠️ small');
    expect(markdown).not.toContain('more');
  });

  test('what fails stands before what only warns', () => {
    const cells = [...failing(2000, { gate: 'warn', delta: 'infra' }), ...failing(3, { agent: 'zed' })];
    const markdown = gateSummary({ ...RESULT, cells }, 20_000);
    expect(markdown.match(/^### ./gmu)?.slice(0, 4)).toEqual(['### ❌', '### ❌', '### ❌', '### ⚠']);
  });
});
