import { join, resolve } from 'node:path';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { refuseLinks } from '../../io/repository-file.ts';
import { FileStore } from '../../io/store/file-store.ts';
import type { World } from '../world/world.ts';

const DEFAULT_FOLDER = '.portcullis/governance';

/**
 * Opens what governance keeps: the Redis of PORTCULLIS_REDIS_URL, else the folder PORTCULLIS_STATE_DIR, else `.portcullis/governance` at the
 * top. Its user closes it.
 *
 * @throws PortcullisError `unavailable` for a Redis that cannot be reached; `invalid_input` for a folder of the repository behind a link
 */
export async function openGovernanceStore(
  world: Pick<World, 'cwd' | 'root'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<GovernanceStore> {
  const { PORTCULLIS_REDIS_URL: url = '', PORTCULLIS_REDIS_PREFIX: prefix = '' } = environment;
  if (url !== '') {
    const { RedisStore } = await import('../../io/store/redis-store.ts');
    return RedisStore.open(url, prefix);
  }
  const folder = storeFolder(world, environment);
  await refuseLinks(world.root, folder, 'the state of governance');
  return new FileStore(folder);
}

/** Where it lies as files; absolute. */
export function storeFolder(
  { cwd, root }: Pick<World, 'cwd' | 'root'>,
  { PORTCULLIS_STATE_DIR: given = '' }: Readonly<Record<string, string | undefined>>,
): string {
  return given === '' ? join(root, DEFAULT_FOLDER) : resolve(cwd, given);
}

/** Does something with the store, and closes it. @throws PortcullisError as `openGovernanceStore` does */
export async function withStore<T>(
  world: Pick<World, 'cwd' | 'root'>,
  environment: Readonly<Record<string, string | undefined>>,
  body: (store: GovernanceStore) => Promise<T>,
): Promise<T> {
  const store = await openGovernanceStore(world, environment);
  try {
    return await body(store);
  } finally {
    await store.close();
  }
}
