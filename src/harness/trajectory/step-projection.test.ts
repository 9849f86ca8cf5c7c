import { expect, test } from 'vitest';

import { StepProjection } from './step-projection.ts';

const NUMBERS = Array.from({ length: 1000 }, (_, at) => (at * 7919) % 1000);

/** A row for each number, which is its minute; every eighth of them failed. */
const rows = NUMBERS.map((number) => ({
  schema: 1,
  stepKind: 'premath.harness.step.v1',
  stepId: `w.${number}`,
  action: 'a',
  resultClass: number % 8 === 0 ? 'Timeout' : 'ok',
  witnessRefs: ['b', `a${number}`],
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
}));

function projected(text: string, mode: 'latest' | 'failed' | 'clusters', chunkBytes: number) {
  const projection = new StepProjection('t.jsonl', mode, 3);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) projection.lines.push(bytes.subarray(at, at + chunkBytes));
  projection.lines.end();
  return projection.result(false);
}

const written = (shape: (row: object) => object): string => rows.map((row) => JSON.stringify(shape(row))).join('\n');

test.each([
  ['as they are usually written', written((row) => row)],
  ['in another order', written((row) => Object.fromEntries(Object.entries(row).toReversed()))],
  ['with members of others', written((row) => ({ ...row, extra: { n: 1.5 } }))],
])('of many rows %s the newest are shown and all are counted', (_name, text) => {
  expect(projected(text, 'latest', 1 << 20)).toMatchObject({
    totalCount: 1000,
    failedCount: 125,
    retryNeededCount: 125,
    items: [{ stepId: 'w.999' }, { stepId: 'w.998' }, { stepId: 'w.997', witnessRefs: ['a997', 'b'] }],
  });
  expect(projected(text, 'failed', 1000).items).toMatchObject([
    { stepId: 'w.992' },
    { stepId: 'w.984' },
    { stepId: 'w.976' },
  ]);
  expect(projected(text, 'clusters', 777).items).toMatchObject([
    { resultClass: 'timeout', count: 125, first: { stepId: 'w.0' }, last: { stepId: 'w.992' } },
  ]);
});

test.each([
  [{ stepKind: 'other' }, 'stepKind: expected premath.harness.step.v1'],
  [{ stepId: ' ' }, 'expected stepId, found a blank text'],
  [{ schema: 2 }, 'schema: expected the number 1'],
  [{ startedAt: 'soon' }, 'expected startedAt in RFC 3339, found "soon"'],
  [{ finishedAt: '2026-02-30T00:00:00Z' }, 'expected finishedAt in RFC 3339'],
])('a row with %j is refused by its line', (fields, message) => {
  const text = `${JSON.stringify(rows[0])}\n\n${JSON.stringify({ ...rows[0], ...fields })}\n`;
  expect(() => projected(text, 'latest', 100)).toThrow(`t.jsonl:3: ${message}`);
});
