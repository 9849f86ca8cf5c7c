import { describe, expect, test } from 'vitest';

import { codexEnd, codexRuns, codexSays, codexStart, codexStarts } from '../../testing/transcripts/codex-lines.ts';
import { closureOf, turnsOf, type TurnSeen } from '../../testing/transcripts/turns-of.ts';

const read = (lines: readonly object[]): readonly TurnSeen[] => turnsOf('codex', [...codexStart, ...lines]);
const closures = (turns: readonly TurnSeen[]): readonly string[] => turns.map(({ input }) => closureOf(input));
const completed = (id: string, more: object): object => ({
  type: 'item.completed',
  item: {
    id,
    type: 'command_execution',
    command: 'ls',
    aggregated_output: '',
    exit_code: 0,
    status: 'completed',
    ...more,
  },
});

describe('turns of Codex', () => {
  test('calls that overlap are one turn, in the order of their results (B33)', () => {
    const [first, second] = [codexRuns('a', 'ls', 'x'), codexRuns('b', 'pwd', 'y')];
    const turns = read([first[0] ?? {}, second[0] ?? {}, second[1] ?? {}, first[1] ?? {}, codexSays('done'), codexEnd]);
    expect(closures(turns)).toEqual(['closed', 'closed']);
    expect(turns[0]?.input.transcript['transport']).toEqual({ ordered: false, resultOrder: ['b', 'a'] });
    expect(turns[0]?.input.evidence.callSpec).toMatchObject({
      executionPattern: 'parallel',
      modelRef: 'unknown-model',
    });
  });

  test('a text belongs to the calls that follow it', () => {
    const turns = read([codexSays('first'), ...codexRuns('a', 'ls', 'x'), codexSays('done'), codexEnd]);
    expect(turns.map(({ line, input }) => [line, input.evidence.toolRequests.length])).toEqual([
      [3, 1],
      [6, 0],
    ]);
  });

  test('a call that is open at a kill keeps the cause (B30)', () => {
    const [turn] = read([codexStarts('a', 'sleep 100')]);
    expect(turn && closureOf(turn.input)).toBe('tool.result_missing');
    expect(turn?.input.transcript['interruption']).toEqual({ cause: 'killed', line: 3 });
  });

  test('an item that is told twice is one call; another command under its id is another, and no fault once it was answered (B32)', () => {
    const runs = codexRuns('a', 'ls', 'x');
    expect(closures(read([...runs, ...runs, codexSays('done'), codexEnd]))).toEqual(['closed', 'closed']);
    const other = codexRuns('a', 'pwd', 'x');
    expect(closures(read([...runs, ...other, codexSays('done'), codexEnd]))).toEqual(['closed', 'closed', 'closed']);
    expect(closures(read([...runs.slice(0, 1), ...other, codexSays('done'), codexEnd]))).toContain('invalid');
    const again = completed('a', { aggregated_output: 'y', command: 'ls' });
    expect(closures(read([...runs, again, codexSays('done'), codexEnd]))).toEqual(['invalid', 'closed']);
  });

  test.each([
    ['thread', codexStart, 'pwd'],
    ['turn', codexStart.slice(1), 'pwd'],
    ['turn', codexStart.slice(1), 'ls'],
  ])('another %s counts its items from the beginning (%j, %s)', (_, starts, command) => {
    const first = [...codexRuns('item_0', 'ls', 'x'), codexSays('done'), codexEnd];
    const other = [...codexRuns('item_0', command, 'y'), codexSays('done'), codexEnd];
    expect(closures(read([...first, ...starts, ...other]))).toEqual(['closed', 'closed', 'closed', 'closed']);
  });

  test.each([
    [{ status: 'declined', exit_code: -1 }, 'declined'],
    [{ status: 'failed', exit_code: 2 }, 'exit_code_2'],
    [{ status: 'completed', exit_code: null }, 'unknown_error'],
  ])('a failure has what type the client tells (B37): %o', (more, errorCode) => {
    const [turn] = read([codexStarts('a', 'ls'), completed('a', more), codexSays('done'), codexEnd]);
    expect(turn?.input.evidence.toolResults[0]).toMatchObject({ status: 'error', errorCode, retryable: false });
    expect(turn && closureOf(turn.input)).toBe('closed');
  });

  test('a call that was given up is no use, whatever follows (B35)', () => {
    const given = { status: 'failed', exit_code: -1, aggregated_output: 'aborted by user after 4.2s' };
    const turns = read([codexStarts('a', 'ls'), completed('a', given), codexSays('done'), codexEnd]);
    expect(closures(turns)).toEqual(['tool.use_missing', 'closed']);
    expect(turns[0]?.input.transcript['interruption']).toEqual({ cause: 'aborted', line: 4 });
  });

  test('items that grow and subagents', () => {
    const item = (phase: string, more: object): object => ({ type: `item.${phase}`, item: { id: 'a', ...more } });
    const todo = { type: 'todo_list' };
    const turns = read([
      item('started', { ...todo, items: [] }),
      item('updated', { ...todo, items: [{ text: 'x' }] }),
      item('completed', { ...todo, items: [{ text: 'x', completed: true }] }),
      codexEnd,
    ]);
    expect(closures(turns)).toEqual(['tool.use_missing']);
  });

  test('an item under another name is unrecognised (B38)', () => {
    const line = { type: 'item.completed', item: { id: 'a', type: 'shell_call', command: 'ls' } };
    expect(() => read([line, codexEnd])).toThrow(/^expected tool calls of codex in a form that is known/);
  });

  test('an interrupted turn is told (B35)', () => {
    const turns = read([codexStarts('a', 'ls'), { type: 'turn.aborted' }]);
    expect(turns[0]?.input.transcript['interruption']).toEqual({ cause: 'aborted', line: 4 });
  });
});
