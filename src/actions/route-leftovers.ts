import { getState, saveState } from '@actions/core';

import { warn } from './annotate.ts';

/** What the step after the job has to upload where the main step could not. */
export interface Leftovers {
  /** Absolute. */
  readonly folder: string;
  /** Of the artifact. */
  readonly name: string;
}

/** Said before any unit is run: whatever ends the main step, the step after it knows. */
export function announceLeftovers({ folder, name }: Leftovers): void {
  saveState('folder', folder);
  saveState('artifact', name);
}

/** From here on the upload is the main step's: it was tried, and what came of it was said. */
export function takeOverLeftovers(): void {
  saveState('tried', 'true');
}

/** The step after a job that was cancelled or broke off: what it left becomes its artifact all the same. */
export async function uploadLeftovers(): Promise<void> {
  const [folder, name] = [getState('folder'), getState('artifact')];
  if (folder === '' || name === '' || getState('tried') !== '') return;
  warn(`the job ended before its results were whole; what it left is uploaded as ${name}`);
  const { keepArtifact } = await import('./keep-artifact.ts');
  await keepArtifact({ name, folder, files: null });
}
