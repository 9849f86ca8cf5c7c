import { isAbsolute, join } from 'node:path';

import type { ProviderConfig } from '../../contracts/config.ts';
import type { AskedClient } from '../../io/clients/find-client.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import type { ClientRequest } from './client-request.ts';

/**
 * What a run asks for: the path of the command line, else the configured one, which is relative to the repository; and the configured
 * version, which a path on the command line overrides.
 */
export function askedClient(
  world: Pick<World, 'root'>,
  provider: Pick<ProviderConfig, 'path' | 'clientVersion'> | undefined,
  given: string | null,
): AskedClient {
  if (given !== null) return { version: null, path: given };
  const path = provider?.path ?? null;
  const isRelative = path !== null && /[/\\]/.test(path) && !isAbsolute(path);
  return { version: provider?.clientVersion ?? null, path: isRelative ? join(world.root, path) : path };
}

/** The clients of the configured providers, with the configured versions: what is installed where nothing is named. */
export async function configuredClients(world: Pick<World, 'root'>): Promise<readonly ClientRequest[]> {
  const { providers } = await configOrDefault(world.root);
  return [...providers]
    .filter(([id, { command }]) => PROVIDERS.has(id) && command === null)
    .map(([id, { clientVersion }]) => ({ id, version: clientVersion }));
}
