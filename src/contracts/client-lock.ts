import type { ClientLock, LockedPackage, LockedVersion } from './generated/client-lock.ts';
import { validate } from './generated/client-lock.validate.js';
import { parseCheckedJson } from './json-source.ts';
import { problemsError } from './problem.ts';

export type { ClientLock, LockedPackage, LockedVersion };

/** A repository's own lock, for versions that Portcullis itself does not know; relative to its root. */
export const CLIENT_LOCK_FILE = '.github/portcullis/clients-lock.json';

/** Parses a lock of clients. Throws `ProblemsError`, also where a client's pinned version is not among its versions. */
export function parseClientLock(text: string, file: string): ClientLock {
  const lock = parseCheckedJson<ClientLock>('the lock of clients', text, validate, file);
  const problems = Object.entries(lock.clients)
    .filter(([, { pinned, versions }]) => versions[pinned] === undefined)
    .map(([id, { pinned, versions }]) => ({
      file,
      line: null,
      pointer: `/clients/${id}/pinned`,
      expected: `one of the versions ${Object.keys(versions).join(', ')}`,
      found: pinned,
      help: null,
    }));
  if (problems.length > 0) throw problemsError('the lock of clients', problems);
  return lock;
}
