import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { GitRepository } from '../git/git-repository.ts';
import type { KnownBlobs } from './github-files.ts';

/** The blobs of a clone: what its HEAD tracks it has for certain, unless it is a partial one, where git fetches what it reads. */
export function cloneBlobs(repository: GitRepository): KnownBlobs {
  let ids: Promise<ReadonlySet<string>> | undefined;
  return {
    read: (blob) => repository.blob(blob),
    ids: () => (ids ??= idsOfHead(repository)),
  };
}

async function idsOfHead(repository: GitRepository): Promise<ReadonlySet<string>> {
  try {
    const head = await repository.headCommit();
    const entries = head === null ? [] : [...(await repository.listEntriesAt(head)).values()];
    // Mode and id.
    return new Set(entries.map((entry) => entry.slice(entry.indexOf(' ') + 1)));
  } catch (error) {
    // Of what is asked for needlessly the bytes are right all the same.
    if (error instanceof PortcullisError && error.code === 'not_comparable') return new Set();
    throw error;
  }
}
