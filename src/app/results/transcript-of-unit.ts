import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { UnitResult } from '../../contracts/results.ts';
import { unreadable } from '../../io/file-error.ts';
import { entriesOf, isFile } from '../../io/find-files.ts';
import { fileChunks } from '../../io/open-file.ts';
import { notComparable } from '../../kernel/portcullis-error.ts';
import type { Batch } from '../../routing/join-results.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';

export type FoundTranscript =
  /** `shown` is how messages call it: below the results file's own name where it lies beside that. */
  | { readonly kind: 'found'; readonly path: string; readonly shown: string }
  /** `shown` is how the results call it. */
  | { readonly kind: 'missing' | 'changed'; readonly shown: string };

/** A results file: how it is called, and the path by which it is read. */
export interface ResultsPlace {
  readonly file: string;
  readonly path: string;
}

type TranscriptPlace = Pick<Extract<FoundTranscript, { kind: 'found' }>, 'path' | 'shown'>;

/**
 * The transcript that a unit was scored from: where its results say, or, when the batch was moved (downloaded from another job), at the
 * same place beside them. The results of a pull request are not to be believed: only a file with the recorded digest counts.
 */
export function transcriptOfUnit(world: World, results: ResultsPlace, unit: UnitResult): Promise<FoundTranscript> {
  const named = unit.transcript === null ? [] : [resolve(world.root, unit.transcript.path)];
  const places = named.map((path) => ({ path, shown: displayPath(world.root, path) }));
  return transcriptAmong([...places, ...pathsNearResults(world, results, unit)], unit);
}

function pathsNearResults(
  world: World,
  { file, path }: ResultsPlace,
  { transcript }: UnitResult,
  isThere: (name: string) => boolean = () => true,
): readonly TranscriptPlace[] {
  if (transcript === null) return [];
  const [folder, shown] = [dirname(resolve(world.cwd, path)), dirname(file)];
  const names = transcript.path.split(/[/\\]/).filter((name) => name !== '' && name !== '.' && name !== '..');
  return [3, 2, 1]
    .map((count) => names.slice(-count))
    .filter(([first = '']) => isThere(first))
    .map((inside) => ({ path: join(folder, ...inside), shown: join(shown, ...inside) }));
}

async function transcriptAmong(
  places: readonly TranscriptPlace[],
  { transcript }: UnitResult,
): Promise<FoundTranscript> {
  if (transcript === null) return { kind: 'missing', shown: 'a transcript' };
  let seen = false;
  for (const place of places) {
    if (!(await isFile(place.path))) continue;
    seen = true;
    if (await hasDigest(place.path, transcript)) return { kind: 'found', ...place };
  }
  return { kind: seen ? 'changed' : 'missing', shown: transcript.path };
}

async function hasDigest(path: string, { bytes, sha256 }: NonNullable<UnitResult['transcript']>): Promise<boolean> {
  if ((await stat(path)).size !== bytes) return false;
  const hash = createHash('sha256');
  for await (const chunk of transcriptChunks(path)) hash.update(chunk);
  return hash.digest('hex') === sha256;
}

/** The bytes of a transcript, in chunks as `fileChunks` gives them. Throws `PortcullisError` where it cannot be read. */
export async function* transcriptChunks(path: string, chunkBytes?: number): AsyncGenerator<Buffer> {
  try {
    yield* fileChunks(path, chunkBytes);
  } catch (error) {
    throw unreadable(error, path, 'the transcript');
  }
}

/**
 * Refuses rows whose transcript lies beside the results and is not the one that was scored. One that does not lie there says nothing:
 * recordings lie elsewhere, and not every file can be uploaded.
 *
 * @throws PortcullisError `not_comparable`
 */
export async function refuseOtherTranscripts(world: World, batches: readonly Batch[]): Promise<void> {
  for (const { file, place: path = file, results } of batches) {
    const beside = new Set(await entriesOf(dirname(resolve(world.cwd, path))));
    for (const row of results.results) {
      // Beside the results alone: what lies elsewhere may be a recording that has changed since.
      const places = pathsNearResults(world, { file, path }, row, (name) => beside.has(name));
      const found = await transcriptAmong(places, row);
      if (found.kind !== 'changed') continue;
      const place = `${row.case_id}/${row.agent}, trial ${row.trial} (${row.unit_run_id})`;
      throw notComparable(
        `${file}: ${place}: expected the transcript that was scored at ${found.shown}, found another file`,
        'Run that job again with the same version.',
      );
    }
  }
}
