/**
 * Writes `src/io/clients/client-lock.json` from the registry: `npm run lock-clients [-- claude@X.Y.Z …]`. A version that is named is
 * added and becomes the pinned one; all others are asked for again, so that a difference shows in the diff.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseClientLock, type ClientLock } from '../src/contracts/client-lock.ts';
import { documentText } from '../src/contracts/document-text.ts';
import { lockClient } from '../src/io/clients/lock-client.ts';
import { ROOT, writeIfChanged } from './files.ts';

const FILE = join(ROOT, 'src/io/clients/client-lock.json');

const before = parseClientLock(await readFile(FILE, 'utf8'), FILE);
const named = process.argv.slice(2).map((argument) => argument.split('@'));
const clients: Record<string, ClientLock['clients'][string]> = {};
for (const id of new Set([...Object.keys(before.clients), ...named.map(([client = '']) => client)])) {
  const asked = named.filter(([client]) => client === id).map(([, version = '']) => version);
  const versions = [...new Set([...Object.keys(before.clients[id]?.versions ?? {}), ...asked])];
  const locked = versions.map(async (version) => [version, await lockClient(id, version, process.env)] as const);
  const pinned = asked.at(-1) ?? before.clients[id]?.pinned ?? '';
  clients[id] = { pinned, versions: Object.fromEntries(await Promise.all(locked)) };
}
const changed = await writeIfChanged(FILE, documentText({ schema: 1, clients }));
console.log(`${FILE} ${changed ? 'was changed: look at the diff' : 'is up to date'}`);
