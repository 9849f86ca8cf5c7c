import { expect, test } from 'vitest';

import { hasCodeOwner } from './code-owners.ts';

test.each([
  ['* @o/all', 'a/b/c', true],
  ['', 'a', false],
  ['# * @o/all', 'a', false],
  ['*', 'a', false],
  ['* @o/all\n/.github/', '.github/workflows/gate.yml', false],
  ['* @o/all # everything', 'a', true],
  ['/.github/ @o/all', '.github/workflows/gate.yml', true],
  ['.github/ @o/all', '.github/workflows/gate.yml', true],
  ['.github/ @o/all', 'deep/.github/workflows/gate.yml', true],
  ['/.github/ @o/all', 'deep/.github/x', false],
  ['/.github @o/all', '.github/workflows/gate.yml', true],
  ['/.github/* @o/all', '.github/workflows/gate.yml', false],
  ['/.github/* @o/all', '.github/dependabot.yml', true],
  ['/.github/** @o/all', '.github/workflows/gate.yml', true],
  ['.github/workflows @o/all', '.github/workflows/gate.yml', true],
  ['workflows @o/all', '.github/workflows/gate.yml', true],
  ['**/workflows @o/all', '.github/workflows/gate.yml', true],
  ['*.yml a@b.example', '.github/workflows/gate.yml', true],
  ['*.yml @o', '.github/workflows/gate.yaml', false],
  ['/*.yml @o', '.github/workflows/gate.yml', false],
  ['gate.y?l @o', '.github/workflows/gate.yml', true],
  ['/baselines/**/*.json @o', 'baselines/provider-baseline.json', true],
  ['/baselines/**/*.json @o', 'baselines/a/b/c.json', true],
  ['baselines/*.json @o', 'baselines/a/c.json', false],
  ['!baselines @o', 'baselines/x', false],
  ['[b]aselines @o', 'baselines/x', false],
  ['/cases/ nobody', 'cases/a.json', false],
  ['/cases/ @o\n/cases/routing/', 'cases/routing/a.json', false],
  ['/cases/routing/\n/cases/ @o', 'cases/routing/a.json', true],
  ['/CASES/ @o', 'cases/a.json', false],
  ['\t/cases/   @o\r', 'cases/a.json', true],
])('%j for %s: %s', (text, path, expected) => {
  expect(hasCodeOwner(text, path)).toBe(expected);
});

test('a hostile pattern takes no longer than another of its length', () => {
  const stars = `${'a*'.repeat(3000)}b @o`;
  expect(hasCodeOwner(stars, 'a'.repeat(6000))).toBe(false);
  expect(hasCodeOwner(`${'**/'.repeat(2000)}x @o`, 'a/'.repeat(2000))).toBe(false);
});
