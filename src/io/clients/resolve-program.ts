import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';

import type { ClientPackage, ClientPlatform } from '../../contracts/client-package.ts';
import { invalidInput, type PortcullisError } from '../../kernel/portcullis-error.ts';
import { unreadable } from '../file-error.ts';
import { isFile, isFolder, isInside } from '../find-files.ts';
import { readExcerpt } from '../read-text-file.ts';
import type { Environment } from './client-store.ts';
import type { StartableProgram } from './client-version.ts';

const TARGET = /"(?:%~?dp0%?|\$basedir)[\\/]([^"]*node_modules[\\/][^"]+)"/;

/**
 * What has to be started for a client at a path, never through a shell: a package manager's shim leads to its entry; the entry of
 * the client's npm package to the program of its platform, which lies beside it; another script of Node's is run by this Node.
 *
 * @throws PortcullisError `not_found` where nothing is there, `invalid_input` where it is nothing to start
 */
export async function resolveProgram(
  path: string,
  client: ClientPackage,
  platform: ClientPlatform,
): Promise<StartableProgram> {
  const real = await realpath(path).catch((error: unknown) => {
    throw unreadable(error, path, client.id);
  });
  if (await isFolder(real)) throw refusal(path, client.id, 'a folder');
  const native = await nativeProgram(real, client, platform);
  if (native !== null) return { program: native, prefixArgs: [] };
  const head = (await readExcerpt(real, 4096)) ?? '';
  const target = shimTarget(head);
  if (target !== null) {
    const entry = join(dirname(real), target);
    if (await isFile(entry)) return resolveProgram(entry, client, platform);
  }
  if (/\.[cm]?js$/.test(real) || /^#!.*\bnode\b/.test(head)) return { program: process.execPath, prefixArgs: [real] };
  if (platform.os === 'win32' && !/\.(?:exe|com)$/i.test(real)) throw refusal(path, client.id, 'another file');
  if (!(await isProgram(path))) throw refusal(path, client.id, 'a file without the right to execute it');
  // Not the real path: launchers of version managers look at the name that they are called by.
  return { program: path, prefixArgs: [] };
}

/** The program of the platform's package, for a file inside of the client's own package. */
async function nativeProgram(real: string, client: ClientPackage, platform: ClientPlatform): Promise<string | null> {
  const inside = `${sep}node_modules${sep}${client.name.split('/').join(sep)}`;
  const at = real.lastIndexOf(inside + sep);
  if (at === -1) return null;
  const { folder, path } = client.binary(platform);
  const beside = `${real.slice(0, at)}${sep}node_modules`;
  const nested = `${real.slice(0, at)}${inside}${sep}node_modules`;
  for (const modules of [nested, beside]) {
    const program = join(modules, folder, path);
    if (await isProgram(program)) return program;
  }
  return null;
}

function refusal(path: string, id: string, found: string): PortcullisError {
  const help = 'Name the program itself, or the JavaScript file that starts it.';
  return invalidInput(`${path}: ${id}: expected a program, found ${found}`, help);
}

/**
 * What the shim of a package manager starts (`.cmd`, `.ps1` or shell script): a path relative to the shim's folder, with `/`. Null
 * where the text is no such shim.
 */
export function shimTarget(text: string): string | null {
  const target = TARGET.exec(text)?.[1];
  return target === undefined ? null : target.replaceAll('\\', '/');
}

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

/** The environment without what PATH has of a folder, also behind links, and without relative folders. */
export async function withoutOnPath(folder: string, environment: Environment): Promise<Environment> {
  const root = await realpath(folder);
  const kept = { ...environment };
  // On Windows names of variables have no letter case.
  for (const name of Object.keys(environment).filter((item) => item.toUpperCase() === 'PATH')) {
    const entries: string[] = [];
    for (const entry of environment[name]?.split(delimiter) ?? []) {
      if (isAbsolute(entry) && !isInside(root, await realpath(entry).catch(() => entry))) entries.push(entry);
    }
    kept[name] = entries.join(delimiter);
  }
  return kept;
}

/** Whether a file stands there that may be executed. */
export async function isProgram(path: string): Promise<boolean> {
  if (!(await isFile(path))) return false;
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
