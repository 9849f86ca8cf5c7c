import { decodeHTML } from 'entities/decode';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Stands where camel case begins a new word: `alphaSkill` is two. No folded text has it otherwise. */
export const HUMP = '\0';

let seenAs: ReadonlyMap<string, string> | undefined;

/** Unicode's confusables, as far as they look like ASCII; a letter in both its cases as its small one, where that is there. */
function confusableLetters(): ReadonlyMap<string, string> {
  const likes = new Map(Object.entries(confusables).filter(([, like]) => /^[\x21-\x7e]+$/.test(like)));
  const letters = [...likes].flatMap(([letter, like]) => {
    const [small, capital] = [letter.toLowerCase(), letter.toUpperCase()];
    return [letter, small, capital].map((one) => [one, likes.get(small) ?? likes.get(capital) ?? like] as const);
  });
  return new Map(letters);
}

/**
 * A text as it reads, whatever it is written with (src/routing/README.md, "Leading prompts"): entities are decoded, marks and what nobody
 * sees are gone, letters that look like ASCII are ASCII, and there are no capitals.
 */
export function visibleText(text: string): string {
  // Most commands fold nothing, and thousands of letters take their time.
  const letters = (seenAs ??= confusableLetters());
  return decodeHTML(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{DI}\0]/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, HUMP)
    .replaceAll(/[^\0-\x7f]/gu, (letter) => letters.get(letter) ?? letter)
    .toLowerCase();
}
