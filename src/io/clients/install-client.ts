import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { invalidInput, notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import { fileErrorCode, notWritten } from '../file-error.ts';
import { entriesOf } from '../find-files.ts';
import { makeFolder } from '../make-folder.ts';
import { type ClientStore, runCacheFolder, versionFolder } from './client-store.ts';
import { VERSION_ARGUMENTS, versionOf } from './client-version.ts';
import { installedProgram, programIn, projectOf } from './installed-program.ts';
import { hasFailed, npmFailure, runNpm } from './npm-command.ts';
import { isProgram } from './resolve-program.ts';

/** Folders of installations that were broken off go after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** What a system says of a place where something stands already, or which another process uses. */
const OCCUPIED = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']);
const MOVE_ATTEMPTS = 5;

export interface InstalledClient {
  readonly id: string;
  readonly version: string;
  /** Absolute. */
  readonly program: string;
  /** It was there already. */
  readonly present: boolean;
}

/**
 * Installs one locked version with the user's npm, beside its place, and moves it there when it is whole and says its version.
 * Of two that do so at once, one stays. `onDownload` is called before npm starts.
 *
 * @throws PortcullisError `not_found` (no such version, platform, npm or registry), `invalid_input` (digests), `not_written`
 */
export async function installClient(
  store: ClientStore,
  id: string,
  version: string,
  onDownload: () => void,
): Promise<InstalledClient> {
  const project = projectOf(store, id, version);
  const present = await installedProgram(store, id, version);
  if (present !== null) return { id, version, program: present, present: true };

  const parent = join(store.folder, id);
  await makeFolder(parent, 'the cache of clients');
  await removeAbandoned(parent);
  onDownload();
  const incoming = join(parent, `.new-${randomUUID()}`);
  try {
    await mkdir(incoming);
    await writeFile(join(incoming, 'package.json'), project.packageJson);
    await writeFile(join(incoming, 'package-lock.json'), project.packageLock);
    const ran = await runNpm(['ci'], incoming, store.environment);
    if (hasFailed(ran)) throw npmFailure(ran, `${id} ${version}`);
    await checkProgram(store, id, version, incoming);
    await moveInto(versionFolder(store, id, version), incoming, async () => {
      return (await installedProgram(store, id, version)) !== null;
    });
  } catch (error) {
    if (fileErrorCode(error) === undefined || error instanceof PortcullisError) throw error;
    const help = 'Set PORTCULLIS_CACHE_DIR to another folder.';
    throw notWritten(error, `${parent}: ${id} ${version}`, 'a folder that can be written to', help);
  } finally {
    await rm(incoming, { recursive: true, force: true, maxRetries: 3 });
  }
  return { id, version, program: programIn(store, id, versionFolder(store, id, version)), present: false };
}

/** The program is there, starts on this machine, and is the version that it should be. */
async function checkProgram(store: ClientStore, id: string, version: string, folder: string): Promise<void> {
  const program = programIn(store, id, folder);
  if (!(await isProgram(program))) {
    const message = `${id} ${version}: expected a program at ${program}, found none`;
    throw notFound(message, 'Portcullis does not know how this version is laid out.');
  }
  const runCache = runCacheFolder(store, id, version);
  const found = await versionOf({ program, prefixArgs: [] }, VERSION_ARGUMENTS, runCache, store);
  if (found === version) return;
  const said = found ?? 'none';
  throw invalidInput(`${id} ${version}: expected a program that says this version, it says ${said}`);
}

/** Renames a folder into its place. What stands there stays if it is `whole`; anything else there is moved away. */
async function moveInto(place: string, incoming: string, whole: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(incoming, place);
      return;
    } catch (error) {
      if (!OCCUPIED.has(fileErrorCode(error) ?? '') || attempt === MOVE_ATTEMPTS) throw error;
      if (await whole()) return;
      const aside = `${incoming}.replaced-${attempt}`;
      await rename(place, aside).catch(() => undefined);
      await rm(aside, { recursive: true, force: true, maxRetries: 3 });
      // On Windows, what has just run or is being scanned for viruses cannot be moved yet.
      await setTimeout(attempt * 50);
    }
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const entry of await entriesOf(parent)) {
    if (!entry.startsWith('.new-')) continue;
    const path = join(parent, entry);
    const stats = await stat(path).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
