import { tmpdir } from 'node:os';

import { clientsFolder, type ClientStore, type Environment, thisPlatform } from '../../io/clients/client-store.ts';
import { clientLockAt, type ClientLockText, loadClientLock } from '../../io/clients/load-client-lock.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';

/**
 * The clients of this machine and the versions that Portcullis and the repository lock (src/io/README.md, "Clients").
 *
 * @param own the repository's lock, where it is not the working tree's; null where there is none
 * @throws PortcullisError where the repository's lock is not valid, or the cache lies inside of the repository
 */
export async function openClientStore(
  world: Pick<World, 'cwd' | 'root'>,
  environment: Environment,
  temporary = tmpdir(),
  own?: ClientLockText | null,
): Promise<ClientStore> {
  const platform = thisPlatform();
  const folder = clientsFolder(environment, platform.os, world.cwd);
  const lock = await loadClientLock(CLIENT_PACKAGES, own === undefined ? await clientLockAt(world.root) : own);
  return { folder, packages: CLIENT_PACKAGES, lock, platform, environment, cwd: world.cwd, temporary };
}
