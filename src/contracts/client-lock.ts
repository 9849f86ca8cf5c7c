import type { ClientLock, LockedPackage, LockedVersion } from './generated/client-lock.ts';
import { validate } from './generated/client-lock.validate.js';
import { checkedDocument } from './json-source.ts';

export type { ClientLock, LockedPackage, LockedVersion };

/** A repository's own lock, for versions that Portcullis itself does not know; relative to its root. */
export const CLIENT_LOCK_FILE = '.github/portcullis/clients-lock.json';

/** Parses a lock of clients. Throws `ProblemsError`, also where a client's pinned version is not among its versions. */
export function parseClientLock(text: string, file: string): ClientLock {
  const { value: lock, refuse } = checkedDocument<ClientLock>('the lock of clients', text, validate, file);
  const unknown = Object.entries(lock.clients).filter(([, { pinned, versions }]) => versions[pinned] === undefined);
  refuse(
    unknown.map(([id, { pinned, versions }]) => {
      const expected = `one of the versions ${Object.keys(versions).join(', ')}`;
      return { pointer: `/clients/${id}/pinned`, expected, found: pinned };
    }),
  );
  return lock;
}
