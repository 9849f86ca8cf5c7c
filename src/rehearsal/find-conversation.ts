import type { Dialect } from '../contracts/model-dialect.ts';
import type { ModelTurn } from '../contracts/scenario.ts';
import { withoutReminders } from '../evidence/without-reminders.ts';
import { sha256Hex } from '../kernel/digest.ts';
import type { ModelRequest } from './model-request.ts';

/** What the scripted model says to one unit. */
export interface Script {
  /** Ids of calls and messages are derived from it. */
  readonly unitId: string;
  /** Of the client that speaks. */
  readonly dialect: Dialect;
  /** What the client was asked; null where unknown: then all but subagents' conversations are the unit's own. */
  readonly prompt: string | null;
  readonly turns: readonly ModelTurn[];
}

/** A conversation of a unit: its own, one with a subagent, or one that the client opened for a forked skill. */
export interface Conversation {
  /** `main`, followed by turn and call of each subagent or fork; `other` for one that the script does not know. */
  readonly path: string;
  readonly tag: string;
  readonly turns: readonly ModelTurn[];
}

/**
 * Names a conversation of a unit in the ids of calls: short, letters and digits, the same in every run. Clients send these ids back, by
 * which a request shows where in its script it is.
 */
export function conversationTag(unitId: string, path: string): string {
  return sha256Hex(`${unitId}\n${path}`).slice(0, 12);
}

/** The id of a call, by the place of its turn in the script and its own in the turn. */
export function callId(tag: string, turn: number, index: number): string {
  return `call_${tag}_${turn}_${index}`;
}

/** The turn in an id of `callId`; undefined for an id of anything else. */
export function turnOfCallId(id: string, tag: string): number | undefined {
  const match = /^call_([0-9a-f]{12})_(\d{1,6})_\d{1,6}$/.exec(id);
  return match?.[1] === tag ? Number(match[2]) : undefined;
}

/** Marks a subagent's prompt, so that its conversation is recognised. */
export function subagentMark(tag: string): string {
  return `(rehearsal conversation ${tag})`;
}

/** The path of the conversation that a call opens. */
export function innerPath(path: string, turn: number, index: number): string {
  return `${path}.${turn}.${index}`;
}

/**
 * Which conversation a request belongs to: a subagent's holds its mark, the unit's own begins with the unit's prompt. The client itself
 * opened what is left, for a forked skill if the script has one; where it has several, the text of the skill names its folder.
 */
export function findConversation(script: Script, request: ModelRequest): Conversation {
  const all = conversationsOf(script);
  const first = request.firstUserTexts;
  const marked = all.find(({ skill, tag }) => skill === null && first.some((text) => text.includes(subagentMark(tag))));
  if (marked !== undefined) return marked;
  const { reminder } = script.dialect;
  const said = first.map((text) => withoutReminders(text, reminder));
  if (script.prompt === null || first.some((text, index) => saysPrompt(text, said[index] ?? '', script.prompt ?? ''))) {
    return { path: 'main', tag: conversationTag(script.unitId, 'main'), turns: script.turns };
  }
  const forks = all.filter(({ skill }) => skill !== null);
  const named = forks.find(({ skill }) => said.some((text) => text.includes(skill ?? '')));
  const other = { path: 'other', tag: conversationTag(script.unitId, 'other'), turns: [] };
  return named ?? (forks.length === 1 ? forks[0] : undefined) ?? other;
}

/** Clients may put something in front of the prompt and elements behind it, and change line ends and spaces around it. */
function saysPrompt(text: string, said: string, prompt: string): boolean {
  const [whole = '', own = '', asked = ''] = [text, said, prompt].map((each) => each.replaceAll(/\r\n?/g, '\n').trim());
  return whole === asked || (own !== '' && `\n${own}\n\n<`.includes(`\n${asked}\n\n<`));
}

interface Inner extends Conversation {
  /** The forked skill; null for a subagent. */
  readonly skill: string | null;
}

function conversationsOf(script: Script): readonly Inner[] {
  const found: Inner[] = [];
  const visit = (turns: readonly ModelTurn[], path: string): void => {
    for (const [turn, { calls }] of turns.entries()) {
      for (const [index, call] of calls.entries()) {
        const inner = call.kind === 'subagent' ? call.turns : call.kind === 'skill' ? call.forked : null;
        if (inner === null) continue;
        const place = innerPath(path, turn, index);
        const skill = call.kind === 'skill' ? call.skill : null;
        found.push({ skill, path: place, tag: conversationTag(script.unitId, place), turns: inner });
        visit(inner, place);
      }
    }
  };
  visit(script.turns, 'main');
  return found;
}
