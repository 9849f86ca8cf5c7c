import { closest, distance } from 'fastest-levenshtein';
import { sortedUnique } from './ordering.ts';
import { mismatchError, type Mismatch } from './portcullis-error.ts';

/**
 * The name that was probably meant, as ` (did you mean "main"?)`; empty where none is near: a third of the letters
 * may differ, at least one, or stand in another order.
 */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0 || name.length < 3 || name.length > 100) return '';
  const near = closest(name, known);
  const away = distance(name, near);
  const isSwapped = away === 2 && sortedLetters(name) === sortedLetters(near);
  const isNear = away > 0 && (isSwapped || away <= Math.max(1, Math.floor(name.length / 3)));
  return isNear ? ` (did you mean ${JSON.stringify(near)}?)` : '';
}

function sortedLetters(name: string): string {
  return name.split('').toSorted().join('');
}

/** What is reported of a name that is none of the known ones; `note` says more of it. */
export function unknownName(name: string, known: readonly string[], note = ''): Mismatch {
  const found = `${JSON.stringify(name)}${note}${didYouMean(name, known)}`;
  return { expected: `one of ${known.join(', ')}`, found };
}

/** Throws a usage error with all names that are not known; `what` says what they should be. */
export function refuseUnknownNames(
  place: string,
  names: readonly string[] | null,
  known: readonly string[],
  what: string,
): void {
  const unknown = (names ?? []).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const found = unknown.map((name) => unknownName(name, known).found).join(', ');
  const list = sortedUnique(known).slice(0, 12).join(', ');
  throw mismatchError('usage', place, { expected: what, found }, `Known: ${list || 'none'}.`);
}
