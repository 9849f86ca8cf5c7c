import { describe, expect, it } from 'vitest';
import { evidenceRulesOf } from '../providers/known-providers.ts';
import { liesElsewhere } from './skill-source.ts';

const UNIT = `/tmp/pc-1/pcu-${'0'.repeat(32)}`;
const OWN = ['.agents/skills'];

interface Known {
  readonly agent?: string;
  readonly token?: string;
  readonly roots?: readonly string[] | null;
  readonly session?: string;
}

function told(path: string, { agent = 'codex', token = 'foo', roots = OWN, session }: Known): boolean {
  return liesElsewhere(path, token, { ...evidenceRulesOf(agent), roots, session });
}

describe('liesElsewhere', () => {
  it.each<[path: string, known: Known, elsewhere: boolean]>([
    // In a root, relative to the session's folder.
    ['.agents/skills/foo/SKILL.md', {}, false],
    ['.agents/skills/topic/foo/SKILL.md', {}, false],
    ['$PWD/.agents/skills/foo/SKILL.md', {}, false],
    ['.codex/skills/foo/SKILL.md', {}, true],
    ['skills/foo/SKILL.md', {}, true],
    ['/w/p/.agents/skills/foo/SKILL.md', { session: '/w/p' }, false],
    ['C:\\w\\p\\.agents\\skills\\foo\\SKILL.md', { session: 'c:/w/p' }, false],
    ['/w/p/sub/.agents/skills/foo/SKILL.md', { session: '/w/p' }, true],
    ['/w/other/.agents/skills/foo/SKILL.md', { session: '/w/p' }, true],
    ['/w/p/plugins/a/skills/foo/SKILL.md', { session: '/w/p', roots: ['plugins/b/skills'] }, true],
    ['/w/kit/skills/foo/SKILL.md', { session: '/w/p', roots: ['../kit/skills'] }, false],
    // The session's folder is not told.
    ['/w/p/.agents/skills/foo/SKILL.md', {}, false],
    ['/home/u/.codex/worktrees/a/p/.agents/skills/foo/SKILL.md', {}, false],
    ['/w/p/skills/foo/SKILL.md', { roots: ['skills'] }, false],
    ['/home/u/.codex/skills/foo/SKILL.md', { roots: ['skills', ...OWN] }, true],
    ['/home/u/.agents/skills/foo/SKILL.md', {}, true],
    ['~/.agents/skills/foo/SKILL.md', {}, true],
    ['$CODEX_HOME/skills/foo/SKILL.md', {}, true],
    // Where the run installed it.
    [`${UNIT}/w/.agents/skills/foo/SKILL.md`, {}, false],
    [`${UNIT}/p/0/skills/foo/SKILL.md`, { roots: ['kit/skills'] }, false],
    [`${UNIT}/h/.agents/skills/foo/SKILL.md`, {}, true],
    // Nothing is known of what is under test.
    ['/home/u/.codex/skills/foo/SKILL.md', { roots: null }, false],
    ['$CODEX_HOME/skills/foo/SKILL.md', { roots: null }, false],
    // The path does not tell the folder.
    ['SKILL.md', {}, false],
    ['foo/SKILL.md', {}, false],
    ['../foo/SKILL.md', { session: '/w/p' }, false],
    ['/foo/SKILL.md', {}, true],
    ['$SOMEWHERE/foo/SKILL.md', {}, false],
    // Always: what a client brings itself, and another plugin.
    ['/home/u/.codex/skills/.system/foo/SKILL.md', { roots: null }, true],
    ['$CODEX_HOME/skills/.system/foo/SKILL.md', { roots: null }, true],
    ['/c/pkg/linux-x64/1.0.102/builtin/foo/SKILL.md', { roots: null, agent: 'copilot' }, true],
    ['/home/u/.codex/plugins/cache/m/acme/1/skills/foo/SKILL.md', { roots: null, token: 'acme:foo' }, false],
    ['/home/u/.codex/plugins/cache/m/acme/1/skills/foo/SKILL.md', { roots: null, token: 'other:foo' }, true],
    ['/home/u/.codex/plugins/cache/m/acme/1/skills/foo/SKILL.md', {}, true],
    // A token without a plugin is that of none, but of one that lies in a repository.
    ['/home/u/.codex/plugins/cache/m/acme/1/skills/foo/SKILL.md', { roots: null }, true],
    ['~/.claude/plugins/cache/m/acme/1/skills/foo/SKILL.md', { roots: null, agent: 'claude' }, true],
    ['~/.claude/plugins/cache/m/acme/1/skills/foo/SKILL.md', { roots: null, token: 'foo/SKILL.md' }, true],
    [
      '~/.claude/plugins/cache/m/acme/1/skills/foo/SKILL.md',
      { roots: null, token: 'acme/1/skills/foo/SKILL.md' },
      false,
    ],
    ['~/.copilot/installed-plugins/m/acme/skills/foo/SKILL.md', { roots: null, agent: 'copilot' }, true],
    ['/w/p/.github/plugins/acme/skills/foo/SKILL.md', { roots: null, agent: 'copilot' }, false],
    ['/w/p/plugins/acme/skills/foo/SKILL.md', { roots: null }, false],
    ['/w/p/.github/plugins/acme/skills/foo/SKILL.md', { roots: ['.github/plugins/acme/skills'] }, false],
  ])('%s, %j: %s', (path, known, elsewhere) => {
    expect(told(path, known)).toBe(elsewhere);
  });

  it('takes time in proportion to the path', () => {
    const path = `/.codex/${'skills/'.repeat(200_000)}foo/SKILL.md`;
    const start = performance.now();
    expect(told(path, { roots: ['skills'] })).toBe(true);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
