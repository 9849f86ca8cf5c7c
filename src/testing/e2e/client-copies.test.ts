import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { actOut, loading, type Script } from './fake-client.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  loads,
  pullRequest,
  type Files,
  type PullRequest,
} from './pull-request.ts';
import { runBench, type RunBench } from './run-bench.ts';

const skill = (name: string): string => `---\nname: ${name}\ndescription: Use ${name}.\n---\nUse it.\n`;
const report = (outside: string): Script => ({ alpha: [{ report: join(outside, 'seen') }, loading('alpha')] });

function skillsSeen({ outside }: RunBench, file: string): readonly string[] {
  const [line = '{}'] = readFileSync(join(outside, file), 'utf8').split('\n');
  return (JSON.parse(line) as { here: readonly string[] }).here.filter((path) => path.endsWith('SKILL.md'));
}

describe('each client’s own copy', () => {
  const COPIES: Files = {
    [CASES]: [{ case_id: 'alpha', prompt: actOut('alpha'), expected_skill: 'alpha-skill' }],
    '.claude/skills/alpha-skill/SKILL.md': skill('alpha-skill'),
    'CLAUDE.md': 'See @docs/rules.md',
    'docs/rules.md': 'r',
    'docs/other.md': 'o',
    [CONFIG]: 'skills: .claude/skills\nproviders:\n  claude:\n  codex:\n',
    [BASELINE]: baselineOf({ alpha: 'pass' }, ['claude', 'codex']),
    '.agents/skills/alpha-skill/SKILL.md': skill('alpha-skill'),
  };
  const planOf = (pr: PullRequest) => pr.run(['plan', '--changed', '--base-ref', 'main']);

  test('that goes is planned, and told as not available', async () => {
    const pr = pullRequest(COPIES);
    const before = await pr.run(['validate']);
    expect([before.code, before.err]).toEqual([0, '']);
    pr.commit({ '.agents/skills/alpha-skill/SKILL.md': null });
    const planned = await planOf(pr);
    expect(planned.out).toBe('alpha\tclaude\t1\nalpha\tcodex\t1\n');
    const line =
      'not_available to codex: alpha-skill: it does not read .claude/skills (providers.codex.skills installs from there)';
    expect(planned.err).toContain(line);
    expect((await pr.run(['validate'])).err).toBe(`${line}\n`);
    pr.commit({ [CONFIG]: 'skills: .claude/skills\nproviders:\n  claude:\n  codex: {skills: [.claude/skills]}\n' });
    expect((await pr.run(['validate'])).err).toBe('');
  });

  test.each<[string, Files, boolean]>([
    ['what an import leads to', { 'docs/rules.md': 'other' }, true],
    ['an import that goes', { 'docs/rules.md': null }, true],
    ['no other document', { 'docs/other.md': 'other' }, false],
    ['a skill of an app', { 'packages/a/.claude/skills/evil/SKILL.md': skill('evil') }, true],
    ['what a marketplace names', { 'kit/x/a.py': 'y' }, true],
  ])('%s is planned: %s', async (_name, files, works) => {
    const pr = pullRequest({
      ...COPIES,
      '.claude-plugin/marketplace.json': '{"plugins":[{"source":"./kit/x"}]}',
      'kit/x/a.py': 'x',
    });
    pr.commit(files);
    expect((await planOf(pr)).out !== '').toBe(works);
  });
});

test('each client gets its own copy, also where git does not know it, and no other client’s', async () => {
  const others = (outside: string): Record<string, Script> => ({
    codex: { alpha: [{ report: join(outside, 'codex') }] },
  });
  const bench = runBench({
    script: report,
    others,
    config: 'skills: [.claude/skills, kit/skills]\nproviders:\n  claude:\n  codex:\n',
    files: { '.gitignore': '.claude\n', 'kit/skills/beta-skill/SKILL.md': skill('beta-skill') },
  });
  mkdirSync(join(bench.pr.repository.path, '.claude/skills/alpha-skill'), { recursive: true });
  writeFileSync(join(bench.pr.repository.path, '.claude/skills/alpha-skill/SKILL.md'), skill('alpha-skill'));
  await bench.run([]);
  expect(skillsSeen(bench, 'seen')).toEqual([
    '.claude/skills/alpha-skill/SKILL.md',
    '.claude/skills/beta-skill/SKILL.md',
  ]);
  expect(skillsSeen(bench, 'codex')).toEqual(['.agents/skills/beta-skill/SKILL.md']);
});

test('the gate says which skills a client does not read by itself', async () => {
  const config = 'providers:\n  claude:\n    skills: [.agents/skills]\n';
  const pr = pullRequest({
    [CASES]: [caseOf('alpha')],
    [BASELINE]: baselineOf({ alpha: 'pass' }, ['claude']),
    [CONFIG]: config,
  });
  pr.commit({ [CONFIG]: 'providers:\n  claude:\n' });
  pr.record({ alpha: { claude: loads('alpha') } });
  expect((await pr.gate((await pr.replay()).folder)).result?.warnings).toEqual([
    'claude gets the skills of .agents/skills, which it does not read (providers.claude.skills)',
  ]);
});
