import { TranscriptSplitter } from '../../evidence/split-transcript.ts';
import type { RawLine } from '../../evidence/transcript-reader.ts';

/** A longer line is no request. */
const LINE_LIMIT_BYTES = 64 * 1024 * 1024;

/** One line of standard input: its text, or why there is none. */
export type InputLine = { readonly text: string } | { readonly problem: string };

/** The lines of a stream, split as those of transcripts (src/evidence/README.md, "Bytes"). */
export async function* inputLines(input: AsyncIterable<Buffer>): AsyncGenerator<InputLine> {
  let ready: RawLine[] = [];
  const splitter = new TranscriptSplitter((line) => ready.push(line), { cap: LINE_LIMIT_BYTES });
  for await (const chunk of input) {
    splitter.push(chunk);
    for (const line of ready) yield decoded(line);
    ready = [];
  }
  splitter.end();
  for (const line of ready) yield decoded(line);
}

function decoded(line: RawLine): InputLine {
  if (line.kind === 'oversize') return { problem: 'a line over 64 MiB' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(line.bytes.subarray(line.start, line.end)) };
  } catch {
    return { problem: 'bytes that are not UTF-8' };
  }
}
