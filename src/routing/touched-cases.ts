import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';
import type { LocatedCase, RoutingCase } from '../contracts/case-file.ts';
import type { PlannedChanges } from '../contracts/plan.ts';
import { baseOf } from '../evidence/skill-identity.ts';
import { TOKEN_LISTS } from './requirements.ts';

/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
export function touchedCases(
  cases: readonly Pick<LocatedCase, 'definition'>[],
  changes: { readonly skills: Iterable<string>; readonly cases: Iterable<string> },
): ReadonlySet<string> {
  const skills = new Set([...changes.skills].map(baseOf));
  const changed = new Set(changes.cases);
  return new Set(
    cases
      .map(({ definition }) => definition)
      .filter(
        (definition) =>
          changed.has(definition.case_id) || [...skillNamesOf(definition)].some((name) => skills.has(name)),
      )
      .map((definition) => definition.case_id),
  );
}

/** The cases that recorded changes touch. A model chooses among all that is listed, so that another list can change what any prompt gets. */
export function touchedByChanges(
  cases: readonly Pick<LocatedCase, 'definition'>[],
  changes: PlannedChanges,
): ReadonlySet<string> {
  return changes.everything.length > 0 || changes.listings.length > 0
    ? new Set(cases.map(({ definition }) => definition.case_id))
    : touchedCases(cases, changes);
}

/** Every token that a case names for any provider, and what providers call it. */
export function tokensOfCase(definition: RoutingCase): readonly string[] {
  return [
    definition.expected_skill,
    ...TOKEN_LISTS.map((list) => definition[list]),
    Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
  ].flatMap((tokens) => tokens ?? []);
}

/** The names, folded, that a case's tokens may call a skill by: of a path each folder is one. */
function skillNamesOf(definition: RoutingCase): ReadonlySet<string> {
  return new Set(tokensOfCase(definition).flatMap((token) => token.split(/[/\\]/).map(baseOf)));
}

/** What a change did to the skills of a case, a sentence each. `renames`: new name → the one before; `texts`: by file. */
export function skillChanges(
  definition: RoutingCase,
  changes: readonly PlannedChanges[],
  renames: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const names = skillNamesOf(definition);
  const isNamed = (name: string): boolean => names.has(baseOf(name));
  const all = changes.flatMap(({ listings }) => listings);
  // A skill that was moved is the same but for its name.
  const textOf = (file: string): string => texts.get(file)?.replace(/^name:.*$/m, '') ?? file;
  const gone = new Map(all.flatMap(({ change, file, name }) => (change === 'removed' ? [[textOf(file), name]] : [])));
  const moved = all.flatMap(({ change, file, name }) =>
    change === 'added' ? [[name, gone.get(textOf(file)) ?? name] as const] : [],
  );
  const renamed = [...renames, ...moved].filter(([now, before]) => now !== before && [now, before].some(isNamed));
  const listed = all
    .filter(({ name }) => isNamed(name) && !renamed.flat().includes(name))
    .map(({ name, file, change, fields }) => {
      const did = change === 'changed' ? `edited ${fields.join(', ')} of` : change === 'unreadable' ? 'edited' : change;
      return `this change ${did} ${name} (${file})`;
    });
  return [...new Set([...renamed.map(([now, before]) => `this change renamed ${before} to ${now}`), ...listed])];
}

/** The case ids of which the two baselines expect something else of some provider; what was counted is no expectation. */
export function changedEntries(before: Baseline, after: Baseline): ReadonlySet<string> {
  const ids = new Set([...before.entries.keys(), ...after.entries.keys()]);
  return new Set(
    [...ids].filter((id) => {
      const [old, now] = [before.entries.get(id), after.entries.get(id)];
      const agents = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...agents].some((agent) => expectationOf(old?.get(agent)) !== expectationOf(now?.get(agent)));
    }),
  );
}

function expectationOf(entry: BaselineEntry | undefined): string {
  if (entry === undefined) return '';
  return [entry.expected_status, entry.allow_timeout ?? false, entry.expires ?? ''].join(' ');
}
