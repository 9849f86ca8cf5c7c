import { getState, saveState } from '@actions/core';

/** What the step after the job has to upload where the main step could not. */
export interface LeftBehind {
  /** Absolute. */
  readonly folder: string;
  /** Of the artifact. */
  readonly name: string;
}

/** Told before any unit is run: whatever ends the main step, the step after it knows. */
export function leaveBehind({ folder, name }: LeftBehind): void {
  saveState('folder', folder);
  saveState('artifact', name);
}

/** From here on the upload is the main step's: it was tried, and what came of it was said. */
export function takeOver(): void {
  saveState('tried', 'true');
}

/** Null where there is nothing to upload, or somebody tried it. */
export function leftBehind(): LeftBehind | null {
  const [folder, name] = [getState('folder'), getState('artifact')];
  return folder === '' || name === '' || getState('tried') !== '' ? null : { folder, name };
}
