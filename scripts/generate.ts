/**
 * Generates what is derived from hand-written sources: `npm run generate`. With `--check` it fails when a committed file had not been
 * up to date.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT, writeIfChanged } from './files.ts';
import { generateContracts } from './generate/generate-contracts.ts';

/**
 * Brings `src/contracts/generated/` (git-ignored), `src/contracts/version.ts` and the generated parts of the READMEs (committed) up to
 * date, and returns the committed files that were not.
 */
export async function generate(): Promise<readonly string[]> {
  await generateContracts(join(ROOT, 'src/contracts'), join(ROOT, 'src/contracts/generated'));
  const version = join(ROOT, 'src/contracts/version.ts');
  const stale = (await writeIfChanged(version, await versionModule())) ? [version] : [];
  // Its modules import what was generated just now.
  const { generateDocs } = await import('./generate/generate-docs.ts');
  return [...stale, ...(await generateDocs())];
}

/** A constant, because the bundle must not look for a package.json at run time: the one it would find is not ours. */
async function versionModule(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return `/** The version in package.json; scripts/generate.ts keeps the two equal. */\nexport const VERSION = '${version}';\n`;
}

if (import.meta.main) {
  const stale = await generate();
  for (const file of stale) console.log(`${file} was not up to date`);
  if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1;
}
