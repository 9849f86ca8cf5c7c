import { rm } from 'node:fs/promises';

import { writeFileAtomically } from '../../../io/write-file-atomically.ts';

/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
export async function writePatch(path: string, patch: string): Promise<void> {
  if (patch === '') await rm(path, { force: true });
  else await writeFileAtomically(path, patch, 'the patch');
}
