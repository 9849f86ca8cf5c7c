import fs from 'node:fs';
import { dirname } from 'node:path';

import { makeFolder } from './make-folder.ts';

/** What writing asks of the system, call by call: a test hands in one that fails, or ends, at any of them. */
export type Disk = Pick<
  typeof fs,
  'openSync' | 'writeFileSync' | 'ftruncateSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'linkSync' | 'unlinkSync'
>;

export const DISK: Disk = fs;

/** Waits until the names in a folder are on the disk. */
export function syncFolder(folder: string, disk: Disk): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const descriptor = disk.openSync(folder, 'r');
  try {
    disk.fsyncSync(descriptor);
  } finally {
    disk.closeSync(descriptor);
  }
}

/** Like `makeFolder`, and the folders that were made are on the disk. */
export async function makeLastingFolder(path: string, what: string, disk: Disk): Promise<void> {
  for (const made of await makeFolder(path, what)) syncFolder(dirname(made), disk);
}

/** Takes away what a failed attempt may have left; that it cannot is no news beside the failure. */
export function removeIfThere(path: string, disk: Disk): void {
  try {
    disk.unlinkSync(path);
  } catch {
    // Named as temporary, or as a lock whose holder will be gone.
  }
}
