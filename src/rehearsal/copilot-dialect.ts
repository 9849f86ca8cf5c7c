import type { ModelCall } from '../contracts/scenario.ts';
import type { ModelRequest } from './model-request.ts';
import type { WireCall } from './model-reply.ts';
import { findUnprefixedSkill } from './offered-name.ts';
import { absolutePath, functionCall, verbatimCall } from './wire-call.ts';

/** Copilot CLI: a skill is called with the `skill` tool, by the name in its frontmatter. */
export function copilotDialect(call: ModelCall, request: ModelRequest): Omit<WireCall, 'id'> {
  switch (call.kind) {
    case 'skill': {
      const offered = findUnprefixedSkill(request.offer.skills, call.skill);
      return functionCall('skill', { skill: offered?.name ?? call.skill });
    }
    case 'read':
      return functionCall('view', { path: absolutePath(call.path, request) });
    case 'shell':
      return functionCall('bash', { command: call.command, description: 'Run a command of the rehearsal' });
    case 'subagent': {
      const what = { name: 'rehearsal', description: 'Rehearse a subagent', prompt: call.prompt };
      return functionCall('task', { ...what, agent_type: 'general-purpose', mode: 'sync' });
    }
    case 'tool':
      return verbatimCall(call, request);
  }
}
