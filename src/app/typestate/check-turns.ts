import { resolve } from 'node:path';

import { otherKind } from '../../contracts/document-kind.ts';
import { isFile } from '../../io/find-files.ts';
import { fileChunks, SMALL_CHUNK_BYTES } from '../../io/open-file.ts';
import { unreadable } from '../../io/file-error.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { readExcerpt, readTextFile } from '../../io/read-text-file.ts';
import { refusalOf, type Refusal } from '../../kernel/input-class-error.ts';
import { asPortcullisError, attempt, invalidInput, PortcullisError } from '../../kernel/portcullis-error.ts';
import { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
import { CUT_TURN, isCutTurn, turnOfLine, type TurnOfLine } from '../../typestate/turn-of-line.ts';
import { joinReport, turnReport, type JoinReport, type TurnReport } from '../../typestate/turn-report.ts';
import { turnLines, type TurnLine } from './turn-lines.ts';

export { refusalOf } from '../../kernel/input-class-error.ts';
export { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
export type { JoinReport, TurnReport } from '../../typestate/turn-report.ts';

const TURNS = 'the evidence of turns';
/** Of a larger file, another document of ours is known by its first line at most. */
const LARGEST_DOCUMENT = 4 * 1024 * 1024;

/** A turn that could be judged: 0 accepted, 1 rejected. */
interface CheckedTurn {
  readonly exit: 0 | 1;
  readonly output: TurnReport;
}

/**
 * Judges a turn. Throws `TurnInvalidError`, and `unrecognised` for one of which a part could not be read and the rest is accepted: it is
 * unknown whether it closed.
 */
function checkTurn({ jsonText, isCut }: Pick<TurnOfLine, 'jsonText' | 'isCut'>): CheckedTurn {
  const output = turnReport(jsonText);
  if (output.result === 'rejected') return { exit: 1, output };
  if (isCut) throw new PortcullisError('unrecognised', CUT_TURN);
  return { exit: 0, output };
}

/** Judges the turn in a file. One that cannot be read is not a turn either: throws `TurnInvalidError`. */
export async function checkTurnFile(cwd: string, file: string): Promise<CheckedTurn> {
  const jsonText = await turnText(cwd, file);
  try {
    return checkTurn({ jsonText, isCut: isCutTurn(jsonText) });
  } catch (error) {
    const other = error instanceof TurnInvalidError ? otherKind(TURNS, { text: jsonText }) : null;
    throw other === null ? error : new TurnInvalidError(`expected ${TURNS}, found ${other}`);
  }
}

/** The same in the reference's own form, without what it does not say. */
export async function checkJoinFile(cwd: string, file: string): Promise<JoinReport> {
  return joinReport(await turnText(cwd, file));
}

async function turnText(cwd: string, file: string): Promise<string> {
  const text = await readTextFile(resolve(cwd, file), 'the turn').catch(asPortcullisError);
  if (text instanceof PortcullisError) throw new TurnInvalidError(text.message, { cause: text });
  return text;
}

/** Judges the turn of a batch line, in any form that `turnOfLine` takes. Throws what `turnOfLine` and `checkTurn` throw. */
export function checkTurnLine(line: string): CheckedTurn {
  return checkTurn(turnOfLine(line));
}

/** A stream of turns: `chunks` are read only when their turn comes. */
interface TurnSource {
  readonly file: string;
  /** Of a file. */
  readonly path?: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/** What became of one line, with the exit code that it leads to: 0 accepted, 1 rejected, 2 not a turn. */
export type CheckedLine = {
  readonly file: string;
  /** From 1; null where it is about the whole file. */
  readonly line: number | null;
  readonly id?: string;
} & ({ readonly exit: 0 | 1; readonly output: TurnReport } | Refusal);

/** A file of turns; what the file system says comes as `PortcullisError`. */
export function turnFile(file: string, path: string): TurnSource {
  return { file, path, chunks: readableChunks(fileChunks(path, SMALL_CHUNK_BYTES), file) };
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
  for (const { file, path = '', chunks } of sources) {
    let lines = 0;
    try {
      for await (const read of turnLines(chunks)) {
        lines += 1;
        const other = lines === 1 && 'error' in read ? await otherDocument(path) : null;
        if (other !== null) throw invalidInput(other);
        yield checkedLine(file, read);
      }
      if (lines === 0) throw invalidInput('expected JSON Lines of turns, found no line');
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      yield { file, line: null, ...refusalOf(error) };
    }
  }
}

/** Why a file holds no turns, which would be true of each of its lines; null where it is no other document of ours. A pipe can be read only once. */
export async function otherDocument(path: string): Promise<string | null> {
  const text = (await isFile(path)) ? await readExcerpt(path, LARGEST_DOCUMENT) : undefined;
  const found = text === undefined ? null : otherKind(TURNS, { text });
  return found === null ? null : `expected ${TURNS}, found ${found}`;
}

function checkedLine(file: string, read: TurnLine): CheckedLine {
  const place = { file, line: read.line, ...(read.id === null ? {} : { id: read.id }) };
  const checked = 'error' in read ? read.error : attempt(() => checkTurn(read));
  return { ...place, ...(checked instanceof PortcullisError ? refusalOf(checked) : checked) };
}

async function* readableChunks(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw unreadable(error, file, 'the turns');
  }
}
