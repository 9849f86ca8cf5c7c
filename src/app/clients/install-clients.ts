import { clientPackage } from '../../contracts/client-package.ts';
import { pinnedVersion, type ClientStore } from '../../io/clients/client-store.ts';
import { installClient, type InstalledClient } from '../../io/clients/install-client.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { ClientRequest } from './configured-clients.ts';

/** What became of one version. */
export interface ClientInstallation extends Omit<InstalledClient, 'program'> {
  /** Absolute; null where it could not be installed. */
  readonly program: string | null;
  readonly error: PortcullisError | null;
}

/** What is told while it happens. `megabytes` is about how much is downloaded. */
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
