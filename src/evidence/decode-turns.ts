import { PortcullisError } from '../kernel/portcullis-error.ts';
import { decodeLine } from './decode-line.ts';
import { TranscriptSplitter } from './split-transcript.ts';
import type { JsonData } from './transcript-event.ts';
import type { RawLine } from './transcript-reader.ts';
import type { LineFacts, ReadFacts, TurnReader } from './turn-facts.ts';

const NOTHING: ReadFacts = { facts: [], quiet: false };

/** The id of a call as the APIs make them, as a text of its own: in prose or in escaped JSON it belongs to something else. */
const CALL_ID = /(?<!\\)"(?:toolu_|srvtoolu_|call_)[\w-]{1,200}"/;

/** Bytes in, the facts of each line out; the same for any chunking of the same bytes. */
export class TurnDecoder {
  readonly #reader: TurnReader;
  readonly #onLine: (line: LineFacts) => void;
  readonly #splitter: TranscriptSplitter;

  constructor(reader: TurnReader, onLine: (line: LineFacts) => void) {
    this.#reader = reader;
    this.#onLine = onLine;
    this.#splitter = new TranscriptSplitter((line) => this.#line(line), { arrayForm: reader.arrayForm });
  }

  /** @throws PortcullisError `invalid_input` where a line holds what has no digest */
  push(chunk: Buffer): void {
    this.#splitter.push(chunk);
  }

  end(): void {
    this.#splitter.end();
  }

  #line(raw: RawLine): void {
    const line = raw.number;
    if (raw.kind === 'oversize') {
      this.#onLine({ ...NOTHING, line, holds_ids: false, damage: 'oversize' });
      return;
    }
    const decoded = decodeLine(raw);
    if (decoded.kind === 'blank') return;
    if (decoded.kind === 'noise') {
      this.#onLine({ ...NOTHING, line, holds_ids: false, noise: true });
      return;
    }
    const holds_ids = CALL_ID.test(decoded.text);
    if (decoded.kind === 'damaged') {
      this.#onLine({ ...NOTHING, line, holds_ids, damage: 'damaged' });
      return;
    }
    const read = this.#facts(line, decoded.value);
    this.#onLine({ ...read, line, holds_ids, ...(decoded.lossy ? { damage: 'lossy' } : {}) });
  }

  #facts(line: number, value: JsonData): ReadFacts {
    try {
      return this.#reader.readFacts(value);
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      throw new PortcullisError(error.code, `line ${line} of the transcript: ${error.message}`, error.help);
    }
  }
}
