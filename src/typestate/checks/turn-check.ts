import { groupedBy } from '../../contracts/grouped-by.ts';
import type { FailureClass } from '../failure-class.ts';
import { optionalText, trimmed } from '../normal-text.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';

/** One group of rules: the classes of what a turn breaks, in any order. */
export type TurnCheck = (turn: NormalizedTurn) => readonly FailureClass[];

/** A class where it applies. */
export function classIf(applies: boolean, failureClass: FailureClass): readonly FailureClass[] {
  return applies ? [failureClass] : [];
}

/** Whether a text is the expected one. A missing or blank text is none, also where a blank one is expected. */
export function isBound(given: string | undefined, expected: string | undefined): boolean {
  const text = optionalText(given);
  return text !== undefined && text === optionalText(expected);
}

/** Rows of a section by a text of theirs, trimmed. Rows with the same key are all kept: each of them must be in order. */
export function rowsBy<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  return groupedBy(rows ?? [], (row) => trimmed(keyOf(row)));
}

/** Whether there are rows, and each is in order. */
export function allOf<Row>(rows: readonly Row[] | undefined, isInOrder: (row: Row) => boolean): boolean {
  return rows !== undefined && rows.length > 0 && rows.every(isInOrder);
}
