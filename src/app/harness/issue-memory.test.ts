import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { updateIssue } from '../../harness/issues/change-issue.ts';
import { migrateEvents, replayEventFile } from './issue-events.ts';
import { changeIssueMemory } from './issue-memory.ts';

const ROW = `${JSON.stringify({ id: 'a', title: 't' })}\n`;

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'portcullis-memory-'));
  writeFileSync(join(cwd, 'i.jsonl'), ROW);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const world = () => ({ cwd, root: cwd, now: () => new Date(0) });

test('a memory that could not be read again is not written', async () => {
  const notes = 'x'.repeat(64 * 1024 * 1024);
  const changed = changeIssueMemory(world(), 'i.jsonl', (issues, now) => updateIssue(issues, { id: 'a', notes }, now));
  await expect(changed).rejects.toThrow('the issue memory: expected at most 64 MiB, found 65 MiB');
  expect(readFileSync(join(cwd, 'i.jsonl'), 'utf8')).toBe(ROW);
});

test.each([
  ['events', () => migrateEvents(world(), 'i.jsonl', './i.jsonl')],
  ['cache', () => replayEventFile(world(), 'i.jsonl', { events: 'e.jsonl', cache: join(cwd, 'i.jsonl') })],
])('%s are not written over the issues', async (_what, run) => {
  await expect(run()).rejects.toThrow('expected a file each for issues, events and cache, found i.jsonl, ');
  expect(readdirSync(cwd)).toEqual(['i.jsonl']);
  expect(readFileSync(join(cwd, 'i.jsonl'), 'utf8')).toBe(ROW);
});
