import { expect, test } from 'vitest';

import { PLAIN } from './text-style.ts';
import { turnLinesSummary, turnLineText, type ShownLine } from './typestate-text.ts';

const judged = (
  result: 'accepted' | 'rejected',
  failureClasses: string[],
  callId = 'call',
): NonNullable<ShownLine['output']> => ({
  result,
  failureClasses,
  normalized: { callSpec: { callId } },
});
const error = { class: 'invalid_input', message: 'expected a JSON object, found "{"' };

test.each<[ShownLine, string]>([
  [{ file: 't.jsonl', line: 1, output: judged('accepted', []) }, ''],
  [
    { file: 't.jsonl', line: 2, output: judged('rejected', ['a.b', 'c.d']) },
    't.jsonl:2  turn call  rejected  a.b, c.d\n',
  ],
  [{ file: '-', line: 3, id: 'own', output: judged('rejected', ['a.b']) }, '-:3  turn own  rejected  a.b\n'],
  [{ file: '-', line: 4, error }, '-:4  invalid  invalid_input: expected a JSON object, found "{"\n'],
  [{ file: '-', line: 5, id: 'own', error: { class: 'c', message: 'm' } }, '-:5  turn own  invalid  c: m\n'],
  [{ file: 'none', line: null, error: { class: 'not_found', message: 'm' } }, 'none  invalid  not_found: m\n'],
  [
    { file: 'a\nb', line: 6, output: judged('rejected', ['a.b'], 'x\u001B[2J\n##[error]') },
    'a b:6  turn x [2J ## [error]  rejected  a.b\n',
  ],
])('%j', (line, expected) => {
  expect(turnLineText(line, PLAIN)).toBe(expected);
});

test('a name and a message without end are cut', () => {
  const long = 'x'.repeat(1_000_000);
  expect(
    turnLineText({ file: 'f', line: 1, id: long, error: { class: 'c', message: long } }, PLAIN).length,
  ).toBeLessThan(800);
});

test.each([
  [{ accepted: 2, rejected: 1, invalid: 3, files: 0 }, '6 turns: 2 accepted, 1 rejected, 3 invalid\n'],
  [{ accepted: 1, rejected: 0, invalid: 0, files: 0 }, '1 turn: 1 accepted, 0 rejected, 0 invalid\n'],
  [
    { accepted: 0, rejected: 0, invalid: 0, files: 1 },
    '0 turns: 0 accepted, 0 rejected, 0 invalid, 1 file without a turn\n',
  ],
  [
    { accepted: 0, rejected: 0, invalid: 1, files: 2 },
    '1 turn: 0 accepted, 0 rejected, 1 invalid, 2 files without a turn\n',
  ],
])('%j', (counts, expected) => {
  expect(turnLinesSummary(counts)).toBe(expected);
});
