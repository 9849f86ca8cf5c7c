import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { describe } from 'vitest';

import { openClientStore } from '../../app/clients/configured-clients.ts';
import { findClient, type FoundClient } from '../../io/clients/find-client.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { PROVIDER_IDS } from '../../providers/known-providers.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const STORE = await openClientStore({ cwd: ROOT, root: ROOT }, process.env);

/** What a process of a test needs, beside its own environment, to find the clients that are installed on this machine. */
export const CLIENTS_ENVIRONMENT = { PORTCULLIS_CACHE_DIR: STORE.folder };

/** The pinned clients that are installed, by provider id; `scripts/test` installs them. What PATH has does not count. */
export const REAL_CLIENTS: ReadonlyMap<string, FoundClient> = new Map(
  (await Promise.all(PROVIDER_IDS.map(installed))).flatMap((client) =>
    client === null ? [] : [[client.id, client] as const],
  ),
);

/** Tests with the real clients, where all are installed; skipped with a name that says so where one is not. */
export function describeRealClients(name: string, tests: () => void): void {
  const missing = PROVIDER_IDS.filter((id) => !REAL_CLIENTS.has(id));
  describe.skipIf(missing.length > 0)(`[real clients] ${name}${skipReason(missing)}`, () => {
    tests();
  });
}

/**
 * A command line that runs a program in a network namespace of its own, in which nothing but 127.0.0.1 can be reached; null where
 * this machine allows none.
 */
export const WITHOUT_NETWORK: ((program: string, args: readonly string[]) => readonly string[]) | null =
  namespaceCommand();

/** Further tests that need such a namespace as well. */
export function describeWithoutNetwork(name: string, tests: () => void): void {
  const skipped = WITHOUT_NETWORK === null ? ': SKIPPED, no network namespace can be made' : '';
  describe.skipIf(skipped !== '')(`${name}${skipped}`, () => {
    tests();
  });
}

function namespaceCommand(): typeof WITHOUT_NETWORK {
  // Root makes one by itself; others need a user namespace around it.
  const flags = ['-n', '-rn'].find(
    (flag) => spawnSync('unshare', [flag, 'ip', 'link', 'set', 'lo', 'up']).status === 0,
  );
  if (flags === undefined) return null;
  const script = 'ip link set lo up && exec "$0" "$@"';
  return (program, args) => ['unshare', flags, 'sh', '-c', script, program, ...args];
}

async function installed(id: string): Promise<FoundClient | null> {
  try {
    const client = await findClient(STORE, id, { version: null, path: null });
    return client.source === 'installed' ? client : null;
  } catch (error) {
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}

function skipReason(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const reason = `: SKIPPED, ${missing.join(', ')} not installed`;
  process.stderr.write(`[real clients]${reason}\n`);
  return reason;
}
