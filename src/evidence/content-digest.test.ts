import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  claudeCall,
  claudeEnd,
  claudeInit,
  claudePartial,
  claudeResult,
  claudeSays,
  claudeText,
} from '../testing/transcripts/claude-lines.ts';
import { evidenceOf } from '../testing/transcripts/evidence-of.ts';
import { ContentDigest, maskVarying } from './content-digest.ts';
import type { JsonData } from './transcript-event.ts';

type Part = string | readonly [tool: string, input: JsonData];

function digestOf(...parts: readonly Part[]): string | null {
  const digest = new ContentDigest();
  for (const part of parts) {
    if (typeof part === 'string') digest.addText(part);
    else digest.addCall(...part);
  }
  return digest.value();
}

const CALL: Part = ['Read', null];
const MARK = 'pcu-0123456789abcdef0123456789abcdef';
const OTHER_MARK = 'pcu-fedcba98765432100123456789abcdef';
const deep = (levels: number): JsonData => {
  let value: JsonData = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

test('nothing said and nothing called has no digest', () => {
  expect(digestOf()).toBeNull();
});

test('stays what it is', () => {
  const digest = digestOf('I read 3 files.', ['Bash', { command: `ls /tmp/${MARK}/w`, timeout: 1000 }]);
  expect(digest).toBe('sha256:ed15bc17301fc77f779c276e094dc32db60f13c7c5150a3b62c8b91f2a78ee62');
});

describe('the same', () => {
  test.each<[string, readonly Part[], readonly Part[]]>([
    ['numbers', ['took 312 ms at 12:05:01'], ['took 9 ms at 07:59:59']],
    ['UUIDs', ['see 01a21f14-8d3c-7110-856f-83d83de607de'], ['see 5b0c6a52-6c0f-4f0e-9a55-0c3d1c9be001']],
    ['UUIDs in capitals', ['see 01A21F14-8D3C-7110-856F-83D83DE607DE'], ['see 5b0c6a52-6c0f-4f0e-9a55-0c3d1c9be001']],
    ['digests of commits', ['at 1deadbeefcafe'], ['at 0123abcd']],
    ['marks of units', [`in /tmp/pc-0a1b2c3d/${MARK}/w`], [`in /tmp/pc-99887766/${OTHER_MARK}/w`]],
    ['numbers of an input', [['Bash', { timeout: 10 }]], [['Bash', { timeout: 9999 }]]],
  ])('%s', (_name, left, right) => expect(digestOf(...left)).toBe(digestOf(...right)));
});

describe('not the same', () => {
  test.each<[string, readonly Part[], readonly Part[]]>([
    ['words', ['yes'], ['no']],
    ['a number and none', ['item 1'], ['item']],
    ['hex that is shorter', ['bad cafe'], ['bad face']],
    ['tools', [['Read', null]], [['Write', null]]],
    ['inputs', [['Read', { path: 'a' }]], [['Read', { path: 'b' }]]],
    ['keys', [['Read', { path: 'a' }]], [['Read', { file: 'a' }]]],
    ['text and call', ['Read'], [['Read', null]]],
    ['the order of keys', [['Read', { a: 'x', b: 'y' }]], [['Read', { b: 'y', a: 'x' }]]],
    ['the order', ['a', 'b'], ['b', 'a']],
    ['one text and two', ['ab'], ['a', 'b']],
    ['line feeds', ['a\n{"text":"b"}'], ['a', 'b']],
    ['a call twice', [CALL], [CALL, CALL]],
  ])('%s', (_name, left, right) => expect(digestOf(...left)).not.toBe(digestOf(...right)));
});

describe('what JSON cannot say still has a digest', () => {
  test.each<[string, JsonData]>([
    ['many levels', deep(100_000)],
    ['numbers out of range', { a: [Number.POSITIVE_INFINITY] }],
    ['half a surrogate pair', { command: 'a\ud800' }],
    ['half a surrogate pair as a key', { '\udc00': 1 }],
  ])('%s', (_name, input) => expect(digestOf(['Bash', input])).toMatch(/^sha256:[0-9a-f]{64}$/));

  test('also a text with half a surrogate pair', () => {
    expect(digestOf('a\ud800')).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});

describe('of a transcript', () => {
  const digestIn = (...lines: readonly object[]): string | null =>
    evidenceOf('claude', [claudeInit(), ...lines, claudeEnd()]).content_digest;
  const call = claudeCall('1', 'Bash', { command: 'ls' });
  const plain = digestOf('I look.', ['Bash', { command: 'ls' }]);

  test.each<[string, readonly object[], string | null]>([
    ['nothing', [], null],
    ['what the client wrote in the name of the model', [synthetic('API Error')], null],
    ['white space', [claudeText(' \n')], null],
    ['text and call', [claudeText('I look.'), call], plain],
    ['both in one message', [claudeSays([text('I look.'), use('Bash', { command: 'ls' })])], plain],
    ['partial messages count once', [claudePartial('I look.'), claudeText('I look.'), call], plain],
    ['results do not count', [claudeText('I look.'), call, claudeResult('1', { content: 'a.txt' })], plain],
    ['ids of calls do not count', [claudeText('I look.'), claudeCall('xyz', 'Bash', { command: 'ls' })], plain],
    ['subagents count', [call, claudeText('Sub.', { parent: '1' })], digestOf(['Bash', { command: 'ls' }], 'Sub.')],
    ['another session does not', [claudeText('I look.'), call, claudeText('No.', { session: 'other' })], plain],
  ])('%s', (_name, lines, expected) => expect(digestIn(...lines)).toBe(expected));
});

function text(said: string): object {
  return { type: 'text', text: said };
}

function use(name: string, input: object): object {
  return { type: 'tool_use', id: '1', name, input };
}

function synthetic(said: string): object {
  return { type: 'assistant', message: { role: 'assistant', model: '<synthetic>', content: [text(said)] } };
}

const UUID = '01a21f14-8d3c-7110-856f-83d83de607de';

describe('maskVarying', () => {
  test.each([
    ['', ''],
    ['no digit, deadbeef', 'no digit, deadbeef'],
    ['3 of 40 files, 1.25 s', '# of # files, #.# s'],
    ['2026-01-02T03:04:05.678Z', '#-#-#T#:#:#.#Z'],
    ['1764312067123', '#'],
    ['0x7f, fade1, 1234abc', '#x#f, fade#, #abc'],
    ['abcdefa1 a1bcdefa 1abcdefa', '# # #'],
    ['abcdef1', 'abcdef#'],
    ['a1b2c3d', 'a#b#c#d'],
    ['a1b2c3d4', '#'],
    ['A1B2C3D4', '#'],
    ['v1a2b3c4d5e_x', 'v#_x'],
    [UUID, '#'],
    [UUID.toUpperCase(), '#'],
    [`${UUID}${UUID}`, '##'],
    ['01a21f14-8d3c-7110', '#-#d#c-#'],
    ['501a21f14-8d3c-7110-856f-83d83de607de', '#-#d#c-#-#f-#'],
    ['0123abcd-abcd-abcd-abcd-abcdefabcdef', '#'],
    [`pcu-${'0a'.repeat(16)}/w`, 'pcu-#/w'],
    ['\u00e91\u{1f600}2\ud800', '\u00e9#\u{1f600}#\ud800'],
  ])('%s', (whole, expected) => expect(maskVarying(whole)).toBe(expected));

  test('is what a plain pattern does, where hex holds a digit', () => {
    const pattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-f])(?=[a-f]*[0-9])[0-9a-f]{8,}|[0-9]+/gi;
    const pieces = fc.constantFrom('a', 'F', 'g', '0', '17', '-', 'abcd', '12345678', UUID, 'deadbeef', ' ');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const whole = parts.join('');
        // After `UUID` a run may go on, which a pattern does not look behind.
        fc.pre(!/-[0-9a-f]{13}/i.test(whole));
        expect(maskVarying(whole)).toBe(whole.replaceAll(pattern, '#'));
      }),
    );
  });
});
