import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isUnreached, uploadFailure } from './upload-failure.ts';

/** Files that become one artifact. */
export interface ArtifactFiles {
  /** Taken for the whole run, whichever attempt took it. */
  readonly name: string;
  /** Absolute: paths in the artifact are relative to it. */
  readonly folder: string;
  /** Relative to the folder, with `/`; at least one. */
  readonly files: readonly string[];
}

/** Milliseconds to wait where nobody was reached. Failures of the server are tried again by the client, for half a minute. */
const WAITS: readonly number[] = [2_000, 6_000];

/**
 * Uploads files as an artifact of this run, zipped: a file as it is (`skipArchive`) would be called as itself, so that a second attempt
 * would find its name taken. Run, job and service come from the runner's variables.
 *
 * @throws PortcullisError `not_written` where the service did not take them
 */
export async function uploadArtifact(
  { name, folder, files }: ArtifactFiles,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  // 3 MB, which nothing else needs.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const paths = files.map((file) => join(folder, file));
  for (let attempt = 0; ; attempt += 1) {
    try {
      await new DefaultArtifactClient().uploadArtifact(name, paths, folder);
      return;
    } catch (error) {
      const pause = isUnreached(error) ? WAITS[attempt] : undefined;
      if (pause === undefined) throw uploadFailure(name, error);
      await wait(pause);
    }
  }
}
