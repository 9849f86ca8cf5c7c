import type { ModelRequest } from '../rehearsal/model-request.ts';

const ALPHA = { name: 'alpha-skill', alias: null, file: '/workspace/.agents/skills/alpha-skill/SKILL.md' };

/** A request that offers `alpha-skill`, in which the user said `p` and nothing else happened. */
export function modelRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    wire: 'anthropic',
    model: 'm',
    stream: true,
    firstUserTexts: ['p'],
    latestUserTexts: ['p'],
    assistantTurns: [],
    tools: [],
    skills: [ALPHA],
    workingDirectory: '/workspace',
    toolResults: [],
    ...changes,
  };
}
