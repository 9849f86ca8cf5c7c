/**
 * Runs one benchmark: `npm run bench -- <name> [--json]`. Each is a module beside this file that exports `bench()`, which resolves to markdown.
 */
import { readdir } from 'node:fs/promises';

import { tablesOf } from '../tables-of.ts';

interface Benchmark {
  bench(args: readonly string[]): Promise<string>;
}

const files = await readdir(import.meta.dirname);
const names = files
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();
const [name, ...args] = process.argv.slice(2).filter((arg) => arg !== '--json');
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- <name> [--json], where <name> is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const benchmark = (await import(`./${name}.ts`)) as Benchmark;
  const markdown = await benchmark.bench(args);
  const { version: node, platform, arch } = process;
  const found = {
    bench: name,
    args,
    node,
    platform,
    arch,
    tables: tablesOf(markdown),
    exit_code: process.exitCode ?? 0,
  };
  console.log(process.argv.includes('--json') ? JSON.stringify(found, null, 2) : markdown);
}
