import { describe, expect, it } from 'vitest';
import { evidenceRulesOf } from '../providers/known-providers.ts';
import {
  containsSegments,
  endsWithSegments,
  isUnderSkillsRoot,
  pathParts,
  pathSegments,
  skillFolderOf,
} from './path-segments.ts';

describe('paths', () => {
  it.each([
    ['C:\\r\\skills\\Foo\\SKILL.md', ['r', 'skills', 'Foo', 'SKILL.md']],
    ['\\\\?\\C:\\r\\skills\\Foo\\SKILL.md', ['r', 'skills', 'Foo', 'SKILL.md']],
    ['C:/r/skills\\Foo/SKILL.md', ['r', 'skills', 'Foo', 'SKILL.md']],
    ['C:\\\\r\\\\skills\\\\Foo\\\\SKILL.md', ['r', 'skills', 'Foo', 'SKILL.md']],
    ['\\\\server\\share\\Foo\\SKILL.md', ['server', 'share', 'Foo', 'SKILL.md']],
    ['/r/./skills//Foo/../Bar/SKILL.md', ['r', 'skills', 'Bar', 'SKILL.md']],
    ['../../skills/Foo', ['skills', 'Foo']],
    ['~/.codex/skills/Foo/', ['~', '.codex', 'skills', 'Foo']],
    ['', []],
    ['///', []],
    ['.', []],
  ])('%j has the parts %j', (path, parts) => {
    expect(pathParts(path)).toEqual(parts);
    expect(pathSegments(path)).toEqual(parts.map((part) => part.toLowerCase()));
  });

  it.each([
    ['/r/skills/Foo/SKILL.md', 'Foo'],
    ['/r/skills/Foo/skill.md', 'Foo'],
    ['Foo/SKILL.md', 'Foo'],
    ['/r/skills/Foo/notes.md', undefined],
    ['/r/skills/Foo/SKILL.md/x', undefined],
    ['SKILL.md', undefined],
    ['', undefined],
  ])('%s is the file of the skill %s', (path, folder) => {
    expect(skillFolderOf(pathParts(path))).toBe(folder);
  });

  it('compares whole segments', () => {
    expect(endsWithSegments(['a', 'b', 'c'], ['b', 'c'])).toBe(true);
    expect(endsWithSegments(['a', 'b', 'c'], ['c', 'b'])).toBe(false);
    expect(endsWithSegments(['c'], ['b', 'c'])).toBe(false);
    expect(endsWithSegments(['c'], [])).toBe(false);
    expect(containsSegments(['a', 'b', 'c'], ['b'])).toBe(true);
    expect(containsSegments(['a', 'b', 'c'], ['a', 'c'])).toBe(false);
    expect(containsSegments(['a'], [])).toBe(false);
  });

  it.each([
    ['/home/u/.codex/skills/foo/SKILL.md', true],
    ['.agents/skills/foo/SKILL.md', true],
    ['C:\\Users\\u\\.Codex\\Skills\\foo\\SKILL.md', true],
    ['.github/skills/foo/SKILL.md', true],
    ['/home/u/.copilot/installed-plugins/acme/skills/foo/SKILL.md', true],
    ['~/.claude/plugins/cache/acme/1.0/skills/foo/SKILL.md', true],
    ['.codex/skills/.system/foo/SKILL.md', true],
    ['$CODEX_HOME/skills/foo/SKILL.md', true],
    ['${CODEX_HOME}/skills/foo/SKILL.md', true],
    ['$env:CODEX_HOME\\skills\\foo\\SKILL.md', true],
    ['/workspace/proj/skills/foo/SKILL.md', false],
    ['/workspace/plugins/acme/skills/foo/SKILL.md', false],
    ['skills/.codex/foo/SKILL.md', false],
    ['.codex/skills/SKILL.md', false],
    ['.codex/foo/SKILL.md', false],
    ['.codex-backup/skills/foo/SKILL.md', false],
    ['.codex/my-skills/foo/SKILL.md', false],
  ])('%s is under a skills root: %s', (path, expected) => {
    expect(isUnderSkillsRoot(pathSegments(path), evidenceRulesOf('codex').skillPlaces)).toBe(expected);
  });
});
