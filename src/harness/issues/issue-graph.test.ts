import { expect, test } from 'vitest';

import { checkIssues } from './check-issues.ts';
import { firstCycle, graphOf, integrityOf, pathBetween } from './issue-graph.ts';
import { readIssues } from './issue-rows.ts';

/** Issues of a table: what each depends on. */
const memory = (table: Readonly<Record<string, readonly string[]>>, status: (id: string) => string = () => 'open') => {
  const rows = Object.entries(table).map(([id, targets]) => {
    const dependencies = targets.map((target) => ({ issue_id: id, depends_on_id: target, type: 'blocks' }));
    return JSON.stringify({ id, title: id, status: status(id), ephemeral: true, dependencies });
  });
  return readIssues(rows.join('\n'), 'i.jsonl', '2026-01-01T00:00:00Z');
};

test('the first cycle by id is told from its first issue on, along its first dependency', () => {
  const graph = graphOf(memory({ a: ['b', 'x'], b: ['c'], c: ['d', 'e'], d: ['e'], e: ['c'], x: [] }), 'full');
  expect(firstCycle(graph)).toEqual(['c', 'd', 'e', 'c']);
  expect(pathBetween(graph, 'a', 'e')).toEqual(['a', 'b', 'c', 'e']);
});

test('an issue that is closed or missing closes no active cycle', () => {
  const issues = memory({ a: ['b', 'gone'], b: ['a'] }, (id) => (id === 'b' ? 'closed' : ' Open '));
  expect(integrityOf(issues, 'active')).toEqual({ hasCycle: false, cyclePath: null });
  expect(integrityOf(issues, 'full')).toEqual({ hasCycle: true, cyclePath: ['a', 'b', 'a'] });
});

test('a chain that leads into a cycle takes no longer than one that does not', () => {
  const search = (targetOfLast: readonly string[]) => {
    const chain = Array.from(
      { length: 20_000 },
      (_, at) => [`i${at}`, at === 19_999 ? targetOfLast : [`i${at + 1}`]] as const,
    );
    const begin = process.cpuUsage();
    return { found: firstCycle(new Map(chain)), micros: process.cpuUsage(begin).user };
  };
  const [line, round] = [search([]), search(['i19998'])];
  expect([line.found, round.found]).toEqual([null, ['i19998', 'i19999', 'i19998']]);
  expect(round.micros).toBeLessThan(20 * line.micros);
});

test('a description of many spaces is no matter of minutes, and no command where back-ticks follow', () => {
  const row = (id: string, end: string): string =>
    JSON.stringify({ id, title: id, description: `Acceptance: it runs\nsh${' '.repeat(200_000)}${end}` });
  const issues = readIssues(`${row('a', '``')}\n${row('b', '` ')}\n${row('c', '')}`, 'i.jsonl', '2026-01-01T00:00:00Z');
  expect(checkIssues(issues, {}).errors).toMatchObject([
    { issueId: 'a', class: 'issue_graph.verification_command.missing' },
  ]);
});

test('compactness finds what is waited for without need, and the way', () => {
  const issues = memory({ a: ['b', 'c', 'd'], b: ['c'], c: ['a'], d: [] }, (id) => (id === 'd' ? 'closed' : 'open'));
  const { errors, failureClasses } = checkIssues(issues, { compactness: true });
  expect(errors).toMatchObject([
    { issueId: 'a', class: 'issue_graph.compactness.transitive_block_edge', witnessPath: ['a', 'b', 'c'] },
    { issueId: 'a', class: 'issue_graph.compactness.closed_block_edge', witnessPath: ['a', 'd'] },
  ]);
  expect(failureClasses).toEqual([
    'issue_graph.compactness.closed_block_edge',
    'issue_graph.compactness.transitive_block_edge',
  ]);
  expect(checkIssues(issues, {}).result).toBe('accepted');
});
