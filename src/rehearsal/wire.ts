import type { OfferedTool, ToolCall } from '../contracts/model-dialect.ts';
import { asList, asRecord, asText, type Fields } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';

/** One API of a model: its requests and its answers. */
export interface WireApi {
  /** @throws UnreadableRequest */
  readonly read: (body: Fields) => WireRequest;
  readonly encode: (reply: ModelReply) => EncodedReply;
}

/** One part of the conversation in a request. */
export type ConversationItem =
  /** What the client itself tells the model: system and developer messages. */
  | { readonly kind: 'instructions'; readonly texts: readonly string[] }
  | { readonly kind: 'user'; readonly texts: readonly string[] }
  | { readonly kind: 'assistant'; readonly callIds: readonly string[] }
  | { readonly kind: 'result'; readonly callId: string; readonly text: string };

/** What is different in each API's requests. */
export interface WireRequest {
  readonly items: readonly ConversationItem[];
  readonly tools: readonly OfferedTool[];
}

/** The client gets the message with HTTP 400. */
export class UnreadableRequest extends Error {}

/** A call with its id. */
export interface WireCall extends ToolCall {
  readonly id: string;
}

/** One message of the scripted model. */
export interface ModelReply {
  /** Letters, digits, `_` and `-`. */
  readonly id: string;
  readonly model: string;
  /** Empty where it says nothing. */
  readonly text: string;
  readonly calls: readonly WireCall[];
}

/**
 * A message as an API sends it: as a stream in three parts, so that it can break off in between, and whole for a request without
 * streaming.
 */
export interface EncodedReply {
  readonly beginning: readonly string[];
  readonly body: readonly string[];
  readonly end: readonly string[];
  readonly whole: string;
}

/** What each message cost: constant, so that runs can be compared, and not zero, which clients take for a failure. */
export const INPUT_TOKENS = 100;
export const OUTPUT_TOKENS = 20;

/** The texts of a message's content, which is a text or a list of parts. */
export function textParts(content: JsonData | undefined): readonly string[] {
  const whole = asText(content);
  if (whole !== undefined) return [whole];
  return asList(content).flatMap((part) => asText(asRecord(part)['text']) ?? []);
}

/** The entries of a list of objects. @throws UnreadableRequest where it is none */
export function listedObjects(value: JsonData | undefined, field: string): readonly Fields[] {
  if (!Array.isArray(value)) throw new UnreadableRequest(`"${field}" must be a list`);
  return asList(value).map((entry, index) => {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
      throw new UnreadableRequest(`"${field}/${index}" must be an object`);
    }
    return asRecord(entry);
  });
}

/** A tool as a request describes it; none without a name. */
export function offeredTool(tool: Fields, namespace: string | null = null, plain = false): OfferedTool[] {
  const name = asText(tool['name']);
  return name === undefined ? [] : [{ name, description: asText(tool['description']), namespace, plain }];
}

/** One event of a stream. */
export function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}
