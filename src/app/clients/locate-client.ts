import { resolve } from 'node:path';

import type { ProviderConfig } from '../../contracts/config.ts';
import { type ClientStore, type Environment, pinnedVersion, runCacheFolder } from '../../io/clients/client-store.ts';
import { versionOf } from '../../io/clients/client-version.ts';
import { findClient, type FoundClient } from '../../io/clients/find-client.ts';
import { installClient } from '../../io/clients/install-client.ts';
import { isProgram, programOnPath } from '../../io/clients/resolve-program.ts';
import { asPortcullisError, notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Client } from '../../providers/provider.ts';
import type { World } from '../world/world.ts';
import { askedClient } from './configured-clients.ts';

/** A program that can be started for a provider's units. */
export type LocatedClient = Pick<FoundClient, 'program' | 'prefixArgs' | 'version' | 'cacheFolder'>;

/**
 * Finds the program of a provider: a known client where `findClient` looks for it, one of the configuration's own on PATH.
 *
 * @param installs where a known client is not there and no path was named, its asked or pinned version is installed
 * @throws PortcullisError `not_found` where there is none, `invalid_input` where it cannot be started, and what installing throws
 */
export async function locateClient(
  world: World,
  store: ClientStore,
  client: Client,
  provider: ProviderConfig | undefined,
  given: string | null,
  installs: boolean,
): Promise<LocatedClient> {
  const asked = askedClient(world, provider, given);
  if (provider === undefined || provider.command === null) {
    const found = await findClient(store, client.id, asked).catch(asPortcullisError);
    if (!(found instanceof PortcullisError)) return found;
    if (!installs || found.code !== 'not_found' || asked.path !== null) throw found;
    const version = asked.version ?? pinnedVersion(store, client.id);
    await installClient(store, client.id, version, () => world.say(`installing ${client.id} ${version}`));
    return findClient(store, client.id, asked);
  }
  const cacheFolder = runCacheFolder(store, client.id, 'own');
  const program = await ownProgram(world, client, asked.path, store.environment);
  const version =
    provider.command.version.length === 0
      ? null
      : await versionOf({ program, prefixArgs: [] }, provider.command.version, cacheFolder, store);
  return { program, prefixArgs: [], version, cacheFolder };
}

async function ownProgram(
  world: World,
  { id, program }: Client,
  path: string | null,
  environment: Environment,
): Promise<string> {
  const named = path ?? program;
  // A name is looked for on PATH; anything with a separator is a path, of the repository where it is relative.
  const isPath = /[/\\]/.test(named);
  const place = isPath
    ? resolve(path === null ? world.root : world.cwd, named)
    : await programOnPath(named, environment);
  if (place !== null && (!isPath || (await isProgram(place)))) return place;
  throw notFound(
    `${id}: expected a program ${isPath ? `at ${place ?? named}` : `called ${named} on PATH`}, found none`,
    `Install it, or correct \`providers.${id}.command\`.`,
  );
}
