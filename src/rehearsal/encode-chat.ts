import { INPUT_TOKENS, OUTPUT_TOKENS, type EncodedReply, type ModelReply, type WireCall } from './model-reply.ts';

const USAGE = {
  prompt_tokens: INPUT_TOKENS,
  completion_tokens: OUTPUT_TOKENS,
  total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
};

/** A message of the OpenAI Chat Completions API. */
export function encodeChat(reply: ModelReply): EncodedReply {
  const finish = reply.calls.length > 0 ? 'tool_calls' : 'stop';
  const head = { id: `chatcmpl-${reply.id}`, created: 0, model: reply.model };
  const chunk = (delta: object, finishReason: string | null = null): string =>
    data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] });
  const content = reply.text === '' ? null : reply.text;
  const calls = reply.calls.length === 0 ? {} : { tool_calls: reply.calls.map(toolCall) };
  return {
    beginning: [chunk({ role: 'assistant', content: '' })],
    body: [
      ...(content === null ? [] : [chunk({ content })]),
      ...reply.calls.map((call, index) => chunk({ tool_calls: [{ index, ...toolCall(call) }] })),
    ],
    end: [
      chunk({}, finish),
      data({ ...head, object: 'chat.completion.chunk', choices: [], usage: USAGE }),
      'data: [DONE]\n\n',
    ],
    whole: JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content, ...calls }, finish_reason: finish }],
      usage: USAGE,
    }),
  };
}

/** This wire knows functions only: a text for a custom tool goes as its arguments. */
function toolCall({ id, name, input }: WireCall): object {
  return { id, type: 'function', function: { name, arguments: input } };
}

function data(fields: object): string {
  return `data: ${JSON.stringify(fields)}\n\n`;
}
