import { decodeHTML } from 'entities/decode';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Stands where camel case begins a new word: `alphaSkill` is two. No folded text has it otherwise. */
export const HUMP = '\0';

const SEEN_AS = seenAs(confusables);

/**
 * A text as it reads, whatever it is written with (src/routing/README.md, "Leading prompts"): entities are decoded, marks and what nobody
 * sees are gone, letters that look like ASCII are ASCII, and there are no capitals.
 */
export function foldText(text: string): string {
  return decodeHTML(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{DI}\0]/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, HUMP)
    .replaceAll(/[^\0-\x7f]/gu, (character) => SEEN_AS.get(character) ?? character)
    .toLowerCase();
}

/** Unicode's confusables, as far as a character outside of ASCII looks like some of it; a letter in both its cases by its small one. */
function seenAs(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [character, like] of Object.entries(table)) {
    if (!/^[\x21-\x7e]+$/.test(like)) continue;
    const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
    if (small === character) found.set(capital, like);
    else if (!found.has(small)) found.set(small, like).set(capital, like);
    found.set(small, found.get(small) ?? like);
  }
  return found;
}
