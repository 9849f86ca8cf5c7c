import { errorAnswer, jsonAnswer, type ModelAnswer } from './model-answer.ts';
import { INPUT_TOKENS } from './model-reply.ts';

/**
 * The answer to what clients ask besides messages: whether somebody is there, which models there are, how many tokens a text
 * has. `path` is without its query and without what stands in front of the API's own path.
 */
export function probeAnswer(method: string, path: string): ModelAnswer {
  if (method === 'HEAD' || method === 'OPTIONS') {
    return { kind: 'answer', status: 200, headers: {}, chunks: [], ending: 'end' };
  }
  if (path.endsWith('/count_tokens')) return jsonAnswer(200, JSON.stringify({ input_tokens: INPUT_TOKENS }));
  if (method === 'GET' && path.endsWith('/models')) {
    return jsonAnswer(200, JSON.stringify({ object: 'list', data: [], models: [], has_more: false }));
  }
  if (method === 'GET' && (path === '' || path === '/' || path.endsWith('/api/hello'))) {
    return jsonAnswer(200, JSON.stringify({ message: 'hello' }));
  }
  return errorAnswer(undefined, 404);
}
