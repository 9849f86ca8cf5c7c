import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { madeClients } from '../../testing/made-clients.ts';
import type { ClientStore } from './client-store.ts';
import { findClient } from './find-client.ts';

/** A store without installed clients, and a codex of that version in its folder and on PATH. */
async function withCodex(version: string): Promise<{ store: ClientStore; program: string }> {
  const store = (await madeClients('codex@1.0.0')).store();
  const folder = join(store.cwd, 'bin');
  mkdirSync(folder);
  const program = join(folder, 'codex');
  writeFileSync(program, `#!/bin/sh\necho codex-cli ${version}\n`);
  chmodSync(program, 0o755);
  return { store: { ...store, environment: { PATH: `${folder}:/usr/bin:/bin` } }, program };
}

describe.skipIf(process.platform === 'win32')('findClient', () => {
  test('what PATH has is taken where nothing is installed, whatever its version', async () => {
    const { store, program } = await withCodex('0.9.0');
    const found = await findClient(store, 'codex', { version: null, path: null });
    expect(found).toMatchObject({ program, prefixArgs: [], version: '0.9.0', pinned: '1.0.0', source: 'path' });
    expect(found.cacheFolder).toMatch(/\/run-cache\/codex\/[0-9a-f]{16}$/);
  });

  test('a version that is asked for is never replaced by another one', async () => {
    const { store } = await withCodex('0.9.0');
    await expect(findClient(store, 'codex', { version: '1.0.0', path: null })).rejects.toMatchObject({
      code: 'not_found',
      message: 'codex 1.0.0: it is not installed',
      help: expect.stringContaining('portcullis clients install codex@1.0.0'),
    });
    const given = findClient(store, 'codex', { version: '1.0.0', path: 'bin/codex' });
    await expect(given).rejects.toThrow(/expected version 1\.0\.0, found 0\.9\.0/);
    await expect(findClient(store, 'codex', { version: '9.9.9', path: null })).rejects.toThrow(/digests are locked/);
  });

  test('a path that is given comes first; it is relative to the folder of the command, or a name on PATH', async () => {
    const { store, program } = await withCodex('0.9.0');
    const found = await findClient(store, 'codex', { version: null, path: 'bin/codex' });
    expect(found).toMatchObject({ program, version: '0.9.0', source: 'given' });
    expect(await findClient(store, 'codex', { version: null, path: 'codex' })).toEqual(found);
  });

  test('a client that tells no version is taken without one; one that cannot start is an error', async () => {
    const { store, program } = await withCodex('0.9.0');
    writeFileSync(program, '#!/bin/sh\nexit 1\n');
    expect((await findClient(store, 'codex', { version: null, path: program })).version).toBeNull();
    writeFileSync(program, '#!/no/such/interpreter\n');
    const broken = findClient(store, 'codex', { version: null, path: program });
    await expect(broken).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('nothing anywhere is an error that says what to do', async () => {
    const store = (await madeClients('codex@1.0.0')).store({ environment: { PATH: '/nowhere' } });
    await expect(findClient(store, 'codex', { version: null, path: null })).rejects.toMatchObject({
      code: 'not_found',
      message: 'codex 1.0.0: it is not installed, and PATH has no codex',
      help: expect.stringContaining('portcullis clients install codex'),
    });
    await expect(findClient(store, 'other', { version: null, path: null })).rejects.toMatchObject({ code: 'usage' });
  });
});
