import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  claudeCall,
  claudeEnd,
  claudeInit,
  claudePartial,
  claudeResult,
  claudeText,
} from '../testing/transcripts/claude-lines.ts';
import { codexEnd, codexRuns, codexSays, codexStart } from '../testing/transcripts/codex-lines.ts';
import { copilotEnd, copilotEnds, copilotSays, copilotSkills } from '../testing/transcripts/copilot-lines.ts';
import { bytesOf, evidenceOf, statesAfter } from '../testing/transcripts/evidence-of.ts';

const FOLDER = join(import.meta.dirname, '../../cases/transcripts');

describe('RunWatch on recordings of the real clients', () => {
  test.each([
    ['claude', 'claude-skill-alpha', 'ended', 2],
    ['claude', 'claude-two-skills', 'ended', 3],
    ['claude', 'claude-hang-after-skill', 'go_on', 1],
    ['codex', 'codex-skill-alpha', 'ended', 2],
    ['codex', 'codex-hang', 'go_on', 0],
    ['copilot', 'copilot-skill-alpha', 'ended', 2],
  ] as const)('%s %s: %s', (agent, name, state, turns) => {
    const bytes = readFileSync(join(FOLDER, `${name}.jsonl`));
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 100) chunks.push(bytes.subarray(at, at + 100));
    const statesUpTo = (maxTurns: number | null): readonly string[] => statesAfter(agent, chunks, maxTurns);
    expect(statesUpTo(null).at(-1)).toBe(state);
    expect(statesUpTo(turns)).not.toContain('turn_limit');
    expect(statesUpTo(turns - 1)).toContain('turn_limit');
  });

  test('counts turns of calls whose results are no evidence', () => {
    const lines = [claudeInit(), claudeCall('a', 'Bash', {}), claudeResult('a'), claudeText('Done.')];
    expect(statesAfter('claude', [bytesOf(lines)], 1)).toEqual(['turn_limit']);
  });

  test('says at once that the turns are over', () => {
    const lines = readFileSync(join(FOLDER, 'claude-two-skills.jsonl'), 'utf8').split(/(?<=\n)/);
    const states = statesAfter(
      'claude',
      lines.map((line) => Buffer.from(line)),
      1,
    );
    expect(states).toContain('turn_limit');
    expect(states[0]).toBe('go_on');
  });
});

const ENDED: Readonly<Record<string, readonly object[]>> = {
  claude: [claudeInit(), claudeCall('bg', 'Bash', {}), claudeText('Done.'), claudeEnd()],
  codex: [...codexStart, codexSays('Done.'), codexEnd],
  copilot: [copilotSkills([]), copilotSays('Done.'), copilotEnd()],
};
const synthetic = {
  type: 'assistant',
  session_id: 'session-0001',
  message: { model: '<synthetic>', content: [{ type: 'text', text: 'x' }] },
};
const claudeBlock = (...content: object[]): object => ({
  type: 'assistant',
  session_id: 'session-0001',
  message: { model: 'm', content },
});
type Row = [agent: string, what: string, lines: readonly object[], ended: boolean];
const failed = { type: 'turn.failed', error: { message: 'late' } };

describe('a terminal event counts only while no work follows it', () => {
  test.each<Row>([
    ['claude', 'a session begins', [claudeInit()], false],
    ['claude', 'the model writes', [claudeText('More.')], false],
    ['claude', 'a call', [claudeCall('b', 'Bash', {})], false],
    ['claude', 'a call of a subagent', [claudeCall('b', 'Bash', {}, { parent: 'task' })], false],
    ['claude', 'a result that needs no answer any more', [claudeResult('bg')], false],
    ['claude', 'work and an end of its own', [claudeInit(), claudeText('More.'), claudeEnd()], true],
    ['claude', 'the client writes in the name of the model', [synthetic], true],
    ['claude', 'a part of a message', [claudePartial('x')], false],
    ['claude', 'a thought', [claudeBlock({ type: 'thinking', thinking: 'x' })], false],
    ['claude', 'a block of an unknown kind', [claudeBlock({ type: 'new_use', id: 'x' })], false],
    ['claude', 'an empty message', [claudeBlock()], false],
    ['claude', 'an end of its own with an answer by a schema', [claudeEnd({ structured_output: {} })], true],
    ['claude', 'a task is over', [{ type: 'system', subtype: 'task_notification', session_id: 'session-0001' }], true],
    ['claude', 'a user writes', [{ type: 'user', message: { role: 'user', content: 'More?' } }], true],
    ['claude', 'a line that is none', [{ type: 'other' }], true],
    ['claude', 'another end', [claudeEnd({ is_error: true, result: 'late' })], true],
    ['codex', 'a turn begins', [{ type: 'turn.started' }], false],
    ['codex', 'a thread begins', codexStart.slice(0, 1), false],
    ['codex', 'a command', codexRuns('a', 'ls', 'x'), false],
    ['codex', 'a thought', [{ type: 'item.completed', item: { type: 'reasoning', text: 'x' } }], false],
    ['codex', 'a message begins', [{ type: 'item.started', item: { type: 'agent_message' } }], false],
    ['codex', 'an item of an unknown kind', [{ type: 'item.started', item: { type: 'shell_call' } }], false],
    ['codex', 'a warning', [{ type: 'item.completed', item: { type: 'error', message: 'x' } }], true],
    ['codex', 'another end', [failed], true],
    ['copilot', 'a turn begins', [{ type: 'assistant.turn_start', data: {} }], false],
    ['copilot', 'the session goes on', [{ type: 'session.resume', data: {} }], false],
    ['copilot', 'an answer to a call', [copilotEnds('a', true)], false],
    ['copilot', 'a skill is loaded', [{ type: 'skill.invoked', data: { name: 'a' } }], false],
    ...['message_start', 'message_delta', 'reasoning', 'message'].map((name): Row => [
      'copilot',
      name,
      [{ type: `assistant.${name}`, data: {} }],
      false,
    ]),
    ['copilot', 'the model is asked', [{ type: 'model.call_start', data: {} }], false],
    ['copilot', 'a user writes', [{ type: 'user.message', data: { content: 'More?' } }], true],
    ['copilot', 'tools changed', [{ type: 'session.tools_updated', data: {} }], true],
    ['copilot', 'a stream begins', [{ type: 'session.skills_loaded', data: { skills: [] } }], false],
    ['copilot', 'a subagent begins', [{ type: 'subagent.started', data: {} }], false],
    ['copilot', 'a subagent is over', [{ type: 'subagent.completed', data: {} }], true],
    ['copilot', 'the turn is over', [{ type: 'assistant.turn_end', data: {} }], true],
    ['copilot', 'another end', [copilotEnd(1)], true],
  ])('%s: %s', (agent, _what, more, ended) => {
    const lines = [...(ENDED[agent] ?? []), ...more];
    expect(evidenceOf(agent, lines).terminal?.outcome).toBe(ended ? 'completed' : undefined);
    expect(statesAfter(agent, [bytesOf(lines)], null)).toEqual([ended ? 'ended' : 'go_on']);
  });
});
