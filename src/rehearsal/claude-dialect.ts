import type { ModelCall } from '../contracts/scenario.ts';
import type { ModelRequest } from './model-request.ts';
import type { WireCall } from './model-reply.ts';
import { findOfferedSkill } from './offered-name.ts';
import { absolutePath, functionCall, verbatimCall } from './wire-call.ts';

/** Claude Code: a skill is called with the `Skill` tool, by the name of its folder. */
export function claudeDialect(call: ModelCall, request: ModelRequest): Omit<WireCall, 'id'> {
  switch (call.kind) {
    case 'skill': {
      const offered = findOfferedSkill(request.offer.skills, call.skill);
      return functionCall('Skill', { skill: offered?.name ?? call.skill });
    }
    case 'read':
      return functionCall('Read', { file_path: absolutePath(call.path, request) });
    case 'shell':
      return functionCall('Bash', { command: call.command, description: 'Run a command of the rehearsal' });
    case 'subagent': {
      // Without `run_in_background` the subagent answers later, and the conversation goes on without it.
      const how = { subagent_type: 'general-purpose', run_in_background: false };
      return functionCall('Agent', { description: 'Rehearse a subagent', prompt: call.prompt, ...how });
    }
    case 'tool':
      return verbatimCall(call, request);
  }
}
