import { expect, test } from 'vitest';

import { branchName } from './branch-name.ts';

test.each([
  ['main', 'main'],
  ['refs/heads/main', 'main'],
  ['portcullis/baseline', 'portcullis/baseline'],
  ['heads/x', 'heads/x'],
  ['é', 'é'],
])('%j is the branch %j', (text, name) => {
  expect(branchName('branch', text)).toBe(name);
});

test.each([
  '',
  'HEAD',
  'refs/tags/v1',
  'refs/heads/',
  'a..b',
  'main~1',
  'main^2',
  'a b',
  '/a',
  'a/',
  '-x/../y',
  'x.lock',
  '@{u}',
])('%j is none', (text) => {
  expect(() => branchName('branch', text)).toThrow(
    `The input "branch" is ${JSON.stringify(text)}: the name of a branch was expected.`,
  );
});
