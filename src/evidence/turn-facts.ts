import { append } from '../kernel/append.ts';
import { digestOf } from '../kernel/digest.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';
import { asText, type Fields } from './json-data.ts';
import type { EventBody, JsonData } from './transcript-event.ts';
import type { TranscriptReader } from './transcript-reader.ts';

/**
 * What a client's transcript says about tool-calling turns: src/typestate/README.md, "Turns of a transcript". Facts only: which message
 * made which call, what the client answered, what stopped a message or the run. Contents are kept as digests, so that no
 * fact grows with what a tool printed.
 *
 * The types stand here because both those who read the facts (`providers`) and those who turn them into evidence
 * (`typestate`) need them, and neither may import the other.
 */
export type TurnFact =
  | SessionFact
  | SaidFact
  | CallFact
  | ResultFact
  /** Parts of a message begin; what `stop` says belongs to it. */
  | { readonly type: 'partial'; readonly message: string }
  /** Why the message whose parts came last stopped, literally. */
  | { readonly type: 'stop'; readonly reason: string }
  | {
      readonly type: 'end';
      readonly outcome: 'completed' | 'limit' | 'error';
      readonly stop?: string | undefined;
      /** The tool whose last call the client took as the answer of the run. */
      readonly takes?: string | undefined;
    }
  /** Somebody interrupted the run: what is open was not finished. */
  | { readonly type: 'aborted' }
  /** The subagent that a call started is at its end; `ok` where it handed back a report. */
  | { readonly type: 'reported'; readonly call: string; readonly ok: boolean }
  /** The client says that it refused the call. */
  | { readonly type: 'denied'; readonly call: string }
  /** A block or event of an unknown kind; `tool_like` where it may be a call or a result. */
  | { readonly type: 'unknown'; readonly name: string; readonly tool_like: boolean };

export interface SessionFact {
  readonly type: 'session';
  readonly session?: string | undefined;
  readonly model?: string | undefined;
  /** A process began: calls that it did not make itself were left open by another one. */
  readonly begins: boolean;
  /** Ids of calls count from the beginning again. */
  readonly fresh_ids?: true;
}

export interface OfMessage {
  /** The client's id of the assistant's message; null where it has none. */
  readonly message: string | null;
  readonly model?: string | undefined;
  /** Why the message stopped, literally, where its line says it. */
  readonly stop?: string | undefined;
}

/** The assistant wrote something, thoughts included. */
export interface SaidFact extends OfMessage {
  readonly type: 'said';
}

export interface CallFact extends OfMessage {
  readonly type: 'call';
  /** Empty where the client gives none: such a call cannot be paired, and the core refuses it. */
  readonly id: string;
  readonly tool: string;
  /** Over the tool's name and its input: two calls of one id are the same call when this is the same. */
  readonly digest: string;
  /** Short texts of the input, by which it can name an earlier result. */
  readonly names: readonly string[];
  /** Who made the call, where it was code and not the model itself. */
  readonly caller?: string | undefined;
  /** The provider's own servers run it: its result stands in the same message. */
  readonly server?: true | undefined;
  /** It starts a subagent. */
  readonly subagent?: true | undefined;
  /** As in its event. */
  readonly again?: true | undefined;
}

/** Longer messages are cut: a failed command's message is all that it printed. */
const MESSAGE_LIMIT = 4096;

/** What the client says about a failure; what it does not say is null. */
export interface ReportedError {
  readonly code: string | null;
  readonly message: string | null;
}

export interface ResultFact {
  readonly type: 'result';
  readonly id: string;
  /** Over what the model was shown. */
  readonly digest: string;
  /** Over what the operator was shown, where that is something else. */
  readonly operator?: string | undefined;
  /** Null where the call succeeded. */
  readonly error: ReportedError | null;
  /** The host put it in the place of an answer that never came, for this cause. */
  readonly synthetic?: 'aborted' | 'error' | undefined;
  readonly server?: true | undefined;
  readonly denied?: true | undefined;
  /** The tool was stopped while it ran, and this is what it had done by then. */
  readonly interrupted?: true | undefined;
  /** What it started goes on after it (a subagent in the background). */
  readonly background?: true | undefined;
  /** The client's own words that it left something out. */
  readonly truncated?: string | undefined;
  /** Names of what the call started (an agent, a shell), by which a later call can name this result. */
  readonly handles: readonly string[];
}

/** Knows the turns of one client's transcript; a pure function of each line. */
export interface TurnReader {
  /** What its lines say as events, which alone says what is a call and what a result. */
  readonly reader: TranscriptReader;
  /** The field of a line that holds its own id. */
  readonly copyId?: string;
  /** @param events of the line */
  factsOf(line: Fields, events: readonly EventBody[]): readonly TurnFact[];
}

/** The facts of one line, and what is wrong with the line. */
export interface LineFacts {
  readonly facts: readonly TurnFact[];
  /** The call that started the subagent in which this happened. */
  readonly parent?: string | undefined;
  /** The client's id of the line: a resume copies lines with their ids. */
  readonly copy_id?: string | undefined;
  /** A known line that makes no call and answers none: ids in it prove nothing. */
  readonly quiet: boolean;
  /** 1-based line; in a JSON array the 1-based index of the element. */
  readonly line: number;
  /** The line's text holds the id of a call as a text of its own. */
  readonly holds_ids: boolean;
  /** `lossy`: characters were replaced; otherwise the line could not be read at all. */
  readonly damage?: 'damaged' | 'oversize' | 'lossy';
  /** It is not JSON, and did not begin as JSON. */
  readonly noise?: true;
}

/** What a client says about a failure, cut. A copy: a part of a text would keep all of it in memory. */
export function errorMessage(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.length <= MESSAGE_LIMIT ? text : Buffer.from(text.slice(0, MESSAGE_LIMIT).toWellFormed()).toString();
}

/** Longer texts are contents, not names. */
const NAME_LIMIT = 128;
/** So many texts of one input are looked at. */
const NAMES = 256;

/**
 * The digest of a value that a client wrote.
 *
 * @throws PortcullisError `invalid_input` for what canonical JSON cannot say: 128 nested levels, numbers beyond a double
 */
export function dataDigest(value: JsonData): string {
  try {
    return digestOf(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw invalidInput(`expected data that canonical JSON can say, found ${error.message}`);
  }
}

/** The texts of a call's input that are short enough to be names. Not recursive: input is hostile. */
export function shortTexts(input: JsonData): readonly string[] {
  const texts: string[] = [];
  const rest: JsonData[] = [input];
  for (let seen = 0; seen < NAMES; seen += 1) {
    const value = rest.pop();
    if (value === undefined) break;
    const text = asText(value);
    if (text !== undefined && text.length <= NAME_LIMIT && text !== '') texts.push(text);
    else if (value !== null && typeof value === 'object') append(rest, Object.values(value).slice(0, NAMES));
  }
  return texts;
}
