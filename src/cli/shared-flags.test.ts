import { describe, expect, test } from 'vitest';

import { clientPathsOf } from './shared-flags.ts';

describe('clientPathsOf', () => {
  test('id=path; the path may hold "="', () => {
    expect(clientPathsOf(undefined)).toEqual(new Map());
    const paths = clientPathsOf(['claude=/a=b', 'Codex=C:\\x y\\codex.exe']);
    expect([...paths]).toEqual([
      ['claude', '/a=b'],
      ['codex', 'C:\\x y\\codex.exe'],
    ]);
  });

  test.each([
    [['claude'], /expected id=path, found "claude"/],
    [['claude='], /expected id=path/],
    [['claude@1.0.0=/a'], /expected id=path/],
    [['=/a'], /expected id=path/],
    [['/a/claude=/a'], /expected id=path/],
    [['claude=/a', 'claude=/b'], /expected claude once/],
  ])('refuses %j', (values, message) => {
    expect(() => clientPathsOf(values)).toThrow(message);
  });
});
