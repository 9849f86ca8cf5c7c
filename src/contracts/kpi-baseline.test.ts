import { expect, test } from 'vitest';

import { documentText } from './document-text.ts';
import { mergedRecords, parseKpiBaseline, type KpiRecord } from './kpi-baseline.ts';

const night = (day: number, changes: Partial<KpiRecord> = {}): KpiRecord => ({
  batch: `night-${day}`,
  at: `2026-01-${String(day).padStart(2, '0')}T03:00:00Z`,
  window_hours: 24,
  workers: 2,
  cases: { 'a/claude': { rows: 3, completed: 2 } },
  ...changes,
});
const REMEDIATION = { reason: 'a new model', owner: 'me', expires: '2026-02-28' };
const parse = (fields: object) => parseKpiBaseline(JSON.stringify({ schema: 1, history: [], ...fields }), 'k.json');

test('what is written is read again', () => {
  const baseline = parse({ remediation: REMEDIATION, history: [night(2), night(1)] });
  expect(parseKpiBaseline(documentText(baseline), 'k.json')).toEqual(baseline);
});

test.each<[string, object, RegExp]>([
  ['another schema', { schema: 2 }, /schema/],
  ['another field', { until: 1 }, /until/],
  ['a day that is none', { remediation: { ...REMEDIATION, expires: '2026-02-31' } }, /a day of the calendar/],
  ['no owner', { remediation: { ...REMEDIATION, owner: ' ' } }, /owner/],
  ['the oldest first', { history: [night(1), night(2)] }, /newest come first/],
  ['a batch twice', { history: [night(1), night(1)] }, /each batch once/],
  [
    'more completed than rows',
    { history: [night(1, { cases: { 'a/b~': { rows: 1, completed: 2 } } })] },
    /at most the 1 rows/,
  ],
  ['too many rows', { history: [night(1, { cases: { a: { rows: 100_001, completed: 1 } } })] }, /100000/],
  ['no worker', { history: [night(1, { workers: 0 })] }, /workers/],
  ['no case', { history: [night(1, { cases: {} })] }, /cases/],
  ['31 records', { history: Array.from({ length: 31 }, (_, at) => night(31 - at)) }, /history/],
])('%s is refused', (_, fields, message) => {
  expect(() => parse(fields)).toThrow(message);
});

test('records are merged newest first, one a batch, the last 30', () => {
  const history = [night(3), night(1)];
  const merged = mergedRecords(history, [night(2), night(3, { workers: 9 })]);
  expect(merged).toEqual([night(3), night(2), night(1)]);
  const many = mergedRecords(
    history,
    Array.from({ length: 28 }, (_, at) => night(at + 4)),
  );
  expect([many.length, many[0], many.at(-1)]).toEqual([30, night(31), night(1)]);
  expect(mergedRecords(many, [night(31, { batch: 'later' })]).at(-1)).toEqual(night(3));
});
