import { tmpdir } from 'node:os';

import { clientsFolder, type ClientStore, type Environment, thisPlatform } from '../../io/clients/client-store.ts';
import { clientLockAt, loadClientLock } from '../../io/clients/load-client-lock.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';

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
