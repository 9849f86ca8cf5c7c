import type { OfferedSkill } from '../contracts/model-dialect.ts';
import type { ModelRequest, ToolResult, Wire } from './model-request.ts';
import type { ScriptedAnswer, Step } from './scripted-model.ts';

/** So much of a text is kept; the texts of skills are shorter. */
const TEXT_LIMIT = 16 * 1024;
/** So many of the texts of a request. */
const TEXTS = 64;

/** What a rehearsal keeps of a request, which itself may have a hundred kilobytes and more. */
export interface SeenRequest {
  readonly wire: Wire;
  /** The model asked for. */
  readonly model: string;
  /** `main`, `main.<turn>.<call>` for a subagent or forked skill, `other` for a conversation that the script does not know. */
  readonly conversation: string;
  /** The turn of that conversation that answered; null for the closing text. */
  readonly turn: number | null;
  /** The fault that it met, if any. */
  readonly fault: string | null;
  /** Names by which skills were offered. */
  readonly offered: readonly string[];
  readonly offeredSkills: readonly OfferedSkill[];
  readonly tools: readonly string[];
  /** Results of calls since the model last spoke; texts are cut at 16 KiB. */
  readonly toolResults: readonly ToolResult[];
  /** Everything that was said to the model since it last spoke, results of calls too, but not the client's own reminders. */
  readonly texts: readonly string[];
}

export function seenRequest(request: ModelRequest, step: Step, { turn, fault }: ScriptedAnswer): SeenRequest {
  const latest = new Set(request.assistantTurns.at(-1));
  const results = request.toolResults
    .filter((result) => latest.has(result.callId))
    .slice(-TEXTS)
    .map((result) => ({ ...result, callId: shortened(result.callId), text: shortened(result.text) }));
  const skills = request.offer.skills.map(copiedSkill);
  return {
    wire: request.wire,
    model: shortened(request.model),
    conversation: step.conversation.path,
    turn,
    fault,
    offered: skills.map(({ name }) => name),
    offeredSkills: skills,
    tools: request.tools.map(({ name, namespace }) => shortened(namespace === null ? name : `${namespace}.${name}`)),
    toolResults: results,
    texts: [...results.map(({ text }) => text), ...request.latestUserTexts.slice(-TEXTS).map(shortened)],
  };
}

function copiedSkill({ name, alias, description, file }: OfferedSkill): OfferedSkill {
  return {
    name: shortened(name),
    alias: alias === null ? null : shortened(alias),
    description: shortened(description),
    file: file === null ? null : shortened(file),
  };
}

/** The text cut to the limit, as a copy: a part of a text keeps the whole of it, here the request's body, in memory. */
function shortened(text: string): string {
  return Buffer.from(text.slice(0, TEXT_LIMIT)).toString();
}
