import { foldText, HUMP } from './fold-text.ts';

/** How a prompt names a skill: as what it is, in words that may just be meant, or not at all. */
export type Naming = 'leading' | 'words' | null;

/** A text in which skills are looked for, folded once for all of them. */
export interface FoldedPrompt {
  readonly words: readonly string[];
  /** What stands before each word, and after the last. */
  readonly gaps: readonly string[];
  /** How many of the gaps before each word write two words as one, by other signs than a capital, and by any. */
  readonly joints: readonly (readonly [signs: number, any: number])[];
  /** The words in a row, as they are written and each without its plural `s`. */
  readonly rows: readonly Row[];
}

interface Row {
  readonly spelled: (word: string) => string;
  readonly text: string;
  /** Where each word begins, and which one ends where. */
  readonly starts: readonly number[];
  readonly ends: ReadonlyMap<number, number>;
}

/** No folder has a longer name. */
const LONGEST_NAME = 255;

export function foldPrompt(text: string): FoldedPrompt {
  const folded = foldText(text);
  const words: string[] = [];
  const gaps: string[] = [];
  const joints: [number, number][] = [];
  let [end, signs, any] = [0, 0, 0];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const gap = folded.slice(end, index);
    // Without white space, or with a hyphen at the end of a line.
    const isOne = !/\s/.test(gap) || /^\p{Pd}\s*$/u.test(gap);
    joints.push([(signs += isOne && gap !== HUMP ? 1 : 0), (any += isOne ? 1 : 0)]);
    gaps.push(gap);
    words.push(word);
    end = index + word.length;
  }
  gaps.push(folded.slice(end));
  return { words, gaps, joints, rows: [rowOf(words, (word) => word), rowOf(words, singular)] };
}

function rowOf(words: readonly string[], spelled: Row['spelled']): Row {
  const starts: number[] = [];
  const ends = new Map<number, number>();
  let end = 0;
  for (const [index, word] of words.entries()) {
    starts.push(end);
    ends.set((end += spelled(word).length), index);
  }
  return { spelled, text: words.map(spelled).join(''), starts, ends };
}

/** A text by its words alone: what two prompts are compared by. */
export function plainWords(text: string): string {
  return foldPrompt(text).words.map(singular).join(' ');
}

/** Whether words in a row join to the name, and how they are written (src/routing/README.md, "Leading prompts"). */
export function namesSkill(prompt: FoldedPrompt, skill: string): Naming {
  if (skill.length > LONGEST_NAME) return null;
  const name = foldPrompt(skill).words;
  let found: Naming = null;
  for (const [first, last] of placesOf(prompt, name)) {
    const how = namingAt(prompt, first, last, name.length > 1);
    if (how === 'leading') return how;
    found ??= how;
  }
  if (singular(name.at(-1) ?? '') !== 'skill') return found;
  // `the alpha skill` and `skill alpha` are alpha-skill.
  for (const [first, last] of placesOf(prompt, name.slice(0, -1)))
    if (isBesideSkill(prompt, first, last)) return 'leading';
  return found;
}

function* placesOf({ rows }: FoldedPrompt, name: readonly string[]): Generator<readonly [first: number, last: number]> {
  if (name.length === 0) return;
  for (const { spelled, text, starts, ends } of rows) {
    const wanted = singular(name.map(spelled).join(''));
    for (const [first, start] of starts.entries()) {
      const end = start + wanted.length;
      const last = ends.get(end) ?? (text[end] === 's' ? ends.get(end + 1) : undefined);
      if (last !== undefined && text.slice(start, end) === wanted) yield [first, last];
    }
  }
}

function namingAt(prompt: FoldedPrompt, first: number, last: number, isLong: boolean): Naming {
  const { words, gaps, joints } = prompt;
  // A name of one word has capitals as any word may: GitHub.
  const kind = isLong ? 1 : 0;
  if (isLong && first === last) return 'leading';
  if ((joints[last]?.[kind] ?? 0) > (joints[first]?.[kind] ?? 0) || isBesideSkill(prompt, first, last))
    return 'leading';
  const [before, after] = [gaps[first] ?? '', gaps[last + 1] ?? ''];
  // pdf-forms is another name than pdf.
  if ((first > 0 && PART.test(before)) || (last + 1 < words.length && PART.test(after))) return null;
  const isNamed =
    /[\\/$@:]$/.test(before) || /^[\\/]/.test(after) || (QUOTE.test(before.slice(-1)) && QUOTE.test(after.slice(0, 1)));
  return isNamed ? 'leading' : 'words';
}

const PART = /^[-_\0]$/;
const QUOTE = /["'`<>«»„]/;

function isBesideSkill({ words }: FoldedPrompt, first: number, last: number): boolean {
  return [words[first - 1], words[last + 1]].some((word) => word === 'skill' || word === 'skills');
}

/** Without the `s` of a plural. */
function singular(word: string): string {
  return word.length > 1 && word.endsWith('s') ? word.slice(0, -1) : word;
}
