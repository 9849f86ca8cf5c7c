import { expect, test } from 'vitest';

import { explainCommand, isExplainCommand } from './explain-command.ts';

const UNIT = { case_id: 'alpha', agent: 'claude', trial: 1 };

test.each([
  ['artifacts/results.json', 'artifacts/results.json'],
  ['my results.json', "'my results.json'"],
  ["it's; rm -rf ~", String.raw`'it'\''s; rm -rf ~'`],
])('%s is one word of a shell', (file, word) => {
  const command = explainCommand(UNIT, file);
  expect(command).toBe(`portcullis explain alpha/claude --results ${word}`);
  expect(isExplainCommand(command ?? '')).toBe(true);
});

test('a further trial is named, and what is no id is not', () => {
  expect(explainCommand({ ...UNIT, trial: 3 }, 'a')).toBe('portcullis explain alpha/claude/3 --results a');
  expect(explainCommand({ ...UNIT, case_id: '$(ls)' }, 'a')).toBeNull();
});

test.each([['line\nbreak'], ['\u202eright to left'], ['a'.repeat(4096)]])('%j is nothing to copy', (file) => {
  expect(explainCommand(UNIT, file)).toBeNull();
});

test.each([
  'portcullis explain x',
  'portcullis explain alpha/claude --results a; ls',
  'portcullis run --results alpha/claude',
])('%s is not ours', (command) => {
  expect(isExplainCommand(command)).toBe(false);
});
