import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';

import type { ClientLock, LockedVersion } from '../../contracts/client-lock.ts';
import { clientPackage, type ClientPackages, type ClientPlatform } from '../../contracts/client-package.ts';
import { notFound, usageError } from '../../kernel/portcullis-error.ts';
import { isInside, repositoryRoot, withSlashes } from '../find-files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where clients are kept, and what may be among them. */
export interface ClientStore {
  /** Absolute: `<folder>/<client>/<version>` holds one version of one client. */
  readonly folder: string;
  readonly packages: ClientPackages;
  readonly lock: ClientLock;
  readonly platform: ClientPlatform;
  /** Of Portcullis itself. */
  readonly environment: Environment;
  /** What paths on the command line are relative to. */
  readonly cwd: string;
  /** There already: where folders stand that are needed for a moment. */
  readonly temporary: string;
}

/**
 * The folder of all clients: `$PORTCULLIS_CACHE_DIR`, else `portcullis/clients` in `$XDG_CACHE_HOME` or in the place that the system
 * has for such files.
 *
 * @throws PortcullisError `usage` where it lies in the repository of `cwd`: what a pull request commits there would be started
 */
export function clientsFolder(environment: Environment, os: string, cwd: string): string {
  const folder = resolve(cwd, placeOf(environment, os));
  const repository = repositoryRoot(cwd);
  if (repository !== null && isInside(real(repository), real(folder))) {
    throw usageError(
      `${folder}: the cache of clients: expected a folder outside of the repository ${repository}`,
      'Set PORTCULLIS_CACHE_DIR to another folder.',
    );
  }
  return folder;
}

type KnownVersions = Pick<ClientStore, 'packages' | 'lock'>;

/** @throws PortcullisError `not_found` for a version that no lock holds */
export function lockedVersion({ packages, lock }: KnownVersions, id: string, version: string): LockedVersion {
  clientPackage(packages, id);
  const versions = lock.clients[id]?.versions ?? {};
  const locked = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (locked !== undefined) return locked;
  throw notFound(
    `${id} ${version}: expected a version whose digests are locked (${Object.keys(versions).join(', ')})`,
    `\`portcullis clients lock ${id}@${version}\` adds it to the lock of this repository.`,
  );
}

/** The version that is started where none is asked for. */
export function pinnedVersion({ packages, lock }: KnownVersions, id: string): string {
  clientPackage(packages, id);
  const pinned = lock.clients[id]?.pinned;
  if (pinned === undefined) throw new Error(`the lock has no ${id}`);
  return pinned;
}

export function versionFolder(store: ClientStore, id: string, version: string): string {
  return join(store.folder, id, version);
}

/**
 * Where a version puts what it unpacks of itself when it first runs: shared by all runs, since nothing that a run says goes there.
 * With `/` on every system.
 */
export function runCacheFolder(store: ClientStore, id: string, name: string): string {
  return withSlashes(join(store.folder, 'run-cache', id, name));
}

function placeOf(environment: Environment, os: string): string {
  const given = environment['PORTCULLIS_CACHE_DIR'] ?? '';
  if (given !== '') return given;
  const xdg = environment['XDG_CACHE_HOME'] ?? '';
  if (isAbsolute(xdg)) return join(xdg, 'portcullis', 'clients');
  const home = environment[os === 'win32' ? 'USERPROFILE' : 'HOME'] || homedir();
  if (os === 'darwin') return join(home, 'Library', 'Caches', 'portcullis', 'clients');
  if (os !== 'win32') return join(home, '.cache', 'portcullis', 'clients');
  return join(environment['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'portcullis', 'clients');
}

/** A path without links, as far as it is there. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = resolve(path, '..');
    return parent === path ? path : join(real(parent), relative(parent, path));
  }
}

/** The platform that this process runs on. */
export function thisPlatform(): ClientPlatform {
  const { platform, arch } = process;
  return { os: platform, cpu: arch, libc: platform === 'linux' ? libcOf(process.report.getReport()) : null };
}

/** For people: `linux-x64`, `linux-x64 (musl)`. */
export function platformName({ os, cpu, libc }: ClientPlatform): string {
  return libc === 'musl' ? `${os}-${cpu} (musl)` : `${os}-${cpu}`;
}

/** Node's report names the version of glibc it runs with, and names none with musl. */
function libcOf(report: object): 'glibc' | 'musl' {
  const header: unknown = 'header' in report ? report.header : null;
  const hasGlibc = header !== null && typeof header === 'object' && 'glibcVersionRuntime' in header;
  return hasGlibc ? 'glibc' : 'musl';
}
