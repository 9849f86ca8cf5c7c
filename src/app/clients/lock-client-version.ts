import { join } from 'node:path';

import { CLIENT_LOCK_FILE, parseClientLock, type ClientLock } from '../../contracts/client-lock.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { Environment } from '../../io/clients/client-store.ts';
import { clientLockAt, loadClientLock, mergeLocks } from '../../io/clients/load-client-lock.ts';
import { lockClient } from '../../io/clients/lock-client.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';

/** What was written into the repository's lock. */
export interface LockedClientVersion {
  readonly id: string;
  readonly version: string;
  /** Absolute. */
  readonly file: string;
  /** Of all platforms, with the client's own one. */
  readonly packages: number;
}

/**
 * Asks the registry for the digests of a version, writes them into the repository's lock, and pins the version there.
 *
 * @throws PortcullisError `not_found` where the registry has no such version, `invalid_input` where it gives other digests of a
 *   version that Portcullis knows
 */
export async function lockClientVersion(
  world: Pick<World, 'root'>,
  id: string,
  version: string,
  environment: Environment,
): Promise<LockedClientVersion> {
  const file = join(world.root, CLIENT_LOCK_FILE);
  const own = await clientLockAt(world.root);
  const known = await loadClientLock(CLIENT_PACKAGES, own);
  const before: ClientLock = own === null ? { schema: 1, clients: {} } : parseClientLock(own.text, file);
  const locked = await lockClient(CLIENT_PACKAGES, id, version, environment);
  const versions = { ...before.clients[id]?.versions, [version]: locked };
  const lock: ClientLock = { schema: 1, clients: { ...before.clients, [id]: { pinned: version, versions } } };
  mergeLocks(CLIENT_PACKAGES, known, lock, file);
  await writeFileAtomically(file, documentText(lock), 'the lock of clients');
  return { id, version, file, packages: Object.keys(locked).length };
}
