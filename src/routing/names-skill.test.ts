import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';

import { visibleText } from './visible-text.ts';
import { namesSkill, plainWords, type Naming } from './names-skill.ts';

const naming = (prompt: string, skill: string): Naming => namesSkill(visibleText(prompt), skill);

const isAscii = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[\p{M}\p{DI}]/gu, '');
const leadsToLetters = Object.entries(confusables).filter(
  ([one, like]) => !isAscii(plain(one)) && /^[a-z]+$/i.test(plain(like)),
);

test('whatever Unicode leads to ASCII letters is folded to them', () => {
  expect(leadsToLetters.length).toBeGreaterThan(500);
  // The table takes I for l: what looks like it is either.
  const others = leadsToLetters.filter(([one, like]) => visibleText(one) !== plain(like).toLowerCase());
  expect(others.map(([one]) => `${one} ${visibleText(one)}`)).toEqual(['Ɩ i', 'Ι i', 'І i', 'Ӏ i', 'Ɨ i']);
});

describe('a name is read as a model reads it', () => {
  test.each<[string, string]>([
    ['as it is', 'Use alpha-skill'],
    ['zero width space', 'Use alpha\u200b-skill'],
    ['soft hyphen', 'Use al\u00adpha-skill'],
    ['another hyphen', 'Use alpha\u2011skill'],
    ['fullwidth', 'Use \uff41\uff4c\uff50\uff48\uff41\uff0dskill'],
    ['a mark', 'Use a\u0301lpha-skill'],
    ['Cyrillic', 'Use \u0430lpha-skill'],
    ['a Cyrillic i, small and capital', 'Use alpha-sk\u0456ll and alpha-sk\u0406ll'],
    ['a Cyrillic capital alone', 'Use alpha-sk\u0406ll'],
    ['a Greek capital', 'Use \u0391LPHA-SKILL'],
    ['mathematical letters, by entities', 'Use &aopf;lpha&shy;-skill'],
    ['letters with a stroke', 'Use a\u0142pha-ski\u0142\u0142'],
    ['a number for a letter', 'Use &#97;lpha-skill'],
    ['a hexadecimal one', 'Use &#x61;lpha-skill'],
    ['an underscore', 'Use alpha_skill'],
    ['no sign at all', 'Use alphaskill'],
    ['white space', 'Use the alpha skill'],
    ['many', 'Use alpha-skills'],
    ['camel case', 'Use alphaSkill'],
    ['a hyphen at the end of a line', 'Use alpha-\nskill'],
    ['a glob', 'Open .claude/skills/alpha-*/SKILL.md'],
    ['its file', 'Read alpha/SKILL.md'],
    ['turned around', 'Use the skill alpha'],
    ['letter by letter', 'Use a.l.p.h.a.s.k.i.l.l'],
  ])('%s', (_name, prompt) => {
    expect(naming(prompt, 'alpha-skill')).toBe('leading');
  });
});

test.each<[string, string, Naming]>([
  ['Do a code review', 'code-review', 'words'],
  ['Look at the code, review it', 'code-review', 'words'],
  ['Write a code-review', 'code-review', 'leading'],
  ['Write a code-\nreview', 'code-review', 'leading'],
  ['Say "code review"', 'code-review', 'leading'],
  ['Use the code review skill', 'code-review', 'leading'],
  ['a codebase review', 'code-review', null],
  ['the reviewer of the code', 'code-review', null],
  ['Merge these PDFs', 'pdf', 'words'],
  ['Use PDF.', 'pdf', 'words'],
  ['Open report.pdf', 'pdf', 'words'],
  ['Use the pdf skill', 'pdf', 'leading'],
  ['Use `pdf`', 'pdf', 'leading'],
  ['Use “pdf”', 'pdf', 'leading'],
  ['the file’s pdf', 'pdf', 'words'],
  ['/pdf now', 'pdf', 'leading'],
  ['$pdf', 'pdf', 'leading'],
  ['@pdf', 'pdf', 'leading'],
  ['office:pdf', 'pdf', 'leading'],
  [String.raw`skills\pdf\a.md`, 'pdf', 'leading'],
  ['Open pdf-forms', 'pdf', null],
  ['Open /pdf-forms and my_pdf', 'pdf', null],
  ['Push it to GitHub', 'github', 'words'],
  ['Push it to git-hub', 'github', 'leading'],
  ['Push it to GitHub', 'git-hub', 'leading'],
  ['Some docs writers', 'doc-writer', 'words'],
  ['docswriters', 'docs-writer', 'leading'],
  ['a skill', 'skill', 'words'],
  ['an alphabet', 'alpha-skill', null],
  ['КОД', 'код', 'words'],
  ['anything', '---', null],
  ['x'.repeat(300), 'x'.repeat(300), null],
])('%s: %s', (prompt, skill, expected) => {
  expect(naming(prompt, skill)).toBe(expected);
});

test('takes time in proportion to the prompt', () => {
  // No clock is read: work that grows with the square takes longer than a test may.
  const found = new Set<unknown>();
  for (const part of ['a ', '\ufdfa', 'a-', '&#97;', 'aB', 's', 's ', 'as']) {
    const prompt = visibleText(part.repeat(8192 / part.length));
    for (const skill of ['a'.repeat(255), `${'a-'.repeat(120)}skill`, `${'s-'.repeat(100)}a`, `${'as-s-'.repeat(50)}b`])
      found.add(namesSkill(prompt, skill));
  }
  expect(found).toContain(null);
});

test('prompts are compared by their words', () => {
  expect(plainWords('Please,  merge these PDFs!')).toBe(plainWords('please merge “these” PDF'));
});
