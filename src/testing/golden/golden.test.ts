import { readdir } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { parseGateReport } from '../../contracts/gate-report.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { documentText } from '../../contracts/document-text.ts';
import { GOLDEN_CHANNELS } from './golden-channels.ts';
import { goldenReport, outcomeOf } from './golden-input.ts';
import { GOLDEN_REPORTS } from './golden-reports.ts';

/**
 * Each channel has one golden file, which holds every report of `GOLDEN_REPORTS` one after the other. After a change that is meant,
 * write them anew and read the difference; the commit says why they changed:
 *
 *     npm test -- --project unit src/testing/golden --update
 */
const outcomes = Object.entries(GOLDEN_REPORTS).map(([name, input]) => {
  return { name, report: goldenReport(outcomeOf(input)) };
});

test.each(Object.entries(GOLDEN_CHANNELS))('%s', async (channel, render) => {
  const parts = outcomes.flatMap(({ name, report }) => {
    const text = render(report);
    return text === null ? [] : [`${'═'.repeat(20)} ${name} ${'═'.repeat(20)}\n${visible(text)}`];
  });
  await expect(parts.join('\n')).toMatchFileSnapshot(`${channel}.txt`);
});

test('there is no golden file that nothing writes', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.txt'));
  expect(files.toSorted()).toEqual(
    Object.keys(GOLDEN_CHANNELS)
      .map((channel) => `${channel}.txt`)
      .toSorted(),
  );
});

test.each(outcomes)('$name can be read again', ({ report }) => {
  expect(parseGateReport(documentText(report), 'gate-report.json', GATE_DOCUMENTS)).toEqual(report);
});

/** What a reviewer would not see, as `\u{…}`. */
function visible(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
