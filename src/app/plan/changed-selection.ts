import { lstat, realpath } from 'node:fs/promises';
import { join, resolve, relative } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { PlannedChanges, PlannedListing } from '../../contracts/plan.ts';
import { isMissing } from '../../io/file-error.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { compareCodePoints, sortedUnique } from '../../kernel/ordering.ts';
import { asPortcullisError, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { changedEntries, touchedByChanges } from '../../routing/touched-cases.ts';
import {
  type ListingFile,
  changesOfPaths,
  type ChangesOfPaths,
  type SkillPlace,
} from '../../routing/changes-of-paths.ts';
import { listingDifference, type ListedText } from '../../routing/listing-difference.ts';
import { headBaseline, type RoutingComparator } from '../comparator/routing-comparator.ts';
import { loadSkills, parseFrontmatter, yamlFields, type SkillFolder } from '../repository/load-skills.ts';
import type { World } from '../world/world.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { withSlashes } from '../../io/find-files.ts';
import { CLIENT_FILES, SKILL_ROOTS } from '../../providers/known-providers.ts';
import { instructingFiles } from '../repository/instructing-files.ts';
import { changedPaths, openRepository } from '../repository/open-repository.ts';

export interface ChangedSelection {
  /** Ids of the cases that have to be planned. */
  readonly cases: ReadonlySet<string>;
  /** Of these the ones that are planned whatever other filters say. */
  readonly differing: ReadonlySet<string>;
  /** As the plan tells it. */
  readonly changes: PlannedChanges;
}

/**
 * The cases that changes since the merge base touch (src/routing/README.md, "Shards").
 *
 * @param skills their roots, absolute or relative to where the command runs; null means the configured ones
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
export async function changedSelection(
  world: World,
  skills: readonly string[] | null,
  config: Config,
  cases: readonly LocatedCase[],
  comparator: RoutingComparator | null,
): Promise<ChangedSelection> {
  const mergeBase = comparator?.commits.merge_base ?? null;
  if (comparator === null || mergeBase === null) {
    throw usageError(
      '--changed: expected --base-ref, with whose merge base to compare, found none',
      'Example: portcullis plan --changed --base-ref origin/main',
    );
  }
  const roots = skills?.map((path) => resolve(world.cwd, path)) ?? config.skills;
  if (roots.length === 0) {
    throw usageError(
      '--changed: expected to know where the skills are, found no roots',
      'Name them with --skills, or under `skills` in .github/portcullis/config.yml.',
    );
  }
  const { folders } = await loadSkills(world.root, roots);
  const since = await changesSince(world, comparator, cases, folders, roots);
  const listings = await listingChanges(comparator, since);
  const entries = changedEntries(comparator.baseline, await headBaseline(world.root, config));
  const ids = cases.map(({ definition }) => definition.case_id);
  const differing = new Set(ids.filter((id) => since.cases.has(id)));
  const changes: PlannedChanges = {
    merge_base: mergeBase,
    cases: sortedUnique(ids.filter((id) => differing.has(id) || entries.has(id))),
    skills: sortedUnique(since.skills),
    everything: sortedUnique(since.everything),
    listings: [...listings],
  };
  return { cases: touchedByChanges(cases, changes), differing, changes };
}

const REGULAR = /^100/;

/**
 * What clients list otherwise than at the comparator (src/routing/README.md, "Shards"), in order of the paths. What cannot be read or understood on either side counts as changed: too many cases is the safe side.
 */
async function listingChanges(
  comparator: RoutingComparator,
  { listed, top }: ChangesSince,
): Promise<readonly PlannedListing[]> {
  if (listed.length === 0) return [];
  const before = await comparator.entries();
  const present: ListingFile[] = [];
  const found: PlannedListing[] = [];
  for (const file of listed) {
    const [was, is] = [before.get(file.path), await placeOf(join(top, file.path))];
    if (was === undefined && is === 'nothing') continue;
    if (was === undefined) found.push(changeOf(file, 'added'));
    else if (is === 'nothing') found.push(changeOf(file, 'removed'));
    else if (!REGULAR.test(was) || is === 'no file') found.push(changeOf(file, 'unreadable'));
    else present.push(file);
  }
  for (const file of present) {
    const fields = await differenceOf(comparator, top, file.path).catch(asPortcullisError);
    if (fields === null || fields instanceof PortcullisError) found.push(changeOf(file, 'unreadable'));
    else if (fields.length > 0) found.push({ ...changeOf(file, 'changed'), fields: [...fields] });
  }
  return found.sort((left, right) => compareCodePoints(left.file, right.file));
}

/** As `listingDifference` says. Throws `PortcullisError` where a side cannot be read. */
async function differenceOf(
  comparator: RoutingComparator,
  top: string,
  path: string,
): Promise<readonly string[] | null> {
  const before = await comparator.read(path);
  const after = await readTextFile(join(top, path), 'what clients list');
  if (before === null) return null;
  // Who may execute it is no text.
  return before.text === after
    ? []
    : listingDifference(await listedText(before.text, path), await listedText(after, path));
}

async function listedText(text: string, path: string): Promise<ListedText> {
  return path.endsWith('.yaml') ? { fields: await yamlFields(text, path), body: '' } : parseFrontmatter(text, path);
}

async function placeOf(path: string): Promise<'file' | 'no file' | 'nothing'> {
  try {
    return (await lstat(path)).isFile() ? 'file' : 'no file';
  } catch (error) {
    if (isMissing(error)) return 'nothing';
    throw error;
  }
}

function changeOf({ name, path }: ListingFile, change: PlannedListing['change']): PlannedListing {
  return { name, file: path, change, fields: [] };
}

interface ChangesSince extends Pick<ChangesOfPaths, 'everything' | 'listed'> {
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
async function changesSince(
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
