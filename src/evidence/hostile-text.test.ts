import { describe, expect, it } from 'vitest';
import { skillLine, textMatches } from './text-rules.ts';
import { decodeLine } from './decode-line.ts';
import { frontmatterNames } from './frontmatter.ts';
import { mentions } from './mention.ts';
import { openedFiles } from './opened-files.ts';
import { pathSegments } from './path-segments.ts';
import { proofLine } from './proof-line.ts';
import { SkillInventory } from './skill-identity.ts';

const KIB = 1024;
const SMALL = 128 * KIB;
const LARGE = 1024 * KIB;
const MANY = new SkillInventory(
  Array.from({ length: 200 }, (_, index) => ({ name: `plugin:x${index}`, aliases: [`y${index}`] })),
);

const PIECES = [
  'x',
  '(',
  ')',
  '"',
  "'",
  '\\',
  '.',
  ':',
  '-',
  '/',
  ' ',
  '\n',
  '\t',
  '\u00A0',
  '{',
  '}',
  '[',
  '`',
  '$',
  '#',
  '<',
  '>',
  '|',
  '&',
  ';',
  ',',
  '0',
  '=',
  '\0',
  '\u001B',
  '\u001B]',
  '\u001B[',
  '\u001B[0',
  '\u009B',
  '\uFEFF',
  '\u2028',
  'İ',
  '\\ ',
  '\\\\',
  '$(',
  '<<',
  '<<A\n',
  'cat ',
  'cat x;',
  'sed ',
  'sed -n ',
  '(cat x',
  'cd x;',
  'a\\',
  'C:\\',
  'x/',
  'xy/',
  'x.y ',
  'tidy-up-',
  'tidy-up/',
  '/tidy-up/SKILL.md ',
  'SKILL.md/',
  'tidy-up:',
  ':tidy-up',
  '{a,b}',
  'a,',
  '"name":"Skill" ',
  '"skill":"',
  'Launching skill: ',
  'Launching skill: x',
  'Base directory for this skill: ',
  'Base directory for this skill: a /b',
  '● skill(',
  '---\n',
  '---\na: b\n',
  'name: # ',
  '1 ',
  '     1\t',
  '\\ud83d',
  '\\u',
  'bash -c ',
  "bash -c 'a' ",
  'sudo ',
  'A=b ',
  'cat read ',
];

describe('the same text over and over takes time in proportion to its length', () => {
  const ways: Readonly<Record<string, (text: string) => unknown>> = {
    textMatches: (text) => [textMatches('tidy-up', text), textMatches('tidy-up/SKILL.md', text)],
    mentions: (text) => ['tidy-up', 'x', '.', 'a/b', 'SKILL.md'].map((token) => mentions(text, token, MANY)),
    openedFiles: (text) => [openedFiles(text), openedFiles(`bash -lc '${text}'`), openedFiles(`cat "${text}"`)],
    frontmatterNames: (text) => [
      frontmatterNames(text),
      frontmatterNames(`---\n${text}\n---\n`),
      frontmatterNames(`---\nname: ${text}`),
    ],
    decodeLine: (text) =>
      [text, `{"a":"${text}"}`, `{"a":${text}`].map((line) => {
        const bytes = Buffer.from(line, 'utf8');
        return decodeLine({ bytes, start: 0, end: bytes.length });
      }),
    others: (text) => [skillLine(text), pathSegments(text), proofLine(text, 'tidy-up')],
  };

  const runAll = (run: (text: string) => unknown, pieces: readonly string[], bytes: number): void => {
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(bytes / piece.length));
      // What is looked for stands at the end; what would make a rule fail stands at the end.
      run(`${text} tidy-up`);
      run(`tidy-up/SKILL.md ${text}\u2028z`);
    }
  };

  // No clock is read: work that grows with the square needs more than ten times the time that a test has, whatever else the machine does.
  it.each(Object.entries(ways))(
    '%s',
    (_, run) => {
      expect(() => runAll(run, PIECES, SMALL)).not.toThrow();
      expect(() => runAll(run, ['x', '(', '"', '\\'], LARGE)).not.toThrow();
    },
    120_000,
  );
});
