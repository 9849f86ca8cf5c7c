import type { EventBody, JsonData } from './transcript-event.ts';

/** What a reader found in one JSON value of a transcript. */
export interface ReadValue {
  readonly events: readonly EventBody[];
  readonly session?: string | undefined;
  readonly parent_call_id?: string | undefined;
  /** The client is at work, so that a terminal event before this line was not the last word (src/evidence/README.md, "The end"). */
  readonly works?: boolean;
  /** The line is of a file that the client keeps for itself: which, and how its stream is recorded instead. */
  readonly log?: string | undefined;
}

/** What was read before a line, as far as it decides whether the line can still matter. */
export interface SkipScope {
  /** By the ids of the calls whose results still matter. */
  readonly pending: ReadonlyMap<string, unknown>;
  /** Whether a call of this id was made, in a session: the first line that has one decides to whom all others belong. */
  knows(callId: string): boolean;
}

/** A line of a transcript as bytes `[start, end)` of `bytes`, without its line feed. */
export interface LineBytes {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** Knows one client's transcript; a pure function of each line, so that any order of reading gives the same events. */
export interface TranscriptReader {
  readonly agent: string;
  /** The client can write all of its events as one JSON array. */
  readonly arrayForm: boolean;
  /** The client's plain text shows a call at all. Where it does not, plain text proves nothing. */
  readonly textShowsCalls: boolean;
  /** The client has no JSON stream: JSON in its transcript is text like any other, and a name in it is a mention. */
  readonly textOnly?: true;
  /** One JSON value (an object with the client's event shape, or anything else) to events. */
  readValue(value: JsonData): ReadValue;
  /**
   * The value of a line that is exactly as the client usually writes it, without the fields that `readValue` never looks at; undefined for
   * any other, which has to be parsed.
   */
  readonly readUsual?: (text: string) => JsonData | undefined;
  /** One line of the client's plain-text output. */
  readText(text: string): readonly EventBody[];
  /**
   * True where the line is certain to be a known event that changes no evidence, so that it need not be decoded. Looks at
   * a few places of the line only; when in doubt, false.
   */
  canSkip(line: LineBytes, scope: SkipScope): boolean;
}

/** A line (or an element of a JSON array) of a transcript, or the news that one was too long. */
export type RawLine =
  | ({ readonly kind: 'line'; readonly number: number } & LineBytes)
  | { readonly kind: 'oversize'; readonly number: number; readonly bytes: number };

export type OnLine = (line: RawLine) => void;
