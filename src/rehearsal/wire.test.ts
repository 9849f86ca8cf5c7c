import { describe, expect, test } from 'vitest';
import { anthropicWire } from './anthropic-wire.ts';
import { chatWire } from './chat-wire.ts';
import { responsesWire } from './responses-wire.ts';
import type { EncodedReply, ModelReply } from './wire.ts';

const CALL = { id: 'c-0', name: 'Skill', namespace: null, input: '{"skill":"é\\n"}', plain: false };
const PLAIN = { id: 'c-1', name: 'exec', namespace: 'group', input: 'text("a");\n', plain: true };
const REPLY: ModelReply = { id: 'msg_1', model: 'm', text: 'Hello.', calls: [CALL, PLAIN] };
const SILENT: ModelReply = { id: 'msg_2', model: 'm', text: '', calls: [] };

/** The `data:` of each event. */
function events({ beginning, body, end }: EncodedReply): unknown[] {
  return [...beginning, ...body, ...end].map((event) => {
    const data = /^(?:event: \S+\n)?data: (.*)\n\n$/.exec(event)?.[1] ?? '';
    const parsed: unknown = data === '[DONE]' ? data : JSON.parse(data);
    return parsed;
  });
}

describe('anthropic', () => {
  test('streams blocks', () => {
    const types = events(anthropicWire.encode(REPLY)).map((event) => (event as { type: string }).type);
    const block = ['content_block_start', 'content_block_delta', 'content_block_stop'];
    expect(types).toEqual(['message_start', ...block, ...block, ...block, 'message_delta', 'message_stop']);
    expect(events(anthropicWire.encode(REPLY))).toContainEqual({
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'input_json_delta', partial_json: CALL.input },
    });
    expect(events(anthropicWire.encode(REPLY)).at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' } });
    expect(events(anthropicWire.encode(SILENT))).toHaveLength(3);
  });

  test('is whole without streaming', () => {
    expect(JSON.parse(anthropicWire.encode(REPLY).whole)).toMatchObject({
      content: [
        { type: 'text', text: 'Hello.' },
        { type: 'tool_use', id: 'c-0', name: 'Skill', input: { skill: 'é\n' } },
        { type: 'tool_use', id: 'c-1', name: 'exec', input: { input: PLAIN.input } },
      ],
      stop_reason: 'tool_use',
      usage: { input_tokens: 100, output_tokens: 20 },
    });
    expect(JSON.parse(anthropicWire.encode(SILENT).whole)).toMatchObject({ content: [], stop_reason: 'end_turn' });
  });
});

describe('responses', () => {
  const output = [
    { type: 'message', content: [{ type: 'output_text', text: 'Hello.' }] },
    { type: 'function_call', call_id: 'c-0', name: 'Skill', arguments: CALL.input },
    { type: 'custom_tool_call', call_id: 'c-1', name: 'exec', namespace: 'group', input: PLAIN.input },
  ];

  test('streams items, and all of them at the end', () => {
    const all = events(responsesWire.encode(REPLY));
    const done = all.filter((event) => (event as { type: string }).type === 'response.output_item.done');
    expect(done).toMatchObject(output.map((item, index) => ({ output_index: index, item })));
    expect(all.at(-1)).toMatchObject({ type: 'response.completed', response: { status: 'completed', output } });
    expect(events(responsesWire.encode(SILENT))).toHaveLength(3);
  });

  test('is whole without streaming', () => {
    expect(JSON.parse(responsesWire.encode(REPLY).whole)).toMatchObject({ object: 'response', output });
    expect(JSON.parse(responsesWire.encode(SILENT).whole)).toMatchObject({ output: [], usage: { total_tokens: 120 } });
  });
});

describe('chat', () => {
  const calls = [CALL, PLAIN].map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }));

  test('streams deltas', () => {
    const all = events(chatWire.encode(REPLY));
    expect(all.at(-1)).toBe('[DONE]');
    expect(all.slice(1, -3)).toMatchObject([
      { choices: [{ delta: { content: 'Hello.' } }] },
      ...calls.map((call, index) => ({ choices: [{ delta: { tool_calls: [{ index, ...call }] } }] })),
    ]);
    expect(all.at(-3)).toMatchObject({ choices: [{ finish_reason: 'tool_calls' }] });
    expect(all.at(-2)).toMatchObject({ usage: { total_tokens: 120 } });
    expect(events(chatWire.encode(SILENT)).at(-3)).toMatchObject({ choices: [{ finish_reason: 'stop' }] });
  });

  test('is whole without streaming', () => {
    expect(JSON.parse(chatWire.encode(REPLY).whole)).toMatchObject({
      choices: [{ message: { content: 'Hello.', tool_calls: calls }, finish_reason: 'tool_calls' }],
    });
    expect(JSON.parse(chatWire.encode(SILENT).whole)).toMatchObject({ choices: [{ message: { content: null } }] });
  });
});
