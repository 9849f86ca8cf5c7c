import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';
import type { LocatedCase, RoutingCase } from '../contracts/case-file.ts';
import type { PlannedUnit } from '../contracts/plan.ts';
import { TOKEN_LISTS } from './requirements.ts';

/** What a pull request changes, as far as it is known. */
export interface Changes {
  /** Names of skills: of their folders, and what their frontmatter calls them. */
  readonly skills: ReadonlySet<string>;
  /** Ids of cases that are new or read differently. */
  readonly cases: ReadonlySet<string>;
}

/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
export function touchedCases(cases: readonly LocatedCase[], changes: Changes): ReadonlySet<string> {
  const skills = new Set([...changes.skills].map(baseName));
  return new Set(
    cases
      .map(({ definition }) => definition)
      .filter(
        (definition) =>
          changes.cases.has(definition.case_id) ||
          tokensOfCase(definition).some((token) => token.split(/[/\\]/).some((part) => skills.has(baseName(part)))),
      )
      .map((definition) => definition.case_id),
  );
}

/** Every token that a case names for any provider, and what providers call it. */
function tokensOfCase(definition: RoutingCase): readonly string[] {
  return [
    definition.expected_skill,
    ...TOKEN_LISTS.map((list) => definition[list]),
    Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
  ].flatMap((tokens) => tokens ?? []);
}

/** `plugin:skill` names the skill of that name. */
function baseName(token: string): string {
  return token.slice(token.lastIndexOf(':') + 1).toLowerCase();
}

/** The units of changed cases and of cases that name a changed skill first, otherwise in their order: a budget should reach them. */
export function changedFirst(
  units: readonly PlannedUnit[],
  cases: readonly LocatedCase[],
  changes: Changes,
): readonly PlannedUnit[] {
  const touched = touchedCases(cases, changes);
  return [...units.filter((unit) => touched.has(unit.case_id)), ...units.filter((unit) => !touched.has(unit.case_id))];
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
