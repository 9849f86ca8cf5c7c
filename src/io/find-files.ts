import { type Dirent, existsSync, type Stats, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { compareCodePoints } from '../kernel/ordering.ts';
import { mismatchError } from '../kernel/portcullis-error.ts';
import { globTest } from '../kernel/glob-test.ts';
import { fileErrorCode, foundInstead, isMissing } from './file-error.ts';

const MAGIC = /[*?[\]{}!()]/;

/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);

/** Whether a path of the configuration is a glob and not the name of one file. */
export function isGlob(path: string): boolean {
  return MAGIC.test(path);
}

/** Whether a path below `root` means the files that match it; a file may be called as a glob looks. */
export async function isPattern(root: string, path: string): Promise<boolean> {
  return isGlob(path) && !(await isFile(resolve(root, path)));
}

/** The files that a path below `root` means: those that it matches, or itself, be it there or not. */
export async function filesMeant(root: string, path: string): Promise<readonly string[]> {
  return (await isPattern(root, path)) ? filesMatching(root, path) : [path];
}

/** The folder below which a glob finds something: its parts before the first with magic, which are taken as they are. */
export function folderOfGlob(pattern: string): string {
  return partsOfGlob(pattern).start;
}

function partsOfGlob(pattern: string): { readonly start: string; readonly rest: string } {
  const parts = pattern.replace(/^\.\//, '').split('/');
  const magic = parts.findIndex((part) => MAGIC.test(part));
  const fixed = parts.slice(0, magic).join('/');
  return { start: isAbsolute(pattern) ? `${fixed}/` : fixed, rest: parts.slice(magic).join('/') };
}

/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
export async function filesMatching(root: string, pattern: string): Promise<readonly string[]> {
  // Folders without magic are taken as they are, so that a bracket in them means itself.
  const { start, rest } = partsOfGlob(pattern);
  const matches = await globTest(rest);
  const before = start === '' || start.endsWith('/') ? start : `${start}/`;
  const entries = await entriesBelow(resolve(root, start), (name) => !SKIPPED.has(name));
  return entries.flatMap(({ path }) => (matches(path) ? [before + path] : [])).sort(compareCodePoints);
}

/** Whether a path is a folder or lies in it; both absolute. Links are not looked at. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** An absolute path as people and documents name it: relative to the root where it lies in it. */
export function shownPath(root: string, path: string): string {
  return isInside(root, path) ? relative(root, path) : path;
}

/** A path with `/` on every system. */
export function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** Whether a folder stands at the path; false if it cannot be looked at: reading it will say why. */
export function isFolder(path: string): Promise<boolean> {
  return Promise.resolve(statsOf(path)?.isDirectory() ?? false);
}

/** Whether a file stands at the path: no folder, no pipe, no device. */
export function isFile(path: string): Promise<boolean> {
  return Promise.resolve(statsOf(path)?.isFile() ?? false);
}

/** Names of the entries of a folder, sorted; empty where there is no folder. */
export async function entriesOf(folder: string): Promise<readonly string[]> {
  return (await foldersAndFiles(folder)).map(({ name }) => name).sort(compareCodePoints);
}

/** Every file below a folder, relative to it and with `/`, sorted; no links, and nothing behind them. Empty where there is no folder. */
export async function filesInside(folder: string): Promise<readonly string[]> {
  const entries = await entriesBelow(folder, () => true);
  return entries.flatMap(({ path, isFile: isRegular }) => (isRegular ? [path] : [])).sort(compareCodePoints);
}

/** What lies below a folder and is no folder itself, by its path there with `/`; `enters` says into which folders to look, by name. */
async function entriesBelow(
  folder: string,
  enters: (name: string) => boolean,
  inside = '',
): Promise<readonly { readonly path: string; readonly isFile: boolean }[]> {
  const found: { path: string; isFile: boolean }[] = [];
  for (const entry of await foldersAndFiles(resolve(folder, inside))) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (!entry.isDirectory()) found.push({ path, isFile: entry.isFile() });
    else if (enters(entry.name)) for (const below of await entriesBelow(folder, enters, path)) found.push(below);
  }
  return found;
}

async function foldersAndFiles(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    const mismatch = { expected: 'a readable folder', found: foundInstead(error) };
    throw mismatchError('invalid_input', folder, mismatch, undefined, { cause: error });
  }
}

/** At once: a place is asked for with each unit, and a thread takes ten times as long as the answer. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (fileErrorCode(error) !== undefined) return undefined;
    throw error;
  }
}

/**
 * The nearest folder, this one or one above it, that holds `.git`: a file, or a folder with `HEAD`, as git has it; null where none does. An
 * empty one is what a sandbox mounts over (Codex makes it in the temporary folder while it works). git is not asked, so that what needs
 * no history works without it, and with a repository that git refuses to open.
 */
export function repositoryRoot(directory: string): string | null {
  const folder = resolve(directory);
  const place = join(folder, '.git');
  const isLinked = existsSync(place) && statSync(place, { throwIfNoEntry: false })?.isFile() === true;
  if (isLinked || existsSync(join(place, 'HEAD'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryRoot(parent);
}
