import { join } from 'node:path';

import { clientPackage } from '../../contracts/client-package.ts';
import { pinnedVersion, type ClientStore, type Environment } from '../../io/clients/client-store.ts';
import { installClient, type InstalledClient } from '../../io/clients/install-client.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { ClientRequest } from './configured-clients.ts';
import { findClient, type AskedClient, type FoundClient } from '../../io/clients/find-client.ts';
import { cachedVersions, installedProgram } from '../../io/clients/installed-program.ts';
import { CLIENT_LOCK_FILE, parseClientLock, type ClientLock } from '../../contracts/client-lock.ts';
import { documentText } from '../../contracts/document-text.ts';
import { clientLockAt, loadClientLock, mergeLocks } from '../../io/clients/load-client-lock.ts';
import { lockClient } from '../../io/clients/lock-client.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';

/** What became of one version. */
export interface ClientInstallation extends Omit<InstalledClient, 'program'> {
  /** Absolute; null where it could not be installed. */
  readonly program: string | null;
  readonly error: PortcullisError | null;
}

/** What is reported while it happens. `megabytes` is about how much is downloaded. */
export interface InstallListeners {
  readonly onDownload: (id: string, version: string, megabytes: number) => void;
  readonly onEnd: (installation: ClientInstallation) => void;
}

/** Installs all of these at a time, of a client without a version the pinned one. One that fails stops no other. */
export async function installClients(
  store: ClientStore,
  requests: readonly ClientRequest[],
  listeners: InstallListeners,
): Promise<readonly ClientInstallation[]> {
  const wanted = requests.map(({ id, version }) => `${id}@${version ?? pinnedVersion(store, id)}`);
  const installed = [...new Set(wanted)].map(async (name) => {
    const [id = '', version = ''] = name.split('@');
    const installation = await installOne(store, id, version, listeners);
    listeners.onEnd(installation);
    return installation;
  });
  return Promise.all(installed);
}

async function installOne(
  store: ClientStore,
  id: string,
  version: string,
  listeners: InstallListeners,
): Promise<ClientInstallation> {
  const onDownload = (): void => listeners.onDownload(id, version, clientPackage(store.packages, id).megabytes);
  const installed = await installClient(store, id, version, onDownload).catch(asPortcullisError);
  if (!(installed instanceof PortcullisError)) return { ...installed, error: null };
  return { id, version, program: null, present: false, error: installed };
}

export interface ListedClient {
  readonly id: string;
  readonly pinned: string;
  /** The version that the configuration asks for instead. */
  readonly configured: string | null;
  /** Versions that can be installed here. */
  readonly locked: readonly string[];
  readonly installed: readonly string[];
  /** Versions in the cache that no lock of this repository knows, or with other digests. */
  readonly foreign: readonly string[];
  /** What a run would start, or why there is nothing to start. */
  readonly starts: FoundClient | PortcullisError;
}

/** Every client with its versions, and the one that a run would start where it asks for this. */
export async function listClients(
  store: ClientStore,
  askedOf: (id: string) => AskedClient,
): Promise<readonly ListedClient[]> {
  return Promise.all([...store.packages.keys()].map((id) => listClient(store, id, askedOf(id))));
}

async function listClient(store: ClientStore, id: string, asked: AskedClient): Promise<ListedClient> {
  const locked = Object.keys(store.lock.clients[id]?.versions ?? {});
  const cached = await cachedVersions(store, id);
  const installed: string[] = [];
  for (const version of cached.filter((item) => locked.includes(item))) {
    const program = await installedProgram(store, id, version);
    if (program !== null) installed.push(version);
  }
  return {
    id,
    pinned: pinnedVersion(store, id),
    configured: asked.version,
    locked,
    installed,
    foreign: cached.filter((version) => !installed.includes(version)),
    starts: await findClient(store, id, asked).catch(asPortcullisError),
  };
}

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
