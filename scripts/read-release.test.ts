import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../src/testing/git-fixture.ts';
import { decideRelease } from './decide-release.ts';
import { readRelease } from './read-release.ts';

const FROM = { repository: 'o/p', branch: 'main' };

let fixture: GitFixture;
let source: FixtureRepository;

beforeEach(() => {
  fixture = gitFixture();
  source = fixture.init('source');
});
afterEach(() => fixture.dispose());

function release(version: string): string {
  const commit = source.commit(version, {
    'package.json': `{"version": "${version}"}\n`,
    'CHANGELOG.md': `# Changelog\n\n## ${version}\n\n- New in ${version}.\n`,
  });
  source.git('tag', '-a', '-m', version, `v${version}`);
  return commit;
}

/** As the workflow checks a tag out: detached, with all branches and tags. */
function checkout(tag: string): FixtureRepository {
  const clone = fixture.clone(source, `clone-${tag}`);
  clone.git('checkout', '--quiet', '--detach', tag);
  return clone;
}

async function decided(tag: string): Promise<ReturnType<typeof decideRelease>> {
  return decideRelease(await readRelease(checkout(tag).path, tag, FROM));
}

test('a tag on the branch is released, and the newest moves the major tag', async () => {
  release('1.2.3');
  source.git('branch', 'v1.2');
  release('1.3.0');
  release('2.0.0');
  expect(await decided('v1.2.3')).toMatchObject({ kind: 'release', major: null });
  expect(await decided('v1.3.0')).toMatchObject({ kind: 'release', major: 'v1' });
  expect(await decided('v2.0.0')).toMatchObject({ kind: 'release', major: 'v2' });
});

test('a tag beside the branch is refused, and counts for no other', async () => {
  release('1.2.3');
  source.branch('aside');
  release('1.9.9');
  source.git('checkout', '--quiet', 'main');
  release('1.2.4');
  expect(await decided('v1.9.9')).toEqual({
    kind: 'refused',
    why: 'v1.9.9 is not on main: only what was reviewed there is released.',
  });
  expect(await decided('v1.2.4')).toMatchObject({ kind: 'release', major: 'v1' });
});

test('a tag that was moved while it was checked is refused', async () => {
  const first = release('1.2.3');
  const clone = checkout('v1.2.3');
  const second = clone.commit('other');
  clone.git('tag', '--force', 'v1.2.3', second);
  clone.git('checkout', '--quiet', '--detach', first);
  expect(decideRelease(await readRelease(clone.path, 'v1.2.3', FROM))).toMatchObject({ kind: 'refused' });
});

test('the program writes the notes, and says what the workflow does', () => {
  const commit = release('1.2.3');
  const clone = checkout('v1.2.3');
  const notes = join(fixture.directory, 'notes.md');
  const program = join(import.meta.dirname, 'release.ts');
  const run = (...args: string[]): { code: number | null; out: string; err: string } => {
    const ran = spawnSync(process.execPath, [program, ...args], { cwd: clone.path, encoding: 'utf8' });
    return { code: ran.status, out: ran.stdout, err: ran.stderr };
  };
  expect(run('v1.2.3', 'o/p', 'main', notes)).toEqual({
    code: 0,
    out: `commit=${commit}\nprerelease=false\nmajor=v1\n`,
    err: '',
  });
  expect(readFileSync(notes, 'utf8')).toMatch(/^- New in 1\.2\.3\.\n\nPin it: /);
  expect(run('v1.2.3')).toEqual({ code: 0, out: '- New in 1.2.3.\n', err: '' });
  expect(run('v1.2.4')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('expected v1.2.3') });
});
