import type { LocatedCase } from '../../contracts/case-file.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';

/** What a pull request changes, as far as it is known. */
export interface Changes {
  /** Names of skills, as their folders are called. */
  readonly skills: ReadonlySet<string>;
  /** Ids of cases that are new or read differently. */
  readonly cases: ReadonlySet<string>;
}

/** The units of changed cases and of cases that name a changed skill first, otherwise in their order: a budget should reach them. */
export function changedFirst(
  units: readonly PlannedUnit[],
  cases: readonly LocatedCase[],
  changes: Changes,
): readonly PlannedUnit[] {
  const skills = new Set([...changes.skills].map(baseName));
  const touched = new Set(
    cases
      .map(({ definition }) => definition)
      .filter(
        (definition) =>
          changes.cases.has(definition.case_id) ||
          [definition.expected_skill ?? [], definition.required_skills ?? [], definition.disallowed_skills ?? []]
            .flat()
            .some((token) => skills.has(baseName(token))),
      )
      .map((definition) => definition.case_id),
  );
  return [...units.filter((unit) => touched.has(unit.case_id)), ...units.filter((unit) => !touched.has(unit.case_id))];
}

/** `plugin:skill` names the skill of that name. */
function baseName(token: string): string {
  return token.slice(token.lastIndexOf(':') + 1).toLowerCase();
}
