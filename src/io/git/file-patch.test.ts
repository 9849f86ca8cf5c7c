import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gitFixture, type GitFixture } from '../../testing/git-fixture.ts';
import { filePatch } from './file-patch.ts';

let fixture: GitFixture;
let made = 0;

beforeAll(() => {
  fixture = gitFixture();
});
afterAll(() => fixture.dispose());

const LINES = Array.from({ length: 40 }, (_, index) => `  "key${index}": ${index},\n`);
const LONG = LINES.join('');

describe('a patch', () => {
  test.each<[string, string, string | undefined, string]>([
    ['of a changed line', 'baselines/b.json', LONG, LONG.replace('"key20": 20', '"key20": "é\u{1f600}"')],
    ['of two places', 'b.json', LONG, LONG.replace('"key2": 2', '2').replace('"key38": 38', '38')],
    ['of a new file', 'baselines/deep/b.json', undefined, LONG],
    ['of a file without a newline at its end', 'b.json', '{}', '{}\n'],
    ['of a file that becomes empty', 'b.json', '{}\n', ''],
    ['of a name with blanks, quotes and letters', 'base lines/ä "b".json', '1\n', '2\n'],
    ['of a new name with blanks, quotes and letters', 'base lines/ä "b".json', undefined, '2\n'],
    ['of a name that looks like an option', '-b.json', undefined, '2\n'],
    ['of carriage returns', 'b.json', '1\r\n2\r\n', '1\n2\n'],
    ['of a NUL', 'b.json', '"\0"\n', '"\0\0"\n'],
  ])('%s is what git applies', async (_name, path, before, after) => {
    const repository = fixture.init(`repository${(made += 1)}`);
    repository.commit('one', { 'other.txt': 'x', ...(before === undefined ? {} : { [path]: before }) });
    const patch = await filePatch(path, before, after);
    const file = join(fixture.directory, `${made}.patch`);
    writeFileSync(file, patch);
    repository.git('apply', '--check', file);
    repository.git('apply', '--index', file);
    expect(readFileSync(join(repository.path, path), 'utf8')).toBe(after);
    expect(repository.git('diff', '--cached', '--name-only', '-z').split('\0')).toEqual([path, '']);
  });

  test('says the place from the root of the repository, and the blobs', async () => {
    const lines = (await filePatch('baselines/b.json', '1\n', '2\n')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'diff --git a/baselines/b.json b/baselines/b.json',
      expect.stringMatching(/^index [0-9a-f]{40}\.\.[0-9a-f]{40} 100644$/),
      '--- a/baselines/b.json',
      '+++ b/baselines/b.json',
    ]);
    const [first, , , source, target] = (await filePatch('b.json', undefined, '2\n')).split('\n');
    expect([first, source, target]).toEqual(['diff --git a/b.json b/b.json', '--- /dev/null', '+++ b/b.json']);
  });

  test('of no change is empty', async () => {
    expect(await filePatch('b.json', LONG, LONG)).toBe('');
  });

  test('is made whatever the configuration says', async () => {
    const home = join(fixture.directory, 'home');
    mkdirSync(home);
    writeFileSync(join(home, '.gitconfig'), '[diff]\n\tnoprefix = true\n\tcontext = 0\n[color]\n\tui = always\n');
    const before = { ...process.env };
    process.env['HOME'] = home;
    process.env['GIT_CONFIG_GLOBAL'] = join(home, '.gitconfig');
    try {
      const patch = await filePatch('x/b.json', LONG, LONG.replace('20,', '21,'));
      expect(patch.split('\n').slice(0, 1)).toEqual(['diff --git a/x/b.json b/x/b.json']);
      expect(patch).toContain('\n   "key19": 19,\n');
    } finally {
      process.env = before;
    }
  });

  test.each(['../b.json', '/b.json', '', 'a//b.json'])('of a place outside is refused: %j', async (path) => {
    await expect(filePatch(path, undefined, '')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
