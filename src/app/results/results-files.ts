import { basename, join, resolve } from 'node:path';

import { PLAN_FILE } from '../../contracts/plan.ts';
import { parseResults, RESULTS_FILE, type Results } from '../../contracts/results.ts';
import { entriesOf, isFile, isFolder } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { attemptOf, PLAN_ARTIFACT } from '../../routing/attempt-artifacts.ts';
import type { World } from '../world/world.ts';

interface ResultsFile {
  readonly path: string;
  /** As the user names it. */
  readonly shown: string;
  /** Where it lies in an artifact. */
  readonly artifact?: string;
}

/** An artifact of a run that was loaded into a folder of its own. */
export interface ArtifactFolder {
  /** Absolute. */
  readonly folder: string;
  /** What it is called. */
  readonly artifact: string;
}

/**
 * Reads the results files that these places name: a file itself, the one in a batch's folder, or those of all batches in a folder. An artifact
 * has one. A plan's artifact, which a glob of a run's artifacts brings along, has none and is passed over, as it is below a folder that
 * is named; where nothing else is named, its missing results are what whoever reads them will tell.
 */
export async function readResults(
  world: World,
  places: readonly (string | ArtifactFolder)[],
): Promise<readonly (ResultsFile & { readonly results: Results })[]> {
  const found = await Promise.all(places.map((place) => filesAt(world, place)));
  const files = found.filter(({ isPlan }) => !isPlan);
  const read: (ResultsFile & { readonly results: Results })[] = [];
  for (const file of (files.length === 0 ? found : files).flatMap((place) => place.files)) {
    read.push({ ...file, results: parseResults(await readTextFile(file.path, 'the results'), file.shown) });
  }
  return read;
}

interface FoundAt {
  readonly files: readonly ResultsFile[];
  /** It is the artifact of a run's plan, and has no results. */
  readonly isPlan: boolean;
}

async function filesAt(world: World, place: string | ArtifactFolder): Promise<FoundAt> {
  if (typeof place !== 'string') {
    const { folder, artifact } = place;
    const file = { path: join(folder, RESULTS_FILE), shown: join(artifact, RESULTS_FILE), artifact };
    return { files: [file], isPlan: false };
  }
  const path = place;
  const absolute = resolve(world.cwd, path);
  if (!(await isFolder(absolute))) return { files: [{ path: absolute, shown: path }], isPlan: false };
  const inside = (...names: readonly string[]): ResultsFile => ({
    path: join(absolute, ...names, RESULTS_FILE),
    shown: join(path, ...names, RESULTS_FILE),
  });
  const own = inside();
  if (await isFile(own.path)) return { files: [own], isPlan: false };
  const batches: ResultsFile[] = [];
  for (const name of await entriesOf(absolute)) {
    if (await isFile(inside(name).path)) batches.push(inside(name));
  }
  if (batches.length > 0) return { files: batches, isPlan: false };
  const isPlan = attemptOf(basename(absolute), PLAN_ARTIFACT) !== null && (await isFile(join(absolute, PLAN_FILE)));
  return { files: [own], isPlan };
}
