import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { documentText } from '../contracts/document-text.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { DELTAS } from '../contracts/routing-detail.ts';
import { GATE_TABLES } from '../gates/index.ts';
import { lastWhere } from '../kernel/statistics/last-where.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { structureOf } from '../testing/markdown-structure.ts';
import { gateResult } from '../testing/gate-input-builder.ts';
import {
  largeReport,
  reportOf,
  ROUTING,
  ROUTING_OUTCOME,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { CHANNEL_LIMITS, utf16Characters, utf8Bytes } from './channel-limits.ts';
import { checkRun } from './check-run.ts';
import { reportSummary } from './gate-summary.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { annotationLines, annotationMessage, annotationOf } from './step-annotations.ts';
import { stickyComment } from './sticky-comment.ts';
import { errorSummary } from './stopped-text.ts';

type Measure = (text: string) => number;

/** Letters of one to four bytes of UTF-8, the last of two characters of UTF-16. */
const LETTERS = ['m', 'ä', '€', '😀'] as const;

/** A text of that size, of as many of these letters as go into it. */
function filled(letter: string, size: number, measure: Measure): string {
  const count = Math.floor(size / measure(letter));
  return 'm'.repeat(size - count * measure(letter)) + letter.repeat(count);
}

describe('a text at the edge is whole, a longer one is cut between letters:', () => {
  /** What is sent of a text. */
  type Sent = (text: string) => string;

  const ofTurns = (text: string): GateReport => reportOf(gateResult([turnsOf([{ ...TURN_ROW, reason: text }])]));
  const CHANNELS: readonly (readonly [name: string, limit: number, measure: Measure, sent: Sent])[] = [
    ['title of an annotation', 255, utf16Characters, (rule) => annotationOf('error', rule, '').title],
    ['message of an annotation', 4096, utf8Bytes, annotationMessage],
    ['error that ends an action', 4096, utf8Bytes, annotationLines],
    ['message of a SARIF result', 2000, utf16Characters, (text) => messageOf(text)],
    [
      'notification of SARIF',
      2000,
      utf16Characters,
      (text) =>
        sarif(reportOf({ ...ROUTING, warnings: [text] })).runs[0]?.invocations?.[0]?.toolExecutionNotifications?.[0]
          ?.message.text ?? '',
    ],
    [
      'attribute of JUnit',
      1000,
      utf16Characters,
      (text) => /<failure [^>]*message="([^"]*)"/.exec(junit(ofTurns(text)))?.[1] ?? '',
    ],
    [
      'body of JUnit',
      10_000,
      utf16Characters,
      (text) => /<failure [^>]*>([^<]*)<\/failure>/.exec(junit(ofTurns(text)))?.[1] ?? '',
    ],
  ];

  function messageOf(text: string): string {
    const findings = ROUTING_OUTCOME.findings.slice(0, 1).map((one) => ({ ...one, message: text }));
    return sarif(reportOf(withOutcome(ROUTING, 'routing', { findings }))).runs[0]?.results?.[0]?.message.text ?? '';
  }

  test.each(CHANNELS)('%s', (_name, limit, measure, sent) => {
    const before = measure(sent('x').slice(0, -1));
    for (const letter of LETTERS) {
      const text = filled(letter, limit - before, measure);
      const whole = sent(text);
      expect(whole.endsWith(text)).toBe(true);
      expect(measure(whole)).toBe(limit);
      const cut = sent(`${text}m`);
      expect(cut.endsWith('…')).toBe(true);
      expect(measure(cut)).toBeLessThanOrEqual(limit);
      expect(measure(cut)).toBeGreaterThan(limit - measure(letter) - measure('…'));
      expect(cut.isWellFormed()).toBe(true);
    }
  });

  test('title of a check run', () => {
    // It is made of our own words: only numbers can make it longer.
    const titleOf = (digits: number): string => {
      const counts = DELTAS.map((delta, index) => {
        const own = Math.min(15, Math.max(1, digits - 15 * index));
        return [delta, 10 ** (own - 1)] as const;
      });
      return checkRun(reportOf(withOutcome(ROUTING, 'routing', { counts: Object.fromEntries(counts) }))).title;
    };
    const titles = Array.from({ length: 15 * DELTAS.length }, (_, index) => titleOf(index + 1));
    expect(titles.filter((title) => title.length > 255)).toEqual([]);
    expect(titles.some((title) => title.length === 255 && !title.endsWith('…'))).toBe(true);
    expect(titles.at(-1)).toHaveLength(255);
    expect(titles.at(-1)?.endsWith('…')).toBe(true);
  });
});

/** As many cells that fail, and ten warnings which together are that much longer than one letter each. */
function grownReport(cells: number, letter: string, growth: number, measure: Measure): GateReport {
  const EACH = 498;
  const warnings = Array.from({ length: 10 }, (_, index) => {
    const own = Math.max(0, Math.min(growth - index * EACH, EACH));
    return `${index}${filled(letter, own, measure)}`;
  });
  return reportOf({ ...(largeReport(cells).result ?? ROUTING), warnings });
}

