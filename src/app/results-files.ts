import { join, resolve } from 'node:path';

import { RESULTS_FILE } from '../contracts/results.ts';
import { entriesOf, isFile, isFolder } from '../io/find-files.ts';
import type { World } from './world.ts';

export interface ResultsFile {
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
 * The results files that a path names: the file itself, the one in a batch's folder, or those of all batches in a folder. An artifact has
 * one.
 */
export async function resultsFiles(world: World, place: string | ArtifactFolder): Promise<readonly ResultsFile[]> {
  if (typeof place !== 'string') {
    const { folder, artifact } = place;
    return [{ path: join(folder, RESULTS_FILE), shown: join(artifact, RESULTS_FILE), artifact }];
  }
  const path = place;
  const absolute = resolve(world.cwd, path);
  if (!(await isFolder(absolute))) return [{ path: absolute, shown: path }];
  const inside = (...names: readonly string[]): ResultsFile => ({
    path: join(absolute, ...names, RESULTS_FILE),
    shown: join(path, ...names, RESULTS_FILE),
  });
  const own = inside();
  if (await isFile(own.path)) return [own];
  const batches: ResultsFile[] = [];
  for (const name of await entriesOf(absolute)) {
    if (await isFile(inside(name).path)) batches.push(inside(name));
  }
  return batches.length === 0 ? [own] : batches;
}
