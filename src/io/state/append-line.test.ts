import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { build } from 'rolldown';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { failingDisk, type FailingDisk } from '../../testing/failing-disk.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';
import { appendLine, moveTornLine } from './append-line.ts';

let folder: string;
let path: string;
beforeEach(() => {
  // Where there is one, a folder in memory: the calls are the same.
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portcullis-append-'));
  path = join(folder, 't.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
/** A process of Node with what is tested in one module: to read the sources takes it longer than a thousand rows. */
const start = (name: string, code: string): ReturnType<typeof spawn> => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendLine, withFileLock, writeFileAtomically } from './built.mjs';
import { readFileSync, writeSync } from 'node:fs';
const [path, name] = process.argv.slice(2);
${code}`,
  );
  return spawn(process.execPath, [file, path, name], { stdio: ['ignore', 'pipe', 'inherit'] });
};

describe('appendLine', () => {
  beforeEach(async () => {
    const input = join(folder, 'all.ts');
    const exported = [
      ['appendLine', 'append-line.ts'],
      ['withFileLock', 'file-lock.ts'],
      ['writeFileAtomically', '../write-file-atomically.ts'],
    ] as const;
    const text = exported.map(([name, file]) => `export { ${name} } from '${join(import.meta.dirname, file)}';`);
    writeFileSync(input, text.join('\n'));
    await build({ input, platform: 'node', output: { file: join(folder, 'built.mjs'), format: 'esm' } });
  });

  test('of 16 processes with 1,000 rows each no row is lost and none torn, beside a lock whose holder is gone', async () => {
    writeFileSync(`${path}.lock`, `pid=999999999\nhost=${hostname()}\n`);
    const names = Array.from({ length: 16 }, (_, number) => `p${number}`);
    const code = `for (let row = 0; row < 1000; row++) await appendLine(path, \`{"\${name}":\${row}}\`, 'rows', { torn: 'refuse' });`;
    const ends = await Promise.all(names.map((name) => once(start(name, code), 'exit')));
    expect(ends.every(([exitCode]) => exitCode === 0)).toBe(true);
    const expected = names.flatMap((name) => Array.from({ length: 1000 }, (_, row) => `{"${name}":${row}}`));
    expect(lines().sort()).toEqual(expected.sort());
  });

  test('nothing that was acknowledged is lost by kill -9', async () => {
    const state = join(folder, 'count');
    writeFileSync(state, '0'.padStart(50_000));
    const code = `
for (let row = 0; ; row++) {
  await appendLine(path, JSON.stringify([name, row, 'x'.repeat(50_000)]), 'rows', { torn: 'refuse' });
  const count = await withFileLock(${JSON.stringify(state)}, 'the count', async () => {
    const next = Number(readFileSync(${JSON.stringify(state)}, 'utf8')) + 1;
    await writeFileAtomically(${JSON.stringify(state)}, String(next).padStart(50_000), 'the count', { lasting: true });
    return next;
  });
  writeSync(1, row + ' ' + count + '\\n');
}`;
    for (let round = 0; round < 4; round += 1) {
      const killed = await Promise.all(
        ['a', 'b', 'c'].map(async (letter) => {
          const child = start(`${letter}${round}`, code);
          const acknowledged: string[] = [];
          const output = createInterface({ input: child.stdout as NodeJS.ReadableStream });
          output.on('line', (line) => acknowledged.push(line));
          await once(output, 'line');
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
          child.kill('SIGKILL');
          await once(output, 'close');
          return { name: `${letter}${round}`, acknowledged };
        }),
      );
      await moveTornLine(path, 'rows');
      const rows = new Set(lines().map((line) => (JSON.parse(line) as unknown[]).slice(0, 2).join(' ')));
      const count = readFileSync(state, 'utf8');
      expect(count).toHaveLength(50_000);
      for (const { name, acknowledged } of killed) {
        expect(acknowledged.length).toBeGreaterThan(0);
        for (const line of acknowledged) {
          expect(rows).toContain(`${name} ${line.split(' ')[0]}`);
          expect(Number(count)).toBeGreaterThanOrEqual(Number(line.split(' ')[1]));
        }
      }
    }
  });

  test('a torn last line is refused, followed on where that is asked, and moved', async () => {
    writeFileSync(path, `{"row":1}\n${'x'.repeat(100_000)}`);
    await expect(appendLine(path, '{}', 'the trajectory', { torn: 'refuse' })).rejects.toMatchObject({
      code: 'invalid_input',
      help: `Run \`portcullis trajectory repair --path ${path}\`.`,
    });
    const moved = (await moveTornLine(path, 'the trajectory')) ?? '';
    writeFileSync(path, `{"row":1}\ntorn again`);
    expect(await moveTornLine(path, 'the trajectory')).toMatch(/t\.jsonl\.torn-10-\w+$/);
    expect(readFileSync(moved, 'utf8')).toBe('x'.repeat(100_000));
    await appendLine(path, '{"row":2}', 'the trajectory', { torn: 'refuse' });
    expect(await moveTornLine(path, 'the trajectory')).toBeNull();
    expect(lines()).toEqual(['{"row":1}', '{"row":2}']);
    writeFileSync(path, 'torn');
    await appendLine(path, '{}', 'the trajectory', { torn: 'append' });
    expect(readFileSync(path, 'utf8')).toBe('torn{}\n');
  });

  test('only a file is appended to', async () => {
    await expect(appendLine(folder, '{}', 'the trajectory', { torn: 'append' })).rejects.toThrow('found a folder');
  });
});

