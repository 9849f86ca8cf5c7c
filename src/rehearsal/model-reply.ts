/** A call as it goes over a wire. */
export interface WireCall {
  readonly id: string;
  readonly name: string;
  /** Codex groups some tools; null for a tool that stands for itself. */
  readonly namespace: string | null;
  /** The text of a JSON object; of a `plain` call the text that the tool takes. */
  readonly input: string;
  readonly plain: boolean;
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
