import { documentText } from '../../contracts/document-text.ts';
import type { LockedPackage, LockedVersion } from '../../contracts/client-lock.ts';

/** The two files that `npm ci` installs from. */
export interface NpmProject {
  readonly packageJson: string;
  readonly packageLock: string;
}

/**
 * A project of nothing but these packages of a lock, by their folders. None is optional, so that one which cannot be had is an
 * error, and none says where it comes from: that is for the registry in the user's own configuration of npm. npm compares the
 * digests. The same packages give the same bytes, by which an installation is recognised later.
 */
export function npmProject(locked: LockedVersion, folders: readonly string[]): NpmProject {
  const packages = folders.map((folder) => [folder, packageIn(locked, folder)] as const);
  const dependencies = Object.fromEntries(packages.map(([folder, item]) => [folder, specOf(item)]));
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

function packageIn(locked: LockedVersion, folder: string): LockedPackage {
  const item = locked[folder];
  if (item === undefined) throw new Error(`the lock holds no ${folder}`);
  return item;
}

function specOf({ name, version }: LockedPackage): string {
  return name === undefined ? version : `npm:${name}@${version}`;
}
