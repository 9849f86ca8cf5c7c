import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { filesMatching, isFile, isFolder, isGlob, isPattern } from './find-files.ts';
import { globTest } from '../kernel/glob-test.ts';
import { readExcerpt, readOptionalTextFile, readTextFile } from './read-text-file.ts';
import { writeFileAtomically } from './write-file-atomically.ts';
import { parseYamlDocument } from './yaml-document.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portcullis io '));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('readTextFile', () => {
  it('reads UTF-8 and keeps a byte order mark for whoever parses', async () => {
    await writeFile(join(folder, 'a.json'), '\uFEFF{"ä": "😀"}');
    expect(await readTextFile(join(folder, 'a.json'), 'the case file')).toBe('\uFEFF{"ä": "😀"}');
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['UTF-16', Buffer.from('{}', 'utf16le').fill(0xfe, 0, 1)],
  ])('refuses %s and names the file', async (_, bytes) => {
    await writeFile(join(folder, 'a.json'), bytes);
    await expect(readTextFile(join(folder, 'a.json'), 'the case file')).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/a\.json: the case file: expected UTF-8/) as unknown,
    });
  });

  it('says what stands in the place of the file', async () => {
    await mkdir(join(folder, 'dir'));
    await expect(readTextFile(join(folder, 'dir'), 'the plan')).rejects.toThrow(/dir: the plan: .* found a folder/);
    await expect(readTextFile(join(folder, 'none'), 'the plan')).rejects.toMatchObject({ code: 'not_found' });
    await expect(readTextFile(join(folder, 'a\0b'), 'the plan')).rejects.toThrow(/the plan/);
  });

  it('tells "not there" from "not readable"', async () => {
    expect(await readOptionalTextFile(join(folder, 'none'), 'the plan')).toBeUndefined();
    await mkdir(join(folder, 'dir'));
    await expect(readOptionalTextFile(join(folder, 'dir'), 'the plan')).rejects.toThrow(/found a folder/);
  });

  it('reads only the beginning of what is shown to people, whatever its bytes', async () => {
    await writeFile(join(folder, 'err.txt'), Buffer.concat([Buffer.from([0xff]), Buffer.from('x'.repeat(100))]));
    expect(await readExcerpt(join(folder, 'err.txt'), 10)).toBe(`\uFFFD${'x'.repeat(9)}`);
    expect(await readExcerpt(join(folder, 'none'), 10)).toBeUndefined();
  });
});

describe('writeFileAtomically', () => {
  it('makes the folders, replaces the file and leaves nothing else', async () => {
    const path = join(folder, 'a', 'b', 'out.json');
    await writeFileAtomically(path, 'one', 'the results');
    await writeFileAtomically(path, 'two', 'the results');
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['out.json']);
  });

  it('names what could not be written, and leaves no temporary file', async () => {
    await mkdir(join(folder, 'out.json'));
    await writeFile(join(folder, 'out.json', 'kept'), '');
    await expect(writeFileAtomically(join(folder, 'out.json'), 'x', 'the results')).rejects.toMatchObject({
      code: 'not_written',
    });
    expect(await readdir(folder)).toEqual(['out.json']);
    await writeFile(join(folder, 'file'), '');
    await expect(writeFileAtomically(join(folder, 'file', 'x'), 'x', 'the results')).rejects.toThrow(/the results/);
  });
});

