import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { changeDocument, type GovernanceStore } from '../../contracts/governance-store.ts';
import { failingDisk, type FailingDisk } from '../../testing/failing-disk.ts';
import { DISK } from '../disk.ts';
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

/** Makes locks those of a process that is gone, as they would be. */
function releaseLocks(where: string): void {
  for (const name of readdirSync(where).filter((found) => found.endsWith('.lock'))) {
    const lock = join(where, name);
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/started=.*/, 'started=x'));
  }
}

const DAY = new Date().toISOString().slice(0, 10);
const counter = (add: number, limit?: number, warn?: number) => ({
  key: 'budget:user:u:daily:{date}',
  field: 'calls',
  add,
  limit,
  warn,
});
const place = (limit: number, breaks = false) => ({
  key: 'budget:global',
  field: 'runs',
  gauge: 'runs',
  limit,
  breaks,
});

describe.each(Object.entries(KINDS))('budgets in a store of %s', (_kind, open) => {
  const counted = async (store: GovernanceStore) => (await store.counters(`budget:user:u:daily:${DAY}`))['calls'];

  test('reserves all or nothing, up to the limit, and settles once', async () => {
    const store = await open();
    const reserve = (id: string, add: number) =>
      store.reserve({ id, counters: [counter(add, 10), { ...counter(add), field: 'tokens' }], places: [place(2)] });
    expect(await reserve('a', 6)).toEqual({ refused: null, warned: [] });
    expect(await reserve('a', 6)).toEqual({ refused: null, warned: [] });
    const key = `budget:user:u:daily:${DAY}`;
    const refused = { key, field: 'calls', consumed: 6, limit: 10, breaker: null };
    expect(await reserve('b', 5)).toEqual({ refused, warned: [] });
    expect(await store.counters(key)).toEqual({ calls: 6, tokens: 6 });
    expect(await store.held('runs')).toBe(1);
    for (let time = 0; time < 2; time += 1) await store.settle('a', { tokens: 9 });
    expect(await store.counters(key)).toEqual({ calls: 6, tokens: 9 });
    expect(await store.held('runs')).toBe(0);
    // What is settled over its limit may stand; the next one is refused.
    expect((await reserve('c', 4)).refused).toBeNull();
    await store.settle('c', { calls: 50 });
    expect((await reserve('d', 1)).refused).toMatchObject({ consumed: 56 });
  });

  test('goes by a limit that was set for the period, and warns once of what comes near', async () => {
    const store = await open();
    const reserve = async (id: string) => {
      const { refused, warned } = await store.reserve({ id, counters: [counter(1, 3, 2)], places: [] });
      return [refused?.limit ?? null, warned.map(({ consumed }) => consumed)];
    };
    expect([await reserve('a'), await reserve('b'), await reserve('c')]).toEqual([
      [null, []],
      [null, [2]],
      [null, []],
    ]);
    expect(await reserve('d')).toEqual([3, []]);
    await store.putCounter(`budget:user:u:daily:${DAY}`, 'limit:calls', 4);
    expect([await reserve('d'), await reserve('e')]).toEqual([
      [null, []],
      [4, []],
    ]);
  });

  test('a full gauge opens its breaker: it refuses, also what would have a place', async () => {
    const store = await open();
    const reserve = async (id: string) =>
      (await store.reserve({ id, counters: [], places: [place(1, true)] })).refused?.breaker;
    expect([await reserve('a'), await reserve('b'), await reserve('c')]).toEqual([undefined, 'opens', 'open']);
    await store.settle('a', {});
    expect(await reserve('d')).toBe('open');
    // Half-open: who asks first finds out.
    await store.putCounter('budget:global', 'open_until:runs', Date.now() - 1);
    expect([await reserve('e'), await reserve('f')]).toEqual([undefined, 'opens']);
    await store.renew(['e', 'gone']);
    expect(await store.held('runs')).toBe(1);
  });

  test('of many at once exactly as many are let in as may be', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
    const all = stores.flatMap((store, at) =>
      [0, 1, 2, 3].map(async (time) => {
        const { refused } = await store.reserve({ id: `${at}.${time}`, counters: [counter(1, 20)], places: [] });
        if (refused === null) await store.settle(`${at}.${time}`, { calls: 1 });
        return refused === null;
      }),
    );
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(20);
    expect(await counted(stores[0] ?? (await open()))).toBe(20);
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
      const inFolder = (at: number): string => join(folder, String(at));
      for (let at = 0, calls = 1; at < calls; at += 1) {
        await new FileStore(inFolder(at)).swap('k:a', null, before);
        const disk: FailingDisk = failingDisk(at, 'crash');
        await new FileStore(inFolder(at), disk).swap('k:a', before, next).catch(() => null);
        calls = Math.max(calls, disk.calls.length);
        releaseLocks(inFolder(at));
        const store = new FileStore(inFolder(at));
        const left = await store.read('k:a');
        expect([before, next]).toContain(left);
        expect(await store.keys('')).toEqual(left === null ? [] : ['k:a']);
        expect(await store.swap('k:a', left, 'three')).toBe(true);
      }
    },
  );
});

