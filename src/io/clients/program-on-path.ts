import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

import { isFile } from '../find-files.ts';
import type { Environment } from './client-store.ts';

/** What a name without an ending may stand for on Windows; shims come last. */
const WINDOWS_ENDINGS = ['.exe', '.cmd'];

/** The first program of that name on PATH, as an absolute path; null where there is none. */
export async function programOnPath(name: string, environment: Environment): Promise<string | null> {
  const isWindows = process.platform === 'win32';
  const key = isWindows ? Object.keys(environment).find((item) => item.toUpperCase() === 'PATH') : 'PATH';
  const folders = (environment[key ?? 'PATH'] ?? '').split(delimiter);
  const names = isWindows ? WINDOWS_ENDINGS.map((ending) => name + ending) : [name];
  // A relative folder would be one of the repository.
  for (const folder of folders.filter((item) => isAbsolute(item))) {
    for (const file of names) {
      const path = join(folder, file);
      if (await isProgram(path)) return path;
    }
  }
  return null;
}

/** Whether a file stands there that may be executed. */
export async function isProgram(path: string): Promise<boolean> {
  if (!(await isFile(path))) return false;
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
