import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { madeClients, npmEnvironment } from '../../testing/made-clients.ts';
import type { ClientStore } from './client-store.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import { findClient } from './find-client.ts';
import { installClient } from './install-client.ts';
import { cachedVersions } from './installed-program.ts';
import { lockClient } from './lock-client.ts';

const nothing = (): void => undefined;
const open = { version: null, path: null };

/** The same store, with one digest of the lock changed. */
function tampered(store: ClientStore, id: string, version: string, folder: string): ClientStore {
  const locked = store.lock.clients[id]?.versions[version] ?? {};
  const item = locked[folder];
  if (item === undefined) throw new Error(`no ${folder}`);
  const changed = { ...locked, [folder]: { ...item, integrity: `sha512-${'A'.repeat(86)}==` } };
  const clients = { ...store.lock.clients, [id]: { pinned: version, versions: { [version]: changed } } };
  return { ...store, lock: { schema: 1, clients } };
}

describe.skipIf(process.platform === 'win32')('installClient', () => {
  test('installs with the digests of the lock, and nothing a second time', async () => {
    const { store: makeStore, registry } = await madeClients('codex@1.0.0', 'copilot@2.0.0-1');
    const store = makeStore();
    let downloads = 0;
    const first = await installClient(store, 'codex', '1.0.0', () => (downloads += 1));
    expect(first).toMatchObject({
      present: false,
      program: expect.stringMatching(/\/codex\/1\.0\.0\/.*\/bin\/codex$/),
    });
    expect(await installClient(store, 'copilot', '2.0.0-1', nothing)).toMatchObject({ present: false });
    const { length } = registry.requests;
    const second = await installClient(store, 'codex', '1.0.0', () => (downloads += 1));
    expect([second, downloads, registry.requests.length]).toEqual([{ ...first, present: true }, 1, length]);
    expect(readdirSync(join(store.folder, 'codex'))).toEqual(['1.0.0']);
    expect(await findClient(store, 'codex', open)).toEqual({
      id: 'codex',
      program: first.program,
      prefixArgs: [],
      version: '1.0.0',
      pinned: '1.0.0',
      source: 'installed',
      cacheFolder: `${store.folder}/run-cache/codex/1.0.0`,
    });
  });

  test('several versions stand side by side; the pinned one is started unless another is asked for', async () => {
    const store = (await madeClients('claude@1.0.0', 'claude@1.1.0')).store();
    for (const version of ['1.0.0', '1.1.0']) await installClient(store, 'claude', version, nothing);
    expect(await cachedVersions(store, 'claude')).toEqual(['1.0.0', '1.1.0']);
    expect((await findClient(store, 'claude', open)).version).toBe('1.1.0');
    expect((await findClient(store, 'claude', { version: '1.0.0', path: null })).version).toBe('1.0.0');
  });

  test.each(['@openai/codex', ''])('another digest than the lock has is an error and leaves nothing', async (own) => {
    const store = (await madeClients('codex@1.0.0')).store();
    const folders = Object.keys(store.lock.clients['codex']?.versions['1.0.0'] ?? {});
    const folder = folders.find((item) => (item === '@openai/codex') === (own !== '')) ?? '';
    await expect(
      installClient(tampered(store, 'codex', '1.0.0', folder), 'codex', '1.0.0', nothing),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^codex 1\.0\.0: .*EINTEGRITY/),
    });
    expect(readdirSync(join(store.folder, 'codex'))).toEqual([]);
  });

  test('other bytes than the registry itself says are an error and leave nothing', async () => {
    const { store: makeStore, registry } = await madeClients('codex@1.0.0');
    const store = makeStore();
    registry.tamper('@openai/codex', '1.0.0');
    await expect(installClient(store, 'codex', '1.0.0', nothing)).rejects.toThrow(/EINTEGRITY/);
    expect(readdirSync(join(store.folder, 'codex'))).toEqual([]);
  });

  test('what was installed from other digests is not started, and is replaced', async () => {
    const store = (await madeClients('claude@1.0.0')).store();
    const { program } = await installClient(store, 'claude', '1.0.0', nothing);
    const other = tampered(store, 'claude', '1.0.0', '@anthropic-ai/claude-code');
    await expect(findClient({ ...other, environment: {} }, 'claude', open)).rejects.toMatchObject({
      code: 'not_found',
    });
    writeFileSync(join(program, '../../../../package-lock.json'), '{}');
    expect(await installClient(store, 'claude', '1.0.0', nothing)).toMatchObject({ present: false, program });
    expect(readdirSync(join(store.folder, 'claude'))).toEqual(['1.0.0']);
  });

  test('of several installations at once one stays, whole', async () => {
    const store = (await madeClients('claude@1.0.0')).store();
    mkdirSync(join(store.folder, 'claude', '1.0.0', 'broken'), { recursive: true });
    const all = await Promise.all([1, 2, 3].map(() => installClient(store, 'claude', '1.0.0', nothing)));
    expect(new Set(all.map(({ program }) => program)).size).toBe(1);
    expect(readdirSync(join(store.folder, 'claude'))).toEqual(['1.0.0']);
    expect(existsSync(join(store.folder, 'claude', '1.0.0', 'broken'))).toBe(false);
    expect(await findClient(store, 'claude', open)).toMatchObject({ version: '1.0.0', source: 'installed' });
  });

  test('settings of an outer npm do not change what is installed', async () => {
    const made = await madeClients('claude@1.0.0');
    const store = made.store();
    const outer = { npm_config_workspace: 'a', npm_config_global: 'true', npm_config_prefix: store.cwd };
    const environment = { ...store.environment, ...outer, npm_config_install_strategy: 'linked' };
    expect(await installClient({ ...store, environment }, 'claude', '1.0.0', nothing)).toMatchObject({
      present: false,
    });
  });
});

