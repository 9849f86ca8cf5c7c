import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'rolldown';

import { RedisServer } from '../../../src/testing/redis-server.ts';
import { median } from '../../median.ts';

const PROCESSES = 32;
const ROUNDS = 3;
const STORES = join(import.meta.dirname, '../../../src/io');

/** Waits for the end of its input and does one thing as often as it is told, one after the other. */
const PROCESS = `import { FileStore } from '${STORES}/store/file-store.ts';
import { RedisStore } from '${STORES}/store/redis-store.ts';
import { writeFileAtomically } from '${STORES}/write-file-atomically.ts';
import { Redis } from '${join(STORES, '../../node_modules/ioredis/built/index.js')}';
const [what, place, name, times] = process.argv.slice(2);
const store = what === 'files' ? new FileStore(place) : what === 'redis' ? await RedisStore.open(place, '') : null;
const client = what === 'incr' ? new Redis(place) : null;
const use = (field, add) => ({ key: 'budget:run:r', field, add, limit: 1e12 });
const twice = (once) => async () => (await once(), once());
const settled = async (id) => {
  await store.reserve({ id, counters: [use('cloud_calls', 1), use('total_tokens', 9)], places: [] });
  await store.settle(id, { total_tokens: 7 });
};
const one = {
  files: settled,
  redis: settled,
  rename: twice(() => writeFileAtomically(place + '/' + name, 'x'.repeat(500), 'a file', { lasting: true })),
  incr: twice(() => client.incr('n')),
}[what];
process.stdout.write('ready');
process.stdin.resume();
await new Promise((resolve) => process.stdin.once('end', resolve));
for (let time = 0; time < Number(times); time += 1) await one(name + '.' + time);
await store?.close();
client?.disconnect();`;

/** What 32 processes reserve and settle in a second, as a share of two files that are written as lastingly, and of two `INCR`. */
export async function reservationShares(): Promise<Readonly<Record<'files' | 'redis', number>>> {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-bench-'));
  const server = await RedisServer.start();
  try {
    const input = join(root, 'input.ts');
    writeFileSync(input, PROCESS);
    const file = join(root, 'process.mjs');
    await build({ input, platform: 'node', output: { file, format: 'esm', codeSplitting: false } });
    const rate = async (what: string, place: string, times: number): Promise<number> =>
      (PROCESSES * times) / (await secondsOf(file, [what, place], times));
    const [files, redis]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const state = join(root, `state-${round}`);
      files.push((await rate('files', state, 4)) / (await rate('rename', root, 4)));
      redis.push((await rate('redis', server.url, 50)) / (await rate('incr', server.url, 50)));
    }
    return { files: median(files), redis: median(redis) };
  } finally {
    await server.remove();
    rmSync(root, { recursive: true });
  }
}

async function secondsOf(file: string, given: readonly string[], times: number): Promise<number> {
  const children = Array.from({ length: PROCESSES }, (_, at) =>
    spawn(process.execPath, [file, ...given, `p${at}`, String(times)], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const ended = children.map((child) => once(child, 'close'));
  // A process that failed ends without a word.
  await Promise.all(children.map((child, at) => Promise.race([once(child.stdout, 'data'), ended[at]])));
  const start = performance.now();
  for (const child of children) child.stdin.end();
  const codes = (await Promise.all(ended)) as [number][];
  if (codes.some(([code]) => code !== 0)) throw new Error('a process failed');
  return (performance.now() - start) / 1000;
}
