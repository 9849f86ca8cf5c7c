import { expect, test } from 'vitest';

import { npmProject } from './installed-program.ts';

test('the project holds the named packages only, with digests and without addresses', () => {
  const item = { version: '1.0.0', integrity: 'sha512-x' };
  const linux = { name: 'c', version: '1.0.0-linux-x64', integrity: 'sha512-y' };
  const { packageJson, packageLock } = npmProject({ c: item, 'c-linux-x64': linux, 'c-win32-x64': item }, [
    'c',
    'c-linux-x64',
  ]);
  const dependencies = { c: '1.0.0', 'c-linux-x64': 'npm:c@1.0.0-linux-x64' };
  const root = { name: 'portcullis-client', version: '0.0.0', dependencies };
  expect(JSON.parse(packageJson)).toEqual({ ...root, private: true });
  expect(JSON.parse(packageLock)).toEqual({
    name: 'portcullis-client',
    version: '0.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, 'node_modules/c': item, 'node_modules/c-linux-x64': linux },
  });
});
