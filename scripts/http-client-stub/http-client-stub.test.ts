import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test('whoever asks for an OIDC token is told why there is none', async () => {
  const { HttpClient } = (await import(join(import.meta.dirname, 'index.js'))) as { HttpClient: new () => unknown };
  expect(() => new HttpClient()).toThrow(/OIDC tokens are not available.*README\.md says why/);
});

test('the stub has what @actions/core imports, at the version that it asks for', async () => {
  const core = join(import.meta.dirname, '../../node_modules/@actions/core');
  const source = await readFile(join(core, 'lib/oidc-utils.js'), 'utf8');
  expect(source.match(/import .* from '@actions.*/g)).toEqual([
    "import { HttpClient } from '@actions/http-client';",
    "import { BearerCredentialHandler } from '@actions/http-client/lib/auth';",
  ]);
  const { dependencies } = JSON.parse(await readFile(join(core, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const stub = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };
  expect(dependencies['@actions/http-client']).toBe(`^${stub.version.split('.')[0] ?? ''}.0.0`);
});
