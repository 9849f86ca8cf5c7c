import { resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { closeJoin } from '../../typestate/close-join.ts';
import { joinReport, type JoinReport } from '../../typestate/join-report.ts';
import { normalizeTurn } from '../../typestate/normalized-turn.ts';
import { judgeMutation } from '../../typestate/ready-mutation.ts';
import { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
import { parseTurnInput } from '../../typestate/turn-input.ts';
import { turnOfLine } from '../../typestate/turn-of-line.ts';
import { turnReport, type TurnReport } from '../../typestate/turn-report.ts';

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

/** Judges the JSON text of a turn; throws `TurnInvalidError`. */
export function checkTurn(jsonText: string): CheckedTurn {
  const output = turnReport(judgeMutation(closeJoin(normalizeTurn(parseTurnInput(jsonText)))));
  return { exit: output.result === 'accepted' ? 0 : 1, output };
}

/** Judges the turn in a file. One that cannot be read is no turn either: throws `TurnInvalidError`. */
export async function checkTurnFile(cwd: string, file: string): Promise<CheckedTurn> {
  return checkTurn(await turnText(cwd, file));
}

/** The same in the reference's own form, without what it does not say. */
export async function checkJoinFile(cwd: string, file: string): Promise<JoinReport> {
  return joinReport(closeJoin(normalizeTurn(parseTurnInput(await turnText(cwd, file)))));
}

async function turnText(cwd: string, file: string): Promise<string> {
  try {
    return await readTextFile(resolve(cwd, file), 'the turn');
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    throw new TurnInvalidError(error.message, { cause: error });
  }
}

/** Judges the turn of a batch line, in any form that `turnOfLine` takes. Throws `TurnInvalidError`, and what `turnOfLine` throws. */
export function checkTurnLine(line: string): CheckedTurn {
  return checkTurn(turnOfLine(line).jsonText);
}

/** What is answered for a line without a turn. */
export function turnRefusal(error: PortcullisError): TurnRefusal {
  const named =
    error instanceof TurnInvalidError
      ? { class: error.errorClass, message: error.reason }
      : { class: error.code, message: error.message };
  return { exit: 2, error: named };
}
