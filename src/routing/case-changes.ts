import type { LocatedCase, RoutingCase } from '../contracts/case-file.ts';
import { mentions } from '../evidence/mention.ts';
import { SkillInventory } from '../evidence/skill-identity.ts';
import { requirementsOf, type Requirements } from './requirements.ts';

/** How a case of the head relates to the comparator's. */
export interface CaseChange {
  /** The comparator's case of that id (or of the id it was renamed from); null where it has none. */
  readonly before: RoutingCase | null;
  /** The id under which the comparator's baseline speaks of it. */
  readonly beforeId: string;
  readonly changed: boolean;
  readonly promptLeading: boolean;
}

/** A case that only got another id, without saying so. */
export interface UndeclaredRename {
  readonly from: string;
  readonly to: string;
}

const NO_SKILLS = new SkillInventory([]);

/** New name → old name, for skills that say what they were called before. */
export type SkillRenames = ReadonlyMap<string, string>;

/**
 * Pairs the head's cases with the comparator's, by id or `renamed_from`. `comparator` is null where its cases are not known; then
 * nothing can be said to have changed.
 */
export function caseChanges(
  head: readonly LocatedCase[],
  comparator: readonly LocatedCase[] | null,
  renames: SkillRenames,
): { readonly changes: ReadonlyMap<string, CaseChange>; readonly renamed: readonly UndeclaredRename[] } {
  const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
  const changes = new Map<string, CaseChange>();
  for (const item of head) {
    const { case_id: id, renamed_from: from } = item.definition;
    const beforeId = from !== undefined && !before.has(id) ? from : id;
    const old = before.get(beforeId);
    const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
    changes.set(id, {
      before: definition,
      beforeId,
      changed: old !== undefined && old.digest !== item.digest,
      promptLeading: definition !== null && isLeading(item.definition) && !isLeading(definition),
    });
  }
  const taken = new Set([...changes.values()].map((change) => change.beforeId));
  const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id));
  const renamed = head.flatMap((item): UndeclaredRename[] => {
    if (changes.get(item.definition.case_id)?.before !== null) return [];
    const old = gone.find((other) => other.digest === item.digest);
    return old === undefined ? [] : [{ from: old.definition.case_id, to: item.definition.case_id }];
  });
  return { changes, renamed };
}

/** Whether the prompt tells the answer. */
function isLeading(definition: RoutingCase): boolean {
  const skill = definition.expected_skill;
  return skill !== undefined && mentions(definition.prompt, skill, NO_SKILLS);
}

/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped.
 */
export function isCaseLoosened(before: RoutingCase, head: RoutingCase, agent: string): boolean {
  const old = requirementsOf(before, agent);
  const now = requirementsOf(head, agent);
  return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now);
}

function dropsRequired(old: Requirements, now: Requirements): boolean {
  const kept = new Map([...now.present, ...now.required].map((item) => [item.canonical.toLowerCase(), item.tier]));
  return [...old.required, ...old.present].some((item) => {
    const tier = kept.get(item.canonical.toLowerCase());
    return tier === undefined || tier > item.tier;
  });
}

function relaxesDisallowed(old: Requirements, now: Requirements): boolean {
  if (old.disallowed.length === 0) return false;
  const name = (side: Requirements, token: string): string =>
    (side.aliases.get(token.toLowerCase()) ?? token).toLowerCase();
  const kept = new Set(now.disallowed.map((token) => name(now, token)));
  return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}

function widensAny(old: Requirements, now: Requirements): boolean {
  if (old.any === null) return false;
  const before = old.any;
  return now.any === null || now.any.some((token) => !before.includes(token));
}

function withRenamedSkills(definition: RoutingCase, renames: SkillRenames): RoutingCase {
  if (renames.size === 0) return definition;
  const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
  const rename = (token: string): string => {
    const [skill = '', ...rest] = token.split('/');
    const now = byOld.get(skill.toLowerCase());
    return now === undefined ? token : [now, ...rest].join('/');
  };
  const lists = [
    'required_all_evidence',
    'required_evidence',
    'required_skills',
    'required_files',
    'optional_skills',
    'disallowed_skills',
  ] as const;
  const renamed: RoutingCase = { ...definition };
  if (definition.expected_skill !== undefined) renamed.expected_skill = rename(definition.expected_skill);
  for (const list of lists) {
    const tokens = definition[list];
    if (tokens !== undefined) renamed[list] = tokens.map(rename);
  }
  return renamed;
}
