import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';

/** The text with everything taken out that a backslash makes literal. */
const active = (markdown: string): string => markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, '');

describe('escapeMarkdown', () => {
  test.each([
    ['plain text', 'plain text'],
    ['a-b_c', 'a\\-b\\_c'],
    ['<b>&amp;', '&lt;b&gt;&amp;amp;'],
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['`x`', '\\`x\\`'],
    ['@me', '@\u2060me'],
    ['#1', '\\#\u20601'],
    ['https://x.org', 'https:\u2060//x.org'],
    ['WWW.x.org', 'WWW\u2060.x.org'],
    ['mailto:x', 'mailto\u2060:x'],
    ['$x$', '\\$x\\$'],
    ['two\nlines', 'two lines'],
    ['awww. fine', 'awww. fine'],
  ])('%j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  test.each(HOSTILE_TEXTS)('nothing comes of %s', (_name, text) => {
    const markdown = escapeMarkdown(text);
    expect(markdown).not.toMatch(/[\n\r]/);
    expect(active(markdown)).not.toMatch(/[<>|`*_[\]#~$!]/);
    expect(markdown).not.toMatch(/@(?!\u2060)|#(?!\u2060)|:\/\/|\bwww\./i);
    expect(markdown.replaceAll(/&(?:amp|lt|gt);/g, '')).not.toContain('&');
  });

  test('loses nothing that can be seen', () => {
    const shown = (markdown: string): string =>
      markdown
        .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
        .replaceAll('\u2060', '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
    const printable = fc.stringMatching(/^[ -~äß]{0,30}$/).filter((text) => !text.includes('##['));
    fc.assert(
      fc.property(printable, (text) => {
        expect(shown(escapeMarkdown(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('code', () => {
  test.each([
    ['a.json:3', '`a.json:3`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a``b`c', '```a``b`c```'],
    ['`a', '`` `a ``'],
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['', ''],
    ['<b>@me', '`<b>@me`'],
    ['two\nlines', '`two lines`'],
  ])('%j', (text, markdown) => {
    expect(code(text)).toBe(markdown);
  });

  test.each(HOSTILE_TEXTS)('keeps %s inside', (_name, text) => {
    const markdown = code(text);
    expect(markdown).not.toContain('\n');
    if (!markdown.startsWith('`')) {
      expect(active(markdown)).not.toMatch(/[|`<>]/);
      return;
    }
    const fence = /^`+/.exec(markdown)?.[0] ?? '';
    const inside = markdown.slice(fence.length, -fence.length);
    expect(markdown.endsWith(fence)).toBe(true);
    expect((inside.match(/`+/g) ?? []).map((run) => run.length)).not.toContain(fence.length);
    expect(inside).not.toContain('|');
  });
});

describe('fenced', () => {
  test.each([
    ['x', '```text\nx\n```'],
    ['```', '````text\n```\n````'],
    ['a ````` b', '``````text\na ````` b\n``````'],
    ['', '```text\n\n```'],
  ])('%j', (text, block) => {
    expect(fenced(text)).toBe(block);
  });

  test.each(HOSTILE_TEXTS)('keeps %s inside', (_name, text) => {
    const lines = fenced(text).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(`${lines[2]}text`);
    expect(lines[1]).not.toContain(lines[2]);
  });

  test('a million backticks are no matter', () => {
    expect(fenced('` '.repeat(1_000_000)).startsWith('```text\n')).toBe(true);
  });
});
