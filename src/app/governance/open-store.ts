import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { isInside } from '../../io/find-files.ts';
import { refuseLinks } from '../../io/repository-file.ts';
import { FileStore } from '../../io/store/file-store.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';

const DEFAULT_FOLDER = '.portcullis/governance';

/**
 * Opens what governance keeps: the Redis of PORTCULLIS_REDIS_URL, else the folder PORTCULLIS_STATE_DIR, else `.portcullis/governance` at the
 * top. Its user closes it.
 *
 * @throws PortcullisError `unavailable` for a Redis that cannot be reached; `invalid_input` for a folder of the repository behind a link, or
 * with files that are in git
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
  if (isInside(world.root, folder) && existsSync(folder)) await refuseCommittedOnce(world, folder);
  return new FileStore(folder);
}

const LOOKED_AT = new WeakMap<object, Promise<void>>();

/** A command opens the store for many things, and git need not be asked for each. */
function refuseCommittedOnce(world: Pick<World, 'root'>, folder: string): Promise<void> {
  const looked = LOOKED_AT.get(world) ?? refuseCommitted(world, folder);
  LOOKED_AT.set(world, looked);
  return looked;
}

/** What a commit brings along, such as a grant, nobody here has decided. */
async function refuseCommitted(world: Pick<World, 'root'>, folder: string): Promise<void> {
  const repository = await openRepository(world);
  const [first] = (await repository?.trackedPaths(folder)) ?? [];
  if (first === undefined) return;
  const mismatch = { expected: 'no file that is in git', found: first };
  const help = 'Take it out of git: `git rm -r --cached .portcullis/governance`.';
  throw mismatchError('invalid_input', `${folder}: the state of governance`, mismatch, help);
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
