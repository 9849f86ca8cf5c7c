import { describe, expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import type { Cell, CellSampling } from '../contracts/routing-detail.ts';
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { outsideOfCode, structureOf } from '../testing/markdown-structure.ts';
import {
  ALL_GATES,
  HOLDING,
  largeReport,
  reportOf,
  reportSaying,
  ROUTING,
  routingOf,
  stoppedReport,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { gateResult } from '../testing/gate-input-builder.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { gateSummary, reportSummary } from './gate-summary.ts';

const size = (text: string): number => Buffer.byteLength(text);
const left = (markdown: string, what: string): number =>
  Number(new RegExp(`_and (\\d+) more ${what}_`).exec(markdown)?.[1] ?? 0);

describe('the heading', () => {
  const heading = (result: GateResult): string => gateSummary(result).split('\n\n| |')[0] ?? '';

  test('of one gate is its verdict and its counts', () => {
    expect(heading(ROUTING)).toBe('# Routing gate ❌ fails\n\n1 regression, 1 infra, 2 held');
    expect(heading(HOLDING)).toBe('# Routing gate ✅ holds\n\n2 held');
  });

  test('of several gates is the worst verdict and a line for each', () => {
    expect(heading(ALL_GATES)).toBe(`# The gates ❌ fail

- Jobs gate ❌ fails: 1 job did not succeed, 1 job succeeded
- Routing gate ❌ fails: 1 regression, 1 infra, 2 held
- Typestate gate ❌ fails: 12 turns: 9 accepted, 3 rejected (1 regression)`);
  });

  test('says where a gate only warns', () => {
    expect(heading({ ...ROUTING, warn_only: true })).toContain('# Routing gate ❌ fails (warn only)\n');
    expect(heading({ ...ALL_GATES, warn_only: true })).toContain('# The gates ❌ fail (warn only)\n');
  });

  test('says whether data are missing where nothing is decided', () => {
    const { result } = largeReport(1, {}, { effect: 'undecided', rule: 'insufficient_data' });
    const findings = result?.gates[0]?.findings ?? [];
    const undecided = withOutcome(ROUTING, 'routing', { verdict: 'not_comparable', findings });
    expect(heading(undecided)).toContain('# Routing gate ❔ is undecided\n');
    const nothing = withOutcome(ROUTING, 'routing', { verdict: 'not_comparable', findings: [], counts: {} });
    expect(heading(nothing)).toBe('# Routing gate ⚠️ cannot be decided\n\nno cells');
  });
});

test('a result that holds has no failures, one without cells no matrix, and every warning is told once', () => {
  expect(gateSummary(HOLDING)).not.toContain('Failures');
  const detail = { ...routingOf(HOLDING), cells: [] };
  const page = gateSummary({
    ...withOutcome(HOLDING, 'routing', { detail, warnings: ['nothing ran', 'both'] }),
    warnings: ['both'],
  });
  expect(page).not.toContain('| case |');
  expect(page.match(/^> ⚠️ .*$/gm)).toEqual(['> ⚠️ both', '> ⚠️ nothing ran']);
});

test('where the gate stopped it says why', () => {
  expect(reportSummary(stoppedReport('no <merge> base', 'Fetch *more*.'))).toBe(
    '# ⚠️ The gate could not decide\n\nno &lt;merge&gt; base\n\nFetch \\*more\\*.\n',
  );
});

describe('hostile text', () => {
  test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])('nothing comes of %s', (_name, text) => {
    const page = structureOf(reportSummary(reportSaying(text)));
    const plain = structureOf(reportSummary(reportSaying('harmless')));
    expect([page.headings.length, page.rows.length, page.prose.length, page.fences]).toEqual([
      plain.headings.length,
      plain.rows.length,
      plain.prose.length,
      plain.fences,
    ]);
    expect(outsideOfCode(page)).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|\bwww\.|!\[|\]\(/i);
    // The page is a file, not a log: commands mean nothing in it.
    const dangers = dangersIn(reportSummary(reportSaying(text)).replaceAll('\u2060', ''));
    expect(dangers.filter((danger) => !danger.startsWith('command'))).toEqual([]);
  });

  test.each(HOSTILE_TEXTS)('nothing comes of %s in the reason of a gate that stopped', (_name, text) => {
    const line = text.replaceAll('\n', ' ');
    const outside = outsideOfCode(structureOf(reportSummary(stoppedReport(line, line))));
    expect(outside).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|\bwww\.|!\[|\]\(/i);
  });
});

