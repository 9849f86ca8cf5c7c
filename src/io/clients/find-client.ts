import { basename, resolve } from 'node:path';

import { clientPackage } from '../../contracts/client-package.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { invalidInput, notFound } from '../../kernel/portcullis-error.ts';
import { type ClientStore, pinnedVersion, runCacheFolder } from './client-store.ts';
import { type StartableProgram, VERSION_ARGUMENTS, versionOf } from './client-version.ts';
import { installedProgram } from './installed-program.ts';
import { programOnPath, resolveProgram } from './resolve-program.ts';

/** A client that can be started. */
export interface FoundClient extends StartableProgram {
  readonly id: string;
  /** As the client itself says it; null where it says none. */
  readonly version: string | null;
  /** Of the lock. What is not installed may be another one. */
  readonly pinned: string;
  readonly source: 'given' | 'installed' | 'path';
  /** There already; what the client unpacks of itself may be shared by all runs. Absolute, with `/`. */
  readonly cacheFolder: string;
}

/** What is asked for; null leaves it open. */
export interface AskedClient {
  readonly version: string | null;
  /** `--client-path`: a path, relative to the folder of the command, or a name on PATH. */
  readonly path: string | null;
}

/**
 * The client to start: the one whose path is given; else the asked or pinned version where it is installed; else what PATH has. A
 * version that is asked for is never replaced by another one.
 *
 * @throws PortcullisError `not_found` without a client, or a lock that holds the version; `invalid_input` if it cannot be started
 */
export async function findClient(store: ClientStore, id: string, asked: AskedClient): Promise<FoundClient> {
  const client = clientPackage(store.packages, id);
  const pinned = pinnedVersion(store, id);
  if (asked.path !== null) {
    const onPath = asked.path === basename(asked.path) ? await programOnPath(asked.path, store.environment) : null;
    const path = onPath ?? resolve(store.cwd, asked.path);
    const found = await described(store, id, await resolveProgram(path, client, store.platform), 'given');
    if (asked.version === null || found.version === asked.version) return found;
    const message = `${path}: ${id}: expected version ${asked.version}, found ${found.version ?? 'one that says none'}`;
    throw invalidInput(message);
  }
  const wanted = asked.version ?? pinned;
  const installed = await installedProgram(store, id, wanted);
  if (installed !== null) {
    return described(store, id, { program: installed, prefixArgs: [] }, 'installed', wanted);
  }
  const path = await programOnPath(client.program, store.environment);
  if (path !== null) {
    const found = await described(store, id, await resolveProgram(path, client, store.platform), 'path');
    if (asked.version === null || found.version === asked.version) return found;
  }
  throw notFound(
    `${id} ${wanted}: it is not installed${path === null ? `, and PATH has no ${client.program}` : ''}`,
    `\`portcullis clients install ${id}${asked.version === null ? '' : `@${wanted}`}\` installs it; --client-path ${id}=PATH names one that is there.`,
  );
}

async function described(
  store: ClientStore,
  id: string,
  program: StartableProgram,
  source: FoundClient['source'],
  installed?: string,
): Promise<FoundClient> {
  // A version is not known before its program was asked, which needs the folder.
  const name = installed ?? sha256Hex(program.program).slice(0, 16);
  const cacheFolder = runCacheFolder(store, id, name);
  const version = await versionOf(program, VERSION_ARGUMENTS, cacheFolder, store);
  return { id, ...program, version, pinned: pinnedVersion(store, id), source, cacheFolder };
}
