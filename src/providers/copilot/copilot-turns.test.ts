import { describe, expect, test } from 'vitest';

import {
  copilotEnd,
  copilotEnds,
  copilotSays,
  copilotSkills,
  copilotStarts,
} from '../../testing/transcripts/copilot-lines.ts';
import { closureOf, turnsOf, type TurnSeen } from '../../testing/transcripts/turns-of.ts';

const read = (lines: readonly object[]): readonly TurnSeen[] => turnsOf('copilot', [copilotSkills([]), ...lines]);
const closures = (turns: readonly TurnSeen[]): readonly string[] => turns.map(({ input }) => closureOf(input));
const asks = (messageId: string, calls: Readonly<Record<string, object>>, more: object = {}): object =>
  copilotSays(
    '',
    Object.entries(calls).map(([toolCallId, args]) => ({ toolCallId, name: 'view', arguments: args })),
    { messageId, ...more },
  );
const ok = (id: string, more: object = {}): object => copilotEnds(id, true, { result: { content: id }, ...more });
const says = (messageId: string): object => copilotSays('done', [], { messageId });

describe('turns of Copilot', () => {
  test('a message names its calls; that they begin is no second call', () => {
    const turns = read([
      asks('m1', { a: { path: 'x' }, b: { path: 'y' } }),
      copilotStarts('a', 'view', { path: 'x', added: true }),
      copilotStarts('b', 'view', { path: 'y' }),
      ok('b'),
      ok('a'),
      says('m2'),
      copilotEnd(),
    ]);
    expect(closures(turns)).toEqual(['closed', 'closed']);
    expect(turns[0]?.input.transcript['transport']).toEqual({ ordered: false, resultOrder: ['b', 'a'] });
  });

  test('a call that was never begun has no result, also where the client says that all is well (B30)', () => {
    const turns = read([asks('m1', { a: {} }), { type: 'abort', data: {} }, copilotEnd()]);
    expect(closures(turns)).toEqual(['tool.result_missing']);
    expect(turns[0]?.input.transcript['interruption']).toEqual({ cause: 'aborted', line: 3 });
  });

  test('a message before an interruption ends nothing, also where the client says that all is well', () => {
    expect(read([says('m1'), { type: 'abort', data: {} }, copilotEnd()])).toEqual([]);
    expect(closures(read([says('m1'), { type: 'abort', data: {} }, says('m2'), copilotEnd()]))).toEqual(['closed']);
  });

  test('calls and results of one id (B32)', () => {
    const once = [asks('m1', { a: { path: 'x' } }), ok('a')];
    expect(closures(read([...once, ...once, says('m2'), copilotEnd()]))).toEqual(['closed', 'closed']);
    const second = asks('m2', { a: { path: 'y' } });
    expect(closures(read([asks('m1', { a: { path: 'x' } }), second, says('m3'), copilotEnd()]))).toContain('invalid');
    expect(closures(read([...once, second, ok('a'), says('m3'), copilotEnd()]))).toEqual([
      'closed',
      'closed',
      'closed',
    ]);
    const other = copilotEnds('a', true, { result: { content: 'other' } });
    expect(closures(read([...once, other, says('m2'), copilotEnd()]))).toEqual(['invalid', 'closed']);
  });

  test.each([
    [{ error: { message: 'no', code: 'denied' } }, 'denied', ['a']],
    [{ error: { message: 'boom' } }, 'unknown_error', undefined],
    [{}, 'unknown_error', undefined],
  ])('a failure has its envelope (B37): %o', (more, errorCode, denied) => {
    const [turn] = read([asks('m1', { a: {} }), copilotEnds('a', false, more), says('m2'), copilotEnd()]);
    expect(turn?.input.evidence.toolResults[0]).toMatchObject({ status: 'error', errorCode, retryable: false });
    expect(turn?.input.transcript['denied']).toEqual(denied);
    expect(turn && closureOf(turn.input)).toBe('closed');
  });

  test('a result that does not say how the call ended is no success', () => {
    const [turn] = read([asks('m1', { a: {} }), copilotEnds('a', undefined), says('m2'), copilotEnd()]);
    expect(turn?.input.evidence.toolResults[0]).toMatchObject({ status: 'error', errorCode: 'unknown_error' });
  });

  test('what comes for an open call after an interruption is no use (B35)', () => {
    const turns = read([asks('m1', { a: {} }), { type: 'abort', data: {} }, ok('a'), says('m2'), copilotEnd()]);
    expect(closures(turns)).toEqual(['tool.use_missing', 'closed']);
    expect(turns[0]?.input.transcript['synthetic']).toEqual(['a']);
  });

  test('pieces of a call that was never made are none (B38)', () => {
    const piece = { type: 'assistant.tool_call_delta', data: { toolCallId: 'call_1', toolName: 'skill' } };
    expect(closures(read([says('m1'), piece, copilotEnd()]))).toEqual(['closed']);
    const other = { type: 'tool.execution_finished', data: { toolCallId: 'call_1' } };
    expect(() => read([says('m1'), other, copilotEnd()])).toThrow(
      /^expected tool calls of copilot in a form that is known/,
    );
  });

  test("a subagent's turns end with its report", () => {
    const inner = { parentToolCallId: 'a' };
    const turns = read([
      asks('m1', { a: {} }),
      asks('s1', { b: {} }, inner),
      ok('b', inner),
      { type: 'subagent.completed', data: { toolCallId: 'a' } },
      ok('a'),
      says('m2'),
      copilotEnd(),
    ]);
    expect(closures(turns)).toEqual(['closed', 'closed', 'closed']);
    expect(turns[1]?.input.transcript['parentCallId']).toBe('a');
  });
});
