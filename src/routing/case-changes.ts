import { givenText, type LocatedCase, type RoutingCase } from '../contracts/case-file.ts';
import type { RoutingDetail } from '../contracts/routing-detail.ts';
import { foldedName } from '../kernel/folded-name.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';
import { writtenSkillOf, skillNameOf } from './case-loosened.ts';
import { visibleText } from './visible-text.ts';
import { namesSkill, plainWords, type Naming } from './names-skill.ts';
import { TOKEN_LISTS } from './requirements.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { tokensOfCase } from './touched-cases.ts';

/** How a case of the head relates to the comparator's. */
export interface CaseChange {
  /** The comparator's case of that id (or of the id that it had there); null where it has none. */
  readonly before: RoutingCase | null;
  /** The id under which the comparator speaks of it. */
  readonly beforeId: string;
  /** The comparator's cases are known, and this one is not among them or reads differently there. */
  readonly changed: boolean;
  /** How the prompt names a skill that is required, and did not at the comparator. */
  readonly naming: Naming;
}

/** Under a second: characters of both prompts times letters of the names. */
const MOST_STEPS = 50_000_000;

/** A case that got another id without saying so. */
type UndeclaredRename = RoutingDetail['renames'][number];

/** New name → old name, for skills that say what they were called before. */
export type SkillRenames = ReadonlyMap<string, string>;

/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by how alike they are. A case that got another id
 * is judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
export function caseChanges(
  head: readonly LocatedCase[],
  comparator: readonly LocatedCase[] | null,
  renames: SkillRenames,
  entryIds: Iterable<string> = [],
): { readonly changes: ReadonlyMap<string, CaseChange>; readonly renamed: readonly UndeclaredRename[] } {
  const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
  const known = new Set([...before.keys(), ...entryIds]);
  const ids = new Set(head.map((item) => item.definition.case_id));
  const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }: LocatedCase): string | null => {
    if (known.has(id)) return id;
    // A case that is still there was not renamed.
    return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
  };
  const taken = new Set([...ids, ...head.map(declaredIdOf)]);
  const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id));
  const paired = pairCases(
    head.filter((item) => declaredIdOf(item) === null),
    gone.map((item) => ({ ...item, definition: withRenamedSkills(item.definition, renames) })),
  );

  const changes = new Map<string, CaseChange>();
  const renamed: UndeclaredRename[] = [];
  for (const item of [...head].sort((one, other) =>
    compareCodePoints(one.definition.case_id, other.definition.case_id),
  )) {
    const id = item.definition.case_id;
    const from = paired.get(id);
    if (from !== undefined) renamed.push({ from, to: id });
    const beforeId = from ?? declaredIdOf(item) ?? id;
    const old = before.get(beforeId);
    const mapped = old && withRenamedSkills(old.definition, renames);
    const isSame = old?.digest === item.digest;
    changes.set(id, {
      before: mapped ?? null,
      beforeId,
      changed: comparator !== null && !isSame,
      naming: old && mapped && !isSame ? newNaming(item, old.definition, mapped, renames) : null,
    });
  }
  return { changes, renamed };
}

/**
 * How the prompt names a skill that is required now or was before, so that moving it to another field is no way out; null where it named
 * that one as clearly before. `mapped` is `before` with the names that its skills have now.
 */
function newNaming(item: LocatedCase, before: RoutingCase, mapped: RoutingCase, renames: SkillRenames): Naming {
  const head = item.definition;
  const [now, then] = [visibleText(givenText(head)), visibleText(givenText(before))];
  const [asked, askedBefore] = [skillsAsked(head), skillsAsked(mapped)];
  const known = new Set(askedBefore.map(foldedName));
  const oldNames = new Map([...renames].map(([name, old]) => [foldedName(name), old]));
  const skills = new Set([...asked, ...askedBefore]);
  const searched = [...skills].flatMap((skill) => [skill, oldNames.get(foldedName(skill)) ?? '']);
  // However short, a name costs something for each character.
  const letters = searched.reduce((sum, name) => sum + visibleText(name).length + 4, 0);
  if ((now.length + then.length) * letters > MOST_STEPS) {
    throw invalidInput(
      `${item.file}:${item.line}: ${head.case_id}: expected a prompt in which the names of the required skills can be looked for, found ${now.length} characters (${then.length} before) and ${skills.size} names`,
      'Shorten the prompt, or require fewer skills.',
    );
  }
  let found: Naming = null;
  for (const skill of skills) {
    const how = namesSkill(now, skill);
    if (how === null || how === found) continue;
    const names = known.has(foldedName(skill)) ? [skill, oldNames.get(foldedName(skill)) ?? skill] : [];
    const was = new Set(names.map((name) => namesSkill(then, name)));
    if (was.has('leading') || was.has(how)) continue;
    if (how === 'leading') return how;
    found = how;
  }
  return found;
}

/** The skills that a case requires, in whichever field, and what providers call them. */
function skillsAsked(definition: RoutingCase): readonly string[] {
  const tokens = TOKEN_LISTS.filter((list) => list.startsWith('required')).flatMap((list) => definition[list] ?? []);
  const skills = [definition.expected_skill ?? [], tokens].flat().map(writtenSkillOf);
  const asked = new Set(skills.map(foldedName));
  const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
  const called = aliases.flatMap(([alias, name]) => (asked.has(foldedName(alias)) ? writtenSkillOf(name) : []));
  // Another file is no skill.
  return [...skills, ...called].filter((name) => !/[/\\.]/.test(name));
}

function withRenamedSkills(definition: RoutingCase, renames: SkillRenames): RoutingCase {
  if (renames.size === 0) return definition;
  const byOld = new Map([...renames].map(([now, old]) => [foldedName(old), now]));
  const rename = (token: string): string => {
    const [name = '', ...rest] = token.split('/');
    const base = name.slice(name.lastIndexOf(':') + 1);
    const now = byOld.get(foldedName(name)) ?? byOld.get(foldedName(base));
    if (now === undefined) return token;
    const plugin = byOld.has(foldedName(name)) ? '' : name.slice(0, name.length - base.length);
    return [`${plugin}${now}`, ...rest].join('/');
  };
  const renamed: RoutingCase = { ...definition };
  if (definition.expected_skill !== undefined) renamed.expected_skill = rename(definition.expected_skill);
  for (const list of TOKEN_LISTS) {
    const tokens = definition[list];
    if (tokens !== undefined) renamed[list] = tokens.map(rename);
  }
  const { provider_aliases: aliases } = definition;
  if (aliases === undefined) return renamed;
  const targets = (names: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
  const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)] as const);
  return { ...renamed, provider_aliases: Object.fromEntries(agents) };
}

/** Dice's measure of two prompts' trigrams, from which on one is the other, edited. */
const ALIKE = 0.8;
/** Some seconds: of folding characters, looking at pairs, and looking up trigrams. */
const PAIRING_STEPS = 30_000_000;
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
    if ((steps += more) <= PAIRING_STEPS) return;
    throw invalidInput(
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
