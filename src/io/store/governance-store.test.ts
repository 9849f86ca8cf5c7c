import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { changeDocument, type GovernanceStore } from '../../contracts/governance-store.ts';
import { failingDisk, type FailingDisk } from '../../testing/failing-disk.ts';
import { HAS_REDIS, RedisServer } from '../../testing/redis-server.ts';
import { FileStore } from './file-store.ts';
import { RedisStore } from './redis-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portcullis-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let server: RedisServer | null = null;
beforeAll(async () => {
  if (HAS_REDIS) server = await RedisServer.start();
});
afterAll(() => server?.remove());
const opened: GovernanceStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** Each test has a place of its own, in the folder or behind a prefix with characters of patterns. */
const redis = async (url = server?.url ?? ''): Promise<RedisStore> => {
  const store = await RedisStore.open(url, `${folder}[*]?:`);
  opened.push(store);
  return store;
};
const files = (): Promise<GovernanceStore> => Promise.resolve(new FileStore(join(folder, 'state')));
const KINDS = { files, ...(HAS_REDIS ? { redis } : {}) };

describe.each(Object.entries(KINDS))('a store of %s', (_kind, open) => {
  test('puts a document in the place of exactly what was expected', async () => {
    const store = await open();
    expect(await store.read('termination:a')).toBeNull();
    expect(await store.swap('termination:a', 'one', 'two')).toBe(false);
    expect(await store.swap('termination:a', null, 'one')).toBe(true);
    expect(await store.swap('termination:a', null, 'two')).toBe(false);
    expect(await store.read('termination:a')).toBe('one');
    expect(await store.swap('termination:a', 'one', null)).toBe(true);
    expect(await store.swap('termination:a', null, null)).toBe(true);
    expect(await store.read('termination:a')).toBeNull();
  });

  test('knows keys by their beginning, whatever they are made of', async () => {
    const store = await open();
    const keys = ['a:', 'a:../../b', 'a:A', 'a:a', 'a:a.json', 'a:a.lock', 'a:%41', 'a:ä\u{1F600}\0', 'ab'];
    expect(await store.keys('')).toEqual([]);
    for (const key of keys) expect(await store.swap(key, null, `of ${key}`)).toBe(true);
    expect(await store.keys('a:')).toEqual([
      'a:',
      'a:%41',
      'a:../../b',
      'a:A',
      'a:a',
      'a:a.json',
      'a:a.lock',
      'a:ä\u{1F600}\0',
    ]);
    for (const key of keys) expect(await store.read(key)).toBe(`of ${key}`);
  });

  test('loses no change of any who change a document at once', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
    const add = (before: string | null): string => String(Number(before ?? 0) + 1);
    await Promise.all(
      stores.map(async (store) => {
        for (let time = 0; time < 5; time += 1) await changeDocument(store, 'tool_stats:a', add);
      }),
    );
    expect(await (await open()).read('tool_stats:a')).toBe('40');
  });

  test('keeps the lines of the activity in order', async () => {
    const store = await open();
    expect(await store.logged()).toEqual([]);
    await store.log('{"a":1}');
    await store.log('{"a":2}');
    expect(await store.logged()).toEqual(['{"a":1}', '{"a":2}']);
  });
});

describe('a store of files', () => {
  test('refuses a key that is too long for a name', async () => {
    const store = new FileStore(folder);
    await expect(store.read('k'.repeat(201))).rejects.toThrow('expected a key of at most');
  });

  test('goes on behind a line that was torn off', async () => {
    const store = new FileStore(folder);
    writeFileSync(join(folder, 'activity.jsonl'), '{"a":1}\n{"b');
    await store.log('{"c":3}');
    expect(readFileSync(join(folder, 'activity.jsonl'), 'utf8')).toBe('{"a":1}\n{"b\n{"c":3}\n');
  });

  test.each([
    ['one', 'two'],
    [null, 'two'],
    ['one', null],
  ] as const)(
    'a process that ends at any step of %s → %s leaves the old or the new, and nothing that hinders',
    async (before, next) => {
      const place = (at: number): string => join(folder, String(at));
      for (let at = 0, calls = 1; at < calls; at += 1) {
        await new FileStore(place(at)).swap('k:a', null, before);
        const disk: FailingDisk = failingDisk(at, 'crash');
        await new FileStore(place(at), disk).swap('k:a', before, next).catch(() => null);
        calls = Math.max(calls, disk.calls.length);
        // The lock of a process that is gone, as it would be.
        for (const name of readdirSync(place(at)).filter((found) => found.endsWith('.lock'))) {
          writeFileSync(
            join(place(at), name),
            readFileSync(join(place(at), name), 'utf8').replace(/started=.*/, 'started=x'),
          );
        }
        const store = new FileStore(place(at));
        const left = await store.read('k:a');
        expect([before, next]).toContain(left);
        expect(await store.keys('')).toEqual(left === null ? [] : ['k:a']);
        expect(await store.swap('k:a', left, 'three')).toBe(true);
      }
    },
  );
});

