import type { LineFacts, TurnFact } from '../evidence/turn-facts.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';
import type { UnreadableLine } from './open-turn.ts';

/** Whether a transcript is one of its client, in a form whose calls are known: counted as its lines go by. */
export class TranscriptForm {
  #lines = 0;
  /** Lines with something of this client. */
  #known = 0;
  #said = 0;
  /** Calls and results. */
  #tools = 0;
  /** Blocks of an unknown kind that may be calls or results. */
  #toolLike = 0;
  /** Lines that hold the id of a call, and neither a call nor a result. */
  #ids = 0;

  /** The number of the last line. */
  get lines(): number {
    return this.#lines;
  }

  /** `facts`: those of the line that are no copies. */
  count({ line, facts: all, quiet, holds_ids }: LineFacts, facts: readonly TurnFact[]): void {
    this.#lines = line;
    if (quiet || all.some(({ type }) => type !== 'unknown')) this.#known += 1;
    if (holds_ids && !quiet && !all.some(isTool)) this.#ids += 1;
    for (const fact of facts) {
      if (fact.type === 'said') this.#said += 1;
      if (isTool(fact)) this.#tools += 1;
      if (fact.type === 'unknown' && fact.tool_like) this.#toolLike += 1;
    }
  }

  /**
   * @throws PortcullisError `unrecognised` where the transcript shows that tools were called and none of the calls is known,
   * `invalid_input` where it is no transcript of this client
   */
  check(provider: string): void {
    if (this.#tools === 0 && (this.#toolLike > 0 || (this.#said > 0 && this.#ids > 0))) {
      throw new PortcullisError(
        'unrecognised',
        `expected tool calls of ${provider} in a form that is known, found ` +
          `${this.#said} assistant messages without any, ${this.#toolLike} blocks of an unknown kind and ${this.#ids} lines with ids of calls`,
        'The client may be newer than what Portcullis knows; nothing can be said about its calls.',
      );
    }
    if (this.#known === 0) {
      throw invalidInput(
        `expected the JSON stream of ${provider}, found ${this.#lines === 0 ? 'nothing' : 'no event of it'}`,
        'Record the client with its JSON output.',
      );
    }
  }
}

/** Unreadable lines behind the last turn, or without any turn, belong to no turn that could carry them. */
export function unreadableEnd({ line, kind }: UnreadableLine): PortcullisError {
  const found = kind === 'unknown' ? 'one of an unknown kind that may be a call' : 'one that is damaged or too long';
  return new PortcullisError(
    kind === 'unknown' ? 'unrecognised' : 'invalid_input',
    `line ${line}: expected an event, found ${found}, and no turn that could tell`,
    kind === 'unknown'
      ? 'The client may be newer than what Portcullis knows.'
      : 'What the line said is lost, and with it perhaps a call.',
  );
}

function isTool({ type }: TurnFact): boolean {
  return type === 'call' || type === 'result';
}
