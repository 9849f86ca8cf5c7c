import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { lockBatch } from './batch-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockBatch', () => {
  test('holds this process, and is gone afterwards', async () => {
    const unlock = await lockBatch(folder);
    expect(readFileSync(join(folder, 'run.lock'), 'utf8')).toBe(`${process.pid}\n`);
    await unlock();
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  });

  test('refuses a batch that another process runs', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      writeFileSync(join(folder, 'run.lock'), `${other.pid}\n`);
      await expect(lockBatch(folder)).rejects.toThrow(`process ${other.pid} at work`);
    } finally {
      other.kill('SIGKILL');
    }
  });

  test.each(['', 'nonsense', '-1', '999999999'])('the lock of nobody does not count: %j', async (text) => {
    writeFileSync(join(folder, 'run.lock'), text);
    await (
      await lockBatch(folder)
    )();
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  });
});
