import { expect, test } from 'vitest';

import { issueCounts } from './issue-counts.ts';
import { isTransient, parseRow, rowKey } from './trajectory-row.ts';

const row = (resultClass: string, issueId?: string, finishedAt = '2026-01-02T03:00:00Z', stepId = 'w.1') =>
  parseRow(JSON.stringify({ stepId, action: 'a', resultClass, finishedAt, issueId }), 't.jsonl', 1);

test('rows by issue, without those before', () => {
  const rows = [
    row('Passed', ' i '),
    row('failed', 'i', '2026-01-02T04:00:00+00:00', 'v.1'),
    row('passed'),
    row('passed', 'i', '2026-01-02T02:59:59Z'),
  ];
  const { counts, workers } = issueCounts('t.jsonl', rows, {
    seconds: Date.parse('2026-01-02T03:00:00Z') / 1000,
    micros: 0,
  });
  expect([Object.fromEntries(counts), workers]).toEqual([
    { i: { rows: 2, completed: 1 }, '': { rows: 1, completed: 0 } },
    2,
  ]);
});

test('rows are equal that say the same', () => {
  expect(rowKey(row('ok', 'i'))).toBe(rowKey(row('ok', 'i')));
  expect(rowKey(row('ok', 'i'))).not.toBe(rowKey(row('failed', 'i')));
});

test('rows that say nothing about the harness', () => {
  expect([row(' Transient-x '), row('failed')].map(isTransient)).toEqual([true, false]);
});

test('more rows of an issue than can be compared are refused', () => {
  const many = (count: number) => Array.from({ length: count }, () => same);
  const same = row('ok', 'i');
  const start = { seconds: 0, micros: 0 };
  expect(issueCounts('t.jsonl', many(100_000), start).workers).toBe(1);
  const refused = 't.jsonl: issue "i": expected at most 100000 rows in the window, found 100001';
  expect(() => issueCounts('t.jsonl', many(100_001), start)).toThrow(refused);
});
