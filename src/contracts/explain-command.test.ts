import { expect, test } from 'vitest';

import { explainCommand, isExplainCommand } from './explain-command.ts';

const UNIT = '00000000-0000-4000-8000-000000000001';

test.each([
  ['artifacts/results.json', 'artifacts/results.json'],
  ['my results.json', "'my results.json'"],
  ["it's; rm -rf ~", String.raw`'it'\''s; rm -rf ~'`],
])('%s is one word of a shell', (file, word) => {
  const command = explainCommand(UNIT, file);
  expect(command).toBe(`portcullis explain ${UNIT} --results ${word}`);
  expect(isExplainCommand(command ?? '')).toBe(true);
});

test.each([['line\nbreak'], ['\u202eright to left'], ['a'.repeat(4096)]])('%j is nothing to copy', (file) => {
  expect(explainCommand(UNIT, file)).toBeNull();
});

test.each(['portcullis explain x', `portcullis explain ${UNIT} --results a; ls`, `portcullis run --results ${UNIT}`])(
  '%s is not ours',
  (command) => {
    expect(isExplainCommand(command)).toBe(false);
  },
);
