import { describe, expect, test } from 'vitest';

import { deniedSkills, judgedPart } from './judged-part.ts';

const skill = (fields: string, body = 'Use it.\n'): string => `---\nname: a\n${fields}---\n${body}`;

describe('what a unit is given of a file', () => {
  test.each<[string, string, string, string | null, string]>([
    ['a skill', '.claude/skills/a/SKILL.md', skill('allowed-tools: Read\n'), skill('allowed-tools: Read\n'), ''],
    [
      'its hooks',
      'skills/a/SKILL.md',
      skill('hooks:\n  Stop:\n  - command: x\n# more\n- y\ndescription: d\n'),
      skill('description: d\n'),
      'hooks:\n  Stop:\n  - command: x\n# more\n- y\n',
    ],
    ['in quotes, last', 'a/SKILL.md', skill('"Hooks" : {}\n'), skill(''), '"Hooks" : {}\n'],
    ['by an escape', 'a/SKILL.md', skill('"h\\x6foks": {}\n'), skill(''), '"h\\x6foks": {}\n'],
    ['by a merge or a tag', 'a/SKILL.md', skill('<<: *x\n!!str hooks: 1\n'), skill(''), '<<: *x\n!!str hooks: 1\n'],
    [
      'servers of an agent',
      '.github/agents/a.md',
      skill('mcp-servers:\n  x: y\n'),
      skill(''),
      'mcp-servers:\n  x: y\n',
    ],
    [
      'line ends and a mark',
      'a/SKILL.md',
      '\uFEFF---\r\nhooks: 1\r\nname: a\r\n---\r\n',
      '\uFEFF---\r\nname: a\r\n---\r\n',
      'hooks: 1\r\n',
    ],
    ['a shell line', 'commands/a.md', 'Now !`id` and wow!`x`\n', 'Now `id` and wow!`x`\n', ' !`id`'],
    ['a shell block', 'commands/a.md', '```!\nid\n```\n!no\n', '```\nid\n```\n!no\n', '```!\nid\n```'],
    ['a text that only looks so', 'commands/a.md', 'name: a\nhooks: b\n', 'name: a\nhooks: b\n', ''],
    [
      'settings',
      '.claude/settings.json',
      '{"permissions":{"deny":["Skill(a)"],"ask":[]}}',
      '{"permissions":{"deny":["Skill(a)"],"ask":[]}}',
      '',
    ],
    [
      'what they grant',
      'app/.claude/settings.local.json',
      '{"env":{"A":"b"},"permissions":{"allow":["Bash"],"deny":["Read"]}}',
      '{"permissions":{"deny":["Read"]}}',
      '[{"env":{"A":"b"}},{"allow":["Bash"]}]',
    ],
    ['settings that nobody can read', '.claude/settings.json', '{', null, '{'],
    ['a manifest', '.claude-plugin/plugin.json', '{"name":"p", "skills":"./x"}', '{"name":"p", "skills":"./x"}', ''],
    [
      'what a manifest starts',
      'p/.claude-plugin/marketplace.json',
      '{"plugins":[{"name":"p","mcpServers":{"x":1}}],"hooks":"./h"}',
      '{"plugins":[{"name":"p"}]}',
      '[["mcpServers",{"x":1}],["hooks","./h"]]',
    ],
    ['servers', '.mcp.json', '{}', null, '{}'],
    ['hooks', '.github/hooks/x.json', '', null, '.github/hooks/x.json'],
    ['hooks of a plugin', 'p/hooks/hooks.json', '{}', null, '{}'],
    ['what Codex would trust', '.codex/config.toml', 'x', null, 'x'],
  ])('%s', (_name, path, text, given, left) => {
    expect(judgedPart(path)?.(text)).toEqual({ given, left });
  });

  test.each(['CLAUDE.md', '.claude/rules/x.md', '.codex/skills/a/run.sh', 'src/a.ts', 'docs/a.md'])(
    '%s as it is',
    (path) => {
      expect(judgedPart(path)).toBeNull();
    },
  );

  test('in time that is linear in the text', () => {
    const begun = performance.now();
    for (const part of ['```!\n', '---\n', '!`', 'hooks:\n', ' \n'])
      judgedPart('SKILL.md')?.(`---\n${part.repeat(200_000)}`);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

test.each<[string, string[]]>([
  ['Skill', ['Alpha', 'p:beta', 'gamma-one']],
  ['Skill(*)', ['Alpha', 'p:beta', 'gamma-one']],
  ['Skill(alpha)', ['Alpha']],
  ['Skill(alpha:*)', ['Alpha']],
  ['Skill(beta *)', ['p:beta']],
  ['Skill(p:beta)', ['p:beta']],
  ['Skill(gamma-*)', ['gamma-one']],
  ['Skill(other)', []],
  ['Bash(Skill)', []],
])('the rule %s keeps a model from %j', (rule, names) => {
  const settings = JSON.stringify({ permissions: { deny: [rule, 1], allow: ['Skill'] } });
  expect(deniedSkills(settings, ['Alpha', 'p:beta', 'gamma-one']).map(({ name }) => name)).toEqual(names);
});
