import { expect, test } from 'vitest';

import { annotationPath } from './annotation-path.ts';

test.each([
  ['cases/routing/cases.json', 'cases/routing/cases.json'],
  ['./cases//a.json', 'cases/a.json'],
  ['.github/x.yml', '.github/x.yml'],
  ['a b/ü.json', 'a b/ü.json'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
])('%j is %j', (file, path) => {
  expect(annotationPath(file)).toBe(path);
});

test.each([
  null,
  '',
  '.',
  './',
  '/etc/passwd',
  '//host/x',
  '../x',
  'a/../../x',
  'a/..',
  'C:/x',
  'c:x',
  'a\\b',
  '.git/config',
  'a\nb',
  'a\u0000b',
  'a\u202eb',
  'a\u2028b',
  'a\ud83d',
  'x'.repeat(1001),
])('%j is none', (file) => {
  expect(annotationPath(file)).toBeNull();
});