describe.skipIf(!HAS_REDIS)('a store in Redis', () => {
  const ask = async (...command: readonly string[]): Promise<unknown> => {
    const { Redis } = await import('ioredis');
    const client = new Redis(server?.url ?? '');
    const [name = '', ...given] = command;
    try {
      return await client.call(name, ...given);
    } finally {
      client.disconnect();
    }
  };

  test('adds ids to sets and to sets by time, and takes them away', async () => {
    const store = await redis();
    const index = { sets: ['termination:reason:timeout'], timelines: ['access_logs:l'] };
    await store.swap('termination:a:b', null, 'one', index);
    expect(await ask('SMEMBERS', `${folder}[*]?:termination:reason:timeout`)).toEqual(['a:b']);
    expect(await ask('ZRANGE', `${folder}[*]?:access_logs:l`, '0', '-1')).toEqual(['a:b']);
    expect(Number(await ask('ZSCORE', `${folder}[*]?:access_logs:l`, 'a:b'))).toBeCloseTo(Date.now(), -5);
    expect(await store.keys('termination:')).toEqual(['termination:a:b']);
    await store.swap('termination:a:b', 'one', null, index);
    expect(await ask('EXISTS', `${folder}[*]?:termination:reason:timeout`, `${folder}[*]?:access_logs:l`)).toBe(0);
  });

  test('goes on after a server that ended and began again in the middle, and does nothing twice', async () => {
    const mine = await RedisServer.start();
    try {
      const stores = await Promise.all(Array.from({ length: 4 }, () => redis(mine.url)));
      const work = stores.map(async (store) => {
        for (let time = 0; time < 50; time += 1) {
          await changeDocument(store, 'n', (before) => String(Number(before ?? 0) + 1));
        }
      });
      for (let time = 0; time < 2; time += 1) {
        await sleep(30);
        await mine.kill();
        await mine.begin();
      }
      await Promise.all(work);
      expect(await (await redis(mine.url)).read('n')).toBe('200');
    } finally {
      for (const store of opened.splice(0)) await store.close();
      await mine.remove();
    }
  });

  test('refuses as a whole what does not fit into the memory of the server', async () => {
    const store = await redis();
    await ask('CONFIG', 'SET', 'maxmemory', '1mb');
    try {
      await expect(store.swap('k:a', null, 'x'.repeat(100), { sets: ['s'] })).rejects.toThrow('OOM');
    } finally {
      await ask('CONFIG', 'SET', 'maxmemory', '0');
    }
    expect(await store.read('k:a')).toBeNull();
  });

  test.each([
    [
      'redis://127.0.0.1:1',
      'redis://127.0.0.1:1: expected Redis 7 that does what it is asked, found: connect ECONNREFUSED',
    ],
    ['http://:secret@h', 'expected an address of Redis, found another text'],
    ['no address', 'expected an address of Redis, found another text'],
  ])('%s cannot be reached', async (url, message) => {
    const error: unknown = await redis(url).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('secret');
  });

  test('a wrong password is refused and not told', async () => {
    await ask('ACL', 'SETUSER', 'mallory', 'on', '>other', '~*', '+@all');
    const url = server?.url.replace('//', '//mallory:sesame@') ?? '';
    const error: unknown = await redis(url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ exitCode: 3 });
    expect(String(error)).toContain(`redis://127.0.0.1:${server?.port}/0: expected`);
    expect(String(error)).not.toContain('sesame');
  });
});
