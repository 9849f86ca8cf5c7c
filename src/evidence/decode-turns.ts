import { PortcullisError } from '../kernel/portcullis-error.ts';
import { decodeLine } from './decode-line.ts';
import { asRecord, asText } from './json-data.ts';
import { TranscriptSplitter } from './split-transcript.ts';
import type { RawLine } from './transcript-reader.ts';
import type { LineFacts, TurnReader } from './turn-facts.ts';

const NOTHING = { facts: [], quiet: false };

/** The id of a call as the APIs make them, as a text of its own: in prose or in escaped JSON it belongs to something else. */
const CALL_ID = /(?<!\\)"(?:toolu_|srvtoolu_|call_)[\w-]{1,200}"/;

/**
 * Bytes in, the facts of each line out; the same for any chunking of the same bytes. It throws `invalid_input` where a line holds what has
 * no digest.
 */
export function turnDecoder(turns: TurnReader, onLine: (line: LineFacts) => void): TranscriptSplitter {
  const take = (line: RawLine): void => {
    const facts = lineFacts(turns, line);
    if (facts !== null) onLine(facts);
  };
  return new TranscriptSplitter(take, { arrayForm: turns.reader.arrayForm });
}

function lineFacts(turns: TurnReader, raw: RawLine): LineFacts | null {
  const line = raw.number;
  if (raw.kind === 'oversize') return { ...NOTHING, line, holds_ids: false, damage: 'oversize' };
  const decoded = decodeLine(raw);
  if (decoded.kind === 'blank') return null;
  if (decoded.kind === 'noise') return { ...NOTHING, line, holds_ids: false, noise: true };
  const holds_ids = CALL_ID.test(decoded.text);
  if (decoded.kind === 'damaged') return { ...NOTHING, line, holds_ids, damage: 'damaged' };
  try {
    const value = asRecord(decoded.value);
    const { events, parent_call_id: parent } = turns.reader.readValue(value);
    const copy_id = turns.copyId === undefined ? undefined : asText(value[turns.copyId]);
    const quiet = events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text');
    const facts = turns.factsOf(value, events);
    return { facts, quiet, parent, copy_id, line, holds_ids, ...(decoded.lossy ? { damage: 'lossy' } : {}) };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    throw new PortcullisError(error.code, `line ${line} of the transcript: ${error.message}`, error.help);
  }
}
