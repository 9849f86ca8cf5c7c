import type { ProviderConfig } from '../../contracts/config.ts';
import { CLIENT_PACKAGES } from '../../io/clients/client-package.ts';
import { pinnedVersion, type ClientStore } from '../../io/clients/client-store.ts';
import { installClient } from '../../io/clients/install-client.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Client } from '../../providers/provider.ts';
import type { World } from '../world/world.ts';
import { locateClient, type LocatedClient } from './locate-client.ts';

/**
 * Finds the program of a provider as `locateClient` does; where there is none of a known client and no path was named, its asked or
 * pinned version is installed first. Throws what finding and installing throw.
 */
export async function ensureClient(
  world: World,
  store: ClientStore,
  client: Client,
  provider: ProviderConfig | undefined,
  given: string | null,
): Promise<LocatedClient> {
  try {
    return await locateClient(world, store, client, provider, given);
  } catch (error) {
    const isKnown = CLIENT_PACKAGES.has(client.id) && (provider?.command ?? null) === null;
    const isNamed = given !== null || (provider?.path ?? null) !== null;
    if (!(error instanceof PortcullisError) || error.code !== 'not_found' || !isKnown || isNamed) throw error;
  }
  const version = provider?.clientVersion ?? pinnedVersion(store.lock, client.id);
  await installClient(store, client.id, version, () => world.say(`installing ${client.id} ${version}`));
  return locateClient(world, store, client, provider, given);
}
