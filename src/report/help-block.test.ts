import { expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import { ALL_GATES, largeReport, ROUTING } from '../testing/report-builder.ts';
import { allFindings } from './findings.ts';
import { helpBlock } from './help-block.ts';

const helpOf = (result: GateResult): string => helpBlock(result, allFindings(result));

test('nothing found is nothing to help with', () => {
  expect(helpBlock(ROUTING, [])).toBe('');
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
