import { expect, test } from 'vitest';

import { differingPaths } from './commit-files.ts';

const FILE = '100644 a';

test.each<[string, Record<string, string>, Record<string, string>, readonly string[]]>([
  ['nothing', { a: FILE, b: FILE }, { b: FILE, a: FILE }, []],
  ['what is added', {}, { b: FILE, a: FILE }, ['a', 'b']],
  ['what is removed', { a: FILE }, {}, ['a']],
  ['other bytes', { a: FILE }, { a: '100644 b' }, ['a']],
  ['another mode', { a: FILE }, { a: '100755 a' }, ['a']],
  ['a move, as both', { a: FILE }, { b: FILE }, ['a', 'b']],
])('commits differ by %s', (_name, left, right, paths) => {
  expect(differingPaths(new Map(Object.entries(left)), new Map(Object.entries(right)))).toEqual(paths);
});
