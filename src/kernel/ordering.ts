const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // A difference in the second half of a pair is a difference of the whole character.
  const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
  if (inPair && isHighSurrogate(a.charCodeAt(at - 1))) at -= 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
export function sortByCodePoints(strings: string[]): string[] {
  return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}

function hasSurrogate(strings: readonly string[]): boolean {
  return strings.some((string) => /[\ud800-\udfff]/.test(string));
}

/** A new list without duplicates, ascending by code point. */
export function sortedUnique(strings: Iterable<string>): string[] {
  const list = [...strings];
  // Paths mostly come so, from git.
  const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
  if (isAscending && !hasSurrogate(list)) return list;
  return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}
