import { expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import { ALL_GATES, HOLDING, largeReport, reportOf } from '../testing/report-builder.ts';
import { utf16Characters } from './channel-limits.ts';
import { reportPage } from './report-page.ts';

/** What a page says to do; empty where it says nothing. */
function helpOf(result: GateResult): string {
  const page = reportPage(reportOf(result), { limit: 60_000, measure: utf16Characters });
  return /<summary>What to do<\/summary>([^]*?)<\/details>/.exec(page)?.[1] ?? '';
}

test('nothing found is nothing to help with', () => {
  expect(helpOf(HOLDING)).toBe('');
});

test('each rule that was found, once and gate by gate', () => {
  const help = helpOf(ALL_GATES);
  expect([...help.matchAll(/^- `(\S+)`: [A-Z]/gm)].map(([, rule]) => rule)).toEqual([
    'jobs/leg',
    'routing/regression',
    'routing/infra',
    'typestate/regression',
  ]);
});

test('commands of a kind share a block to copy, and the worst have one', () => {
  const help = helpOf(largeReport(5).result as GateResult);
  expect(help.match(/^```text\n[^`]*^```$/gm)).toHaveLength(3);
  expect(help.match(/^portcullis explain /gm)).toHaveLength(3);
  expect(help.match(/^portcullis run --case-id case-0000[012] --agents claude$/gm)).toHaveLength(3);
});
