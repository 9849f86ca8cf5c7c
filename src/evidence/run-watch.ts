import type { TranscriptEvent } from './transcript-event.ts';

/** What a runner has to know of a transcript while it grows. */
export type WatchState = 'go_on' | 'ended' | 'turn_limit';

/**
 * What the events of a growing transcript mean for its runner: the client's terminal event, and how many turns the model has taken. A turn is what
 * the model says and calls between two results; parallel calls are one turn, those of subagents none.
 */
export class RunWatch {
  readonly #maxTurns: number;
  #turns = 0;
  #speaking = false;
  #ended = false;

  /** `maxTurns`: null means no limit. */
  constructor(maxTurns: number | null) {
    this.#maxTurns = maxTurns ?? Number.POSITIVE_INFINITY;
  }

  /** `ended` only as long as no work follows. */
  get state(): WatchState {
    if (this.#ended) return 'ended';
    return this.#turns > this.#maxTurns ? 'turn_limit' : 'go_on';
  }

  take(event: TranscriptEvent): void {
    if (event.type === 'terminal' || event.works === true) this.#ended = event.type === 'terminal';
    if (event.parent_call_id !== undefined) return;
    if (event.type === 'tool_result') this.#speaking = false;
    const speaks = event.type === 'tool_call' || (event.type === 'assistant_text' && !event.synthetic);
    if (!speaks || this.#speaking) return;
    this.#speaking = true;
    this.#turns += 1;
  }
}
