import { tmpdir } from 'node:os';

import { clientsFolder, type ClientStore, type Environment } from '../../io/clients/client-store.ts';
import { thisPlatform } from '../../io/clients/client-platform.ts';
import { loadClientLock } from '../../io/clients/load-client-lock.ts';
import type { World } from '../world.ts';

/**
 * The clients of this machine and the versions that Portcullis and the repository lock (CONTRIBUTING.md, "Clients").
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
  return { folder, lock: await loadClientLock(world.root), platform, environment, cwd: world.cwd, temporary };
}
