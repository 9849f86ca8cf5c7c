/** One part of the conversation that a request carries, whatever the wire. */
export type ConversationItem =
  /** What the client itself tells the model: system and developer messages. */
  | { readonly kind: 'instructions'; readonly texts: readonly string[] }
  | { readonly kind: 'user'; readonly texts: readonly string[] }
  | { readonly kind: 'assistant'; readonly callIds: readonly string[] }
  | { readonly kind: 'result'; readonly callId: string; readonly text: string; readonly isError: boolean };

/** A tool that the request offers. */
export interface OfferedTool {
  readonly name: string;
  /** Codex groups some of its tools. */
  readonly namespace: string | null;
  /** It takes a text instead of JSON. */
  readonly plain: boolean;
}

/** The body of a request, as far as its wire matters. */
export interface WireRequest {
  readonly items: readonly ConversationItem[];
  readonly tools: readonly OfferedTool[];
}

/** What makes a request unreadable; who sent it gets the message with HTTP 400. */
export class UnreadableRequest extends Error {}
