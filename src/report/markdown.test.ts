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
    ['ftp://x.org', 'ftp:\u2060//x.org'],
    ['xmpp:a', 'xmpp\u2060:a'],
    ['http://x.org:80/a', 'http:\u2060//x.org:80/a'],
    ['a.b@x.org', 'a.b@\u2060x.org'],
    ['@org/team', '@\u2060org/team'],
    ['owner/repo#1', 'owner/repo\\#\u20601'],
    ['owner/repo@0123abc', 'owner/repo@\u20600123abc'],
    ['GH-123', 'GH\\-\u2060123'],
    ['see gh-1, (Gh-2)', 'see gh\\-\u20601, \\(Gh\\-\u20602\\)'],
    ['fixes GH-1', 'fixes GH\\-\u20601'],
    ['HIGH-1 and GH-x', 'HIGH\\-1 and GH\\-x'],
    [':tada:', ':\u2060tada:'],
    [':+1: :-1:', ':\u2060\\+1: :\u2060\\-1:'],
    [':man_in_tuxedo:', ':\u2060man\\_in\\_tuxedo:'],
    [':a:b:', ':\u2060a:\u2060b:'],
    [':100: and :1234:', ':\u2060100: and :\u20601234:'],
    ['a.json:12:3: no', 'a.json:12:3: no'],
    ['12:30: a', '12:30: a'],
    ['::error::x', '::\u2060error::x'],
    ['JIRA-12', 'JIRA\\-12'],
    ['0123456789abcdef0123456789abcdef01234567', '0123456789abcdef0123456789abcdef01234567'],
    ['[ ] task', '\\[ \\] task'],
    ['[!NOTE]', '\\[\\!NOTE\\]'],
    ['%%{init}%%', '%%\\{init\\}%%'],
  ])('%j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  test.each(HOSTILE_TEXTS)('nothing comes of %s', (_name, text) => {
    const markdown = escapeMarkdown(text);
    expect(markdown).not.toMatch(/[\n\r]/);
    expect(active(markdown)).not.toMatch(/[<>|`*_[\]#~$!]/);
    expect(markdown).not.toMatch(/@(?!\u2060)|#(?!\u2060)|:\/\/|\bwww\.|GH\\?-\d|:[a-z+-][\w+-]*:/i);
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

test('no text takes long', () => {
  for (const text of [':a', ':', 'a:', 'GH-', '@', ':a-', 'www.', '\\'])
    escapeMarkdown(text.repeat(1_000_000 / text.length));
  expect(escapeMarkdown(`:${'a'.repeat(1_000_000)}`)).toHaveLength(1_000_001);
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

  test('several lines share one', () => {
    expect(fenced('a', 'b ```` c', 'd')).toBe('`````text\na\nb ```` c\nd\n`````');
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
