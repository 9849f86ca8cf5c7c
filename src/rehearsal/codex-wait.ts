import { asRecord, asText } from '../evidence/json-data.ts';
import { parseJsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { callId } from './call-id.ts';
import type { Conversation } from './find-conversation.ts';
import type { WireCall } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import { functionCall } from './wire-call.ts';

/** Waits are numbered behind all calls that a turn could hold. */
const FIRST_WAIT = 100_000;

/**
 * Codex starts a subagent and goes on; the script goes on when the subagent has ended, as with the other clients. So the model
 * waits once for each subagent of the turn before `position`. Null where there is nothing to wait for any more.
 */
export function codexWait({ turns, tag }: Conversation, position: number, request: ModelRequest): WireCall | null {
  const calls = turns[position - 1]?.calls ?? [];
  const results = new Map(request.toolResults.map((result) => [result.callId, result.text]));
  for (const [index, call] of calls.entries()) {
    const id = callId(tag, position - 1, FIRST_WAIT + index);
    if (call.kind !== 'subagent' || results.has(id)) continue;
    const offered = request.tools.find(({ name }) => name === 'wait_agent');
    if (offered !== undefined) return { id, ...functionCall('wait_agent', {}), namespace: offered.namespace };
    const agent = agentIdOf(results.get(callId(tag, position - 1, index)));
    if (agent === undefined) continue;
    return { id, ...functionCall('wait_agent', { targets: [agent] }), namespace: 'multi_agent_v1' };
  }
  return null;
}

/** Undefined where no subagent was started. */
function agentIdOf(result: string | undefined): string | undefined {
  try {
    return asText(asRecord(parseJsonDocument(result ?? '').value)['agent_id']);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
