import { EvidenceCollector, type EvidenceQuery, type TranscriptEvidence } from './collect-evidence.ts';
import { LineDecoder, plainTextEvents, type Channel, type DecodedEvents } from './line-decoder.ts';
import type { TranscriptEvent } from './transcript-event.ts';
import type { TranscriptReader } from './transcript-reader.ts';

/**
 * Bytes in, events out, none left out. Events come as soon as it is known whether the transcript is the client's JSON stream:
 * until its first known event they are held back.
 */
export class TranscriptDecoder {
  readonly #reader: TranscriptReader;
  readonly #onEvent: (event: TranscriptEvent) => void;
  readonly #decoder: LineDecoder;
  #held: DecodedEvents[] = [];
  #ended = false;

  constructor(reader: TranscriptReader, onEvent: (event: TranscriptEvent) => void) {
    this.#reader = reader;
    this.#onEvent = onEvent;
    this.#decoder = new LineDecoder(reader, (line) => this.#take(line), undefined);
  }

  /** It is the client's JSON stream; false also as long as that is not known. */
  get #isJson(): boolean {
    return this.#decoder.isSettled || (this.#ended && this.#decoder.channel === 'json');
  }

  push(chunk: Buffer): void {
    this.#decoder.push(chunk);
  }

  end(): void {
    this.#decoder.end();
    this.#ended = true;
    this.#release();
  }

  #take(line: DecodedEvents): void {
    this.#held.push(line);
    if (this.#decoder.isSettled) this.#release();
  }

  #release(): void {
    for (const line of this.#held) {
      const events = this.#isJson ? line.events : plainTextEvents(this.#reader, line);
      for (const event of events) this.#onEvent(event);
    }
    this.#held = [];
  }
}

/** Reads all events of a transcript, none left out. */
export function eventsOf(reader: TranscriptReader, chunks: Iterable<Buffer>): readonly TranscriptEvent[] {
  const events: TranscriptEvent[] = [];
  const decoder = new TranscriptDecoder(reader, (event) => events.push(event));
  for (const chunk of chunks) decoder.push(chunk);
  decoder.end();
  return events;
}

/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
export class TranscriptScan {
  readonly #json: EvidenceCollector;
  readonly #text: EvidenceCollector;
  readonly #decoder: LineDecoder;

  /** With `everyLine` no line is skipped: the same evidence, slower. */
  constructor(reader: TranscriptReader, query: EvidenceQuery, options: { everyLine?: boolean } = {}) {
    const json = new EvidenceCollector(query);
    const text = new EvidenceCollector(query, { plainText: reader.textOnly !== true });
    const scope = json.skipScope;
    const decoder: LineDecoder = new LineDecoder(
      reader,
      (line) => {
        json.addLine(line.events, line.raw);
        // Until an event of the client comes, the transcript may turn out to be plain text.
        if (!decoder.isSettled) text.addLine(plainTextEvents(reader, line), line.raw);
      },
      options.everyLine === true
        ? undefined
        : (line) => {
            const skipped = reader.canSkip(line, scope);
            if (skipped) json.skipLine();
            return skipped;
          },
    );
    this.#json = json;
    this.#text = text;
    this.#decoder = decoder;
  }

  push(chunk: Buffer): void {
    this.#decoder.push(chunk);
  }

  /** `channel`: whether the transcript was the client's JSON stream or its plain text. */
  finish(): { channel: Channel; evidence: TranscriptEvidence } {
    this.#decoder.end();
    const { channel } = this.#decoder;
    return { channel, evidence: (channel === 'json' ? this.#json : this.#text).finish() };
  }
}
