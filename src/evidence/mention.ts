import { foldedName } from '../kernel/folded-name.ts';
import { containsSegments, pathParts, pathSegments } from './path-segments.ts';
import type { SkillInventory } from './skill-identity.ts';

/** A text beside its folded form, in which tokens are looked for; folded once for all tokens. */
export interface FoldedText {
  readonly text: string;
  readonly folded: string;
}

export function foldText(text: string): FoldedText {
  return { text, folded: foldedName(text) };
}

/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
export function mentions(text: string, token: string, inventory: SkillInventory): boolean {
  return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}

/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
export class TokenMatcher {
  readonly #token: string;
  readonly #inventory: SkillInventory;
  /** Of a token that is a path; empty otherwise. */
  readonly #segments: readonly string[];
  /** Every word that names the token holds this; empty for a token that names nothing. */
  readonly #needle: string;

  constructor(token: string, inventory: SkillInventory) {
    this.#token = token;
    this.#inventory = inventory;
    const isPath = /[/\\]/.test(token);
    this.#segments = isPath ? pathSegments(token) : [];
    this.#needle = (isPath ? this.#segments : foldedName(token).split(':')).at(-1) ?? '';
  }

  isNamedIn(text: FoldedText): boolean {
    if (this.#needle === '' || !text.folded.includes(this.#needle)) return false;
    for (const word of wordsWith(text, this.#needle)) if (this.#isNamedBy(word)) return true;
    return false;
  }

  #isNamedBy(whole: string): boolean {
    const word = trimmed(whole);
    if (whole === this.#token || word === this.#token) return true;
    if (this.#segments.length > 0) return containsSegments(pathSegments(word), this.#segments);
    const near = pathParts(word).filter((part) => foldedName(part).includes(this.#needle));
    return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
  }
}

/** The words in which `needle` occurs. */
function* wordsWith({ text, folded }: FoldedText, needle: string): Generator<string> {
  // Of the same length as the folded one, so that a word can be read in its own letter case.
  const written = text.normalize('NFC');
  for (let at = folded.indexOf(needle); at !== -1;) {
    let start = at;
    let end = at + needle.length;
    // Never goes back over the word before: that one ended at a character that belongs to none.
    while (start > 0 && isWordCharacter(folded, start - 1)) start -= 1;
    while (end < folded.length && isWordCharacter(folded, end)) end += 1;
    yield written.slice(start, end);
    at = folded.indexOf(needle, end);
  }
}

function isWordCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code > 0x7f) return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
  const isLetter = code >= 0x61 && code <= 0x7a;
  // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
  return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}

/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word: string): string {
  let end = word.length;
  while (end > 0 && '.:/\\'.includes(word.charAt(end - 1))) end -= 1;
  let start = 0;
  while (start < end && '.:'.includes(word.charAt(start))) start += 1;
  // A path may begin with a dot: `.claude/…`, `../…`.
  const isPath = /[/\\]/.test(word.slice(0, end));
  return word.slice(isPath ? 0 : start, end);
}
