import { isAbsolute, join } from 'node:path';
import { tmpdir } from 'node:os';

import { clientPackage } from '../../contracts/client-package.ts';
import type { ProviderConfig } from '../../contracts/config.ts';
import type { AskedClient } from '../../io/clients/find-client.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { CLIENT_PACKAGES, PROVIDERS } from '../../providers/known-providers.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import { clientsFolder, type ClientStore, type Environment, thisPlatform } from '../../io/clients/client-store.ts';
import { clientLockAt, loadClientLock } from '../../io/clients/load-client-lock.ts';

/** A client, and the version where one is named. */
export interface ClientRequest {
  readonly id: string;
  readonly version: string | null;
}

/** `claude` or `claude@2.1.332`. Throws `PortcullisError` `usage` for another client, and for what is no exact version. */
export function parseClientRequest(text: string): ClientRequest {
  const [id = '', version, ...rest] = text.split('@');
  clientPackage(CLIENT_PACKAGES, id);
  if (version === undefined) return { id, version: null };
  if (rest.length === 0 && /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version)) return { id, version };
  const message = `${JSON.stringify(text)}: expected an exact version, found ${JSON.stringify([version, ...rest].join('@'))}`;
  throw usageError(message, `Example: ${id}@1.2.3`);
}

/**
 * What a run asks for: the path of the command line, else the configured one, which is relative to the repository; and the configured
 * version, which a path on the command line overrides.
 */
export function askedClient(
  world: Pick<World, 'root'>,
  provider: Pick<ProviderConfig, 'path' | 'client_version'> | undefined,
  given: string | null,
): AskedClient {
  if (given !== null) return { version: null, path: given };
  const path = provider?.path ?? null;
  const isRelative = path !== null && /[/\\]/.test(path) && !isAbsolute(path);
  return { version: provider?.client_version ?? null, path: isRelative ? join(world.root, path) : path };
}

/** The clients of the configured providers, with the configured versions: what is installed where nothing is named. */
export async function configuredClients(world: Pick<World, 'root'>): Promise<readonly ClientRequest[]> {
  const { providers } = await configOrDefault(world.root);
  return [...providers]
    .filter(([id]) => PROVIDERS.has(id))
    .map(([id, { client_version: version }]) => ({ id, version }));
}

/**
 * The clients of this machine and the versions that Portcullis and the repository lock (src/io/README.md, "Clients").
 *
 * @throws PortcullisError where the repository's lock is not valid, or the cache lies inside of the repository
 */
export async function openClientStore(
  world: Pick<World, 'cwd' | 'root'>,
  environment: Environment,
  temporary = tmpdir(),
): Promise<ClientStore> {
  const platform = thisPlatform();
  const folder = clientsFolder(environment, platform.os, world.cwd);
  const lock = await loadClientLock(CLIENT_PACKAGES, await clientLockAt(world.root));
  return { folder, packages: CLIENT_PACKAGES, lock, platform, environment, cwd: world.cwd, temporary };
}
