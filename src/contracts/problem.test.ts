import { describe, expect, test } from 'vitest';
import { formatProblem, printable, ProblemsError, shown, type Problem } from './problem.ts';

const PROBLEM: Problem = {
  file: 'cases.json',
  line: 12,
  pointer: '/0/prompt',
  expected: 'a text',
  found: '7',
  help: null,
};

describe('formatProblem', () => {
  test.each<[string, Partial<Problem>, string]>([
    ['with everything', { help: 'quote it' }, 'cases.json:12: /0/prompt: expected a text, found 7 (quote it)'],
    ['without help', {}, 'cases.json:12: /0/prompt: expected a text, found 7'],
    ['without a line', { line: null }, 'cases.json: /0/prompt: expected a text, found 7'],
    ['of the whole document', { pointer: '' }, 'cases.json:12: expected a text, found 7'],
  ])('%s', (_name, changes, text) => {
    expect(formatProblem({ ...PROBLEM, ...changes })).toBe(text);
  });

  const HOSTILE = 'a\n::error::x\r\u001b[31m\u202e\u2028\u200b\u{e0041}\u0085z\ud800';
  test.each(['file', 'pointer', 'expected', 'found', 'help'] as const)('a hostile %s stays on one line', (field) => {
    const text = formatProblem({ ...PROBLEM, [field]: HOSTILE });
    expect(text).toContain('a\\u000a::error::x\\u000d\\u001b[31m\\u202e\\u2028\\u200b\\udb40\\udc41\\u0085z\\ud800');
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });

  test('is no longer than needed, whatever a key or a path is', () => {
    const long = 'x'.repeat(1_000_000);
    const text = formatProblem({
      ...PROBLEM,
      file: long,
      pointer: `/${long}`,
      expected: long,
      found: long,
      help: long,
    });
    expect(text.length).toBeLessThan(1700);
    expect(text).toMatch(/^x+…:12: \/x+…: expected x+…, found x+… \(x+…\)$/);
  });

  test('is never cut in the middle of a character', () => {
    for (const shift of ['', 'x']) {
      const text = formatProblem({ ...PROBLEM, found: `${shift}${'😀'.repeat(400)}` });
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith('😀…')).toBe(true);
    }
  });
});

describe('ProblemsError', () => {
  test('lists every problem on a line of its own', () => {
    const error = new ProblemsError('the case file', [PROBLEM, { ...PROBLEM, line: 13 }], 'Correct it.');
    expect(error.code).toBe('invalid_input');
    expect(error.exitCode).toBe(2);
    expect(error.help).toBe('Correct it.');
    expect(error.message).toBe(
      'the case file is not valid:\n' +
        '  cases.json:12: /0/prompt: expected a text, found 7\n' +
        '  cases.json:13: /0/prompt: expected a text, found 7',
    );
  });

  test.each([
    [20, 21, null],
    [21, 22, '  and 1 more'],
    [5000, 22, '  and 4980 more'],
  ])('of %i problems it has %i lines', (count, lines, last) => {
    const { message } = new ProblemsError(
      'x',
      Array.from({ length: count }, () => PROBLEM),
    );
    expect(message.split('\n')).toHaveLength(lines);
    if (last !== null) expect(message.split('\n').at(-1)).toBe(last);
  });
});

describe('shown', () => {
  test.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'null'],
    [7, '7'],
    ['a "b"', '"a \\"b\\""'],
    ['a\nb', '"a\\nb"'],
    ['\u202e', '"\\u202e"'],
    [{ a: [1] }, '{"a":[1]}'],
    ['x'.repeat(80), `"${'x'.repeat(80)}"`],
    ['x'.repeat(81), `"${'x'.repeat(80)}"…`],
    ['x'.repeat(1e6), `"${'x'.repeat(80)}"…`],
    [Array.from({ length: 1000 }, () => 1), `[${'1,'.repeat(40).slice(0, 79)}…`],
  ])('%j', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  test('cuts no character in two', () => {
    expect(shown(`x${'😀'.repeat(100)}`)).toBe(`"x${'😀'.repeat(39)}"…`);
  });
});

describe('printable', () => {
  test.each([
    ['plain text, ünïcode, 日本語 and 😀 stay', 'plain text, ünïcode, 日本語 and 😀 stay'],
    ['\u0000\u001b\u007f\u009b', '\\u0000\\u001b\\u007f\\u009b'],
    ['a\u00adb\ufeffc\u2066d', 'a\\u00adb\\ufeffc\\u2066d'],
  ])('%j', (text, escaped) => {
    expect(printable(text)).toBe(escaped);
  });
});
