import { resolve } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { PlannedChanges } from '../../contracts/plan.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { changedEntries } from '../../routing/changed-entries.ts';
import { touchedCases } from '../../routing/touched-cases.ts';
import { changesSince } from './changes-since.ts';
import { headBaseline } from '../baselines/head-baseline.ts';
import { listingChanges } from './listing-changes.ts';
import { loadSkills } from '../repository/load-skills.ts';
import type { RoutingComparator } from '../comparator/routing-comparator.ts';
import type { PlanOptions } from './plan-options.ts';
import type { World } from '../world/world.ts';

export interface ChangedSelection {
  /** Ids of the cases that have to be planned. */
  readonly cases: ReadonlySet<string>;
  /** Of these the ones that are planned whatever other filters say. */
  readonly differing: ReadonlySet<string>;
  /** As the plan tells it. */
  readonly told: PlannedChanges;
}

/**
 * The cases that changes since the merge base touch (src/routing/README.md, "Shards"); null where they are not asked for.
 *
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
export async function changedSelection(
  world: World,
  { changed }: PlanOptions,
  {
    config,
    cases,
    comparator,
  }: { readonly config: Config; readonly cases: readonly LocatedCase[]; readonly comparator: RoutingComparator | null },
): Promise<ChangedSelection | null> {
  if (changed === undefined || changed === null) return null;
  const mergeBase = comparator?.report.merge_base ?? null;
  if (comparator === null || mergeBase === null) {
    throw new PortcullisError(
      'usage',
      '--changed: expected --base-ref, with whose merge base to compare, found none',
      'Example: portcullis plan --changed --base-ref origin/main',
    );
  }
  const roots = changed.skills?.map((path) => resolve(world.cwd, path)) ?? config.skills;
  if (roots.length === 0) {
    throw new PortcullisError(
      'usage',
      '--changed: expected to know where the skills are, found no roots',
      'Name them with --skills, or under `skills` in .github/portcullis/config.yml.',
    );
  }
  const { folders } = await loadSkills(world.root, roots);
  const changes = await changesSince(world, comparator, cases, { folders, roots });
  const { everything, listed, top } = changes;
  const listings = await listingChanges(comparator, { files: listed, top, isDecided: everything.length > 0 });
  const entries = changedEntries(comparator.baseline, await headBaseline(world.root, config));
  const ids = cases.map(({ definition }) => definition.case_id);
  const differing = new Set(ids.filter((id) => changes.cases.has(id)));
  const touched = touchedCases(cases, { skills: changes.skills, cases: new Set([...differing, ...entries]) });
  return {
    // A model chooses among all that is listed, so that another list can change what any prompt gets.
    cases: everything.length > 0 || listings.length > 0 ? new Set(ids) : touched,
    differing,
    told: {
      merge_base: mergeBase,
      cases: sortedUnique(ids.filter((id) => differing.has(id) || entries.has(id))),
      skills: sortedUnique(changes.skills),
      everything: sortedUnique(everything),
      listings: [...listings],
    },
  };
}
