import { expect, test } from 'vitest';

import { didYouMean, refuseUnknownNames } from './similar-name.ts';

test.each([
  ['claud', ['claude', 'codex', 'copilot'], ' (did you mean "claude"?)'],
  ['mian', ['main', 'next'], ' (did you mean "main"?)'],
  ['client_versoin', ['client_version', 'command'], ' (did you mean "client_version"?)'],
  ['gemini', ['claude', 'codex', 'copilot'], ''],
  ['claude', ['claude'], ''],
  ['x', [], ''],
  ['x', ['ab'], ''],
  ['nope', ['one'], ''],
  ['beat', ['beta'], ' (did you mean "beta"?)'],
])('%j of %j%s', (name, known, text) => {
  expect(didYouMean(name, known)).toBe(text);
});

test('names that are not known are refused, each with what was probably meant', () => {
  const refuse = (names: readonly string[] | null, known: readonly string[]) => () =>
    refuseUnknownNames('--agents', names, known, 'a configured provider');
  expect(refuse(null, [])).not.toThrow();
  expect(refuse(['codex'], ['codex'])).not.toThrow();
  expect(refuse(['claud', 'codex', 'x'], ['codex', 'claude', 'codex'])).toThrow(
    expect.objectContaining({
      message: '--agents: expected a configured provider, found "claud" (did you mean "claude"?), "x"',
      help: 'Known: claude, codex.',
    }),
  );
  expect(refuse(['x'], [])).toThrow(expect.objectContaining({ help: 'Known: none.' }));
});
