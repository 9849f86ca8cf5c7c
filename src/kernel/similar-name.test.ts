import { expect, test } from 'vitest';

import { didYouMean } from './similar-name.ts';

test.each([
  ['claud', ['claude', 'codex', 'copilot'], ' (did you mean "claude"?)'],
  ['mian', ['main', 'next'], ' (did you mean "main"?)'],
  ['client_versoin', ['client_version', 'command'], ' (did you mean "client_version"?)'],
  ['gemini', ['claude', 'codex', 'copilot'], ''],
  ['claude', ['claude'], ''],
  ['x', [], ''],
  ['x', ['ab'], ''],
])('%j of %j%s', (name, known, text) => {
  expect(didYouMean(name, known)).toBe(text);
});
