import { join } from 'node:path';

import { CLIENT_LOCK_FILE, parseClientLock, type ClientLock, type LockedVersion } from '../../contracts/client-lock.ts';
import { clientPackage, type ClientPackages } from '../../contracts/client-package.ts';
import { documentText } from '../../contracts/document-text.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { readOptionalTextFile } from '../read-text-file.ts';

/** A repository's own lock, and how it is called in messages. */
export interface ClientLockText {
  readonly text: string;
  readonly file: string;
}

/** The repository's own lock as the working tree has it; null where it has none. */
export async function clientLockAt(root: string): Promise<ClientLockText | null> {
  const file = join(root, CLIENT_LOCK_FILE);
  const text = await readOptionalTextFile(file, 'the lock of clients');
  return text === undefined ? null : { text, file };
}

/** The lock that Portcullis brings, with what the repository's own one adds: further versions, and another pinned version. */
export async function loadClientLock(packages: ClientPackages, own: ClientLockText | null): Promise<ClientLock> {
  const known = [...packages].map(async ([id, client]) => [id, await client.lock()] as const);
  const clients = Object.fromEntries(await Promise.all(known));
  const ours = parseClientLock(documentText({ schema: 1, clients }), 'the lock of the providers');
  return own === null ? ours : mergeLocks(packages, ours, parseClientLock(own.text, own.file), own.file);
}

/**
 * What a repository adds is what a pull request can change. So a version that both know has to be the same in both, and every
 * package has to be the client's own: another one in its place would be what is started.
 *
 * @throws PortcullisError `invalid_input` or `usage`, with the file's name
 */
export function mergeLocks(packages: ClientPackages, ours: ClientLock, theirs: ClientLock, file: string): ClientLock {
  const clients = { ...ours.clients };
  for (const [id, { pinned, versions }] of Object.entries(theirs.clients)) {
    const { name } = clientPackage(packages, id);
    const known = ours.clients[id]?.versions ?? {};
    for (const [version, locked] of Object.entries(versions)) {
      refuseForeignPackages(name, locked, `${file}: /clients/${id}/versions/${version}`);
      const same = known[version];
      if (same !== undefined && documentText(same) !== documentText(locked)) {
        throw invalidInput(
          `${file}: ${id} ${version}: expected the digests that Portcullis knows of this version, found others`,
          'Take this version out of the file, and find out who wrote it there.',
        );
      }
    }
    clients[id] = { pinned, versions: { ...versions, ...known } };
  }
  return { schema: 1, clients };
}

function refuseForeignPackages(name: string, locked: LockedVersion, place: string): void {
  for (const [folder, item] of Object.entries(locked)) {
    const own = (folder === name || folder.startsWith(`${name}-`)) && !folder.slice(name.length).includes('/');
    if (own && (item.name === undefined || item.name === name)) continue;
    const found = `${folder}${item.name === undefined ? '' : ` (${item.name})`}`;
    throw invalidInput(`${place}: expected packages of ${name}, found ${found}`);
  }
}
