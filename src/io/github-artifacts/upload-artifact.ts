import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ArtifactClient } from '@actions/artifact';

import { isTaken, isUnreached, uploadFailure } from './upload-failure.ts';

/** Files that become one artifact. */
export interface ArtifactFiles {
  /** Taken for the whole run, whichever attempt took it. */
  readonly name: string;
  /** Absolute: paths in the artifact are relative to it. */
  readonly folder: string;
  /** Relative to the folder, with `/`; at least one. */
  readonly files: readonly string[];
  /** Takes the place of an artifact of that name; without it a name that is taken is an error. */
  readonly replaces?: boolean;
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
  { name, folder, files, replaces = false }: ArtifactFiles,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  // 3 MB, which nothing else needs.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const paths = files.map((file) => join(folder, file));
  let mayReplace = replaces;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.uploadArtifact(name, paths, folder);
      return;
    } catch (error) {
      if (mayReplace && isTaken(error)) {
        // Once: somebody who takes the name again at the same time is not driven out.
        mayReplace = false;
        await free(client, name, error);
        continue;
      }
      const pause = isUnreached(error) ? WAITS[attempt] : undefined;
      if (pause === undefined) throw uploadFailure(name, error);
      await wait(pause);
    }
  }
}

/** Deletes the artifact of a name that an upload found taken. @throws PortcullisError `not_written` where it cannot be */
async function free(client: Pick<ArtifactClient, 'deleteArtifact'>, name: string, taken: unknown): Promise<void> {
  try {
    await client.deleteArtifact(name);
  } catch {
    // Nothing is told of an upload that was begun and not finished; the name stays taken then.
    throw uploadFailure(name, taken);
  }
}
