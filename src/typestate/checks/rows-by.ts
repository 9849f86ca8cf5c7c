import { trimmed } from '../normal-text.ts';

/** Rows of a section by a text of theirs, which is trimmed. Rows of one key are all kept: each of them must be in order. */
export function rowsBy<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const byKey = new Map<string, Row[]>();
  for (const row of rows ?? []) {
    const key = trimmed(keyOf(row));
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [row]);
    else known.push(row);
  }
  return byKey;
}

/** Whether there are rows, and each is in order. */
export function allOf<Row>(rows: readonly Row[] | undefined, isInOrder: (row: Row) => boolean): boolean {
  return rows !== undefined && rows.length > 0 && rows.every(isInOrder);
}
