import { expect, test } from 'vitest';

import { isAnyCall, missingName, missingText } from './missing-text.ts';

test.each([
  ['beta-skill', 'absent', 'beta-skill (absent)'],
  ['beta-skill', 'too_weak', 'beta-skill (too_weak)'],
  ['any_tool_call', 'absent', 'any tool call'],
  ['any_of(ILogger|MapGet)', 'absent', 'one of ILogger, MapGet'],
  ['any_of(x)', 'absent', 'one of x'],
] as const)('%s: %s', (token, reason, text) => {
  expect(missingText({ token, reason })).toBe(text);
  expect(text.startsWith(missingName({ token }))).toBe(true);
  expect(isAnyCall({ token })).toBe(text === 'any tool call');
});
