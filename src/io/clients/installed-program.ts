import { join } from 'node:path';

import { clientPackage } from '../../contracts/client-package.ts';
import { documentText } from '../../contracts/document-text.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import { entriesOf } from '../find-files.ts';
import { readOptionalTextFile } from '../read-text-file.ts';
import { type ClientStore, lockedVersion, platformName, versionFolder } from './client-store.ts';
import { isProgram } from './resolve-program.ts';

/**
 * The program of a version that was installed from exactly its locked digests; null where there is none.
 *
 * @throws PortcullisError `not_found` for a version that no lock holds
 */
export async function installedProgram(store: ClientStore, id: string, version: string): Promise<string | null> {
  const { binary } = clientPackage(store.packages, id);
  if (!Object.hasOwn(lockedVersion(store, id, version), binary(store.platform).folder)) return null;
  const folder = versionFolder(store, id, version);
  const written = await readOptionalTextFile(join(folder, 'package-lock.json'), `the lock of ${id} ${version}`);
  if (written !== projectOf(store, id, version).packageLock) return null;
  const program = programIn(store, id, folder);
  return (await isProgram(program)) ? program : null;
}

/** Where the program lies in a folder that npm has filled. */
export function programIn(store: ClientStore, id: string, folder: string): string {
  const binary = clientPackage(store.packages, id).binary(store.platform);
  return join(folder, 'node_modules', binary.folder, binary.path);
}

/** The versions that stand in the cache, whatever lock they are from. */
export async function cachedVersions(store: ClientStore, id: string): Promise<readonly string[]> {
  const entries = await entriesOf(join(store.folder, id));
  return entries.filter((entry) => /^\d/.test(entry));
}

/** The two files that `npm ci` installs from. */
export interface NpmProject {
  readonly packageJson: string;
  readonly packageLock: string;
}

/**
 * A project of nothing but the locked packages of a version on this platform: the client's own and the one that holds the program. None is
 * optional, so that one which cannot be had is an error, and none says where it comes from: that is for the registry in the user's own
 * configuration of npm. npm compares the digests. The same packages give the same bytes, by which an installation is recognised later.
 *
 * @throws PortcullisError `not_found` for a version that no lock holds, or without a package for this platform
 */
export function projectOf(store: ClientStore, id: string, version: string): NpmProject {
  const locked = lockedVersion(store, id, version);
  const { name, binary } = clientPackage(store.packages, id);
  const packages = [name, binary(store.platform).folder].map((folder) => {
    const item = locked[folder];
    if (item !== undefined) return [folder, item] as const;
    throw notFound(
      `${id} ${version}: expected a package for ${platformName(store.platform)}, the lock holds no ${folder}`,
      `Name a client that is there with --client-path ${id}=PATH.`,
    );
  });
  const dependencies = Object.fromEntries(
    packages.map(([folder, item]) => [
      folder,
      item.name === undefined ? item.version : `npm:${item.name}@${item.version}`,
    ]),
  );
  const root = { name: 'portcullis-client', version: '0.0.0', dependencies };
  return {
    packageJson: documentText({ ...root, private: true }),
    packageLock: documentText({
      name: root.name,
      version: root.version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(packages.map(([folder, item]) => [`node_modules/${folder}`, item])) },
    }),
  };
}
