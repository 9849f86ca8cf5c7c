import { expect, test } from 'vitest';

import { clientPackage } from '../../contracts/client-package.ts';
import { madeClients } from '../../testing/made-clients.ts';
import { projectOf } from './installed-program.ts';

test('the project holds the packages of this platform only, with digests and without addresses', async () => {
  const store = (await madeClients('codex@1.0.0')).store();
  const { name, binary } = clientPackage(store.packages, 'codex');
  const { folder } = binary(store.platform);
  const item = { version: '1.0.0', integrity: 'sha512-x' };
  const native = { name, version: '1.0.0-here', integrity: 'sha512-y' };
  const versions = { '1.0.0': { [name]: item, [folder]: native, [`${name}-elsewhere`]: item } };
  const lock = { schema: 1 as const, clients: { codex: { pinned: '1.0.0', versions } } };
  const { packageJson, packageLock } = projectOf({ ...store, lock }, 'codex', '1.0.0');
  const dependencies = { [name]: '1.0.0', [folder]: `npm:${name}@1.0.0-here` };
  const root = { name: 'portcullis-client', version: '0.0.0', dependencies };
  expect(JSON.parse(packageJson)).toEqual({ ...root, private: true });
  expect(JSON.parse(packageLock)).toEqual({
    name: 'portcullis-client',
    version: '0.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, [`node_modules/${name}`]: item, [`node_modules/${folder}`]: native },
  });
});
