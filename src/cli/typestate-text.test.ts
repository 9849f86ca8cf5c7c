import { expect, test } from 'vitest';

import { PLAIN } from '../app/world/said.ts';
import type { CheckedLine, TurnReport } from '../app/typestate/check-turns.ts';
import { moreLines, turnLinesSummary, turnLineText } from './typestate-text.ts';

type Judged = Pick<Extract<CheckedLine, { readonly output: TurnReport }>, 'exit' | 'output'>;
type Refused = Pick<Extract<CheckedLine, { readonly exit: 2 }>, 'exit' | 'error'>;

const ACCEPTED: Judged = { exit: 0, output: { result: 'accepted' } as TurnReport };
const rejected = (failureClasses: string[], callId = 'call'): Judged => {
  const output = { result: 'rejected', failureClasses, normalized: { callSpec: { callId } } };
  return { exit: 1, output: output as unknown as TurnReport };
};
const refused = (name: string, message: string): Refused => ({ exit: 2, error: { class: name, message } });

test.each<[CheckedLine, string]>([
  [{ file: 't.jsonl', line: 1, ...ACCEPTED }, ''],
  [{ file: 't.jsonl', line: 2, ...rejected(['a.b', 'c.d']) }, 't.jsonl:2  turn call  rejected  a.b, c.d\n'],
  [{ file: '-', line: 3, id: 'own', ...rejected(['a.b']) }, '-:3  turn own  rejected  a.b\n'],
  [{ file: '-', line: 4, ...refused('invalid_input', 'found "{"') }, '-:4  invalid  invalid_input: found "{"\n'],
  [{ file: '-', line: 5, id: 'own', ...refused('c', 'm') }, '-:5  turn own  invalid  c: m\n'],
  [{ file: 'none', line: null, ...refused('not_found', 'm') }, 'none  invalid  not_found: m\n'],
  [
    { file: 'a\nb', line: 6, ...rejected(['a.b'], 'x\u001B[2J\n##[error]') },
    'a b:6  turn x [2J ## [error]  rejected  a.b\n',
  ],
])('%j', (line, expected) => {
  expect(turnLineText(line, PLAIN)).toBe(expected);
});

test('a name and a message without end are cut', () => {
  const long = 'x'.repeat(1_000_000);
  expect(turnLineText({ file: 'f', line: 1, id: long, ...refused('c', long) }, PLAIN).length).toBeLessThan(800);
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

test('what was not told is counted', () => {
  const counts = { accepted: 9000, rejected: 1001, invalid: 3000, files: 1 };
  expect([moreLines(counts, 1000), moreLines(counts, 3000)]).toEqual(['and 2001 more lines\n', '']);
});