describe('budgets in files, by their clock', () => {
  const at = (now: number, disk = DISK): FileStore => new FileStore(folder, disk, () => now);
  const asked = (id: string) => ({ id, counters: [counter(1)], places: [place(1)] });
  const MIDNIGHT = Date.UTC(2026, 10, 29);
  const key = (day: number): string => `budget:user:u:daily:2026-11-${day}`;

  test('what was reserved before midnight is settled on that day, and limits of the day end with it', async () => {
    await at(MIDNIGHT - 1).reserve(asked('a'));
    await at(MIDNIGHT - 1).putCounter('budget:global', 'limit:runs', 9);
    await at(MIDNIGHT).settle('a', { calls: 3 });
    await at(MIDNIGHT).reserve(asked('b'));
    expect([await at(MIDNIGHT).counters(key(28)), await at(MIDNIGHT).counters(key(29))]).toEqual([
      { calls: 3 },
      { calls: 1 },
    ]);
    expect(await at(MIDNIGHT).counters('budget:global')).toEqual({});
    expect(await at(MIDNIGHT + 9 * 86_400_000).counters(key(28))).toEqual({});
  });

  test('a place that nobody renews is given back after 60 s, also where the clock was put back', async () => {
    await at(MIDNIGHT).reserve(asked('a'));
    expect((await at(MIDNIGHT + 59_999).reserve(asked('b'))).refused).not.toBeNull();
    await at(MIDNIGHT + 59_999).renew(['a']);
    expect(await at(MIDNIGHT + 60_000).held('runs')).toBe(1);
    expect(await at(MIDNIGHT + 119_999).held('runs')).toBe(0);
    expect(await at(MIDNIGHT - 3_600_000).held('runs')).toBe(0);
  });

  test.each(['reserve', 'settle'] as const)(
    'a process that ends at any step of %s leaves it done or not, and it is done once',
    async (step) => {
      for (let call = 0, calls = 1; call < calls; call += 1) {
        rmSync(folder, { recursive: true, force: true });
        const store = new FileStore(folder);
        if (step === 'settle') await store.reserve(asked('a'));
        const disk = failingDisk(call, 'crash');
        const ending = new FileStore(folder, disk);
        await (step === 'reserve' ? ending.reserve(asked('a')) : ending.settle('a', { calls: 3 })).catch(() => null);
        calls = Math.max(calls, disk.calls.length);
        releaseLocks(folder);
        await (step === 'reserve' ? store.reserve(asked('a')) : store.settle('a', { calls: 3 }));
        expect(await store.counters(`budget:user:u:daily:${DAY}`)).toEqual({ calls: step === 'reserve' ? 1 : 3 });
      }
    },
  );

  test('another text in the place of the state is refused', async () => {
    writeFileSync(join(folder, 'budgets.state'), '{"periods":{}');
    await expect(new FileStore(folder).reserve(asked('a'))).rejects.toThrow('expected what Portcullis wrote');
  });
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