describe('find-files', () => {
  it('finds what a glob matches, sorted, relative, without dependencies and version control', async () => {
    for (const path of ['cases/b.json', 'cases/a.json', 'cases/deep/c.json', 'node_modules/x/d.json', '.git/e.json']) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), '[]');
    }
    expect(await filesMatching(folder, 'cases/*.json')).toEqual(['cases/a.json', 'cases/b.json']);
    expect(await filesMatching(folder, './**/*.json')).toEqual(['cases/a.json', 'cases/b.json', 'cases/deep/c.json']);
    expect(await filesMatching(folder, 'none/*.json')).toEqual([]);
  });

  it('does not follow a link that leads in a circle', async () => {
    await mkdir(join(folder, 'cases'));
    await symlink('.', join(folder, 'cases', 'loop'));
    await writeFile(join(folder, 'cases', 'a.json'), '[]');
    expect(await filesMatching(folder, '**/*.json')).toEqual(['cases/a.json']);
  });

  it('tells globs, files and folders apart', async () => {
    expect(['a.json', 'a b.json', 'cases/*.json', '{a,b}.json'].map(isGlob)).toEqual([false, false, true, true]);
    for (const name of ['a', 'b[1]']) await writeFile(join(folder, name), '');
    expect([await isPattern(folder, 'b[1]'), await isPattern(folder, 'c[1]')]).toEqual([false, true]);
    expect([await isFile(join(folder, 'a')), await isFolder(join(folder, 'a')), await isFolder(folder)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await globTest('cases/routing/*.json'))('cases/routing/deep/a.json')).toBe(false);
  });

  it.each([
    ['**/*.json', ['a.json', 'x/.y/a.json'], ['a.yml']],
    ['cases/**', ['cases/a', 'cases/b/c.json'], ['a/cases/b']],
    ['cases/**/x/*.json', ['cases/x/a.json', 'cases/a/x/x/b.json'], ['cases/x/a/b.json', 'cases/a.json']],
    ['{a/b,c}/*.json', ['a/b/x.json', 'c/x.json'], ['a/x.json']],
    ['!a/*', ['b/x'], ['a/x']],
  ])('%s finds what it names', async (glob, inside, outside) => {
    const matches = await globTest(glob);
    expect([...inside, ...outside].filter((path) => matches(path))).toEqual(inside);
  });

  it('compares a glob within its bounds with the path that is worst for it', async () => {
    const matches = await globTest(`${'*a*a*a/'.repeat(30)}b`);
    expect(matches(`${`${'a'.repeat(100)}/`.repeat(30)}c`)).toBe(false);
  });

  it('refuses a glob over its bounds', async () => {
    await expect(globTest('*a*a*a*a.json')).rejects.toThrow('expected at most 3 stars');
  });
});

describe('parseYamlDocument', () => {
  const text = 'cases: a.json\nproviders:\n  claude:\n  codex:\n    infra: tolerated\nskills:\n  - one\n  - two\n';

  it.each([
    ['/cases', 1],
    ['/providers/codex', 4],
    ['/providers/codex/infra', 5],
    ['/skills/1', 8],
    ['/none', undefined],
  ])('knows on which line %s stands', async (pointer, line) => {
    const document = await parseYamlDocument(text, 'config.yml');
    expect(document.lineOf(pointer)).toBe(line);
    expect(document.value).toMatchObject({ providers: { claude: null, codex: { infra: 'tolerated' } } });
  });

  it('knows the lines of what aliases bring', async () => {
    const aliased = 'a: &a\n  x: 1\n  y: [2,\n    3]\nb: *a\nc:\n  <<: *a\n  x: 5\n';
    const document = await parseYamlDocument(aliased, 'w.yml');
    const lines = ['/b', '/b/y', '/b/y/1', '/c/x', '/c/y'].map((pointer) => document.lineOf(pointer));
    expect(lines).toEqual([5, 3, 4, 8, undefined]);
  });

  it.each([
    ['a repeated key', 'a: 1\nb: 2\na: 3\n', /config\.yml:3:/],
    [
      'a map of too many keys',
      Array.from({ length: 20_000 }, (_, key) => `k${key}: 1\n`).join(''),
      /config\.yml: not valid YAML: more than 5,000 keys in a map/,
    ],
    ['a broken flow', 'a: [1, 2\n', /config\.yml:/],
    ['a tab', 'a:\n\t- b\n', /config\.yml:2:/],
    ['an alias of nothing', 'a: &a 1\nb: *a\nc: [*b]\n', /config\.yml:3:5: not valid YAML: \*b without an anchor &b/],
    ['two documents', 'a: 1\n---\nb: 2\n', /config\.yml:/],
    [
      'aliases that multiply',
      `a: &a [1,1,1,1,1,1,1,1,1]\n${'bcdefgh'
        .split('')
        .map(
          (name, index) =>
            `${name}: &${name} [${Array(9)
              .fill(`*${'abcdefgh'[index] ?? ''}`)
              .join(',')}]`,
        )
        .join('\n')}\n`,
      /config\.yml/,
    ],
  ])('refuses %s and says where', async (_, bad, place) => {
    const refused = { code: 'invalid_input', message: expect.stringMatching(place) as string };
    await expect(parseYamlDocument(bad, 'config.yml')).rejects.toMatchObject(refused);
  });
});
