import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const HEAD = /^\| limit +\| at it +\| test +\|$/;

/** The rows of the table of limits: what it is, and the file and the name of its test. */
function rows(): readonly (readonly [limit: string, file: string, name: string])[] {
  const lines = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => HEAD.test(line)) + 2;
  return lines.slice(start, lines.indexOf('', start)).map((line) => {
    const [, limit = '', , proof = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    return [limit, file, name];
  });
}

test('there are limits', () => {
  expect(rows().length).toBeGreaterThan(20);
});

test.each(rows())('%s: %s has the test "%s"', (_limit, file, name) => {
  expect(name).not.toBe('');
  expect(file).toMatch(/^src\/.+\.test\.ts$/);
  expect(existsSync(join(ROOT, file))).toBe(true);
  // The title of a test, or what begins a row of a table of tests.
  const titles = readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:test\(|\)\(|\[)\s*'((?:[^'\\]|\\.)+)'/g);
  expect([...titles].filter(([, title = '']) => title.startsWith(name))).not.toEqual([]);
});
