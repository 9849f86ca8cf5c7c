import { visibleText, HUMP } from './visible-text.ts';

/** How a prompt names a skill: as what it is, in words that may just be meant, or not at all. */
export type Naming = 'leading' | 'words' | null;

const LETTER = String.raw`[\p{L}\p{N}]`;
const SIGNS = String.raw`[^\p{L}\p{N}]`;
const SIGN = new RegExp(SIGNS, 'u');
/** What makes one of two words: no white space, or a hyphen at the end of a line. */
const JOINED = new RegExp(String.raw`(?<=${LETTER})(?:[^\p{L}\p{N}\s]+|\p{Pd}\s*)(?=${LETTER})`, 'u');
const WORDS = new RegExp(`${LETTER}+`, 'gu');
/** No folder has a longer name. */
const LONGEST_NAME = 255;

/** A text by its words alone: what two prompts are compared by. */
export function plainWords(text: string): string {
  return (visibleText(text).match(WORDS) ?? []).map(singular).join(' ');
}

/**
 * Whether words in a row join to the name, and how they are written (src/routing/README.md, "Leading prompts").
 *
 * @param prompt folded, once for all skills
 */
export function namesSkill(prompt: string, skill: string): Naming {
  const name = skill.length > LONGEST_NAME ? [] : (visibleText(skill).match(WORDS) ?? []);
  const found = new Set(placesOf(prompt, name).map((place) => namingAt(prompt, place, name.length > 1)));
  // `the alpha skill` and `skill alpha` are alpha-skill.
  const short = singular(name.at(-1) ?? '') === 'skill' ? placesOf(prompt, name.slice(0, -1)) : [];
  if (found.has('leading') || short.some(isBesideSkill)) return 'leading';
  return found.has('words') ? 'words' : null;
}

/** Where the letters of a name follow each other, with or without signs between; groups: the word "skill" before it and after it. */
function placesOf(prompt: string, name: readonly string[]): readonly RegExpExecArray[] {
  if (name.length === 0) return [];
  const spaced = (word: string): string => Array.from(word).join(`${SIGNS}*`);
  // A plural among nothing but `s` could be found in exponentially many ways.
  const words = name.map((word) => (/^s+$/.test(word) ? spaced(word) : `${spaced(singular(word))}s?`));
  const letters = words.join(`${SIGNS}*`);
  const before = `(?<=((?<!${LETTER})skills?${SIGNS}*)?)(?<!${LETTER})`;
  const pattern = new RegExp(`${before}${letters}(?!${LETTER})(?=(${SIGNS}*skills?(?!${LETTER}))?)`, 'gu');
  const places: RegExpExecArray[] = [];
  for (let place = pattern.exec(prompt); place !== null; place = pattern.exec(prompt)) {
    places.push(place);
    pattern.lastIndex = place.index + 1;
  }
  return places;
}

function namingAt(prompt: string, place: RegExpExecArray, isLong: boolean): Naming {
  const [text] = place;
  // A name of one word has capitals as any word may: GitHub.
  const isOne = isLong ? JOINED.test(text) || !SIGN.test(text) : JOINED.test(text.replaceAll(HUMP, ''));
  if (isOne || isBesideSkill(place)) return 'leading';
  const [start, end] = [place.index, place.index + text.length];
  const around = `${prompt.slice(Math.max(0, start - 2), start).padStart(2)} ${prompt.slice(end, end + 2)}`;
  // pdf-forms is another name than pdf.
  if (/^[\p{L}\p{N}][-_\0]| [-_\0][\p{L}\p{N}]$/u.test(around)) return null;
  return /^.[\\/$@:]|^.. [\\/]|^.["'`<>«»„] ["'`<>«»„]/su.test(around) ? 'leading' : 'words';
}

function isBesideSkill([, before, after]: RegExpExecArray): boolean {
  return before !== undefined || after !== undefined;
}

/** Without the `s` of a plural. */
function singular(word: string): string {
  return word.length > 1 && word.endsWith('s') ? word.slice(0, -1) : word;
}
