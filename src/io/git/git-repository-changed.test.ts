import { chmodSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { changesFromCommit } from './git-repository.ts';

let fixture: GitFixture;
beforeAll(() => void (fixture = gitFixture()));
afterAll(() => fixture.dispose());

const A = 'a b/é';
let made = 0;

test.each<[string, (own: FixtureRepository, path: string) => unknown, readonly string[]]>([
  ['nothing', () => undefined, []],
  ['a file never added', ({ path }) => writeFileSync(join(path, 'new'), 'x'), []],
  ['a file', (_, path) => writeFileSync(path, 'new'), [A]],
  ['a file that is gone', (_, path) => rmSync(path), [A]],
  ['a mode', (_, path) => chmodSync(path, 0o755), [A]],
  ['what is staged, and back in the tree', stagedAlone, []],
  ['a file that the index takes for unchanged', flagged('--assume-unchanged'), [A]],
  ['a file that the index skips', flagged('--skip-worktree'), [A]],
  ['a file of the same size and time', sameTime, [A]],
  ['a file of the same size and time, where the clone trusts that', trusting, [A]],
  ['another commit', (own) => own.commit('two', { [A]: 'two' }), [A]],
])('%s', async (_, change, expected) => {
  const own = fixture.init(`tree-${(made += 1)}`);
  const commit = own.commit('one', { [A]: 'old', b: '1' });
  const index = join(fixture.directory, `index-${made}`);
  const before = own.git('ls-files', '--stage');
  const look = await changesFromCommit(own.path, commit, index);
  expect(await look()).toEqual([]);
  await change(own, join(own.path, A));
  expect(await look()).toEqual(expected);
  if (expected.length === 0) expect(own.git('ls-files', '--stage')).toBe(before);
});

function flagged(flag: string) {
  return (own: FixtureRepository, path: string): void => {
    own.git('update-index', flag, A);
    writeFileSync(path, 'new');
  };
}

function sameTime(_: FixtureRepository, path: string): void {
  const { atime, mtime } = statSync(path);
  writeFileSync(path, 'new');
  utimesSync(path, atime, mtime);
}

function trusting(own: FixtureRepository, path: string): void {
  own.git('config', 'core.trustctime', 'false');
  own.git('config', 'core.checkstat', 'minimal');
  sameTime(own, path);
}

function stagedAlone(own: FixtureRepository, path: string): void {
  writeFileSync(path, 'new');
  own.git('add', A);
  writeFileSync(path, 'old');
  own.git('add', A);
}

test('a second look reads what was written since, and nothing else', async () => {
  const own = fixture.init('tree-read');
  const commit = own.commit('one', { [A]: 'old', b: '1' });
  // An hour ago, so that no time stamp is as new as the index.
  for (const name of [A, 'b']) utimesSync(join(own.path, name), Date.now() / 1000 - 3600, Date.now() / 1000 - 3600);
  const reads = join(fixture.directory, 'reads');
  own.commit('filter', { '.gitattributes': '* filter=told\n' });
  own.git('config', 'filter.told.clean', `echo %f >> ${reads}; cat`);
  const head = own.git('rev-parse', 'HEAD');
  expect(commit).not.toBe(head);
  const look = await changesFromCommit(own.path, head, join(fixture.directory, 'index-read'));
  expect(await look()).toEqual([]);
  writeFileSync(reads, '');
  writeFileSync(join(own.path, 'b'), '1');
  expect(await look()).toEqual([]);
  expect(readFileSync(reads, 'utf8')).not.toContain('é');
  expect(readFileSync(reads, 'utf8')).toContain('b');
});
