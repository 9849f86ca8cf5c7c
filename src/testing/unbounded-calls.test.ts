import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('no list is spread into a call of push, min or max, which take some 100,000 arguments', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const production = files.filter((file) => !file.startsWith('testing'));
  expect(production.length).toBeGreaterThan(100);
  const spreads = production.filter((file) =>
    /\.push\(\.\.\.|Math\.(?:min|max)\([^()\n]*\.\.\./.test(
      readFileSync(`src/${file}`, 'utf8').replaceAll(/`(?:push|Math\.max)\(\.\.\./g, ''),
    ),
  );
  expect(spreads).toEqual([]);
});
