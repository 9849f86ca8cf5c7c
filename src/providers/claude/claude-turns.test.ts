import { describe, expect, test } from 'vitest';

import {
  claudeCall,
  claudeEnd,
  claudeInit,
  claudeLoaded,
  claudeResult,
  claudeSays,
  claudeSkill,
  claudeText,
} from '../../testing/transcripts/claude-lines.ts';
import { evidenceOf } from '../../testing/transcripts/evidence-of.ts';
import { closureOf, turnsOf, type TurnsAsked, type TurnSeen } from '../../testing/transcripts/turns-of.ts';

const read = (lines: readonly object[], asked?: TurnsAsked): readonly TurnSeen[] =>
  turnsOf('claude', [claudeInit(), ...lines], asked);
const call = (
  id: string,
  message: string,
  name = 'Read',
  input: object = { file_path: '/x' },
  more: object = {},
): object => claudeCall(id, name, input, { message, uuid: `call ${id} ${message} ${JSON.stringify(input)}`, ...more });
const result = (id: string, more: object = {}): object => claudeResult(id, { uuid: `result ${id}`, ...more });
const said = (message: string, more: object = {}): object => claudeText('done', { message, uuid: message, ...more });
const closures = (turns: readonly TurnSeen[]): readonly string[] => turns.map(({ input }) => closureOf(input));
const causes = (turns: readonly TurnSeen[]): readonly unknown[] =>
  turns.map(({ input }) => input.transcript['interruption'] ?? null);
const uses = (turn: TurnSeen | undefined): unknown =>
  turn?.input.evidence.toolUse.map(({ toolCallId, disposition }) => `${toolCallId} ${disposition as string}`);