/** What is done to a file that has the line `old`, and what it may hold then beside it. */
const WRITES: [name: string, write: (disk: FailingDisk) => Promise<unknown>, before: string, after: string][] = [
  [
    'appendLine',
    (disk) => appendLine(path, '{"new":2}', 'rows', { torn: 'refuse', disk }),
    'old\n',
    'old\n{"new":2}\n',
  ],
  ['moveTornLine', (disk) => moveTornLine(path, 'rows', disk), 'old\ntorn', 'old\n'],
  [
    'writeFileAtomically',
    (disk) => writeFileAtomically(path, 'new text', 'rows', { lasting: true, disk }),
    'old\n',
    'new text',
  ],
];

describe.each(WRITES)('%s, where a system call', (name, write, before, after) => {
  const callsOf = async (at: number, kind: 'fails' | 'crash'): Promise<{ done: boolean; calls: readonly string[] }> => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    writeFileSync(path, before);
    const disk = failingDisk(at, kind);
    const done = await write(disk).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'not_written' });
        return false;
      },
    );
    return { done, calls: disk.calls };
  };

  test('fails: the old or the new is there, nothing else, and the next try succeeds', async () => {
    const { calls } = await callsOf(Infinity, 'fails');
    for (const at of calls.keys()) {
      const { done } = await callsOf(at, 'fails');
      const text = readFileSync(path, 'utf8');
      expect([before, after]).toContain(text);
      if (done) expect(text).toBe(after);
      const left = readdirSync(folder).filter((file) => /lock|tmp/.test(file));
      if (calls[at] !== 'unlinkSync') expect(left).toEqual([]);
      // A lock that could not be removed is this process', which lives.
      rmSync(`${path}.lock`, { force: true });
      await write(failingDisk(Infinity, 'fails'));
    }
  });

  test('is the last: the old or the new is there, but for a torn line, and nothing acknowledged is lost', async () => {
    const { calls } = await callsOf(Infinity, 'crash');
    for (const at of calls.keys()) {
      const { done } = await callsOf(at, 'crash');
      // By now it would be another process that has our id.
      for (const file of readdirSync(folder).filter((entry) => entry.includes('.lock'))) {
        writeFileSync(join(folder, file), `pid=${process.pid}\nhost=${hostname()}\nstarted=earlier\n`);
      }
      if (name === 'appendLine') await moveTornLine(path, 'rows');
      const text = readFileSync(path, 'utf8');
      expect([before, after]).toContain(text);
      if (done) expect(text).toBe(after);
      await write(failingDisk(Infinity, 'fails'));
    }
  });
});
