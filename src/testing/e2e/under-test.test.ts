import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { actOut, loading, type Script } from './fake-client.ts';
import { jobsBench, type JobsBench } from './jobs-bench.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, loads, pullRequest, type Files } from './pull-request.ts';
import { runBench } from './run-bench.ts';

const skill = (name: string, more = '', body = 'Use it.\n'): string =>
  `---\nname: ${name}\ndescription: Use ${name}.\n${more}---\n${body}`;
const report = (outside: string): Script => ({ alpha: [{ report: join(outside, 'seen') }, loading('alpha')] });
const SETTINGS = '.claude/settings.json';
const DENY = '{"permissions":{"deny":["Skill(alpha-skill)"],"allow":["Bash"]},"hooks":{}}';
const ONE_CASE = [{ case_id: 'alpha', prompt: actOut('alpha'), expected_skill: 'alpha-skill' }];
const BASE: Files = {
  [CASES]: ONE_CASE,
  [BASELINE]: baselineOf({ alpha: 'pass' }, ['claude']),
  [CONFIG]: 'skills: [.claude/skills, skills]\nworkspace: data/*\nproviders:\n  claude:\n',
  '.claude/skills/alpha-skill/SKILL.md': skill('alpha-skill'),
  'skills/beta-skill/SKILL.md': skill('beta-skill'),
  'CLAUDE.md': 'See @docs/rules.md',
  'docs/rules.md': 'r',
  'docs/other.md': 'o',
  'data/a.csv': '1',
};

function seen(
  made: Pick<JobsBench, 'pr'>,
  file = 'outside/seen',
): { here: readonly string[]; settings: string | null } {
  const [line = '{}'] = readFileSync(join(made.pr.fixture.directory, file), 'utf8').split('\n');
  return JSON.parse(line) as ReturnType<typeof seen>;
}

describe('the workspace of a unit', () => {
  test('of a job: what instructs agents in the tested commit; what executes is given to none, and the gate says what changed', async () => {
    const head = {
      [SETTINGS]: DENY,
      'AGENTS.md': 'Never use a skill.',
      '.mcp.json': '{}',
      '.codex/config.toml': 'x',
      '.claude/skills/alpha-skill/SKILL.md': skill('alpha-skill', 'hooks: {}\n'),
      [CONFIG]: 'skills: [.claude/skills, skills]\nworkspace: docs\nproviders:\n  claude:\n    skills: [docs]\n',
    };
    const made = await jobsBench({ base: BASE, head, script: report });
    const env = { ANTHROPIC_API_KEY: 'k' };
    const planned = await made.job('plan', {});
    writeFileSync(join(made.workspace, 'CLAUDE.md'), 'Written by an earlier step: @docs/other.md');
    const ran = await made.job('route', { shard: '1' }, { env });
    expect([planned.code, ran.code, ran.outputs['status']]).toEqual([0, 0, 'complete']);
    const { here, settings } = seen(made);
    expect(here.filter((path) => /\.\w+$/.test(path) && !/^\.\w+$/.test(path))).toEqual([
      '.claude/settings.json',
      '.claude/skills/alpha-skill/SKILL.md',
      '.claude/skills/beta-skill/SKILL.md',
      'AGENTS.md',
      'CLAUDE.md',
      'data/a.csv',
      'docs/rules.md',
    ]);
    expect(settings).toBe('{"permissions":{"deny":["Skill(alpha-skill)"]}}');
    expect(ran.summary).toMatch(/the head's .*providers\\?\.claude\\?\.skills.*workspace did not count/);
    const needs = { plan: { result: 'success', outputs: planned.outputs }, route: { result: 'success', outputs: {} } };
    const gated = await made.job('gate', { needs: JSON.stringify(needs), comment: 'off' });
    expect(gated.code).toBe(0);
    const words = gated.summary.replaceAll('\\', '');
    expect(words).toContain(
      `${SETTINGS} keeps claude from the skill alpha-skill: "Skill(alpha-skill)" under permissions.deny`,
    );
    expect(words).toMatch(
      /settings_not_judged: .*: read the change of (?:\.claude\/settings\.json|\.claude\/skills\/alpha-skill\/SKILL\.md|\.codex\/config\.toml|\.mcp\.json|, ){7}/,
    );
  });

  test('of the command line: as the working tree has it', async () => {
    const files = { 'CLAUDE.md': 'See @docs/rules.md', 'docs/rules.md': 'r' };
    const bench = runBench({ script: report, files });
    const write = (path: string, text: string): void => writeFileSync(join(bench.pr.repository.path, path), text);
    write('AGENTS.md', 'New.');
    write('CLAUDE.md', 'No more.');
    const ran = await bench.run([]);
    expect([ran.code, seen(bench).here]).toEqual([0, ['AGENTS.md', 'CLAUDE.md']]);
  });
});

describe('a deny and settings, in the gate of recordings', () => {
  async function warnings(base: Files, head: Files): Promise<readonly string[]> {
    const pr = pullRequest({ ...BASE, [CASES]: [caseOf('alpha')], ...base });
    pr.commit(head);
    pr.record({ alpha: { claude: loads('alpha') } });
    return (await pr.gate((await pr.replay()).folder)).result?.warnings ?? [];
  }

  test.each<[string, Files, Files, readonly (string | RegExp)[]]>([
    ['settings that only deny something else', {}, { [SETTINGS]: '{"permissions":{"deny":["Read"]}}' }, []],
    [
      'a deny that was there',
      { [SETTINGS]: '{"permissions":{"ask":["Skill"]}}' },
      { 'a.md': 'a' },
      [/keeps claude from the skill alpha-skill: "Skill" under permissions\.ask/],
    ],
    [
      'a hook that was there',
      { [SETTINGS]: '{"hooks":{}}' },
      { [SETTINGS]: '{"hooks":{}, "permissions":{"deny":["Read"]}}' },
      [],
    ],
    [
      'servers that go',
      { '.mcp.json': '{}' },
      { '.mcp.json': null },
      [/^settings_not_judged: .*read the change of \.mcp\.json$/],
    ],
    [
      'a hook in a plugin',
      {},
      { 'p/hooks/hooks.json': '{}' },
      [/^settings_not_judged: .*read the change of p\/hooks\/hooks\.json$/],
    ],
  ])('%s', async (_name, base, head, expected) => {
    expect(await warnings(base, head)).toEqual(expected.map((one) => expect.stringMatching(one) as string));
  });
});
