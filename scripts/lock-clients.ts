/**
 * Writes each provider's lock (`src/providers/<id>/<id>-lock.json`) from the registry: `npm run lock-clients [-- claude@X.Y.Z …]`. A
 * version that is named is added and becomes the pinned one; all others are asked for again, so that a difference shows in the diff.
 */
import { join } from 'node:path';

import { clientPackage } from '../src/contracts/client-package.ts';
import { documentText } from '../src/contracts/document-text.ts';
import { lockClient } from '../src/io/clients/lock-client.ts';
import { CLIENT_PACKAGES } from '../src/providers/known-providers.ts';
import { ROOT, writeIfChanged } from './files.ts';

const named = process.argv.slice(2).map((argument) => argument.split('@'));
for (const [id = ''] of named) clientPackage(CLIENT_PACKAGES, id);
for (const [id, client] of CLIENT_PACKAGES) {
  const before = await client.lock();
  const asked = named.filter(([name]) => name === id).map(([, version = '']) => version);
  const versions = [...new Set([...Object.keys(before.versions), ...asked])];
  const locked = versions.map(async (version) => {
    return [version, await lockClient(CLIENT_PACKAGES, id, version, process.env)] as const;
  });
  const lock = { pinned: asked.at(-1) ?? before.pinned, versions: Object.fromEntries(await Promise.all(locked)) };
  const file = join(ROOT, `src/providers/${id}/${id}-lock.json`);
  const changed = await writeIfChanged(file, documentText(lock));
  console.log(`${file} ${changed ? 'was changed: look at the diff' : 'is up to date'}`);
}
