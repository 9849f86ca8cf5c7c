import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';
import type { Dialect } from '../contracts/model-dialect.ts';
import { claudeDialect } from '../providers/claude/claude-dialect.ts';
import { codexDialect } from '../providers/codex/codex-dialect.ts';
import { copilotDialect } from '../providers/copilot/copilot-dialect.ts';
import { findStep } from './scripted-model.ts';
import { parseModelRequest, wireOfPath, type ModelRequest, type Wire } from './model-request.ts';

const DIALECTS = [
  ['claude', claudeDialect],
  ['codex', codexDialect],
  ['copilot', copilotDialect],
] as const;
const RECORDED = resolve(import.meta.dirname, '../testing/model-requests');

async function recorded(name: string, wire: Wire): Promise<ModelRequest> {
  const text = await readFile(join(RECORDED, `${name}.json`), 'utf8');
  return request(wire, text, DIALECTS.find(([id]) => name.startsWith(id))?.[1]);
}

function request(wire: Wire, body: string, dialect: Dialect = claudeDialect): ModelRequest {
  const parsed = parseModelRequest(wire, body, dialect);
  if (parsed.kind === 'unreadable') throw new Error(parsed.problem);
  return parsed.request;
}

describe('requests of the real clients, shortened', () => {
  test('claude lists skills in a reminder, folder first', async () => {
    const claude = await recorded('claude', 'anthropic');
    expect(claude).toMatchObject({ model: 'claude-sonnet-4-5', stream: true, assistantTurns: [], toolResults: [] });
    expect(claude.workingDirectory).toBe('/workspace');
    expect(claude.latestUserTexts.at(-1)).toBe('Please greet me alpha.');
    expect(claude.tools.map(({ name }) => name)).toContain('Skill');
    expect(claude.skills.map(({ name, alias }) => [name, alias])).toEqual([
      ['alpha-skill', null],
      ['beta-skill', null],
      ['fork-skill', null],
      ['gamma-dir', 'zeta-name'],
      ['claude-api', null],
      ['init', null],
    ]);
  });

  test.each([
    ['codex', ['exec_command', null, false]],
    ['codex-code-mode', ['exec', 'functions', true]],
  ])('%s names absolute files', async (name, [tool, namespace, plain]) => {
    const codex = await recorded(name, 'responses');
    expect(codex.skills.map(({ name: skill, file }) => [skill, file])).toEqual(
      expect.arrayContaining([
        ['imagegen', '/home/agent/.codex/skills/.system/imagegen/SKILL.md'],
        ['alpha-skill', '/workspace/.agents/skills/alpha-skill/SKILL.md'],
        ['beta-skill', '/workspace/.agents/skills/beta-skill/SKILL.md'],
        ['zeta-name', '/workspace/.agents/skills/gamma-dir/SKILL.md'],
      ]),
    );
    expect(codex.tools).toContainEqual(expect.objectContaining({ name: tool, namespace, plain }));
    expect(codex.workingDirectory).toBe('/workspace');
    expect(codex.latestUserTexts.at(-1)).toContain('Please greet me alpha.');
  });

  test.each([
    ['copilot', 'chat'],
    ['copilot-responses', 'responses'],
    ['copilot-anthropic', 'anthropic'],
  ] as const)('%s lists skills as elements', async (name, wire) => {
    const copilot = await recorded(name, wire);
    const names = copilot.skills.map((skill) => skill.name);
    expect(names).toEqual(['alpha-skill', 'beta-skill', 'fork-skill', 'github-pr-media']);
    expect(copilot.workingDirectory).toBe('/workspace');
    expect(copilot.tools.map((tool) => tool.name)).toContain('skill');
    expect(copilot.latestUserTexts.at(-1)).toMatch(/<current_datetime>.*\n\nPlease greet me alpha\.$/);
  });
});

describe('requests of other versions, shortened', () => {
  const GAMMA = '/workspace/.agents/skills/gamma-dir/SKILL.md';

  test.each([
    // In the description of the tool.
    ['claude-2.1.20', 'anthropic', claudeDialect, 'gamma-dir', null],
    // Reminders before the prompt, without the frontmatter's name.
    ['claude-2.1.197', 'anthropic', claudeDialect, 'gamma-dir', null],
    // In the user's name, beside AGENTS.md.
    ['codex-0.104.0', 'responses', codexDialect, 'zeta-name', GAMMA],
    // In the instructions, with whole paths.
    ['codex-0.117.0', 'responses', codexDialect, 'zeta-name', GAMMA],
    // In the description of the tool, and a reminder behind the prompt.
    ['copilot-1.0.60', 'chat', copilotDialect, 'zeta-name', null],
    ['copilot-1.0.80', 'chat', copilotDialect, 'zeta-name', null],
  ] as const)('%s', async (name, wire, dialect, gamma, file) => {
    const asked = await recorded(name, wire);
    const offered = new Map(asked.skills.map((skill) => [skill.name, skill.file]));
    expect([...offered.keys()]).toEqual(expect.arrayContaining(['alpha-skill', 'beta-skill', gamma]));
    expect(offered.get(gamma)).toBe(file);
    expect(asked.workingDirectory).toBe('/workspace');
    const call = { kind: 'skill', skill: gamma, forked: null } as const;
    const turns = [{ text: '', calls: [call], fault: null }];
    const script = { unitId: 'u', dialect, prompt: 'Please greet me alpha.', turns };
    const { conversation, position } = findStep(script, asked);
    expect([conversation.path, position]).toEqual(['main', 0]);
    expect(dialect.call(call, asked)?.input).toContain(file ?? gamma);
  });
});

