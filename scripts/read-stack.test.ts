import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readStackLine } from './read-stack.ts';

test('a place of the bundle becomes one of the sources; a line without a map stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portcullis-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'chunks'));
  const map = { version: 3, sources: ['../../src/kernel/a.ts'], names: [], mappings: 'AAIE,KACC' };
  writeFileSync(join(folder, 'chunks/a.cjs.map'), JSON.stringify(map));
  const read = (line: string): Promise<string> => readStackLine(line, folder);
  expect(await read('    at f (/x/actions/dist/chunks/a.cjs:1:6)')).toBe('    at f (src/kernel/a.ts:6:4)');
  expect(await read('    at /x/dist/chunks/a.cjs:1:1')).toBe('    at src/kernel/a.ts:5:3');
  expect(await read('    at f (C:\\x\\dist\\chunks\\a.cjs:1:6)')).toBe('    at f (src/kernel/a.ts:6:4)');
  expect(await read('    at node:internal/process:5:3')).toBe('    at node:internal/process:5:3');
});