describe('the budget', () => {
  const SAMPLING: CellSampling = {
    rule: 'sequential',
    head: { passed: 9, total: 24, low: 0.21, high: 0.57 },
    base: { passed: 20, total: 20, low: 0.84, high: 1 },
    p_value: 0.0000057,
    adjusted_p_value: 0.000028,
    drop: 0.625,
    detectable_drop: 0.264,
    wanted: null,
    infra: 0,
    repeated: 0,
  };
  const proof = { token: 'x', line_number: 1, line: 'ä|`'.repeat(167).slice(0, 500) };
  const failing = (count: number, changes: Partial<Cell> = {}): GateResult =>
    largeReport(count, { proof, ...changes }).result as GateResult;

  test('5,000 failing cells with proof lines of 500 characters stay under the limit', () => {
    const markdown = gateSummary(failing(5000));
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
    const counted = failing(5000, { sampling: SAMPLING });
    const rollup = { cells: 1, head: SAMPLING.head, base: SAMPLING.base };
    const skills = Array.from({ length: 3000 }, (_, index) => ({
      ...rollup,
      name: `skill-${index}-${'x'.repeat(200)}`,
    }));
    const detail = { ...routingOf(counted), rollups: { providers: [{ ...rollup, name: 'claude' }], skills } };
    const markdown = gateSummary(withOutcome(counted, 'routing', { detail }));
    expect(size(markdown)).toBeLessThanOrEqual(900 * 1024);
    const { headings, rows, fences } = structureOf(markdown);
    const shown = (row: RegExp): number => rows.filter((text) => row.test(text)).length;
    const blocks = headings.filter((heading) => heading.startsWith('### ')).length;
    const matrix = shown(/^\| case\\-\d+ \| ✗ /);
    const details = shown(/^\| case\\-\d+ \| claude \| 9\/24 /);
    const named = shown(/^\| skill\\-\d+/);
    expect(shown(/^\| 9\/24 \| 5000 \|/)).toBe(1);
    expect([
      matrix + left(markdown, 'cases'),
      blocks + left(markdown, 'failures'),
      details + left(markdown, 'cells'),
      named + left(markdown, 'skills'),
    ]).toEqual([5000, 5000, 5000, 3000]);
    expect(Math.min(matrix, blocks, details, named)).toBeGreaterThan(100);
    expect(fences).toBe(blocks * 2);
  });

  test('20,000 turns that fail, and as many that are for information, stay under it', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      return { ...TURN_ROW, reason: `number ${index} ${'long '.repeat(90)}` };
    });
    const told = rows.map((row) => ({ ...row, delta: 'tolerated', gate: 'report' }) as const);
    const markdown = gateSummary(gateResult([turnsOf([...rows, ...told])]));
    expect(size(markdown)).toBeLessThanOrEqual(900 * 1024);
    const { headings, prose } = structureOf(markdown);
    const blocks = headings.filter((heading) => heading.startsWith('### ')).length;
    const lines = prose.filter((line) => line.startsWith('- alpha/claude: tolerated')).length;
    expect([blocks + left(markdown, 'failures'), lines + left(markdown, 'rows')]).toEqual([20_000, 20_000]);
    expect(Math.min(blocks, lines)).toBeGreaterThan(100);
  });

  test.each([300, 1000, 2000, 5000, 20_000])('counted cells keep a limit of %i bytes', (limit) => {
    const markdown = gateSummary(failing(500, { sampling: SAMPLING }), limit);
    expect(size(markdown)).toBeLessThanOrEqual(limit);
    structureOf(markdown);
    expect(markdown).toContain('# Routing gate ❌ fails');
  });

  test.each([300, 1200, 2000, 5000, 20_000, 100_000])(
    'a limit of %i bytes is kept too, and what is left out is counted',
    (limit) => {
      const warnings = Array.from({ length: 50 }, (_, index) => `warning ${index} ${'w'.repeat(100)}`);
      const markdown = gateSummary({ ...failing(500), warnings }, limit);
      expect(size(markdown)).toBeLessThanOrEqual(limit);
      const page = structureOf(markdown);
      expect(markdown).toContain('# Routing gate ❌ fails');
      const rows = page.rows.filter((row) => row.startsWith('| case\\-')).length;
      const blocks = page.headings.filter((heading) => heading.startsWith('### ')).length;
      const told = page.prose.filter((line) => line.startsWith('> ⚠️')).length;
      expect([
        rows + left(markdown, 'cases'),
        blocks + left(markdown, 'failures'),
        told + left(markdown, 'warnings'),
      ]).toEqual([500, 500, 50]);
    },
  );

  test.each([300, 1000, 20_000])('of a gate that stopped %i bytes are kept', (limit) => {
    const page = reportSummary(stoppedReport('€<@\n'.repeat(1000), '€'.repeat(4000)), limit);
    expect(size(page)).toBeLessThanOrEqual(limit);
    structureOf(page);
  });

  test('one enormous finding does not push out the others', () => {
    const huge = 'x'.repeat(2_000_000);
    const { gates } = largeReport(4).result as GateResult;
    const findings = gates[0]?.findings.map((finding, index) =>
      index === 0 ? { ...finding, message: huge, change: { from: huge, to: huge }, explain: huge } : finding,
    );
    const markdown = gateSummary({
      ...withOutcome({ ...ROUTING, gates }, 'routing', findings === undefined ? {} : { findings }),
      warnings: [huge, 'small'],
    });
    expect(size(markdown)).toBeLessThan(CHANNEL_LIMITS.summaryBytes);
    expect(markdown.match(/^### /gm)).toHaveLength(4);
    expect(markdown).toContain('> ⚠️ small');
    expect(markdown).not.toContain('more');
  });

  test('what fails stands before what only warns', () => {
    const warns = largeReport(2000, { gate: 'warn', delta: 'infra' }, { effect: 'warn', rule: 'infra' });
    const findings = [
      ...(warns.result?.gates[0]?.findings ?? []),
      ...(largeReport(3).result?.gates[0]?.findings ?? []),
    ];
    const markdown = gateSummary(withOutcome(ROUTING, 'routing', { findings }), 20_000);
    expect(markdown.match(/^### ./gmu)?.slice(0, 4)).toEqual(['### ❌', '### ❌', '### ❌', '### ⚠']);
  });

  test('the report of one gate is that gate’s page', () => {
    expect(reportSummary(reportOf(ROUTING))).toBe(gateSummary(ROUTING));
  });
});