describe('a page that is larger by one falls down the ladder:', () => {
  type Page = readonly [name: string, limit: number, measure: Measure, render: (report: GateReport) => string];
  const PAGES: readonly Page[] = [
    ['comment', 60_000, utf16Characters, (report) => stickyComment(report, '0'.repeat(64)).body],
    ['summary of a check run', 65_535, utf8Bytes, (report) => checkRun(report).summary],
  ];

  test.each(PAGES)('%s', (_name, limit, measure, render) => {
    const isWhole = (page: string): boolean => page.includes('<summary>Details of ');
    for (const letter of LETTERS) {
      const pageOf = (cells: number, growth: number): string => {
        const page = render(grownReport(cells, letter, growth, measure));
        expect(measure(page)).toBeLessThanOrEqual(limit);
        // What GitHub keeps of a comment are bytes, four for each character that it takes.
        expect(utf8Bytes(page)).toBeLessThan(4 * 65_536);
        return page;
      };
      const cells = lastWhere((count) => isWhole(pageOf(count, 0)), { low: 1, high: 400, middle: Math.floor });
      const room = limit - measure(pageOf(cells, 0));
      const edge = pageOf(cells, room);
      expect([isWhole(edge), measure(edge)]).toEqual([true, limit]);
      const fallen = pageOf(cells, room + 1);
      expect(isWhole(fallen)).toBe(false);
      for (const page of [edge, fallen]) structureOf(page);
    }
  });
});

describe('a page that is filled list by list counts what is one too many:', () => {
  type Page = readonly [name: string, limit: number, high: number, render: (report: GateReport) => string];
  const PAGES: readonly Page[] = [
    ['job summary', 921_600, 5000, (report) => reportSummary(report)],
    ['text of a check run', 65_535, 400, (report) => checkRun(report).text ?? ''],
  ];

  test.each(PAGES)('%s', (_name, limit, high, render) => {
    for (const letter of ['😀', '€']) {
      const pageOf = (cells: number): string => {
        const page = render(grownReport(cells, letter, 1000, utf8Bytes));
        expect(utf8Bytes(page)).toBeLessThanOrEqual(limit);
        return page;
      };
      const cells = lastWhere((count) => !/ more failures?_/.test(pageOf(count)), {
        low: 1,
        high,
        middle: Math.floor,
      });
      const [edge, fallen] = [pageOf(cells), pageOf(cells + 1)];
      expect(utf8Bytes(edge)).toBeGreaterThan(0.7 * limit);
      expect(edge).not.toContain(' more ');
      expect(/_and (\d+) more failures?_/.exec(fallen)?.[1]).toMatch(/^[12]$/);
      for (const page of [edge, fallen]) structureOf(page);
    }
  });

  test('job summary of a gate that stopped', () => {
    for (const letter of LETTERS) {
      const page = errorSummary(
        'Routing gate',
        new PortcullisError('not_comparable', `${letter.repeat(5000)}\n`.repeat(1000), letter),
      );
      expect(utf8Bytes(page)).toBeLessThanOrEqual(CHANNEL_LIMITS.summaryBytes);
      expect(page).toContain('more');
    }
  });
});

describe('a SARIF file', () => {
  const GZIP_LIMIT = 10_000_000;
  /** Text that no compression makes much smaller: letters of three bytes, in no order. */
  const noise = (seed: number, length: number): string => {
    let state = seed + 1;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return String.fromCodePoint(0x4e00 + ((state >>> 8) % 20_000));
    }).join('');
  };
  const reportOfFindings = (count: number, message: (index: number) => string): GateReport => {
    const [finding] = ROUTING_OUTCOME.findings;
    if (finding === undefined) throw new Error('expected a finding');
    const findings = Array.from({ length: count }, (_, index) => {
      return { ...finding, identity: [`case-${index}`], message: message(index) };
    });
    const warnings = Array.from({ length: 200 }, (_, index) => noise(index, 2500));
    return reportOf(withOutcome(ROUTING, 'routing', { findings, warnings }));
  };

  test('of 5,000 usual results has all of them', () => {
    const log = sarif(largeReport(CHANNEL_LIMITS.sarifResults));
    expect(log.runs[0]?.results).toHaveLength(5000);
    expect(utf8Bytes(documentText(log))).toBeLessThan(CHANNEL_LIMITS.sarifBytes);
  });

  test.each([
    ['that cannot be compressed', (index: number): string => noise(index, 3000)],
    ['that JSON and SARIF both escape', (): string => '[\\]"'.repeat(700)],
  ])('of results %s keeps within 10 MB of gzip; what is left out is counted', (_name, message) => {
    const log = sarif(reportOfFindings(2500, message));
    const text = documentText(log);
    expect(utf8Bytes(text)).toBeLessThanOrEqual(CHANNEL_LIMITS.sarifBytes);
    expect(utf8Bytes(text)).toBeGreaterThan(0.8 * CHANNEL_LIMITS.sarifBytes);
    expect(gzipSync(text, { level: 1 }).length).toBeLessThan(GZIP_LIMIT);
    const [run] = log.runs;
    const shown = run?.results?.length ?? 0;
    expect(run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
      `${2500 - shown} more results, the less severe, left out`,
    );
    expect(run?.results?.[0]?.partialFingerprints?.['portcullisFinding/v1']).toBeDefined();
  });

  test('has one run of 20, rules of at most 20 tags, and fewer than 25,000 rules', () => {
    const { runs } = sarif(largeReport(1));
    expect(runs).toHaveLength(1);
    const rules = runs.flatMap(({ tool }) => tool.driver.rules ?? []);
    expect(rules.filter(({ properties }) => (properties?.tags ?? []).length > 20)).toEqual([]);
    expect(GATE_TABLES.flatMap(({ rules: own }) => own).length).toBeLessThan(25_000);
  });
});
