import type { Trajectory } from '../../harness/trajectory.ts';
import { isMissing, unreadable } from '../../io/file-error.ts';
import { fileChunks, SMALL_CHUNK_BYTES } from '../../io/open-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Reads a file into a trajectory; one that is not there has no rows. `place`: the same file, for errors. */
export async function readTrajectory(
  trajectory: Pick<Trajectory, 'push' | 'end'>,
  path: string,
  place: string,
): Promise<void> {
  try {
    for await (const chunk of fileChunks(path, SMALL_CHUNK_BYTES)) trajectory.push(chunk);
  } catch (error) {
    if (error instanceof PortcullisError) throw error;
    if (!isMissing(error)) throw unreadable(error, place, 'the trajectory');
  }
  trajectory.end();
}
