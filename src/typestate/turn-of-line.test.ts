import { expect, test } from 'vitest';

import { idOfLine, turnOfLine } from './turn-of-line.ts';

const WITH_ID = '{"id":"a","input":{"evidence":{}},"inputText":"{}"}';

test.each<[form: string, line: string, id: string | null, jsonText: string]>([
  [
    'a turn',
    '{"evidence":{"n":1.0}, "transcript":{"id":"x"}}',
    null,
    '{"evidence":{"n":1.0}, "transcript":{"id":"x"}}',
  ],
  ['a turn with an id', '{"id":"a","evidence":{}}', 'a', '{"id":"a","evidence":{}}'],
  ['a turn behind white space', ' {"evidence":{}}\r', null, ' {"evidence":{}}\r'],
  [
    'what from-transcript prints',
    '{"turn":3,"line":9,"input":{"evidence":{"n":9007199254740993}},"derived":["/evidence"]}',
    null,
    '{"evidence":{"n":9007199254740993}}',
  ],
  ['an input', '{"id":"a","input":{"evidence":{},"input":1}}', 'a', '{"evidence":{},"input":1}'],
  ['an input that is no turn', '{"input":null}', null, 'null'],
  ['a text', String.raw`{"id":"\u0061","inputText":"{\"evidence\":{\"n\":1.0}}"}`, 'a', '{"evidence":{"n":1.0}}'],
  ['a text that is no turn', '{"inputText":""}', null, ''],
  ['an id that is a number', '{"id":1.50,"inputText":"x"}', '1.50', 'x'],
  ['an id that is neither', '{"id":{"id":"b"},"inputText":"x"}', null, 'x'],
  ['an id of null', '{"id":null,"inputText":"x"}', null, 'x'],
])('%s', (_form, line, id, jsonText) => {
  expect(turnOfLine(line)).toEqual({ id, jsonText, isCut: false });
  expect(idOfLine(line)).toBe(id);
});

test.each<[unreadable: string, isCut: boolean]>([
  ['[]', false],
  ['[ ]', false],
  ['[{"line":3,"kind":"damaged"}]', true],
  ['null', true],
  ['{}', true],
])('a turn of which %s is said to be unreadable', (unreadable, isCut) => {
  expect(turnOfLine(`{"input":{},"unreadable":${unreadable}}`).isCut).toBe(isCut);
});

test.each<[line: string, message: string]>([
  ['{"evidence":{}', 'expected a JSON object'],
  ['no JSON', 'expected a JSON object'],
  ['', 'expected a JSON object'],
  ['\ufeff{"evidence":{}}', 'expected a JSON object'],
  ['[{"evidence":{}}]', 'expected a JSON object, found "[{\\"evidence\\":{}}]"'],
  ['"evidence"', 'expected a JSON object, found "\\"evidence\\""'],
  ['{"error":{"code":"x"}}', 'expected an object with evidence, input or inputText, found "{\\"error\\":{\\"code'],
  ['{"Input":{}}', 'expected an object with evidence, input or inputText, found'],
  ['{"nested":{"evidence":{}}}', 'expected an object with evidence, input or inputText, found'],
  [WITH_ID, 'expected only one of evidence, input and inputText, found input and inputText'],
  ['{"evidence":{},"input":null}', 'expected only one of evidence, input and inputText, found evidence and input'],
  ['{"input":1,"input":2}', 'each member once, found input again in "{\\"input\\":1'],
  ['{"input":1,"unreadable":[1],"unreadable":[]}', 'each member once, found unreadable again'],
  ['{"id":"a","id":"b","evidence":{}}', 'each member once, found id again'],
  ['{"inputText":null}', 'expected inputText to be a text, found "null"'],
  ['{"inputText":{}}', 'expected inputText to be a text, found "{}"'],
])('%s is refused', (line, message) => {
  expect(() => turnOfLine(line)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(() => turnOfLine(line)).toThrow(message);
});

test('the id of a line that is refused', () => {
  expect([idOfLine(WITH_ID), idOfLine('{"id":"a"}'), idOfLine('{"id":"a"')]).toEqual(['a', 'a', null]);
});

test('nesting without end is no more than a line that is refused', () => {
  expect(() => turnOfLine('{"input":'.repeat(200_000))).toThrow('expected a JSON object');
  expect(turnOfLine(`{"input":${'['.repeat(200_000)}${']'.repeat(200_000)}}`).jsonText).toHaveLength(400_000);
});
