import { EvidenceCollector } from './collect-evidence.ts';
import { decodeLine, type DecodedLine } from './decode-line.ts';
import { commandPurpose, MAX_COMMAND } from './opened-files.ts';
import { TranscriptSplitter } from './split-transcript.ts';
import { skillLine } from './text-rules.ts';
import type { EventBody, EventPlace, TranscriptEvent } from './transcript-event.ts';
import type { EvidenceQuery, TranscriptEvidence } from './transcript-evidence.ts';
import type { LineBytes, RawLine, TranscriptReader } from './transcript-reader.ts';

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
      for (const event of events) this.#onEvent(withPurpose(event));
    }
    this.#held = [];
  }
}

function withPurpose(event: TranscriptEvent): TranscriptEvent {
  if (event.type !== 'tool_call' || event.purpose.kind !== 'command') return event;
  return { ...event, purpose: commandPurpose(event.purpose.command) };
}

/** How JSON, a page or a usage text begins: no client's plain text does. */
const DOCUMENT = /^(?:[{[<]|usage(?::|$| of ))/i;
/** Nor does it hold JSON or the client's usage text below other lines (a warning, a title), unless the model quotes it as code. */
const FURTHER_JSON = /^(?:data: ?)?(?:\{(?=["\s}]|$)|\[(?=["{]|$))/;
const FURTHER_USAGE = /^(?:USAGE$|usage(?::| of) (\S{1,200}))/i;
const FENCE = /^(?:```|~~~)/;

/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
export class TranscriptScan {
  readonly #json: EvidenceCollector;
  readonly #text: EvidenceCollector;
  readonly #decoder: LineDecoder;

  /** `onEvent` gets the events of a JSON stream; nothing is skipped then. */
  constructor(reader: TranscriptReader, query: EvidenceQuery, onEvent?: (event: TranscriptEvent) => void) {
    const json = new EvidenceCollector(query);
    const text = new EvidenceCollector(query, { plainText: reader.textOnly !== true });
    const scope = json.skipScope;
    const decoder: LineDecoder = new LineDecoder(
      reader,
      (line) => {
        json.addLine(line.events, line.raw);
        if (onEvent !== undefined) for (const event of line.events) onEvent(event);
        // Until an event of the client comes, the transcript may turn out to be plain text.
        if (!decoder.isSettled) text.addLine(plainTextEvents(reader, line), line.raw);
      },
      (line) => {
        const skipped = onEvent === undefined && !json.mayEnd && reader.canSkip(line, scope);
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

/** Whether a transcript is the client's JSON stream or its plain text. */
type Channel = 'json' | 'text';

interface DecodedEvents {
  readonly events: readonly TranscriptEvent[];
  /** The text of the line, from which proof is cut. */
  readonly raw: string;
  /** It is not an event of the client, and may turn out to be a line of plain text. */
  readonly maybeText: boolean;
}

/** Bytes in, the events of each line out; the same events for any chunking of the same bytes. */
class LineDecoder extends TranscriptSplitter {
  readonly #reader: TranscriptReader;
  readonly #onLine: (line: DecodedEvents) => void;
  readonly #skip: ((line: LineBytes) => boolean) | undefined;
  /** Its first line is that of a document or of a usage text. */
  #isDocument: boolean | undefined;
  /** So is a further line; null where one shows that it is the client's plain text, in which JSON is the model's. */
  #holdsDocument: boolean | null = false;
  #isQuoted = false;
  readonly #count = { known: 0, otherJson: 0, damaged: 0, noise: 0 };

  /** `skip` decides which lines are not decoded at all: events of the client, all of them. */
  constructor(
    reader: TranscriptReader,
    onLine: (line: DecodedEvents) => void,
    skip: ((line: LineBytes) => boolean) | undefined,
  ) {
    super((line) => this.#line(line), { arrayForm: reader.arrayForm });
    this.#reader = reader;
    this.#onLine = onLine;
    this.#skip = skip;
  }

  /**
   * A known event makes it the JSON stream. Without one, an agent that prints JSON and a client of an unknown version look
   * alike: what most lines are decides. A stream that was cut in its first line is not plain text, nor is what begins as a document does, or
   * holds one and no line of a skill.
   */
  get channel(): Channel {
    if (this.#reader.textOnly === true) return 'text';
    const { known, otherJson, damaged, noise } = this.#count;
    return known > 0 || otherJson + damaged > noise || this.#isDocument === true || this.#holdsDocument === true
      ? 'json'
      : 'text';
  }

  /** Nothing that comes can make it plain text any more. */
  get isSettled(): boolean {
    return this.#count.known > 0;
  }

  #line(line: RawLine): void {
    if (line.kind === 'oversize') {
      const event: TranscriptEvent = { line: line.number, type: 'oversize', bytes: line.bytes };
      this.#onLine({ events: [event], raw: '', maybeText: false });
      return;
    }
    // What it takes to skip a line does not prove that it is whole, so that the first event is always decoded.
    if (this.isSettled && this.#skip?.(line) === true) {
      this.#count.known += 1;
      return;
    }
    const decoded = decodeLine(line, this.#reader.readUsual);
    if (decoded.kind === 'blank') return;
    if (!this.isSettled) this.#lookForDocument(decoded.text);
    const place: EventPlace = { line: line.number, ...(decoded.lossy ? { lossy: true } : {}) };
    const events = this.#eventsOf(decoded, place);
    const isJson = decoded.kind === 'json';
    const maybeText = !isJson || (events.length > 0 && events.every((event) => event.type === 'unknown'));
    const textual = isJson ? 'otherJson' : decoded.kind;
    this.#count[maybeText ? textual : 'known'] += 1;
    this.#onLine({ events, raw: decoded.text, maybeText });
  }

  #lookForDocument(text: string): void {
    this.#isDocument ??= DOCUMENT.test(text);
    if (FENCE.test(text)) this.#isQuoted = !this.#isQuoted;
    if (this.#holdsDocument === null || this.#isQuoted || !this.#reader.textShowsCalls) return;
    const [usage, program] = FURTHER_USAGE.exec(text) ?? [];
    if (skillLine(text) !== undefined) this.#holdsDocument = null;
    else if (FURTHER_JSON.test(text) || usage === 'USAGE' || program?.includes(this.#reader.agent) === true)
      this.#holdsDocument = true;
  }

  #eventsOf(decoded: Exclude<DecodedLine, { kind: 'blank' }>, place: EventPlace): readonly TranscriptEvent[] {
    if (decoded.kind !== 'json') return [{ ...place, type: decoded.kind, text: decoded.text }];
    const { events, session, parent_call_id, works, log } = this.#reader.readValue(decoded.value);
    const common: EventPlace = { ...place, session, parent_call_id, works: works === true || undefined, log };
    return events.map((event) => ({ ...common, ...event }));
  }
}

/** The events of a line in a transcript that is plain text. Where the client's text shows no calls, it stays noise. */
function plainTextEvents(
  reader: TranscriptReader,
  { events, raw, maybeText }: DecodedEvents,
): readonly TranscriptEvent[] {
  const [first] = events;
  if (!maybeText || first === undefined) return events;
  const place: EventPlace = { line: first.line, ...(first.lossy === true ? { lossy: true } : {}) };
  if (!reader.textShowsCalls) return [{ ...place, type: 'noise', text: raw }];
  const bodies = reader.readText(raw);
  // A command in a line that long is not parsed.
  const rest: readonly EventBody[] = raw.length > MAX_COMMAND ? [{ type: 'oversize', bytes: raw.length }] : [];
  return [...bodies, ...rest].map((body) => ({ ...place, ...body }));
}
