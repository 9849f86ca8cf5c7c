import { isUtf8 } from 'node:buffer';

import { TranscriptSplitter } from '../../evidence/split-transcript.ts';
import type { RawLine } from '../../evidence/transcript-reader.ts';
import { invalidInput, PortcullisError } from '../../kernel/portcullis-error.ts';
import { idOfLine, turnOfLine, type TurnOfLine } from '../../typestate/turn-of-line.ts';

/** So much is split before its lines are given: those of a large chunk at once would be many objects. */
const SLICE_BYTES = 64 * 1024;

/** A line from 1, and its turn or why it has none; `id` is the line's own. */
export type TurnLine =
  | ({ readonly line: number } & TurnOfLine)
  | { readonly line: number; readonly id: string | null; readonly error: PortcullisError };

/**
 * The turns of JSON Lines, each line in one of the forms that `turnOfLine` knows; blank lines are passed over. Lines are split and capped as
 * those of transcripts (src/evidence/README.md, "Bytes"), and no chunk is asked for before the turns of the last one were taken: memory stays
 * bounded whatever comes.
 *
 * A line without a turn (too long, not UTF-8, cut, another form) is given with its error, `invalid_input`, and ends nothing. Throws only what
 * `chunks` throws. No line is not a pass.
 */
export async function* turnLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<TurnLine> {
  let ready: RawLine[] = [];
  const splitter = new TranscriptSplitter((line) => ready.push(line));
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
      splitter.push(chunk.subarray(start, start + SLICE_BYTES));
      yield* turnsOf(ready);
      ready = [];
    }
  }
  splitter.end();
  yield* turnsOf(ready);
}

function* turnsOf(lines: readonly RawLine[]): Generator<TurnLine> {
  for (const raw of lines) {
    const line = raw.number;
    let text = '';
    try {
      text = textOf(raw);
      // Not `trim`: what it takes for white space beyond that of JSON is no blank line.
      if (/[^ \t\r]/.test(text)) yield { line, ...turnOfLine(text) };
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      // What is no JSON was read as far as it goes.
      yield { line, id: error.cause === undefined ? idOfLine(text) : null, error };
    }
  }
}

function textOf(raw: RawLine): string {
  if (raw.kind === 'oversize') {
    throw invalidInput(`expected a line of at most 16 MiB, found one of ${raw.bytes} bytes`);
  }
  const bytes = raw.bytes.subarray(raw.start, raw.end);
  if (!isUtf8(bytes)) throw invalidInput('expected UTF-8 text, found other bytes');
  return bytes.toString('utf8');
}
