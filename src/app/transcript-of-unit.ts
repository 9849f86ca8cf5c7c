import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { UnitResult } from '../contracts/results.ts';
import { isFile } from '../io/find-files.ts';
import { transcriptChunks } from './score-transcript.ts';
import type { World } from './world.ts';

export type FoundTranscript =
  | { readonly kind: 'found'; readonly path: string }
  /** `shown` is how the results call it. */
  | { readonly kind: 'missing' | 'changed'; readonly shown: string };

/**
 * The transcript that a unit was scored from: where its results say, or, when the batch was moved (downloaded from another job), at the
 * same place beside them. The results of a pull request are not to be believed: only a file with the recorded digest counts.
 */
export function transcriptOfUnit(world: World, resultsFile: string, unit: UnitResult): Promise<FoundTranscript> {
  const named = unit.transcript === null ? [] : [resolve(world.root, unit.transcript.path)];
  return transcriptAmong([...named, ...placesBeside(world, resultsFile, unit)], unit);
}

/** The same, looked for beside the results alone: what lies elsewhere may be a recording that has changed since. */
export function transcriptBeside(world: World, resultsFile: string, unit: UnitResult): Promise<FoundTranscript> {
  return transcriptAmong(placesBeside(world, resultsFile, unit), unit);
}

function placesBeside(world: World, resultsFile: string, { transcript }: UnitResult): readonly string[] {
  if (transcript === null) return [];
  const folder = dirname(resolve(world.cwd, resultsFile));
  const names = transcript.path.split(/[/\\]/).filter((name) => name !== '' && name !== '.' && name !== '..');
  return [3, 2, 1].map((count) => join(folder, ...names.slice(-count)));
}

async function transcriptAmong(paths: readonly string[], { transcript }: UnitResult): Promise<FoundTranscript> {
  if (transcript === null) return { kind: 'missing', shown: 'a transcript' };
  let seen = false;
  for (const path of paths) {
    if (!(await isFile(path))) continue;
    seen = true;
    if (await hasDigest(path, transcript)) return { kind: 'found', path };
  }
  return { kind: seen ? 'changed' : 'missing', shown: transcript.path };
}

async function hasDigest(path: string, { bytes, sha256 }: NonNullable<UnitResult['transcript']>): Promise<boolean> {
  if ((await stat(path)).size !== bytes) return false;
  const hash = createHash('sha256');
  for await (const chunk of transcriptChunks(path)) hash.update(chunk);
  return hash.digest('hex') === sha256;
}
