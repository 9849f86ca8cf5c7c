import { chmodSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { gitFixture, type FixtureRepository } from '../../testing/git-fixture.ts';
import { openWorld } from '../world/world.ts';
import { instructingFiles, type InstructingRequest } from './instructing-files.ts';

const FILES = {
  'CLAUDE.md':
    'See @docs/rules.md, @./src/notes.md#part and (@docs/my\\ words.md).\n@../out.md @~/x.md @/etc/hosts a@docs/no.md @docs/link.md',
  'docs/rules.md': '@a1.md\n@../node.md',
  'docs/a1.md': '@a2.md',
  'docs/a2.md': '@a3.md',
  'docs/a3.md': '@a4.md',
  'docs/a4.md': '@a5.md',
  'docs/a5.md': 'Six deep.',
  'docs/my words.md': 'w',
  'docs/no.md': 'n',
  'docs/secret.md': 's',
  'src/notes.md': 'n',
  'node.md': 'n',
  'shared/one/SKILL.md': '---\nname: one\n---\n@docs/no.md\n',
  'shared/one/run.sh': 'x',
  '.claude/settings.json': '{}',
  'README.md': 'r',
  'data/a.csv': '1',
  'data/deep/b.csv': '2',
};

function made(): FixtureRepository {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  const repository = fixture.init('repository');
  repository.commit('first', FILES);
  chmodSync(join(repository.path, 'shared/one/run.sh'), 0o755);
  symlinkSync('secret.md', join(repository.path, 'docs/link.md'));
  symlinkSync('CLAUDE.md', join(repository.path, 'AGENTS.md'));
  symlinkSync('shared/one', join(repository.path, '.agents'));
  symlinkSync('/etc', join(repository.path, '.codex'));
  repository.git('add', '--all');
  repository.commit('links', { 'more.md': 'm' });
  return repository;
}

async function found(
  { path }: FixtureRepository,
  request: Partial<InstructingRequest> = {},
): Promise<Record<string, string>> {
  const files = await instructingFiles(
    openWorld('1', path, () => undefined),
    { further: [], ofCommit: true, ...request },
  );
  return Object.fromEntries(
    files.map((file) => [file.path, `${Buffer.from(file.bytes).toString()}${file.executable ? ' (runs)' : ''}`]),
  );
}

describe('what instructs agents', () => {
  test('with imports five deep, never through links; links become what they lead to', async () => {
    const files = await found(made());
    expect(Object.keys(files).sort()).toEqual([
      '.agents/SKILL.md',
      '.agents/run.sh',
      '.claude/settings.json',
      'AGENTS.md',
      'CLAUDE.md',
      ...['a1', 'a2', 'a3', 'a4', 'my words', 'rules'].map((name) => `docs/${name}.md`),
      'node.md',
      'src/notes.md',
    ]);
    expect(files['AGENTS.md']).toBe(FILES['CLAUDE.md']);
    expect(files['.agents/run.sh']).toBe('x (runs)');
  });

  test('whatever the ending or folder of what imports; a skill only where it is imported', async () => {
    const repository = gitFixture();
    onTestFinished(() => repository.dispose());
    const one = repository.init('repository');
    one.commit('first', {
      'CLAUDE.md': '@skills/guide.md @docs/rules.txt @.claude/skills/a/told.md',
      'skills/guide.md': '@../docs/more.md',
      'docs/rules.txt': '@deep.txt',
      '.claude/rules/skills/x.md': '@../../../docs/ruled.md',
      '.claude/skills/a/SKILL.md': '@../../../docs/no1.md',
      '.claude/skills/a/own.md': '@../../../docs/no2.md',
      '.claude/skills/a/told.md': '@../../../docs/told.md',
      ...Object.fromEntries(
        ['more.md', 'deep.txt', 'ruled.md', 'no1.md', 'no2.md', 'told.md'].map((name) => [`docs/${name}`, name]),
      ),
    });
    const expected = ['deep.txt', 'more.md', 'ruled.md', 'rules.txt', 'told.md'].map((name) => `docs/${name}`);
    for (const request of [{}, { ofCommit: false, before: ['docs/more.md'] }]) {
      const files = Object.keys(await found(one, request));
      expect(files.filter((file) => file.startsWith('docs/')).sort()).toEqual(expected);
    }
  });

  test('of the commit, or of the working tree', async () => {
    const repository = made();
    const write = (path: string, text: string): void => writeFileSync(join(repository.path, path), text);
    write('CLAUDE.md', 'Otherwise.');
    write('GEMINI.md', 'New.');
    expect(await found(repository)).toMatchObject({ 'CLAUDE.md': FILES['CLAUDE.md'], 'node.md': 'n' });
    expect(await found(repository)).not.toHaveProperty(['GEMINI.md']);
    const now = await found(repository, { ofCommit: false });
    expect(now).toMatchObject({ 'CLAUDE.md': 'Otherwise.', 'GEMINI.md': 'New.' });
    expect(now).not.toHaveProperty(['node.md']);
    const out = gitFixture();
    onTestFinished(() => out.dispose());
    expect(await found({ ...repository, path: out.directory })).toEqual({});
  });

  test('and further files by paths and globs', async () => {
    const further = async (...globs: string[]): Promise<string[]> =>
      Object.keys(await found(made(), { further: globs })).filter((path) => !/md$|^\./.test(path));
    expect(await further('data/**')).toEqual(['data/a.csv', 'data/deep/b.csv']);
    expect(await further('**/b.csv', 'nothing')).toEqual(['data/deep/b.csv']);
  });

  test('for changes also what is gone, and what manifests of plugins name', async () => {
    const repository = made();
    repository.git('rm', '--quiet', '-r', 'src', 'data/deep');
    repository.commit('later', {
      '.claude-plugin/marketplace.json': '{"plugins":[{"source":"./data"},{"source":"./"}]}',
    });
    const before = Object.keys(FILES);
    const seen = Object.keys(await found(repository, { ofCommit: false, before }));
    expect(seen).toEqual(expect.arrayContaining(['src/notes.md', 'data/a.csv', 'data/deep/b.csv']));
    expect(seen).not.toContain('README.md');
    expect(Object.keys(await found(repository))).not.toContain('data/a.csv');
  });

  test('is bounded', async () => {
    const repository = made();
    const places = Array.from({ length: 1001 }, (_, index) => `"./d${index}"`).join(',');
    repository.commit('many', { '.claude-plugin/plugin.json': `[${places}]` });
    await expect(found(repository, { before: ['x'] })).rejects.toThrow(
      'files that instruct agents: expected at most 1000 folders',
    );
    writeFileSync(join(repository.path, 'CLAUDE.local.md'), '');
    truncateSync(join(repository.path, 'CLAUDE.local.md'), 257 * 1024 * 1024);
    await expect(found(repository, { ofCommit: false })).rejects.toThrow('expected at most 256 MiB, found more');
  });
});
