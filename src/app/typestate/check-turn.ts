import { resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
import { CUT_TURN, isCutTurn, turnOfLine, type TurnOfLine } from '../../typestate/turn-of-line.ts';
import { joinReport, turnReport, type JoinReport, type TurnReport } from '../../typestate/turn-report.ts';

export { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';

/** A turn that could be judged: 0 accepted, 1 rejected. */
export interface CheckedTurn {
  readonly exit: 0 | 1;
  readonly output: TurnReport;
}

/** An input that is no turn: its class as the reference names it. */
export interface TurnRefusal {
  readonly exit: 2;
  readonly error: { readonly class: string; readonly message: string };
}

/**
 * Judges a turn. Throws `TurnInvalidError`, and `unrecognised` for one of which a part could not be read and the rest is accepted: nobody
 * can tell that it closed.
 */
export function checkTurn({ jsonText, isCut }: Pick<TurnOfLine, 'jsonText' | 'isCut'>): CheckedTurn {
  const output = turnReport(jsonText);
  if (output.result === 'rejected') return { exit: 1, output };
  if (isCut) throw new PortcullisError('unrecognised', CUT_TURN);
  return { exit: 0, output };
}

/** Judges the turn in a file. One that cannot be read is no turn either: throws `TurnInvalidError`. */
export async function checkTurnFile(cwd: string, file: string): Promise<CheckedTurn> {
  const jsonText = await turnText(cwd, file);
  return checkTurn({ jsonText, isCut: isCutTurn(jsonText) });
}

/** The same in the reference's own form, without what it does not say. */
export async function checkJoinFile(cwd: string, file: string): Promise<JoinReport> {
  return joinReport(await turnText(cwd, file));
}

async function turnText(cwd: string, file: string): Promise<string> {
  try {
    return await readTextFile(resolve(cwd, file), 'the turn');
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    throw new TurnInvalidError(error.message, { cause: error });
  }
}

/** Judges the turn of a batch line, in any form that `turnOfLine` takes. Throws what `turnOfLine` and `checkTurn` throw. */
export function checkTurnLine(line: string): CheckedTurn {
  return checkTurn(turnOfLine(line));
}

/** What is answered for a line without a turn. */
export function turnRefusal(error: PortcullisError): TurnRefusal {
  const named =
    error instanceof TurnInvalidError
      ? { class: error.errorClass, message: error.reason }
      : { class: error.code, message: error.message };
  return { exit: 2, error: named };
}
