/** Generates what is derived from hand-written sources and needed before types can be checked: `npm run generate`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT, writeIfChanged } from './files.ts';
import { generateContracts } from './generate/generate-contracts.ts';

/** Brings `src/contracts/generated/` (git-ignored) and `src/cli/version.ts` (committed) up to date. */
export async function generate(): Promise<void> {
  await generateContracts(join(ROOT, 'src/contracts'), join(ROOT, 'src/contracts/generated'));
  await writeIfChanged(join(ROOT, 'src/cli/version.ts'), await versionModule());
}

/** A constant, because the bundle must not look for a package.json at run time: the one it would find is not ours. */
async function versionModule(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return `/** The version in package.json; scripts/generate.ts keeps the two equal. */\nexport const VERSION = '${version}';\n`;
}

if (import.meta.main) await generate();
