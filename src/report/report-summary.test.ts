import { describe, expect, test } from 'vitest';

import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { outsideOfCode, structureOf } from '../testing/markdown-structure.ts';
import { ALL_GATES, largeReport, reportOf, reportSaying, ROUTING, stoppedReport } from '../testing/report-builder.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { gateSummary } from './gate-summary.ts';
import { reportSummary } from './report-summary.ts';

test('of one gate it is that gate’s page', () => {
  expect(reportSummary(reportOf(ROUTING))).toBe(gateSummary(ROUTING));
});

test('of several gates it begins with the worst verdict and a line for each', () => {
  expect(reportSummary(reportOf(ALL_GATES)).split('\n').slice(0, 7)).toEqual([
    '# The gates ❌ fail',
    '',
    '- Routing gate ❌ fails: 1 regression, 1 infra, 2 held',
    '- Typestate gate ❌ fails: 12 turns: 9 accepted, 3 rejected (1 regression)',
    '- Jobs that the gate needs ❌ fail: 1 did not succeed',
    '',
    '- ❌ route failed',
  ]);
});

test('where the gate stopped it says why', () => {
  expect(reportSummary(stoppedReport('no <merge> base', 'Fetch *more*.'))).toBe(
    '# ⚠️ The gate could not decide\n\nno &lt;merge&gt; base\n\nFetch \\*more\\*.\n',
  );
});

describe('the limit', () => {
  test.each([300, 1000, 20_000])('%i bytes', (limit) => {
    for (const report of [largeReport(500), stoppedReport('€<@\n'.repeat(1000), '€'.repeat(4000))]) {
      expect(Buffer.byteLength(reportSummary(report, limit))).toBeLessThanOrEqual(limit);
      structureOf(reportSummary(report, limit));
    }
  });

  test('is that of the channel', () => {
    const page = reportSummary(largeReport(5000));
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(CHANNEL_LIMITS.summaryBytes);
    expect(Buffer.byteLength(page)).toBeGreaterThan(CHANNEL_LIMITS.summaryBytes * 0.7);
  });
});

test.each(HOSTILE_TEXTS)('nothing comes of %s', (_name, text) => {
  for (const report of [reportSaying(text), stoppedReport(text.replaceAll('\n', ' '), text.replaceAll('\n', ' '))]) {
    const outside = outsideOfCode(structureOf(reportSummary(report)));
    expect(outside).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|\bwww\.|!\[|\]\(/i);
  }
});
