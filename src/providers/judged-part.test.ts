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
    ['a shell line', 'commands/a.md', 'Now !`id` and wow!`x`\n', 'Now `id` and wow!`x`\n', '!`id`'],
    ['a shell block', 'commands/a.md', '```!\nid\n```\n!no\n', '```-\nid\n```\n!no\n', '!\nid\n```'],
    ['within a line, one in another', 'commands/a.md', 'a ```!`!x``` ```', 'a ```-`!x``` ```', '!`!x```'],
    ['two marks', 'commands/a.md', '```!!`x` ```', '```-!`x` ```', '!!`x` ```'],
    ['over two lines', 'commands/a.md', 'a\n!`id\nid`', 'a\n`id\nid`', '!`id\nid`'],
    ['that begins in another', 'commands/a.md', ' !`x !`y`', ' `x `y`', '!`x !`!`y`'],
    ['behind fields', 'a/SKILL.md', '---\nname: a\n---!`id`', '---\nname: a\n---`id`', '!`id`'],
    [
      'fields that are indented',
      'a/SKILL.md',
      '---\n  name: a\n  hooks: {}\n---\n',
      '---\n  name: a\n---\n',
      '  hooks: {}\n',
    ],
    [
      'of an agent',
      '.claude/agents/a.md',
      '---\n\n  # c\n  permissionMode: bypassPermissions\n  name: a\n---\n',
      '---\n\n  # c\n  name: a\n---\n',
      '  permissionMode: bypassPermissions\n',
    ],
    ['that end in a line', 'a/SKILL.md', '---\nname: a\nhooks: {}---\nUse.', '---\nname: a\n---\nUse.', 'hooks: {}'],
    [
      'that end in a line for one',
      'a/SKILL.md',
      skill('x: 1 --- 2\nhooks: {}\n'),
      skill('x: 1 --- 2\n'),
      'hooks: {}\n',
    ],
    ['another white space', 'a/SKILL.md', '---\u00A0\nhooks: {}\n---\u00A0\n', '---\u00A0\n---\u00A0\n', 'hooks: {}\n'],
    ['another line end', 'a/SKILL.md', '---\nname: a\rhooks: {}\n---\n', '---\nname: a\r---\n', 'hooks: {}\n'],
    ...[
      'name: a\n  hooks: {}\n',
      'name: "a"\n  hooks: {}\n',
      '  name: a\nhooks: {}\n',
      'x:\n    y: z\n  hooks: {}\n',
    ].map((fields): [string, string, string, null, string] => {
      const text = `---\n${fields}---\n`;
      return [`not YAML: ${fields}`, 'a/SKILL.md', text, null, text];
    }),
    ...[
      'description: |\n  Use: a\n\n    b: c\n  d\n',
      'description: >-\n  Use: a\nmetadata:\n  hooks: x\n  y: z\n',
      'description: Use\n    it\n  so\n',
      'description: "Use\n  it: so"\ntags: [\n  {a: b}]\n',
      'description: Use when: now\n',
    ].map((fields): [string, string, string, string, string] => [
      fields,
      'a/SKILL.md',
      skill(fields),
      skill(fields),
      '',
    ]),
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
    ['its monitors', 'p/monitors/monitors.json', '[]', null, '[]'],
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
    // No clock is read: work that grows with the square takes longer than a test may.
    let judged = 0;
    for (const part of [
      '```!\n',
      '---\n',
      '!`',
      'hooks:\n',
      ' \n',
      '\n',
      '!',
      ' !',
      ' ',
      ' !`a',
      '---  ',
      'a: "\\',
      '"a',
    ])
      for (const before of ['---\n', '---\na', '---\n---\n```!', '---\n---\n !`'])
        judged += judgedPart('SKILL.md')?.(before + part.repeat(400_000 / part.length)) === undefined ? 0 : 1;
    expect(judged).toBe(52);
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
