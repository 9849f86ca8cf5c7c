import type { OfferedTool, ToolCall } from '../contracts/model-dialect.ts';
import { asList, asRecord, asText } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';

/** A JSON object. */
export type Fields = { readonly [key: string]: JsonData };

/** One API of a model: what its requests say and how its answers are spelt. */
export interface WireApi {
  /** @throws UnreadableRequest */
  readonly read: (body: Fields) => WireRequest;
  readonly encode: (reply: ModelReply) => EncodedReply;
}

/** One part of the conversation that a request carries, whatever the wire. */
export type ConversationItem =
  /** What the client itself tells the model: system and developer messages. */
  | { readonly kind: 'instructions'; readonly texts: readonly string[] }
  | { readonly kind: 'user'; readonly texts: readonly string[] }
  | { readonly kind: 'assistant'; readonly callIds: readonly string[] }
  | { readonly kind: 'result'; readonly callId: string; readonly text: string; readonly isError: boolean };

/** The body of a request, as far as its wire matters. */
export interface WireRequest {
  readonly items: readonly ConversationItem[];
  readonly tools: readonly OfferedTool[];
}

/** What makes a request unreadable; who sent it gets the message with HTTP 400. */
export class UnreadableRequest extends Error {}

/** A call with its id. */
export interface WireCall extends ToolCall {
  readonly id: string;
}

/** One message of the scripted model, before it is spelt for a wire. */
export interface ModelReply {
  /** Of the message; letters, digits, `_` and `-`. */
  readonly id: string;
  readonly model: string;
  /** Empty where it says nothing. */
  readonly text: string;
  readonly calls: readonly WireCall[];
}

/**
 * A message in its wire's form. `beginning`, `body` and `end` make up the stream, so that it can break off in between;
 * `whole` is what a request without streaming gets.
 */
export interface EncodedReply {
  readonly beginning: readonly string[];
  readonly body: readonly string[];
  readonly end: readonly string[];
  readonly whole: string;
}

/** What each message is said to have cost: constant, so that the same run gives the same bytes, and never zero, which clients take for a failure. */
export const INPUT_TOKENS = 100;
export const OUTPUT_TOKENS = 20;

/** The texts of a message's content: a text, or a list of parts of which those without a text are left out. */
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
