import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';

import type { LocatedCase } from '../contracts/case-file.ts';
import type { Changes } from '../routing/sampling/changed-first.ts';
import type { SkillFolder } from './load-skills.ts';
import { openRepository } from './open-repository.ts';
import type { RoutingComparator } from './routing-comparator.ts';
import type { World } from './world.ts';

const NOTHING: Changes = { skills: new Set(), cases: new Set() };

/**
 * The cases and skills that the working tree has otherwise than the comparator; nothing where none is known, since then it is not known
 * what a change is. Skills outside of the repository are never changed.
 */
export async function changesSince(
  world: World,
  comparator: RoutingComparator | null,
  cases: readonly LocatedCase[],
  folders: readonly SkillFolder[],
): Promise<Changes> {
  if (comparator === null) return NOTHING;
  const before = new Map((comparator.cases ?? []).map((item) => [item.definition.case_id, item.digest]));
  const changedCases = cases.filter(({ definition, digest }) => before.get(definition.case_id) !== digest);
  const repository = await openRepository(world);
  const commit = comparator.report.merge_base;
  const changed = repository === null || commit === null ? [] : await repository.changedPathsSince(commit);
  const top = repository === null ? world.root : await realpath(repository.root);
  const skills: string[] = [];
  for (const { name, path } of folders) {
    const folder = relative(top, await realpath(path))
      .split(sep)
      .join('/');
    if (changed.some((file) => file.startsWith(`${folder}/`))) skills.push(name);
  }
  return { skills: new Set(skills), cases: new Set(changedCases.map(({ definition }) => definition.case_id)) };
}
