import type { ModelRequest } from '../rehearsal/model-request.ts';

/** A request in which the user said `p` and nothing else happened. */
export function modelRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    wire: 'anthropic',
    model: 'm',
    stream: true,
    firstUserTexts: ['p'],
    latestUserTexts: ['p'],
    assistantTurns: [],
    tools: [],
    offer: { skills: [], roots: [] },
    workingDirectory: '/workspace',
    toolResults: [],
    ...changes,
  };
}
