import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { filesMatching } from '../find-files.ts';
import { makeUnitFolder, type UnitFolderRequest, type UnitSkill } from './unit-folder.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portcullis-unit-folder-'));
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function skill(path: string, plugin: string | null): Promise<UnitSkill> {
  const folder = join(root, 'from', path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'SKILL.md'), path);
  return { path: folder, plugin };
}

async function made(changes: Partial<UnitFolderRequest>): Promise<readonly string[]> {
  const folder = await makeUnitFolder({
    parent: root,
    name: 'unit',
    workspace: null,
    excluded: [],
    files: [],
    given: () => null,
    skills: [],
    skillsFolder: '.claude/skills',
    asPlugins: true,
    ...changes,
  });
  expect(folder.plugins.every((path) => path.startsWith(`${folder.root}/`))).toBe(true);
  return filesMatching(folder.root, '**/*');
}

describe('the skills of a unit', () => {
  it('of plugins stand in folders of plugins, whatever these are called', async () => {
    const skills = [
      await skill('one', null),
      await skill('two', 'acme'),
      await skill('x/two', '../"b"'),
      await skill('three', 'acme'),
    ];
    expect(await made({ skills })).toEqual([
      'p/0/.claude-plugin/plugin.json',
      'p/0/skills/three/SKILL.md',
      'p/0/skills/two/SKILL.md',
      'p/1/.claude-plugin/plugin.json',
      'p/1/skills/two/SKILL.md',
      'w/.claude/skills/one/SKILL.md',
    ]);
    expect(JSON.parse(await readFile(join(root, 'unit/p/1/.claude-plugin/plugin.json'), 'utf8'))).toEqual({
      name: '../"b"',
    });
  });

  it('are all the project’s own for a client that takes no plugins', async () => {
    const skills = [await skill('one', null), await skill('two', 'acme')];
    expect(await made({ skills, asPlugins: false })).toEqual([
      'w/.claude/skills/one/SKILL.md',
      'w/.claude/skills/two/SKILL.md',
    ]);
  });
});
