import { expect, test } from 'vitest';

import { findMachinePath } from './find-machine-path.ts';

test.each([
  ['a file URL', `const url = "file:///home/me/port%20cullis/src/a.js";`],
  ['a path', `module("/home/me/port cullis/src/a.js")`],
])('finds %s below the folder', (_, source) => {
  expect(findMachinePath(source, ['/home/me/port cullis'])).toContain('src/a.js');
});

test('finds a Windows path, escaped as in a string literal', () => {
  expect(findMachinePath(`"C:\\\\work\\\\src\\\\a.js"`, ['C:\\work'])).toContain('src');
});

test('a longer name that starts alike, and other paths, are fine', () => {
  expect(findMachinePath(`"/application.js" "/usr/lib"`, ['/app'])).toBeUndefined();
});
