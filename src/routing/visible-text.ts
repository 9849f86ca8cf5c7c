import { decodeHTML } from 'entities/decode';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Stands where camel case begins a new word: `alphaSkill` is two. No folded text has it otherwise. */
export const HUMP = '\0';

const UNSEEN = /[\p{M}\p{DI}\0]/gu;

let seenAs: ReadonlyMap<string, string> | undefined;

/** Unicode's confusables, as far as they look like ASCII but for marks; a letter that is not there as its other case. */
function confusableLetters(): ReadonlyMap<string, string> {
  const plain = Object.entries(confusables).map(([one, like]) => [one, withoutMarks(like)] as const);
  const likes = new Map(plain.filter(([, like]) => /^[\x21-\x7e]+$/.test(like)));
  const small = [...likes].map(([one, like]) => [one.toLowerCase(), like] as const);
  const capital = [...likes].map(([one, like]) => [one.toUpperCase(), like] as const);
  // The table takes I for l.
  const own = [...likes].map(([one, like]) => [one, (like === 'l' && likes.get(one.toLowerCase())) || like] as const);
  return new Map([...capital, ...small, ...own]);
}

/**
 * A text as it reads, whatever it is written with (src/routing/README.md, "Leading prompts"): entities are decoded, marks and what nobody
 * sees are gone, letters that look like ASCII are ASCII, and there are no capitals.
 */
export function visibleText(text: string): string {
  // Most commands fold nothing, and thousands of letters take their time.
  const letters = (seenAs ??= confusableLetters());
  return decodeHTML(text)
    .replaceAll(UNSEEN, (mark) => letters.get(mark) ?? '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, HUMP)
    .replaceAll(/[^\0-\x7f]/gu, (letter) => {
      const plain = withoutMarks(letter);
      if (/^[a-z\d]+$/i.test(plain)) return plain;
      // NFKD makes a final sigma of a lunate one.
      return letters.get(letter) ?? plain.replaceAll(/[^\0-\x7f]/gu, (one) => letters.get(one) ?? one);
    })
    .toLowerCase();
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(UNSEEN, '');
}
