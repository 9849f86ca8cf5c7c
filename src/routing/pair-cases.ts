import type { LocatedCase } from '../contracts/case-file.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { skillNameOf } from './case-loosened.ts';
import { plainWords } from './names-skill.ts';
import { tokensOfCase } from './touched-cases.ts';

/** Dice's measure of two prompts' trigrams, from which on one is the other, edited. */
const ALIKE = 0.8;
/** Some seconds: of folding characters, looking at pairs, and looking up trigrams. */
const MOST_STEPS = 30_000_000;
const STEPS_OF_CHARACTER = 8;
const STEPS_OF_PAIR = 16;

/**
 * Which new case is which gone one, renamed and perhaps edited (src/routing/README.md, "Renamed cases"): among all of them the most alike
 * first, ties by the old id, then by the new one.
 *
 * @param gone naming skills as they are called now
 * @returns new id → old id
 * @throws PortcullisError `invalid_input` where they are too many to be compared
 */
export function pairCases(fresh: readonly LocatedCase[], gone: readonly LocatedCase[]): ReadonlyMap<string, string> {
  const paired = new Map<string, string>();
  if (fresh.length === 0 || gone.length === 0) return paired;
  let steps = 0;
  const count = (more: number): void => {
    if ((steps += more) <= MOST_STEPS) return;
    throw new PortcullisError(
      'invalid_input',
      `${fresh[0]?.file}: expected so few new and gone cases that each can be compared with each, found ${fresh.length} new ones and ${gone.length} that are gone`,
      'Say with `renamed_from` which case is which, or change fewer of them at a time.',
    );
  };
  for (const { definition } of [...fresh, ...gone]) count(definition.prompt.length * STEPS_OF_CHARACTER);
  const before = gone.map(textOf).flatMap((text) => [...text.keys].map((key) => ({ key, text })));
  const byKey = groupedBy(before, ({ key }) => key);
  const pairs: { from: string; to: string; score: number }[] = [];
  for (const item of fresh) {
    const now = textOf(item);
    const near = new Set<CaseText>();
    for (const key of now.keys) {
      const sharing = byKey.get(key) ?? [];
      count(sharing.length);
      for (const { text } of sharing) near.add(text);
    }
    for (const old of near) {
      count(STEPS_OF_PAIR + old.trigrams.size);
      const score = likeness(old, now);
      if (score >= ALIKE) pairs.push({ from: old.id, to: now.id, score });
    }
  }
  pairs.sort(
    (one, other) =>
      other.score - one.score || compareCodePoints(one.from, other.from) || compareCodePoints(one.to, other.to),
  );
  const left = new Set(gone.map(({ definition }) => definition.case_id));
  for (const { from, to } of pairs) if (!paired.has(to) && left.delete(from)) paired.set(to, from);
  return paired;
}

type CaseText = ReturnType<typeof textOf>;

/** What of a case is compared. Two are looked at where they share one of the keys: a token, or the prompt. */
function textOf({ definition, digest }: LocatedCase) {
  const words = plainWords(definition.prompt) || definition.prompt;
  const trigrams = new Set(Array.from({ length: Math.max(1, words.length - 2) }, (_, at) => words.slice(at, at + 3)));
  const tokens = tokensOfCase(definition).map((token) => `token ${skillNameOf(token)}`);
  return { id: definition.case_id, digest, words, trigrams, keys: new Set([...tokens, `prompt ${words}`]) };
}

function likeness(one: CaseText, other: CaseText): number {
  if (one.digest === other.digest) return 2;
  if (one.words === other.words) return 1;
  let shared = 0;
  for (const trigram of one.trigrams) if (other.trigrams.has(trigram)) shared += 1;
  return Math.min((2 * shared) / (one.trigrams.size + other.trigrams.size), 1 - Number.EPSILON);
}
