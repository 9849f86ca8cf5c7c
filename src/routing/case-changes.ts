import type { LocatedCase, RoutingCase } from '../contracts/case-file.ts';
import type { RoutingDetail } from '../contracts/routing-detail.ts';
import { mentions } from '../evidence/mention.ts';
import { SkillInventory } from '../evidence/skill-identity.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { TOKEN_LISTS } from './requirements.ts';

/** How a case of the head relates to the comparator's. */
export interface CaseChange {
  /** The comparator's case of that id (or of the id that it had there); null where it has none. */
  readonly before: RoutingCase | null;
  /** The id under which the comparator speaks of it. */
  readonly beforeId: string;
  /** The comparator's cases are known, and this one is not among them or reads differently there. */
  readonly changed: boolean;
  readonly promptLeading: boolean;
}

/** A case that only got another id, without saying so. */
type UndeclaredRename = RoutingDetail['renames'][number];

/** New name → old name, for skills that say what they were called before. */
export type SkillRenames = ReadonlyMap<string, string>;

const NO_SKILLS = new SkillInventory([]);

/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
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
  const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);

  const changes = new Map<string, CaseChange>();
  const renamed: UndeclaredRename[] = [];
  for (const item of [...head].sort(byId)) {
    const id = item.definition.case_id;
    let beforeId = declaredIdOf(item);
    if (beforeId === null) {
      const index = gone.findIndex((other) => other.digest === item.digest);
      const [same] = index === -1 ? [] : gone.splice(index, 1);
      beforeId = same?.definition.case_id ?? id;
      if (same !== undefined) renamed.push({ from: beforeId, to: id });
    }
    const old = before.get(beforeId);
    const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
    changes.set(id, {
      before: definition,
      beforeId,
      changed: comparator !== null && old?.digest !== item.digest,
      promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
    });
  }
  return { changes, renamed };
}

function byId(left: LocatedCase, right: LocatedCase): number {
  return compareCodePoints(left.definition.case_id, right.definition.case_id);
}

/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head: RoutingCase, before: RoutingCase, mapped: RoutingCase): boolean {
  const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
  return [head.expected_skill, mapped.expected_skill].some((skill) => {
    const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
    return isNamed(head.prompt, skill) && !(isSame && wasTold);
  });
}

function isNamed(prompt: string, skill: string | undefined): boolean {
  return skill !== undefined && mentions(prompt, skill, NO_SKILLS);
}

function withRenamedSkills(definition: RoutingCase, renames: SkillRenames): RoutingCase {
  if (renames.size === 0) return definition;
  const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
  const rename = (token: string): string => {
    const [name = '', ...rest] = token.split('/');
    const base = name.slice(name.lastIndexOf(':') + 1);
    const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
    if (now === undefined) return token;
    const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
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
