import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('no list is spread into a call of push, which takes some 100,000 arguments', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const production = files.filter((file) => !file.startsWith('testing'));
  expect(production.length).toBeGreaterThan(100);
  const spreads = production.filter((file) =>
    /\.push\(\.\.\./.test(readFileSync(`src/${file}`, 'utf8').replace(/`push\(\.\.\./, '')),
  );
  expect(spreads).toEqual([]);
});
