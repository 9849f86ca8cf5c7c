import { describe, expect, test } from 'vitest';
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
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { HITS, unitId } from '../testing/unit-result-builder.ts';
import { gateSummary, SUMMARY_LIMIT_BYTES } from './gate-summary.ts';

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
| baseline | \`baselines/provider-baseline.json\` |
| baseline blob | \`${'c'.repeat(40)}\` |
| batch | \`${unitId(0xba7c)}\` |

| case | claude | codex |
|---|---|---|
| beta | ✗ regression | ✓ pass \\(held\\) |
| al\\_pha | \\! infra | ✓ pass \\(held\\) |

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

test('a result that holds has no failures, one without cells no matrix', () => {
  const held = { ...RESULT, verdict: 'pass', cells: RESULT.cells.filter((cell) => cell.gate === 'ok') } as const;
  expect(gateSummary(held)).toContain('# Routing gate ✅ holds\n');
  expect(gateSummary(held)).not.toContain('Failures');
  const empty: GateResult = { ...RESULT, verdict: 'not_comparable', cells: [], counts: {}, warnings: ['nothing ran'] };
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

/** The markdown by kind of line; throws where a table or a fence is not whole. */
function structureOf(markdown: string): { headings: string[]; rows: string[]; prose: string[]; fences: number } {
  const structure = { headings: [] as string[], rows: [] as string[], prose: [] as string[], fences: 0 };
  let fence: string | null = null;
  let columns: number | null = null;
  for (const line of markdown.split('\n')) {
    if (fence !== null) {
      if (line === fence) fence = null;
      continue;
    }
    const opening = /^(`{3,})text$/.exec(line)?.[1];
    if (opening !== undefined) {
      fence = opening;
      structure.fences += 1;
    } else if (line.startsWith('|')) {
      const cells = line.replaceAll(/\\./g, '').split('|').length;
      columns ??= cells;
      if (cells !== columns) throw new Error(`a row of ${cells} in a table of ${columns}: ${line}`);
      structure.rows.push(line);
    } else if (line.startsWith('#')) structure.headings.push(line);
    else if (line !== '') structure.prose.push(line);
    if (!line.startsWith('|')) columns = null;
  }
  if (fence !== null) throw new Error('a fence is not closed');
  return structure;
}

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
        cells: RESULT.cells.map((cell) => ({
          ...hostile(cell),
          reason: value,
          error: value,
          proof: { token: value, line_number: 1, line: value },
          case_file: value,
          explain: value,
        })),
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
    expect(size(markdown)).toBeLessThan(SUMMARY_LIMIT_BYTES);
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
