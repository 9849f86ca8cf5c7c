/** Runs one benchmark: `npm run bench -- <name>`. Each is a module beside this file that exports `bench()`, which resolves to markdown. */
import { readdir } from 'node:fs/promises';

interface Benchmark {
  bench(args: readonly string[]): Promise<string>;
}

const files = await readdir(import.meta.dirname);
const names = files
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- <name>, where <name> is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const benchmark = (await import(`./${name}.ts`)) as Benchmark;
  console.log(await benchmark.bench(args));
}