describe.skipIf(process.platform === 'win32')('installClient refuses', () => {
  test('a version that no lock has, and names the command that adds it', async () => {
    const store = (await madeClients('claude@1.0.0')).store();
    await expect(installClient(store, 'claude', '9.9.9', nothing)).rejects.toMatchObject({
      code: 'not_found',
      message: 'claude 9.9.9: expected a version whose digests are locked (1.0.0)',
      help: expect.stringContaining('portcullis clients lock claude@9.9.9'),
    });
  });

  test('a version that the registry does not have', async () => {
    const [has, lacks] = [await madeClients('claude@1.0.0'), await madeClients('claude@1.0.1')];
    await expect(installClient(has.store({ lock: lacks.lock }), 'claude', '1.0.1', nothing)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^claude 1\.0\.1: the registry of npm does not have it \((?:ETARGET|E404)\)/),
    });
  });

  test('a platform that the lock has no package for', async () => {
    const store = (await madeClients('claude@1.0.0')).store({ platform: { os: 'aix', cpu: 'ppc64', libc: null } });
    await expect(installClient(store, 'claude', '1.0.0', nothing)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('expected a package for aix-ppc64'),
    });
  });

  test('a registry that cannot be reached', async () => {
    const { store: makeStore, registry } = await madeClients('claude@1.0.0');
    await registry.close();
    await expect(installClient(makeStore(), 'claude', '1.0.0', nothing)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('the registry of npm cannot be reached (ECONNREFUSED)'),
    });
  });

  test('a program that says another version', async () => {
    const { registry, store: makeStore } = await madeClients('claude@1.0.0');
    const store = makeStore();
    const packages = store.lock.clients['claude']?.versions['1.0.0'] ?? {};
    const lock = { schema: 1 as const, clients: { claude: { pinned: '1.0.2', versions: { '1.0.2': packages } } } };
    await expect(installClient({ ...store, lock }, 'claude', '1.0.2', nothing)).rejects.toThrow(/it says 1\.0\.0/);
    expect(registry.requests.length).toBeGreaterThan(0);
  });

  test('a cache that cannot be made', async () => {
    const store = (await madeClients('claude@1.0.0')).store();
    writeFileSync(store.folder, '');
    await expect(installClient(store, 'claude', '1.0.0', nothing)).rejects.toMatchObject({ code: 'not_written' });
  });
});

describe.skipIf(process.platform === 'win32')('lockClient', () => {
  test('takes digests, versions and names from the registry', async () => {
    const { registry, lock, store } = await madeClients('codex@1.0.0', 'claude@1.1.0');
    const environment = npmEnvironment(registry.url, store().cwd);
    expect(await lockClient(CLIENT_PACKAGES, 'codex', '1.0.0', environment)).toEqual(
      lock.clients['codex']?.versions['1.0.0'],
    );
    expect(await lockClient(CLIENT_PACKAGES, 'claude', '1.1.0', environment)).toEqual(
      lock.clients['claude']?.versions['1.1.0'],
    );
    expect(registry.requests.some((path) => path.endsWith('.tgz'))).toBe(false);
    await expect(lockClient(CLIENT_PACKAGES, 'codex', '2.0.0', environment)).rejects.toThrow(
      /does not have it \(ETARGET\)/,
    );
  });
});
