import { resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import { jsonMemberText } from '../../kernel/json-member-text.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { closeJoin } from '../../typestate/close-join.ts';
import { joinReport, type JoinReport } from '../../typestate/join-report.ts';
import { normalizeTurn } from '../../typestate/normalized-turn.ts';
import { judgeMutation } from '../../typestate/ready-mutation.ts';
import { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
import { parseTurnInput } from '../../typestate/turn-input.ts';
import { turnReport, type TurnReport } from '../../typestate/turn-report.ts';

export { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';

/** A turn that could be judged: 0 accepted, 1 rejected. */
export interface CheckedTurn {
  readonly exit: 0 | 1;
  readonly output: TurnReport;
}

/** Judges the JSON text of a turn; throws `TurnInvalidError`. */
function checkTurn(jsonText: string): CheckedTurn {
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

/**
 * Judges the turn of a batch line, `{input}` or `{inputText}`; `line` is the text of the line, where the numbers of `input` still are as they
 * were spelt. Throws `TurnInvalidError`, and another `PortcullisError` where the line has not exactly one of the two.
 */
export function checkTurnLine(fields: Readonly<Record<string, unknown>>, line: string): CheckedTurn {
  const hasInput = Object.hasOwn(fields, 'input');
  const inputText = fields['inputText'];
  if (hasInput && inputText === undefined) return checkTurn(jsonMemberText(line, 'input') ?? 'null');
  if (!hasInput && typeof inputText === 'string') return checkTurn(inputText);
  throw new PortcullisError('invalid_input', 'expected either input or inputText, which is a text');
}

/** The error of a batch line: its class as the reference names it. */
export function turnRefusal(error: PortcullisError): object {
  const named =
    error instanceof TurnInvalidError
      ? { class: error.errorClass, message: error.reason }
      : { class: error.code, message: error.message };
  return { exit: 2, error: named };
}
