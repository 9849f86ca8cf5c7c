import { dirname, join } from 'node:path';

import { build } from 'rolldown';

/** Bundles a program of a copy of the sources beside them: Node would strip the types of hundreds of files at each start. */
export async function bundleSources(program: string): Promise<string> {
  const dir = join(dirname(program), 'bundled');
  await build({
    input: { program },
    platform: 'node',
    external: ['@actions/artifact'],
    output: { dir, format: 'esm', entryFileNames: '[name].js' },
    logLevel: 'silent',
  });
  return join(dir, 'program.js');
}
