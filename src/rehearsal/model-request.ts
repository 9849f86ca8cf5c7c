import type { Dialect, DialectRequest, OfferedSkill, OfferedTool } from '../contracts/model-dialect.ts';
import { asRecord, asText } from '../evidence/json-data.ts';
import { withoutReminders } from '../evidence/without-reminders.ts';
import { append } from '../kernel/append.ts';
import { parseJsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { anthropicWire } from './anthropic-wire.ts';
import { chatWire } from './chat-wire.ts';
import { responsesWire } from './responses-wire.ts';
import { UnreadableRequest, type ConversationItem } from './wire.ts';

/** The APIs that the scripted model speaks. */
export const WIRES = { anthropic: anthropicWire, responses: responsesWire, chat: chatWire } as const;

export type Wire = keyof typeof WIRES;

export interface ToolResult {
  readonly callId: string;
  readonly text: string;
}

/** What a client asks the model, the same for every API. */
export interface ModelRequest extends DialectRequest {
  readonly wire: Wire;
  readonly model: string;
  readonly stream: boolean;
  /** What was said in the user's name before the model first spoke. */
  readonly firstUserTexts: readonly string[];
  /** The same since it last spoke, without the client's reminders. */
  readonly latestUserTexts: readonly string[];
  /** The ids of the calls in each message of the model so far. */
  readonly assistantTurns: readonly (readonly string[])[];
  readonly toolResults: readonly ToolResult[];
}

export type ParsedRequest =
  | { readonly kind: 'request'; readonly request: ModelRequest }
  /** `problem` is a sentence for who sent it. */
  | { readonly kind: 'unreadable'; readonly problem: string };

/** The API of a path without query, whatever it begins with; undefined for any other path. */
export function wireOfPath(path: string): Wire | undefined {
  if (path.endsWith('/v1/messages')) return 'anthropic';
  if (path.endsWith('/responses')) return 'responses';
  return path.endsWith('/chat/completions') ? 'chat' : undefined;
}

/** Reads the JSON body of a request. Throws nothing, whatever the body is. */
export function parseModelRequest(wire: Wire, text: string, dialect: Dialect): ParsedRequest {
  try {
    const body = asRecord(parseJsonDocument(text).value);
    const model = asText(body['model']);
    if (model === undefined) throw new UnreadableRequest('"model" must be a text');
    const { items, tools } = WIRES[wire].read(body);
    const said = { wire, model, stream: body['stream'] === true, tools };
    return { kind: 'request', request: { ...said, ...conversationOf(items, tools, dialect) } };
  } catch (error) {
    if (error instanceof UnreadableRequest) return { kind: 'unreadable', problem: error.message };
    if (error instanceof JsonSyntaxError) return { kind: 'unreadable', problem: `not valid JSON: ${error.message}` };
    throw error;
  }
}

function conversationOf(
  items: readonly ConversationItem[],
  tools: readonly OfferedTool[],
  dialect: Dialect,
): Omit<ModelRequest, 'wire' | 'model' | 'stream' | 'tools'> {
  const { reminder } = dialect;
  const spoke = items.findIndex((item) => item.kind === 'assistant');
  const before = spoke === -1 ? items : items.slice(0, spoke);
  const latest = userTexts(items.slice(items.findLastIndex((item) => item.kind === 'assistant') + 1));
  return {
    firstUserTexts: userTexts(before),
    latestUserTexts: reminder === null ? latest : latest.filter((text) => !text.startsWith(reminder)),
    assistantTurns: groupTurns(items),
    skills: findSkills(items, tools, dialect),
    workingDirectory: findWorkingDirectory(items),
    toolResults: items.flatMap((item) =>
      item.kind === 'result' ? [{ callId: item.callId, text: withoutReminders(item.text, reminder) }] : [],
    ),
  };
}

/**
 * The skills that a request offers: none without the tool that loads them. A list in a tool's result does not count, nor one in the user's
 * name, which a file of the project may hold, where the client tells of skills itself. A later list adds to an earlier one.
 */
function findSkills(
  items: readonly ConversationItem[],
  tools: readonly OfferedTool[],
  { skillsIn, skillTool }: Dialect,
): readonly OfferedSkill[] {
  const skills = new Map<string, OfferedSkill>();
  const described = tools.filter(({ name }) => name === skillTool);
  if (skillTool !== null && described.length === 0) return [];
  const descriptions = described.map(({ description = '' }) => ({ kind: 'tool' as const, text: description }));
  const written = [...descriptions, ...writtenTexts(items)];
  const found = written.map(({ kind, text }) => ({ kind, listed: skillsIn(text, kind) }));
  const told = found.filter(({ kind, listed }) => kind !== 'user' && listed.length > 0);
  for (const { listed } of told.length > 0 ? told : found) {
    for (const skill of listed) skills.set(skill.file ?? skill.name, skill);
  }
  return [...skills.values()];
}

function userTexts(items: readonly ConversationItem[]): readonly string[] {
  return items.flatMap((item) => (item.kind === 'user' ? item.texts : []));
}

/** One message may come in several parts, with the results of its first calls before its last call. */
function groupTurns(items: readonly ConversationItem[]): readonly (readonly string[])[] {
  const turns: string[][] = [];
  let open = false;
  for (const item of items) {
    if (item.kind !== 'assistant') {
      open = false;
      continue;
    }
    const last = turns.at(-1);
    if (last !== undefined && (open || sameMessage(last, item.callIds))) append(last, item.callIds);
    else turns.push([...item.callIds]);
    open = true;
  }
  return turns;
}

/** Calls of one message differ in their last number only (`callId`). */
function sameMessage(left: readonly string[], right: readonly string[]): boolean {
  const stem = (id: string | undefined): string | undefined => /^call_[0-9a-f]{12}_\d+_/.exec(id ?? '')?.[0];
  return stem(left[0]) !== undefined && stem(left[0]) === stem(right[0]);
}

const DIRECTORY = /^[ \t]*(?:[-*] )?(?:(?:(?:Primary|Current) w|W)orking directory: (.+)|<cwd>(.+)<\/cwd>)/m;

function findWorkingDirectory(items: readonly ConversationItem[]): string | null {
  for (const { text } of writtenTexts(items)) {
    const found = DIRECTORY.exec(text);
    if (found !== null) return (found[1] ?? found[2] ?? '').trim();
  }
  return null;
}

/** What the client itself and the user wrote, and nothing that a tool or the model said. */
function writtenTexts(items: readonly ConversationItem[]) {
  return items.flatMap((item) => {
    const { kind } = item;
    return kind === 'user' || kind === 'instructions' ? item.texts.map((text) => ({ kind, text })) : [];
  });
}
