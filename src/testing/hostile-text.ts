/** Texts that someone else's transcript, case id or file name can hold, and what must not come of them. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a workflow command', '::error file=x::y'],
  ['a workflow command on a line of its own', 'x\n::add-mask::y'],
  ['a workflow command after a carriage return', 'x\r::stop-commands::y'],
  ['an old workflow command', 'x ##[add-matcher]y.json'],
  ['ANSI colours', '\u001b[31mred\u001b[0m'],
  ['a terminal title', '\u001b]0;title\u0007'],
  ['a one-byte control sequence', '\u009b31m'],
  ['a bell, a backspace and a NUL', 'a\u0007b\u0008c\u0000d'],
  ['text that turns around', 'abc\u202edef\u2066ghi\u2069'],
  ['characters of no width', 'a\u200bb\u200dc\u2060d\ufeffe\u00adf'],
  ['tag characters', 'a\u{e0041}\u{e007f}b\u{e0000}c\u{e0002}d\u{e0fff}e'],
  ['line separators', 'a\u2028b\u2029c\u0085d\u000be\u000cf'],
  ['half a character', 'a\ud83db\udc00'],
  ['a table', '| a | b |\n|---|---|\n| c | d |'],
  ['a pipe after backslashes', 'a\\|b\\\\|c|'],
  ['backticks', '` `` ``` ````'],
  ['a fence', '```\n# heading\n```'],
  ['HTML', '<img src=x onerror=y><!-- <script> -->&lt;b&gt;'],
  ['a mention', '@org/team and someone@example.org'],
  ['links', '[x](https://evil.example) https://evil.example www.evil.example mailto:a@b.cc <https://evil.example>'],
  ['an image', '![x](https://evil.example/pixel.png)'],
  ['a reference', '#1 and owner/repo#2 and GH-3'],
  ['references by name', 'GH-3 fixes gh-4 owner/repo@0123abc 0123456789abcdef0123456789abcdef01234567'],
  ['emoji by name', ':tada: :+1: :100: ::error:: a:b:c'],
  ['emphasis', '**bold** _em_ ~~gone~~ *x*'],
  ['a heading', '# heading'],
  ['a list', '- a\n1. b\n+ c'],
  ['mathematics', '$x$ and $$y$$'],
  ['a footnote', '[^1]: x'],
];

/** All of them, one after the other. */
export const ALL_HOSTILE = HOSTILE_TEXTS.map(([, text]) => text).join(' ');

/** What is wrong with a text that a terminal or the runner's log is to show, by line. */
export function dangersIn(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => [
      ...(/^\s*::/.test(line) ? [`command: ${line}`] : []),
      ...(line.includes('##[') ? [`old command: ${line}`] : []),
      ...(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(line) ? [`control: ${JSON.stringify(line)}`] : []),
      ...(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2061-\u206f\ufeff]|[\u{e0000}-\u{e0fff}]/u.test(line)
        ? [`invisible: ${JSON.stringify(line)}`]
        : []),
    ]);
}
