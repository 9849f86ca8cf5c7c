import { realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { withSlashes } from '../../io/find-files.ts';
import { CLIENT_FILES, SKILL_ROOTS } from '../../providers/known-providers.ts';
import { changesOfPaths, type ChangesOfPaths, type SkillPlace } from '../../routing/changes-of-paths.ts';
import { instructingFiles } from '../repository/instructing-files.ts';
import type { SkillFolder } from '../repository/load-skills.ts';
import type { RoutingComparator } from '../comparator/routing-comparator.ts';
import { changedPaths, openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';

export interface ChangesSince extends Pick<ChangesOfPaths, 'everything' | 'listed'> {
  /** Names of skills: of their folders, and what their frontmatter calls them. */
  readonly skills: ReadonlySet<string>;
  /** Ids of cases that are new or read differently. */
  readonly cases: ReadonlySet<string>;
  /** What their paths are relative to, absolute. */
  readonly top: string;
}

/**
 * What the working tree has otherwise than the comparator: cases, skills, and what concerns them all. Skills outside of the repository
 * are never changed.
 *
 * @param roots in which the skills were looked for, absolute or relative to the repository
 */
export async function changesSince(
  world: World,
  comparator: RoutingComparator,
  cases: readonly LocatedCase[],
  folders: readonly SkillFolder[],
  roots: readonly string[],
): Promise<ChangesSince> {
  const before = new Map((comparator.cases ?? []).map((item) => [item.definition.case_id, item.digest]));
  const changedCases = cases.filter(({ definition, digest }) => before.get(definition.case_id) !== digest);
  const repository = await openRepository(world);
  const top = repository === null ? world.root : await realpath(repository.root);
  const asWritten = (path: string): string => withSlashes(relative(world.root, resolve(world.root, path)));
  // A link is a file to git, and what it leads to may be in the repository as well.
  const both = async (path: string): Promise<readonly string[]> => [
    ...new Set([asWritten(path), withSlashes(relative(top, await realpath(resolve(world.root, path))))]),
  ];
  const compared = [...cases.map(({ file }) => file), comparator.place.path];
  const entries = await comparator.entries();
  const instructing = await instructingFiles(world, { further: [], ofCommit: false, before: entries.keys() });
  const changes = changesOfPaths({
    paths: await changedPaths(repository, entries),
    skills: await Promise.all(
      folders.map(async (folder): Promise<SkillPlace> => ({
        names: [folder.name, ...folder.listing.aliases],
        folders: await both(folder.path),
        files: await both(join(folder.path, SKILL_FILE)),
      })),
    ),
    roots: [...new Set([...(await Promise.all(roots.map(both))).flat(), ...SKILL_ROOTS])],
    compared: new Set(compared.map(asWritten)),
    before: entries,
    imported: new Set(instructing.filter(({ reached }) => reached).map(({ source }) => source)),
    clients: CLIENT_FILES,
  });
  return { ...changes, cases: new Set(changedCases.map(({ definition }) => definition.case_id)), top };
}
