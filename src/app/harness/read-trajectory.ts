import type { TextLines } from '../../harness/text-lines.ts';
import { isMissing, unreadable } from '../../io/file-error.ts';
import { fileChunks, SMALL_CHUNK_BYTES } from '../../io/open-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Reads a file into the lines of a trajectory; one that is not there has no rows. `place`: the same file, for errors. */
export async function readTrajectory(lines: TextLines, path: string, place: string): Promise<void> {
  try {
    for await (const chunk of fileChunks(path, SMALL_CHUNK_BYTES)) lines.push(chunk);
  } catch (error) {
    if (error instanceof PortcullisError) throw error;
    if (!isMissing(error)) throw unreadable(error, place, 'the trajectory');
  }
  lines.end();
}
