import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test('whoever asks for an OIDC token is told why there is none', async () => {
  const { HttpClient } = (await import(join(import.meta.dirname, 'http-client.js'))) as {
    HttpClient: new () => unknown;
  };
  expect(() => new HttpClient()).toThrow(/OIDC tokens are not available.*README\.md says why/);
});

test.each([
  [
    '@actions/core/lib/oidc-utils.js',
    /import .* from '@actions.*/g,
    [
      "import { HttpClient } from '@actions/http-client';",
      "import { BearerCredentialHandler } from '@actions/http-client/lib/auth';",
    ],
  ],
  ['@actions/http-client/lib/index.js', /import .* from 'undici.*/g, ["import { ProxyAgent } from 'undici';"]],
  [
    '@azure/storage-blob/dist/esm/utils/blobListArrowParser.js',
    /.*import.*"apache-arrow.*/g,
    ['    const { tableFromIPC } = await import("apache-arrow");'],
  ],
])('what stands in has what %s imports', async (file, imports, expected) => {
  const source = await readFile(join(import.meta.dirname, '../../node_modules', file), 'utf8');
  expect(source.match(imports)).toEqual(expected);
});