describe('B30: a call without a result', () => {
  test('in a run that ended stays without one, and nothing interrupted it', () => {
    const turns = read([call('a', 'm1', 'Bash'), call('b', 'm1'), result('a'), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['tool.result_missing', 'closed']);
    expect(causes(turns)).toEqual([null, null]);
    expect(turns[0]?.input.transcript['lines']).toEqual({
      a: { request: 2, result: 4 },
      b: { request: 3, result: null },
    });
  });

  test.each([
    [{}, 'killed'],
    [{ timedOut: true }, 'timeout'],
  ])('at the end of a cut stream keeps the cause (%o)', (asked, cause) => {
    const turns = read([call('a', 'm1'), result('a'), call('b', 'm2')], asked);
    expect(closures(turns)).toEqual(['closed', 'tool.result_missing']);
    expect(causes(turns)).toEqual([null, { cause, line: 4 }]);
  });

  test('at a limit of turns keeps that', () => {
    const turns = read([
      call('a', 'm1'),
      claudeEnd({ subtype: 'error_max_turns', stop_reason: 'tool_use', is_error: true }),
    ]);
    expect(causes(turns)).toEqual([{ cause: 'limit', line: 3 }]);
    expect(turns[0]?.input.evidence.protocolState.stopReason).toBe('tool_use');
  });
});

describe('B32: the same id twice', () => {
  test('lines that a resume copied are no fault', () => {
    const history = [call('a', 'm1'), result('a'), said('m2')];
    const once = read([...history, claudeEnd()]);
    const twice = read([...history, claudeInit(), ...history, claudeEnd()]);
    expect(closures(once)).toEqual(['closed', 'closed']);
    expect(twice.map(({ input }) => input.evidence)).toEqual(once.map(({ input }) => input.evidence));
  });

  test('copies of turns that were given long ago are no fault either', () => {
    const history = Array.from({ length: 60 }, (_, index) => [
      call(`a${index}`, `m${index}`),
      result(`a${index}`),
    ]).flat();
    const turns = read([...history, ...history, said('end'), claudeEnd()]);
    expect(turns).toHaveLength(61);
    expect(new Set(closures(turns))).toEqual(new Set(['closed']));
  });

  test('a copied text does not show that the model went on', () => {
    const turns = read([said('m0'), call('a', 'm1'), result('a'), said('m0')]);
    expect(closures(turns)).toEqual(['tool.use_missing']);
  });

  test('partial messages repeat the id of the message', () => {
    const event = (body: object): object => ({
      type: 'stream_event',
      event: body,
      session_id: 'session-0001',
      uuid: 'x',
    });
    const turns = read([
      event({ type: 'message_start', message: { id: 'm1' } }),
      call('a', 'm1'),
      call('a', 'm1'),
      event({ type: 'message_delta', delta: { stop_reason: 'tool_use' } }),
      result('a'),
      said('m2'),
      claudeEnd(),
    ]);
    expect(closures(turns)).toEqual(['closed', 'closed']);
  });

  test.each([
    ['m1', [result('a')]],
    ['m2', []],
  ])('another call of that id (in %s, after %j) comes through as a second row', (message, between) => {
    const turns = read([
      call('a', 'm1', 'Read', { file_path: '/x' }),
      ...between,
      call('a', message, 'Read', { file_path: '/y' }),
      said('m3'),
      claudeEnd(),
    ]);
    expect(closures(turns)).toContain('invalid');
    const refused = turns.find(({ input }) => closureOf(input) === 'invalid');
    expect(refused?.input.evidence.toolRequests.map(({ toolCallId }) => toolCallId)).toEqual(['a', 'a']);
    expect(refused?.input.transcript['duplicateCalls']).toEqual(['a']);
  });

  test('the same call in another message is another call, as long as the first is open', () => {
    const turns = read([call('a', 'm1'), call('a', 'm2'), result('a'), said('m3'), claudeEnd()]);
    expect(closures(turns)).toContain('invalid');
    // What it loads is known, whichever of the two was answered.
    const calls = ['m1', 'm2'].map((message) => claudeSkill('a', 'x', { message }));
    const { hits } = evidenceOf('claude', [claudeInit(), ...calls, claudeLoaded('a', 'x')], { tokens: ['x'] });
    expect(hits.get('x')).toMatchObject({ tier: 1, succeeded: true });
  });

  test.each([
    [
      'an id that was answered may be used again',
      [call('a', 'm1'), result('a'), call('a', 'm2', 'Bash', { command: 'pwd' }), result('a', { content: 'b' })],
    ],
    ['also for the same call', [call('a', 'm1'), result('a'), call('a', 'm2'), result('a', { content: 'b' })]],
    [
      'a subagent may use the id of an open call, and its parent afterwards',
      [
        call('a', 'm1'),
        call('t', 'm1', 'Agent', {}),
        claudeCall('a', 'Bash', { command: 'pwd' }, { message: 's1', parent: 't' }),
        result('a', { content: 'inner', parent: 't' }),
        result('a'),
        result('t'),
        call('a', 'm2', 'Bash', { command: 'id' }),
        result('a', { content: 'c' }),
      ],
    ],
  ])('%s', (_, lines) => {
    const turns = read([...lines, said('m9'), claudeEnd()]);
    expect(new Set(closures(turns))).toEqual(new Set(['closed']));
    expect(turns.flatMap(({ input }) => input.evidence.toolResults)).toHaveLength(
      turns.flatMap(({ input }) => input.evidence.toolRequests).length,
    );
  });

  test('another result for the same call comes through as a second row, the same one does not', () => {
    const other = result('a', { content: 'something else', uuid: 'other' });
    expect(closures(read([call('a', 'm1'), result('a'), other, said('m2'), claudeEnd()]))).toEqual([
      'invalid',
      'closed',
    ]);
    const same = result('a', { uuid: 'other' });
    expect(closures(read([call('a', 'm1'), result('a'), same, said('m2'), claudeEnd()]))).toEqual(['closed', 'closed']);
  });
});

describe('B33: results in another order', () => {
  const lines = [
    call('a', 'm1', 'Skill', { skill: 'foo' }),
    call('b', 'm1'),
    result('b', { isError: true, content: 'boom' }),
    result('a'),
    said('m2'),
    claudeEnd(),
  ];

  test('are paired by id, and the order is told', () => {
    const [turn] = read(lines);
    expect(turn && closureOf(turn.input)).toBe('closed');
    expect(turn?.input.evidence.toolResults.map(({ toolCallId, status }) => [toolCallId, status])).toEqual([
      ['b', 'error'],
      ['a', 'ok'],
    ]);
    expect(turn?.input.protocolConstraints).toBeUndefined();
    expect(turn?.input.transcript['transport']).toEqual({ ordered: false, resultOrder: ['b', 'a'] });
  });
});

describe('B34: stop reasons', () => {
  test.each(['pause_turn', 'refusal', 'model_context_window_exceeded', 'max_tokens', 'brand_new'])(
    '%s is kept literally, and the open call stays open',
    (stop) => {
      const [turn] = read([call('a', 'm1', 'Read', {}, { stop }), claudeEnd({ stop_reason: stop })]);
      expect(turn?.input.evidence.protocolState.stopReason).toBe(stop);
      expect(turn?.derived).not.toContain('/evidence/protocolState/stopReason');
      expect(turn && closureOf(turn.input)).toContain('tool.result_missing');
      const isLimit = stop === 'max_tokens' || stop === 'model_context_window_exceeded';
      expect(turn?.input.transcript['interruption']).toEqual(isLimit ? { cause: 'limit', line: 3 } : undefined);
    },
  );

  test('of a message without a call make it a turn; without one it is none', () => {
    const turns = read([
      said('m1', { stop: 'pause_turn' }),
      said('m2'),
      call('a', 'm3'),
      result('a'),
      said('m4'),
      claudeEnd(),
    ]);
    expect(turns.map(({ input }) => input.evidence.protocolState.stopReason)).toEqual([
      'pause_turn',
      'tool_use',
      'end_turn',
    ]);
  });

  test('after an API error the stop reason of the client itself is not that of the model', () => {
    const error = { stop_reason: 'stop_sequence', is_error: true, terminal_reason: 'api_error', api_error_status: 500 };
    const turns = read([call('a', 'm1'), result('a'), claudeEnd(error)]);
    expect(turns.map(({ input }) => input.evidence.protocolState.stopReason)).toEqual(['tool_use']);
    expect(causes(turns)).toEqual([{ cause: 'error', line: 4 }]);
  });
});

describe('B35: results that no tool gave', () => {
  const interrupted = {
    type: 'user',
    message: { role: 'user', content: [{ type: 'text', text: '[Request interrupted by user]' }] },
  };

  test.each([
    ['aborted by user', { isError: true, content: 'aborted by user' }, 'aborted'],
    ['interrupted for a tool use', { isError: true, content: '[Request interrupted by user for tool use]' }, 'aborted'],
    ['a placeholder', { isError: true, content: '[Tool result missing due to internal error]' }, 'error'],
  ])('%s closes the join and is no use, whatever follows', (_, made, cause) => {
    const turns = read([call('a', 'm1', 'Edit'), result('a', made), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['tool.use_missing', 'closed']);
    expect(turns[0]?.input.transcript['synthetic']).toEqual(['a']);
    expect(causes(turns)[0]).toEqual({ cause, line: 3 });
  });

  test('what is put in after an interruption is no use either', () => {
    const turns = read([call('a', 'm1'), interrupted, result('a', { content: '' }), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['tool.use_missing', 'closed']);
    expect(causes(turns)[0]).toEqual({ cause: 'aborted', line: 3 });
  });

  test('an empty result that a resume puts in is found by the process that did not make the call', () => {
    const turns = read([call('a', 'm1'), claudeInit(), result('a', { content: '' }), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['tool.use_missing', 'closed']);
    expect(causes(turns)[0]).toEqual({ cause: 'killed', line: 3 });
    expect(turns[0]?.input.transcript['synthetic']).toEqual(['a']);
  });

  test('a tool that prints such words has been used', () => {
    const turns = read([call('a', 'm1'), result('a', { content: 'aborted by user' }), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['closed', 'closed']);
  });
});

describe('B37: errors without a type', () => {
  test('get a full envelope, marked as derived', () => {
    const [turn] = read([call('a', 'm1'), result('a', { isError: true, content: 'boom' }), said('m2'), claudeEnd()]);
    expect(turn?.input.evidence.toolResults[0]).toMatchObject({
      status: 'error',
      errorCode: 'unknown_error',
      retryable: false,
      errorMessage: 'boom',
    });
    expect(turn?.derived).toEqual(
      expect.arrayContaining(['/evidence/toolResults/0/errorCode', '/evidence/toolResults/0/retryable']),
    );
    expect(turn?.input.transcript['untypedErrors']).toEqual(['a']);
  });

  test('also where the client said nothing at all', () => {
    const [turn] = read([call('a', 'm1'), result('a', { isError: true, content: '' }), said('m2'), claudeEnd()]);
    expect(turn && closureOf(turn.input)).toBe('closed');
    expect(turn?.derived).toContain('/evidence/toolResults/0/errorMessage');
  });
});

describe('B38: a client that nobody knows', () => {
  test.each<[string, object]>([
    ['a block under another name', { type: 'tool', id: 'toolu_1', name: 'Read', input: {} }],
    ['ids beside a known text', { type: 'text', text: 'x', calls: ['call_1'] }],
  ])('%s is unrecognised', (_, block) => {
    expect(() => read([claudeSays([block], { message: 'm1' }), claudeEnd()])).toThrow(
      /^expected tool calls of claude in a form/,
    );
  });

  test('beside known calls it is told', () => {
    const turns = read([
      call('a', 'm1'),
      claudeSays([{ type: 'tool', id: 'x' }], { message: 'm1' }),
      result('a'),
      said('m2'),
    ]);
    expect(turns[0]?.input.transcript['unknownBlocks']).toEqual([{ line: 3, kind: 'assistant/tool' }]);
  });

  test('prose about ids is prose', () => {
    const text = 'the id is "toolu_01" or "call_1"';
    expect(closures(read([claudeText(text, { message: 'm1' }), claudeEnd()]))).toEqual(['closed']);
  });
});

describe('what belongs where', () => {
  test('an orphan is a row of the turn in which it came', () => {
    const turns = read([call('a', 'm1'), result('a'), result('z'), said('m2'), claudeEnd()]);
    expect(closures(turns)).toEqual(['tool.result_orphan', 'closed']);
    expect(closures(read([result('z')]))).toEqual(['tool.result_orphan tool.use_missing']);
  });

  test('a result counts as used only when another message follows', () => {
    const turns = read([call('a', 'm1'), result('a'), call('b', 'm1'), result('b')]);
    expect(closures(turns)).toEqual(['tool.use_missing']);
  });

  test("a server's tool answers within the message", () => {
    const blocks = [
      { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_1',
        content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
      },
      { type: 'text', text: 'No more searches.' },
    ];
    const [turn] = read([claudeSays(blocks, { message: 'm1' }), claudeEnd()]);
    expect(turn && closureOf(turn.input)).toBe('closed');
    expect(turn?.input.transcript['serverSide']).toEqual(['srvtoolu_1']);
    expect(turn?.input.evidence.toolResults[0]).toMatchObject({ errorCode: 'max_uses_exceeded' });
  });

  test('a call that code made names its caller', () => {
    const block = {
      type: 'tool_use',
      id: 'b',
      name: 'Read',
      input: {},
      caller: { type: 'code_execution', tool_id: 'srv_1' },
    };
    const [turn] = read([claudeSays([block], { message: 'm1' })]);
    expect(turn?.input.evidence.toolRequests[0]).toEqual({ toolCallId: 'b', toolName: 'Read', callerId: 'srv_1' });
  });

  test('a later call that names a result consumes it', () => {
    const details = { agentId: 'agent-7', status: 'completed' };
    const turns = read([
      call('a', 'm1', 'Agent', { prompt: 'x' }),
      result('a', { details }),
      call('b', 'm2', 'SendMessage', { to: 'agent-7' }),
      result('b'),
      call('c', 'm3', 'Edit', { because_of: 'b' }),
      result('c'),
      said('m4'),
      claudeEnd(),
    ]);
    expect(turns.map(uses)).toEqual([['a consumed'], ['b consumed'], ['c observed'], []]);
  });

  test("a subagent's last result is used where it hands back a report, and only there", () => {
    const inner = { parent: 'a' };
    const lines = [call('a', 'm1', 'Agent'), call('b', 's1', 'Read', {}, inner), result('b', inner)];
    const used = read([...lines, result('a'), said('m2'), claudeEnd()]);
    expect(closures(used)).toEqual(['closed', 'closed', 'closed']);
    const failed = read([...lines, result('a', { isError: true, content: 'killed' }), said('m2'), claudeEnd()]);
    expect(closures(failed)).toEqual(['closed', 'tool.use_missing', 'closed']);
  });

  test('a subagent in the background goes on after the answer to its call', () => {
    const inner = { parent: 'a' };
    const turns = read([
      call('a', 'm1', 'Agent'),
      result('a', { details: { status: 'async_launched', agentId: 'x' } }),
      call('b', 's1', 'Read', {}, inner),
      said('m2'),
      result('b', inner),
      { type: 'system', subtype: 'task_notification', tool_use_id: 'a', status: 'completed' },
      claudeEnd(),
    ]);
    expect(closures(turns)).toEqual(['closed', 'closed', 'closed']);
  });

  test('what the client left out is told', () => {
    const content = '<persisted-output>\nOutput too large (58.6KB). Full output saved to: /x';
    const [turn] = read([call('a', 'm1'), result('a', { content }), said('m2')]);
    expect(turn?.input.transcript['truncated']).toEqual({ a: '<persisted-output>' });
  });

  test('a lost line is told by the turn before it, and is refused where there is none', () => {
    const text = [claudeInit(), call('a', 'm1')].map((line) => JSON.stringify(line)).join('\n');
    const [turn] = turnsOf('claude', `${text}\n{"type":"user","mess`);
    expect(turn?.input.transcript['damage']).toEqual([{ line: 3, kind: 'damaged' }]);
    expect(() => turnsOf('claude', `${JSON.stringify(claudeInit())}\n{"type":"assis`)).toThrow(
      /^line 2: expected an event/,
    );
  });

  test('a call without an id is left without, for the check to refuse', () => {
    const turns = read([claudeSays([{ type: 'tool_use', name: 'Read', input: {} }], { message: 'm1' })]);
    expect(closures(turns)).toEqual(['invalid']);
  });

  test('every row is bound to the same policies, the rest is named as derived', () => {
    const [turn] = read([call('a', 'm1'), call('b', 'm1'), result('a'), result('b'), said('m2')]);
    const { callSpec, toolRender, reminderQueue, stateViews } = turn?.input.evidence ?? {};
    expect(Object.keys(callSpec ?? {})).toHaveLength(11);
    expect(callSpec).toMatchObject({ actionMode: 'code', executionPattern: 'parallel', modelRef: 'model-1' });
    expect(new Set(toolRender?.map((row) => row['policyDigest']))).toEqual(
      new Set([callSpec?.['toolRenderProtocolDigest']]),
    );
    expect(reminderQueue?.map((row) => row['policyDigest'])).toEqual([callSpec?.['reminderQueuePolicyDigest']]);
    expect(stateViews?.map((row) => row['policyDigest'])).toEqual([callSpec?.['stateViewPolicyDigest']]);
    expect(turn?.input.transcript['derived']).toEqual(turn?.derived);
    expect(turn?.input.evidence.sessionRefs).toEqual(['claude:session-0001']);
  });
});
