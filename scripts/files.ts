import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

/** The repository's root folder. */
export const ROOT = resolve(import.meta.dirname, '..');

/** Writes a file unless it already holds exactly this text; tells whether it did. */
export async function writeIfChanged(path: string, text: string): Promise<boolean> {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) return false;
  await writeFile(path, text);
  return true;
}

/** All files below a folder as sorted paths with forward slashes; none when the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
