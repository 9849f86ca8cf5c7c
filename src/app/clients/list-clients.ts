import { pinnedVersion, type ClientStore } from '../../io/clients/client-store.ts';
import { findClient, type AskedClient, type FoundClient } from '../../io/clients/find-client.ts';
import { cachedVersions, installedProgram } from '../../io/clients/installed-program.ts';
import { asPortcullisError, type PortcullisError } from '../../kernel/portcullis-error.ts';

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
