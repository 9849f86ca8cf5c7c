import { fileChunks, SMALL_CHUNK_BYTES } from '../../io/file-chunks.ts';
import { unreadable } from '../../io/file-error.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { TurnReport } from '../../typestate/turn-report.ts';
import { checkTurn, turnRefusal, type TurnRefusal } from './check-turn.ts';
import { turnLines, type TurnLine } from './turn-lines.ts';

/** A stream of turns: `chunks` are read only when their turn comes. */
export interface TurnSource {
  readonly file: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/** What became of one line, with the exit code that it leads to: 0 accepted, 1 rejected, 2 no turn. */
export type CheckedLine = {
  readonly file: string;
  /** From 1; null where what is told is true of the whole file. */
  readonly line: number | null;
  readonly id?: string;
} & ({ readonly exit: 0 | 1; readonly output: TurnReport } | TurnRefusal);

/** A file of turns; what the file system says comes as `PortcullisError`. */
export function turnFile(file: string, path: string): TurnSource {
  return { file, chunks: readableChunks(fileChunks(path, SMALL_CHUNK_BYTES), file) };
}

/** Turns that are already on their way. */
export function turnStream(file: string, chunks: AsyncIterable<Buffer>): TurnSource {
  return { file, chunks: readableChunks(chunks, file) };
}

/**
 * Judges each turn of the sources, in their order. A file that cannot be read, and one without any turn, come as a line with exit code 2
 * (nothing was judged, which must not read as a pass), and do not end the others.
 */
export async function* checkTurns(sources: Iterable<TurnSource>): AsyncGenerator<CheckedLine> {
  holdMemory('young');
  for (const { file, chunks } of sources) {
    let lines = 0;
    try {
      for await (const read of turnLines(chunks)) {
        lines += 1;
        yield checkedLine(file, read);
      }
      if (lines === 0) throw new PortcullisError('invalid_input', 'expected JSON Lines of turns, found no line');
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      yield { file, line: null, ...turnRefusal(error) };
    }
  }
}

function checkedLine(file: string, read: TurnLine): CheckedLine {
  const place = { file, line: read.line, ...(read.id === null ? {} : { id: read.id }) };
  if ('error' in read) return { ...place, ...turnRefusal(read.error) };
  try {
    return { ...place, ...checkTurn(read) };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return { ...place, ...turnRefusal(error) };
  }
}

async function* readableChunks(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw unreadable(error, file, 'the turns');
  }
}
