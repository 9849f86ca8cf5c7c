import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from 'rolldown';
import { expect, test } from 'vitest';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { HAS_REDIS, RedisServer } from '../../testing/redis-server.ts';
import { FileStore } from './file-store.ts';
import { RedisStore } from './redis-store.ts';

const PROCESSES = 32;
const TRIES = 2;
const LIMIT = 50;

/** Waits for the end of its input, then reserves and settles in each store; says each time how it went. */
const PROCESS = `const [name = '', ...places] = process.argv.slice(2);
const stores = await Promise.all(places.map(async (place) => place.startsWith('redis')
  ? (await import('${import.meta.dirname}/redis-store.ts')).RedisStore.open(place, '')
  : new (await import('${import.meta.dirname}/file-store.ts')).FileStore(place)));
process.stdout.write('ready\\n');
process.stdin.resume();
await new Promise((resolve) => process.stdin.once('end', resolve));
for (const store of stores) {
  for (let time = 0; time < ${TRIES}; time += 1) {
    const id = name + '.' + time;
    const calls = { key: 'budget:run:r', field: 'cloud_calls', add: 1, limit: ${LIMIT} };
    const tokens = { key: 'budget:run:r', field: 'tokens', add: 10 };
    const place = { key: 'budget:global', field: 'runs', gauge: 'runs', limit: 1000, breaks: false };
    const { refused } = await store.reserve({ id, counters: [calls, tokens], places: [place] });
    process.stdout.write((refused === null ? 'let in by ' : 'refused by ') + store.place + '\\n');
    if (refused === null) await store.settle(id, { tokens: 7 });
  }
  await store.close();
}`;

/** What processes said that all ended well; \`middle\` is done while they work. */
async function run(script: string, places: readonly string[], middle: () => Promise<void>): Promise<string> {
  const children = Array.from({ length: PROCESSES }, (_, at) =>
    spawn(process.execPath, [script, `p${at}`, ...places], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const ended = children.map(async (child) => {
    let out = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    return out;
  });
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.end();
  await middle();
  return (await Promise.all(ended)).join('');
}

/** How many were let in by a store, and what it has counted. */
async function told(store: GovernanceStore, said: string): Promise<readonly unknown[]> {
  const { cloud_calls: calls, tokens } = await store.counters('budget:run:r');
  const held = await store.held('runs');
  await store.close();
  return [said.split(`let in by ${store.place}\n`).length - 1, calls, tokens, held];
}
const EXPECTED = [LIMIT, LIMIT, 7 * LIMIT, 0];

test('32 processes exceed no limit and lose no settlement, in files and in Redis that ends and begins in the middle', async ({
  skip,
}) => {
  // Where there is one, a folder in memory: the calls are the same.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portcullis-processes-'));
  const server = HAS_REDIS ? await RedisServer.start() : null;
  try {
    const input = join(folder, 'input.ts');
    writeFileSync(input, PROCESS);
    await build({ input, platform: 'node', output: { dir: join(folder, 'dist'), format: 'esm', minify: true } });
    const state = join(folder, 'state');
    const places = server === null ? [state] : [server.url, state];
    const said = await run(join(folder, 'dist/input.js'), places, async () => {
      await sleep(20);
      await server?.kill();
      await server?.begin();
    });
    expect(await told(new FileStore(state), said)).toEqual(EXPECTED);
    if (server === null) skip('there is no redis-server');
    else expect(await told(await RedisStore.open(server.url, ''), said)).toEqual(EXPECTED);
  } finally {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
