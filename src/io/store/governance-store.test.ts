import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { changeDocument, type GovernanceStore } from '../../contracts/governance-store.ts';
import { failingDisk, type FailingDisk } from '../../testing/failing-disk.ts';
import { FileStore } from './file-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portcullis-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KINDS: Readonly<Record<string, () => GovernanceStore>> = { files: () => new FileStore(join(folder, 'state')) };

describe.each(Object.entries(KINDS))('a store of %s', (_kind, open) => {
  test('puts a document in the place of exactly what was expected', async () => {
    const store = open();
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
    const store = open();
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
    await expect(store.read('k'.repeat(300))).rejects.toThrow('expected a key of at most');
  });

  test('loses no change of any who change a document at once', async () => {
    const stores = Array.from({ length: 8 }, open);
    const add = (before: string | null): string => String(Number(before ?? 0) + 1);
    await Promise.all(
      stores.map(async (store) => {
        for (let time = 0; time < 5; time += 1) await changeDocument(store, 'tool_stats:a', add);
      }),
    );
    expect(await open().read('tool_stats:a')).toBe('40');
  });

  test('keeps the lines of the activity in order', async () => {
    const store = open();
    expect(await store.logged()).toEqual([]);
    await store.log('{"a":1}');
    await store.log('{"a":2}');
    expect(await store.logged()).toEqual(['{"a":1}', '{"a":2}']);
  });
});

describe('a store of files', () => {
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