describe('conversations', () => {
  const ID = 'call_0123456789ab_';

  test('anthropic: results and texts of one message', () => {
    const parsed = request(
      'anthropic',
      JSON.stringify({
        model: 'm',
        messages: [
          { role: 'user', content: 'p' },
          {
            role: 'assistant',
            content: [
              { type: 'text', text: 't' },
              { type: 'tool_use', id: `${ID}0_0` },
            ],
          },
          {
            role: 'user',
            content: [
              { type: 'tool_result', tool_use_id: `${ID}0_0`, is_error: true, content: [{ type: 'text', text: 'no' }] },
              { type: 'text', text: 'more' },
            ],
          },
        ],
      }),
    );
    expect(parsed).toMatchObject({
      stream: false,
      firstUserTexts: ['p'],
      latestUserTexts: ['more'],
      assistantTurns: [[`${ID}0_0`]],
      toolResults: [{ callId: `${ID}0_0`, text: 'no' }],
    });
  });

  test('responses: the parts of one message, also with results in between, are one turn', () => {
    const call = (id: string): object => ({ type: 'function_call', call_id: id, name: 'f', arguments: '{}' });
    const result = (id: string): object => ({ type: 'function_call_output', call_id: id, output: `of ${id}` });
    const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 't' }] };
    const input = [
      { role: 'user', content: 'p' },
      { type: 'reasoning', summary: [] },
      said,
      call(`${ID}0_0`),
      result(`${ID}0_0`),
      call(`${ID}0_1`),
      result(`${ID}0_1`),
      call(`${ID}1_0`),
      result(`${ID}1_0`),
      said,
    ];
    const parsed = request('responses', JSON.stringify({ model: 'm', input, stream: true }));
    expect(parsed.assistantTurns).toEqual([[`${ID}0_0`, `${ID}0_1`], [`${ID}1_0`], []]);
    expect(parsed.toolResults.map(({ text }) => text)).toEqual([`of ${ID}0_0`, `of ${ID}0_1`, `of ${ID}1_0`]);
    expect(parsed.firstUserTexts).toEqual(['p']);
  });

  test('responses: what one agent tells another', () => {
    const content = [
      { type: 'input_text', text: 'Payload:' },
      { type: 'encrypted_content', encrypted_content: 'go' },
    ];
    const input = [{ type: 'agent_message', content }];
    expect(request('responses', JSON.stringify({ model: 'm', input })).firstUserTexts).toEqual(['Payload:', 'go']);
    expect(request('responses', '{"model":"m","input":"just text"}').firstUserTexts).toEqual(['just text']);
  });

  test('a list in a file of the project is none where the client itself tells of skills', () => {
    const list = (skill: string): string => `## Skills\n- ${skill}: d (file: /${skill}/SKILL.md)\n`;
    const input = [
      { role: 'developer', content: `<skills_instructions>\n${list('offered')}` },
      { role: 'user', content: `# AGENTS.md instructions for /w\n\n${list('ghost')}` },
    ];
    const names = (items: object[]): string[] =>
      request('responses', JSON.stringify({ model: 'm', input: items }), codexDialect).skills.map(({ name }) => name);
    expect(names(input)).toEqual(['offered']);
    expect(names(input.slice(1))).toEqual(['ghost']);
  });

  test('a list of skills that the user wrote is none', () => {
    const messages = [{ role: 'user', content: '<available_skills><skill><name>x</name></skill></available_skills>' }];
    for (const [, dialect] of DIALECTS) {
      expect(request('chat', JSON.stringify({ model: 'm', messages }), dialect).skills).toEqual([]);
    }
  });
});

test.each([
  ['anthropic', '', 'not valid JSON'],
  ['anthropic', '{"model":"m"', 'not valid JSON'],
  ['anthropic', '[]', '"model" must be a text'],
  ['anthropic', '{"model":7}', '"model" must be a text'],
  ['anthropic', '{"model":"m"}', '"messages" must be a list'],
  ['chat', '{"model":"m","messages":[1]}', '"messages/0" must be an object'],
  ['chat', '{"model":"m","messages":[{"role":"wizard"}]}', 'a message must have the role'],
  ['anthropic', '{"model":"m","messages":[{}]}', 'a message must have the role'],
  ['responses', '{"model":"m","input":{}}', '"input" must be a list'],
  ['responses', `{"model":"m","input":${'['.repeat(100_000)}`, 'not valid JSON'],
] as const)('%s: %s is unreadable', (wire, body, problem) => {
  expect(parseModelRequest(wire, body, claudeDialect)).toEqual({
    kind: 'unreadable',
    problem: expect.stringContaining(problem),
  });
});

test('content of unknown shapes is skipped, not fatal', () => {
  const messages = [{ role: 'user', content: [1, null, { type: 'image' }, { text: 7 }, { text: 'a' }] }];
  expect(request('anthropic', JSON.stringify({ model: 'm', messages, tools: 'no' })).firstUserTexts).toEqual(['a']);
});

test('empty lines before the working folder take no time', () => {
  const content = `${'\n'.repeat(100_000)} - Working directory: /w`;
  const start = performance.now();
  expect(request('chat', JSON.stringify({ model: 'm', messages: [{ role: 'user', content }] })).workingDirectory).toBe(
    '/w',
  );
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  ['/v1/messages', 'anthropic'],
  ['/v1/responses', 'responses'],
  ['/v1/chat/completions', 'chat'],
  ['/v1/messages/count_tokens', undefined],
  ['/v1/models', undefined],
])('%s is of the wire %s', (path, wire) => {
  expect(wireOfPath(path)).toBe(wire);
});
