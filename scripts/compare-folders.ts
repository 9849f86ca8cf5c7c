import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from './files.ts';

/** What is different in `actual`, one line per file, sorted by file; empty when both folders hold the same files, bytes and modes. */
export async function compareFolders(expected: string, actual: string): Promise<string[]> {
  const wanted = new Set(await listFiles(expected));
  const present = new Set(await listFiles(actual));
  const differences: string[] = [];
  for (const file of [...new Set([...wanted, ...present])].toSorted()) {
    if (!present.has(file)) differences.push(`missing: ${file}`);
    else if (!wanted.has(file)) differences.push(`extra: ${file}`);
    else if (!(await sameFile(join(expected, file), join(actual, file)))) differences.push(`differs: ${file}`);
  }
  return differences;
}

async function sameFile(left: string, right: string): Promise<boolean> {
  const [leftBytes, rightBytes] = await Promise.all([readFile(left), readFile(right)]);
  if (!leftBytes.equals(rightBytes)) return false;
  return (await isExecutable(left)) === (await isExecutable(right));
}

async function isExecutable(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o100) !== 0;
}
