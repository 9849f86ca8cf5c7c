import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { FileBusyError, lockFile, withFileLock } from './file-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-lock-'));
  path = join(folder, 'i.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (pid: number | undefined, host = hostname()): string =>
  `pid=${pid}\nutc=2026-01-01T00:00:00Z\nhost=${host}\nstarted=2026-01-01T00:00:00.000Z\n`;

describe('withFileLock', () => {
  test('says who holds it, lets nobody else in, and is gone afterwards', async () => {
    const order: string[] = [];
    const first = withFileLock(path, 'the issues', async () => {
      expect(readFileSync(`${path}.lock`, 'utf8')).toMatch(/^pid=\d+\nutc=\S+Z\nhost=\S+\nstarted=\S+Z\n$/);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('first');
    });
    await withFileLock(path, 'the issues', () => order.push('second'));
    await first;
    expect(order).toEqual(['first', 'second']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is given free where the body fails', async () => {
    const fails = withFileLock(path, 'the issues', () => Promise.reject(new Error('body')));
    await expect(fails).rejects.toThrow('body');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the lock of a process that lives stays, and the error names the file', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      writeFileSync(`${path}.lock`, lockOf(other.pid));
      const refused = lockFile(path, 'the issues', { tries: 2 });
      await expect(refused).rejects.toThrow(FileBusyError);
      await expect(refused).rejects.toMatchObject({
        message: expect.stringMatching(
          `^${path}\\.lock: .+ found the lock of process ${other.pid} of host ${hostname()},`,
        ) as string,
        help: expect.stringContaining(`remove ${path}.lock`) as string,
      });
      expect(existsSync(`${path}.lock`)).toBe(true);
    } finally {
      other.kill('SIGKILL');
    }
  });

  test.each([
    ['is empty', ''],
    ['has no host', 'pid=999999999\nutc=2026-01-01T00:00:00Z\n'],
    ['is of another host', lockOf(999_999_999, 'elsewhere')],
    ['has an id that no process has', lockOf(-1)],
    ['is ours', lockOf(process.pid).replace(/started=.*/, `started=${new Date(performance.timeOrigin).toISOString()}`)],
  ])('a lock that %s stays', async (_, text) => {
    writeFileSync(`${path}.lock`, text);
    await expect(lockFile(path, 'the issues', { tries: 1 })).rejects.toThrow(FileBusyError);
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(text);
  });

  test.each([
    ['a process that is gone', 999_999_999],
    ['an earlier process with our id', process.pid],
  ])('the lock of %s does not count, nor does that of who was about to remove it', async (_, pid) => {
    writeFileSync(`${path}.lock`, lockOf(pid));
    writeFileSync(`${path}.lock.lock`, lockOf(pid));
    const unlock = await lockFile(path, 'the issues', { tries: 1 });
    expect(readFileSync(`${path}.lock`, 'utf8')).toContain(`pid=${process.pid}\n`);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('makes the folder, and says where it cannot', async () => {
    writeFileSync(path, '');
    (await lockFile(join(folder, 'a', 'b'), 'the issues'))();
    await expect(lockFile(join(path, 'b'), 'the issues')).rejects.toMatchObject({ code: 'not_written' });
  });
});
