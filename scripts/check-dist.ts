/** Fails when the committed `actions/dist/` is not what the sources build to: `npm run check-dist`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './build.ts';
import { compareFolders } from './compare-folders.ts';
import { ROOT } from './files.ts';

const temporary = await mkdtemp(join(tmpdir(), 'portcullis-check-dist-'));
try {
  const fresh = join(temporary, 'dist');
  await build(fresh);
  const differences = await compareFolders(fresh, join(ROOT, 'actions/dist'));
  if (differences.length > 0) {
    console.error('actions/dist is not what the sources build to:');
    for (const difference of differences) console.error(`  ${difference}`);
    console.error('Run "npm run build" and commit the result.');
    process.exitCode = 1;
  } else {
    console.log('actions/dist is up to date.');
  }
} finally {
  await rm(temporary, { recursive: true, force: true });
}
