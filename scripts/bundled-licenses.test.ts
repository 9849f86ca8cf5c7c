import { join } from 'node:path';

import { expect, test } from 'vitest';

import { licensesOf } from './bundled-licenses.ts';
import { ROOT } from './files.ts';

test('each package of the modules once, with its licence and the text of it', async () => {
  const modules = [
    'src/bundle.ts',
    ...['yaml/dist/a.js', 'yaml/dist/b.js', '@actions/core/lib/c.js'].map((path) => `node_modules/${path}`),
  ].map((path) => join(ROOT, path));
  const text = await licensesOf(modules);
  expect(text.match(/^(?:yaml\nISC\nCopyright Eemeli .*|@actions\/core\nMIT\nThe MIT License.*)$/gm)).toHaveLength(2);
  expect(text.startsWith('@actions/core\n')).toBe(true);
});
