import { expect, test } from 'vitest';

import { changelogSection } from './changelog-section.ts';

const CHANGELOG = `# Changelog

## Unreleased

- Later.

## 1.2.3 (2026-11-28)

- One thing.

### Breaking

- Another.

## 1.2.2

## 1.2.10
- Old.
`;

test.each([
  ['1.2.3', '- One thing.\n\n### Breaking\n\n- Another.'],
  ['1.2.10', '- Old.'],
  ['Unreleased', '- Later.'],
  ['1.2.2', null],
  ['1.2', null],
  ['1.2.1', null],
  ['9.9.9', null],
])('%s → %j', (version, expected) => {
  expect(changelogSection(CHANGELOG, version)).toBe(expected);
  expect(changelogSection(CHANGELOG.replaceAll('\n', '\r\n'), version)).toBe(expected);
});
