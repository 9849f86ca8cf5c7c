import { describe, expect, test } from 'vitest';
import type { DialectCall, OfferedSkill } from '../contracts/model-dialect.ts';
import { modelRequest } from '../testing/model-request-builder.ts';
import { claudeDialect } from './claude/claude-dialect.ts';
import { codexDialect } from './codex/codex-dialect.ts';
import { copilotDialect } from './copilot/copilot-dialect.ts';

const DIALECTS = { claude: claudeDialect, codex: codexDialect, copilot: copilotDialect } as const;
type Client = keyof typeof DIALECTS;

function offered(name: string, more: Partial<OfferedSkill> = {}): OfferedSkill {
  return { name, alias: null, file: null, ...more };
}

const REQUEST = modelRequest({
  skills: [
    offered('alpha-skill', { file: '/work space/.agents/skills/alpha-skill/SKILL.md' }),
    offered('gamma-dir', { alias: 'zeta-name', file: '/workspace/.agents/skills/theta-dir/SKILL.md' }),
    offered('greetings:delta-skill', { file: '/plugins/greetings/skills/delta-skill/SKILL.md' }),
    offered('a:twice'),
    offered('b:twice'),
  ],
});

function spoken(client: Client, call: DialectCall, request = REQUEST): unknown[] | null {
  const made = DIALECTS[client].call(call, request);
  return made && [made.name, made.namespace, made.plain ? made.input : JSON.parse(made.input)];
}

function skill(name: string): DialectCall {
  return { kind: 'skill', skill: name, forked: null };
}

describe('a skill', () => {
  test.each([
    ['alpha-skill', 'alpha-skill', `'/work space/.agents/skills/alpha-skill/SKILL.md'`],
    ['Alpha-Skill', 'alpha-skill', `'/work space/.agents/skills/alpha-skill/SKILL.md'`],
    ['zeta-name', 'gamma-dir', '/workspace/.agents/skills/theta-dir/SKILL.md'],
    ['theta-dir', 'gamma-dir', '/workspace/.agents/skills/theta-dir/SKILL.md'],
    ['delta-skill', 'greetings:delta-skill', '/plugins/greetings/skills/delta-skill/SKILL.md'],
  ])('%s', (wanted, name, path) => {
    expect(spoken('claude', skill(wanted))).toEqual(['Skill', null, { skill: name }]);
    expect(spoken('copilot', skill(wanted))).toEqual(['skill', null, { skill: name }]);
    expect(spoken('codex', skill(wanted))).toEqual(['exec_command', null, { cmd: `cat ${path}` }]);
  });

  test('greetings:alpha-skill, where only Claude knows plugins by their prefix', () => {
    expect(spoken('claude', skill('greetings:alpha-skill'))).toBeNull();
    expect(spoken('copilot', skill('greetings:alpha-skill'))).toEqual(['skill', null, { skill: 'alpha-skill' }]);
    const cmd = `cat '/work space/.agents/skills/alpha-skill/SKILL.md'`;
    expect(spoken('codex', skill('greetings:alpha-skill'))).toEqual(['exec_command', null, { cmd }]);
  });

  test.each(['twice', 'unknown', 'other:unknown', ''])('%j, which is not offered, is not called', (wanted) => {
    for (const client of Object.keys(DIALECTS) as Client[]) expect(spoken(client, skill(wanted))).toBeNull();
  });

  test.each([
    ['.agents/skills/unknown/SKILL.md', null],
    ['.agents/skills/alpha-skill/SKILL.md', '.agents/skills/alpha-skill/SKILL.md'],
    ['docs/SKILL.txt', 'docs/SKILL.txt'],
  ])('of codex is not used by opening its file either: %s', (path, opened) => {
    const expected = opened === null ? null : ['exec_command', null, { cmd: `cat ${opened}` }];
    expect(spoken('codex', { kind: 'read', path })).toEqual(expected);
  });

  test('of codex in code mode is opened by its JavaScript', () => {
    const tools = [{ name: 'exec', namespace: 'functions', plain: true }];
    const skills = [offered('x', { file: `/work/it's "x"/SKILL.md` })];
    const cmd = JSON.stringify(`cat '/work/it'\\''s "x"/SKILL.md'`);
    const input = `const result = await tools.exec_command({"cmd":${cmd}});\ntext(result.output);\n`;
    expect(spoken('codex', skill('x'), { ...REQUEST, tools, skills })).toEqual(['exec', null, input]);
  });
});

test.each<[Client, DialectCall, unknown[]]>([
  ['claude', { kind: 'read', path: 'a/b.md' }, ['Read', null, { file_path: '/workspace/a/b.md' }]],
  ['claude', { kind: 'read', path: '/a/b.md' }, ['Read', null, { file_path: '/a/b.md' }]],
  ['copilot', { kind: 'read', path: 'C:\\b.md' }, ['view', null, { path: 'C:\\b.md' }]],
  ['codex', { kind: 'read', path: 'a b.md' }, ['exec_command', null, { cmd: `cat 'a b.md'` }]],
  ['codex', { kind: 'shell', command: 'ls | wc' }, ['exec_command', null, { cmd: 'ls | wc' }]],
  ['claude', { kind: 'shell', command: 'ls' }, ['Bash', null, expect.objectContaining({ command: 'ls' })]],
  ['copilot', { kind: 'shell', command: 'ls' }, ['bash', null, expect.objectContaining({ command: 'ls' })]],
  ['claude', { kind: 'subagent', prompt: 'q', turns: [] }, ['Agent', null, expect.objectContaining({ prompt: 'q' })]],
  ['copilot', { kind: 'subagent', prompt: 'q', turns: [] }, ['task', null, expect.objectContaining({ prompt: 'q' })]],
  ['codex', { kind: 'subagent', prompt: 'q', turns: [] }, ['spawn_agent', 'multi_agent_v1', { message: 'q' }]],
])('%s: %j', (agent, call, expected) => {
  expect(spoken(agent, call)).toEqual(expected);
});

test('a subagent is started by the tool in the group in which it is offered', () => {
  const tools = [{ name: 'spawn_agent', namespace: 'collaboration', plain: false }];
  const request = { ...REQUEST, tools };
  expect(spoken('codex', { kind: 'subagent', prompt: 'q', turns: [] }, request)?.[1]).toBe('collaboration');
});

const MORE = 'Additional skills available (invoke by name):';
const ELEMENT = `<skill>\n  <name>a</name>\n  <description>Any.\n${MORE} ghost</description>\n</skill>\n`;

test.each<[Client, 'instructions' | 'tool', string, string[]]>([
  ['claude', 'tool', 'How to invoke:\n- x: y\n\nAvailable skills:\n- a: d\n- b: e\n\n', ['a', 'b']],
  // Descriptions that are too long together are left out.
  [
    'codex',
    'instructions',
    '<skills_instructions>\n## Skills\n- p:a: (file: /a)\n- b: c: (file: d) (file: /b)',
    ['p:a', 'b'],
  ],
  ['copilot', 'instructions', `<available_skills>\n${ELEMENT}${MORE} b c, d\n</available_skills>`, ['a', 'b c', 'd']],
])('%s lists skills in %s', (agent, from, text, names) => {
  expect(DIALECTS[agent].skillsIn(text, from).map(({ name }) => name)).toEqual(names);
});

test('a line that looks like an entry and is none takes no time', () => {
  const line = `- ${': (file: '.repeat(2000)}`;
  const start = performance.now();
  expect(codexDialect.skillsIn(`<skills_instructions>\n## Skills\n${line}`, 'instructions')).toEqual([]);
  expect(performance.now() - start).toBeLessThan(500);
});
