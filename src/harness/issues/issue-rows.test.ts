import { expect, test } from 'vitest';

import { eventsOf, eventsText, readEvents, replayEvents } from './issue-events.ts';
import { issuesText, readIssues } from './issue-rows.ts';

const NOW = '2026-02-01T00:00:00Z';
const edge = (fields: object) =>
  JSON.stringify({ id: 'a', title: 'a', dependencies: [{ issue_id: 'a', depends_on_id: 'b', ...fields }] });

test('a row says what differs from nothing, times in UTC, metadata in its spelling', () => {
  const text =
    '{"metadata":{"b":1.0,"a":"\\u00e9"},"title":"t","id":"a","design":"","created_at":"2026-01-01t01:00:00.5+01:00"}\n';
  const row =
    '{"id":"a","title":"t","status":"open","priority":2,"issue_type":"task","created_at":"2026-01-01T00:00:00.500Z",' +
    '"updated_at":"2026-02-01T00:00:00Z","ephemeral":false,"metadata":{"a":"é","b":1.0}}\n';
  expect(issuesText(readIssues(text, 'i.jsonl', NOW))).toBe(row);
  expect(issuesText(readIssues(row, 'i.jsonl', '2027-01-01T00:00:00Z'))).toBe(row);
});

test('the type of a dependency goes by two names', () => {
  const [issue] = readIssues(edge({ dep_type: 'related' }), 'i.jsonl', NOW).values();
  expect(issue?.dependencies).toEqual([{ issue_id: 'a', depends_on_id: 'b', type: 'related' }]);
});

test.each([
  [edge({ type: 'blocks', dep_type: 'blocks' }), 'expected a type'],
  [edge({}), 'expected a type'],
  [edge({ type: 'Blocks' }), 'expected one of blocks, parent-child'],
  [JSON.stringify({ id: 'a', title: 'a', priority: 2 ** 31 }), 'expected a whole number of 32 bits'],
  ['{"id":"a","title":"\\ud800"}', 'half of a surrogate pair'],
])('%s is refused with its line', (row, reason) => {
  expect(() => readIssues(`# first\n${row}\n`, 'i.jsonl', NOW)).toThrow(/^i\.jsonl: line 2: /);
  expect(() => readIssues(row, 'i.jsonl', NOW)).toThrow(reason);
});

test('events make the same issues again; one about another issue than it names is refused', () => {
  const issues = readIssues(`${edge({ type: 'blocks' })}\n{"id":"b","title":"b"}`, 'i.jsonl', NOW);
  const text = eventsText(eventsOf(issues));
  expect(issuesText(replayEvents(readEvents(text, 'e.jsonl', NOW), 'e.jsonl'))).toBe(issuesText(issues));
  const other = text.replace('"issue_id":"a","occurred_at"', '"issue_id":"c","occurred_at"');
  expect(() => replayEvents(readEvents(other, 'e.jsonl', NOW), 'e.jsonl')).toThrow('expected the issue c, found a');
});
