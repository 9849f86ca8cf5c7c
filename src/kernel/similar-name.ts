import { closest, distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant, as ` (did you mean "main"?)`; empty where none is near: two letters, or a third of
 * them, may differ.
 */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0 || name.length < 3 || name.length > 100) return '';
  const near = closest(name, known);
  const isNear =
    near !== name && distance(name, near) <= Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));
  return isNear ? ` (did you mean ${JSON.stringify(near)}?)` : '';
}
