import { describe, expect, it } from 'vitest';
import { evidenceRulesOf } from '../providers/known-providers.ts';
import { READERS } from '../testing/transcripts/readers.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { judgeLine } from './judge-line.ts';

interface Adversarial {
  readonly agent: string;
  readonly token: string;
  readonly line: string;
  readonly desiredTier: number;
  readonly why: string;
}

function judged(agent: string, token: string, line: string | object): string {
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  const { tier, score } = judgeLine(READERS.get(agent), evidenceRulesOf(agent), token, text);
  return `${tier} ${score}`;
}

describeReferenceData('adversarial lines', () => {
  it('gives the desired tier of each of the 12', () => {
    const lines = JSON.parse(referenceText('data/routing/adversarial-lines.json')) as readonly Adversarial[];
    expect(lines.length).toBe(12);
    expect(
      lines.map(({ agent, token, line, why }) => [
        why,
        judgeLine(READERS.get(agent), evidenceRulesOf(agent), token, line).tier,
      ]),
    ).toEqual(lines.map(({ why, desiredTier }) => [why, desiredTier]));
  });
});

describe('judgeLine', () => {
  const assistant = (...content: object[]): object => ({ type: 'assistant', message: { content } });
  const skill = (name: string): object => ({ type: 'tool_use', name: 'Skill', input: { skill: name } });
  const read = (file_path: string): object => ({ type: 'tool_use', name: 'Read', input: { file_path } });
  const result = (content: object, details: unknown): object => ({
    type: 'user',
    message: { content: [{ type: 'tool_result', tool_use_id: 't1', ...content }] },
    tool_use_result: details,
  });
  const ran = (command: string, more: object = {}, type = 'item.completed'): object => ({
    type,
    item: { id: 'i1', type: 'command_execution', command, ...more },
  });
  const path = '/home/u/.codex/skills/tidy-up/SKILL.md';

  it.each<[what: string, agent: string, token: string, line: string | object, expected: string]>([
    ['a call', 'claude', 'tidy-up', assistant(skill('tidy-up')), '1 1000'],
    ['a call through a plugin', 'claude', 'tidy-up', assistant(skill('acme:tidy-up')), '1 1000'],
    ['a call of another plugin', 'claude', 'other:tidy-up', assistant(skill('acme:tidy-up')), '3 0'],
    ['a call of another skill', 'claude', 'tidy-up', assistant(skill('tidy-up-v2')), '3 0'],
    [
      'the name in another field',
      'claude',
      'tidy-up',
      assistant({ type: 'tool_use', name: 'Skill', input: { skill: 'sweep', args: 'tidy-up' } }),
      '3 0',
    ],
    ['two calls without ids', 'claude', 'tidy-up', assistant(skill('sweep'), skill('tidy-up')), '1 1000'],
    [
      'a call and a mention',
      'claude',
      'tidy-up',
      assistant(skill('sweep'), { type: 'text', text: 'or tidy-up' }),
      '3 10',
    ],
    ['a read', 'claude', 'tidy-up', assistant(read('.claude/skills/tidy-up/SKILL.md')), '2 700'],
    ['a read of something else', 'claude', 'tidy-up', assistant(read('.claude/skills/tidy-up/notes.md')), '3 0'],
    ['a read of an asked file', 'claude', 'src/a.md', assistant(read('/w/src/a.md')), '2 700'],
    ['a call, asked by its file', 'claude', 'tidy-up/SKILL.md', assistant(skill('tidy-up')), '3 0'],
    [
      'a load',
      'claude',
      'tidy-up',
      result({ content: 'Launching skill: tidy-up' }, { success: true, commandName: 'tidy-up' }),
      '1 1000',
    ],
    [
      'a refusal',
      'claude',
      'tidy-up',
      result({ content: 'Unknown skill: tidy-up', is_error: true }, 'Error: Unknown skill: tidy-up'),
      '3 0',
    ],
    ['a result that names it', 'claude', 'tidy-up', result({ content: 'tidy-up' }, { stdout: 'tidy-up' }), '3 0'],
    ['the catalogue', 'claude', 'tidy-up', { type: 'system', subtype: 'init', skills: ['tidy-up'] }, '3 0'],
    ['a prompt', 'claude', 'tidy-up', { type: 'user', message: { content: 'use tidy-up' } }, '3 0'],
    ['a partial message', 'claude', 'tidy-up', { type: 'stream_event', event: { delta: { text: 'tidy-up' } } }, '3 0'],
    ['a block by itself is no event', 'claude', 'tidy-up', skill('tidy-up'), '1 1000'],
    ['an event of nobody', 'claude', 'tidy-up', { type: 'brand.new', text: 'tidy-up' }, '3 10'],
    ['an event of another client', 'claude', 'tidy-up', ran(`cat ${path}`), '2 700'],
    ['text', 'claude', 'tidy-up', 'Launching skill: tidy-up', '1 900'],
    ['text with colours', 'claude', 'tidy-up', '\u001B[32mLaunching skill: tidy-up\u001B[0m\r\n', '1 900'],
    [
      'half an event',
      'claude',
      'tidy-up',
      '{"type":"assistant","message":{"content":[{"type":"text","text":"tidy-up',
      '3 10',
    ],
    ['nothing', 'claude', 'tidy-up', '', '3 0'],

    [
      'a started read',
      'codex',
      'tidy-up',
      ran(`cat ${path}`, { aggregated_output: '', exit_code: null, status: 'in_progress' }, 'item.started'),
      '1 1000',
    ],
    ['a read that says nothing of its end', 'codex', 'tidy-up', ran(`cat ${path}`), '1 1000'],
    [
      'a read that shows the file',
      'codex',
      'tidy-up',
      ran(`cat ${path}`, { aggregated_output: '---\nname: tidy-up\n---\n', exit_code: 0 }),
      '1 1000',
    ],
    [
      'a read that shows something else',
      'codex',
      'tidy-up',
      ran(`cat ${path}`, { aggregated_output: '# tidy-up', exit_code: 0 }),
      '2 800',
    ],
    [
      'a read that failed',
      'codex',
      'tidy-up',
      ran(`cat ${path}`, { aggregated_output: 'cat: no such file', exit_code: 1, status: 'failed' }),
      '2 800',
    ],
    ['a read that was declined', 'codex', 'tidy-up', ran(`cat ${path}`, { status: 'declined' }), '2 800'],
    ['a read elsewhere', 'codex', 'tidy-up', ran('cat skills/tidy-up/SKILL.md'), '2 700'],
    ['a failed read elsewhere', 'codex', 'tidy-up', ran('cat skills/tidy-up/SKILL.md', { exit_code: 1 }), '3 0'],
    ['a read, asked by its file', 'codex', 'tidy-up/SKILL.md', ran(`cat ${path}`), '2 1000'],
    ['a listing', 'codex', 'tidy-up', ran('rg --files', { aggregated_output: path, exit_code: 0 }), '3 0'],
    [
      'a message',
      'codex',
      'tidy-up',
      { type: 'item.completed', item: { type: 'agent_message', text: `cat ${path}` } },
      '3 10',
    ],
    ['text', 'codex', 'tidy-up', `cat ${path}`, '1 700'],

    [
      'a start',
      'copilot',
      'tidy-up',
      { type: 'tool.execution_start', data: { toolName: 'skill', arguments: { skill: 'tidy-up' } } },
      '1 1000',
    ],
    [
      'a start with arguments as text',
      'copilot',
      'tidy-up',
      { type: 'tool.execution_start', data: { toolCallId: 'c', toolName: 'skill', arguments: '{"skill":"tidy-up"}' } },
      '1 1000',
    ],
    [
      'an invocation',
      'copilot',
      'tidy-up',
      { type: 'skill.invoked', data: { name: 'tidy-up', path: '/s/tidy-up/SKILL.md' } },
      '1 1000',
    ],
    [
      'an end',
      'copilot',
      'tidy-up',
      {
        type: 'tool.execution_complete',
        data: { toolCallId: 'c', success: true, toolTelemetry: { restrictedProperties: { skillName: 'tidy-up' } } },
      },
      '1 1000',
    ],
    [
      'an end without an outcome',
      'copilot',
      'tidy-up',
      {
        type: 'tool.execution_complete',
        data: { toolCallId: 'c', toolTelemetry: { restrictedProperties: { skillName: 'tidy-up' } } },
      },
      '1 1000',
    ],
    [
      'a failed end',
      'copilot',
      'tidy-up',
      {
        type: 'tool.execution_complete',
        data: { toolCallId: 'c', success: false, toolTelemetry: { restrictedProperties: { skillName: 'tidy-up' } } },
      },
      '2 800',
    ],
    [
      'a view',
      'copilot',
      'tidy-up',
      { type: 'tool.execution_start', data: { toolName: 'view', arguments: { path: '/s/tidy-up/SKILL.md' } } },
      '2 700',
    ],
    [
      'a delta',
      'copilot',
      'tidy-up',
      { type: 'assistant.tool_call_delta', data: { toolName: 'skill', inputDelta: '{"skill":"tidy-up"}' } },
      '3 0',
    ],
    ['text', 'copilot', 'tidy-up', '✓ skill(tidy-up)', '1 1000'],
    ['failed text', 'copilot', 'tidy-up', '✗ skill(tidy-up) Skill not found', '2 800'],
    ['text about another skill', 'copilot', 'tidy-up', '● skill(sweep)', '3 0'],

    [
      'a fourth client, JSON',
      'fourth',
      'tidy-up',
      { type: 'assistant', name: 'Skill', input: { skill: 'tidy-up' } },
      '1 1000',
    ],
    ['a fourth client, text', 'fourth', 'tidy-up', 'cat s/tidy-up/SKILL.md', '2 700'],
  ])('%s (%s, %s)', (_, agent, token, line, expected) => {
    expect(judged(agent, token, line)).toBe(expected);
  });
});
