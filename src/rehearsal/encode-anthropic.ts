import { INPUT_TOKENS, OUTPUT_TOKENS, type EncodedReply, type ModelReply, type WireCall } from './model-reply.ts';

const USAGE = {
  input_tokens: INPUT_TOKENS,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: OUTPUT_TOKENS,
};

/** A message of the Anthropic Messages API. */
export function encodeAnthropic(reply: ModelReply): EncodedReply {
  const stopReason = reply.calls.length > 0 ? 'tool_use' : 'end_turn';
  const message = { id: reply.id, type: 'message', role: 'assistant', model: reply.model };
  const texts = reply.text === '' ? 0 : 1;
  return {
    beginning: [
      event('message_start', {
        message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage: USAGE },
      }),
    ],
    body: [
      ...(texts === 0 ? [] : textBlock(reply.text)),
      ...reply.calls.flatMap((call, index) => callBlock(call, texts + index)),
    ],
    end: [
      event('message_delta', {
        delta: { stop_reason: stopReason, stop_sequence: null },
        usage: { output_tokens: OUTPUT_TOKENS },
      }),
      event('message_stop', {}),
    ],
    whole: JSON.stringify({
      ...message,
      content: [
        ...(texts === 0 ? [] : [{ type: 'text', text: reply.text }]),
        ...reply.calls.map((call) => ({
          type: 'tool_use',
          id: call.id,
          name: call.name,
          input: parsed(inputOf(call)),
        })),
      ],
      stop_reason: stopReason,
      stop_sequence: null,
      usage: USAGE,
    }),
  };
}

function textBlock(text: string): string[] {
  return block(0, { type: 'text', text: '' }, { type: 'text_delta', text });
}

function callBlock(call: WireCall, index: number): string[] {
  const start = { type: 'tool_use', id: call.id, name: call.name, input: {} };
  return block(index, start, { type: 'input_json_delta', partial_json: inputOf(call) });
}

/** This wire knows objects only. */
function inputOf({ input, plain }: WireCall): string {
  return plain ? JSON.stringify({ input }) : input;
}

function block(index: number, content: object, delta: object): string[] {
  return [
    event('content_block_start', { index, content_block: content }),
    event('content_block_delta', { index, delta }),
    event('content_block_stop', { index }),
  ];
}

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

/** A scenario's input was parsed and any other is written by us: it is valid JSON. */
function parsed(input: string): unknown {
  return JSON.parse(input);
}
