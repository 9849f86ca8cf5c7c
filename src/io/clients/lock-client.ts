import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LockedVersion, parseClientLock } from '../../contracts/client-lock.ts';
import { clientPackage, type ClientPackages } from '../../contracts/client-package.ts';
import { documentText } from '../../contracts/document-text.ts';
import { parseJsonSource } from '../../contracts/json-source.ts';
import { isObject } from '../../kernel/is-object.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import { readTextFile } from '../read-text-file.ts';
import type { Environment } from './client-store.ts';
import { npmFailure, runNpm } from './npm-command.ts';

/**
 * Asks the registry for the packages of one version on all platforms, with their digests. Nothing is downloaded.
 *
 * @throws PortcullisError `not_found` where the registry has no such version or cannot be reached
 */
export async function lockClient(
  packages: ClientPackages,
  id: string,
  version: string,
  environment: Environment,
): Promise<LockedVersion> {
  const { name } = clientPackage(packages, id);
  const folder = await mkdtemp(join(tmpdir(), 'pc-lock-'));
  try {
    await writeFile(join(folder, 'package.json'), documentText({ private: true, dependencies: { [name]: version } }));
    const ran = await runNpm(['install', '--package-lock-only', '--lockfile-version=3'], folder, environment);
    if (ran.exitCode !== 0) throw npmFailure(ran, `${id} ${version}`);
    const file = join(folder, 'package-lock.json');
    return lockedPackages(await readTextFile(file, 'the lock of npm'), { id, name, version }, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a lock of npm's, the packages that are the client's own. What the rest is for, its script in JavaScript, never runs. */
export function lockedPackages(
  packageLock: string,
  { id, name, version }: { readonly id: string; readonly name: string; readonly version: string },
  file: string,
): LockedVersion {
  const packages = fieldOf(parseJsonSource(packageLock, file).value, 'packages');
  const locked: Record<string, unknown> = {};
  for (const [place, item] of Object.entries(isObject(packages) ? packages : {})) {
    const folder = place.replace(/^node_modules\//, '');
    if (folder === place || !(folder === name || folder.startsWith(`${name}-`))) continue;
    const alias = fieldOf(item, 'name');
    locked[folder] = {
      ...(alias === undefined ? {} : { name: alias }),
      version: fieldOf(item, 'version'),
      integrity: fieldOf(item, 'integrity'),
    };
  }
  if (Object.keys(locked).length < 2) {
    throw notFound(
      `${id} ${version}: expected packages ${name}-<platform>, the registry names none`,
      'Portcullis does not know how this version is laid out.',
    );
  }
  const document = { schema: 1, clients: { [id]: { pinned: version, versions: { [version]: locked } } } };
  const parsed = parseClientLock(JSON.stringify(document), file);
  return parsed.clients[id]?.versions[version] ?? {};
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
