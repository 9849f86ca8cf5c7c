import { expect, test } from 'vitest';

import { PLAIN } from '../app/world/said.ts';
import type { InitOutcome } from '../app/init/init.ts';
import { initText } from './init-text.ts';

const OUTCOME: InitOutcome = {
  files: [
    { path: '.github/portcullis/config.yml', what: 'the configuration', text: 'cases: x\n' },
    { path: 'cases/routing/first.json', what: 'first cases (2), drafts', text: '{}\n' },
  ],
  written: true,
  skills: { roots: ['.claude/skills'], names: ['alpha'] },
  notes: [],
  without_case: [],
  flawed: [],
  warnings: [],
  pin: { repository: 'o/portcullis', commit: 'a'.repeat(40), version: 'v1.2.3' },
  required_check: 'portcullis / gate',
  secrets: ['ANTHROPIC_API_KEY'],
  ignores_artifacts: false,
  has_code_owners: false,
};

test('what was written, and what is left to do', () => {
  expect(initText(OUTCOME, PLAIN)).toBe(`1 skill in .claude/skills
the gate of o/portcullis at ${'a'.repeat(40)} (v1.2.3)
+ .github/portcullis/config.yml  the configuration
+ cases/routing/first.json       first cases (2), drafts

Next:
1. Edit the prompts in cases/routing/first.json: ask for the result as people do, without the skill's name.
2. portcullis validate && portcullis plan && portcullis doctor
3. portcullis clients install && portcullis rehearse: is every skill offered, loaded and recognised? It needs no key.
4. Add the secrets to the repository: gh secret set ANTHROPIC_API_KEY
5. Add artifacts/ to .gitignore: runs leave their results and transcripts there.
6. Commit, push and open a pull request. Its run is the first: where a case fails, correct the prompt, the skill or what is expected.
7. Require the check "portcullis / gate" by a ruleset of the default branch; it can be chosen once it has run.
8. Name owners of /.github/, /baselines/ and /cases/ in .github/CODEOWNERS, and require their review by the same ruleset.
`);
});

test('nothing written: the texts are shown', () => {
  const text = initText({ ...OUTCOME, written: false }, PLAIN);
  expect(text).toContain('\n= cases/routing/first.json       first cases (2), drafts\n');
  expect(text).toContain(
    '\n--- .github/portcullis/config.yml\ncases: x\n\n--- cases/routing/first.json\n{}\n\nNothing was written.\n',
  );
  expect(text).not.toContain('Next:');
});

test('a text that is shown commands no terminal, and hides nothing', () => {
  const text = 'a\u202Eb\u001B]0;x\u0007\u2066c\u200D\n##[error]x\n';
  const [first] = OUTCOME.files;
  const shown = initText(
    { ...OUTCOME, written: false, files: [{ path: 'x', what: 'y', ...first, text }], warnings: ['w\u202E'] },
    PLAIN,
  );
  expect(shown).toContain('\na\\u202eb\\u001b]0;x\\u0007\\u2066c\\u200d\n## [error]x\n');
  expect(shown).toMatch(
    /\nCharacters that cannot be seen are shown as \\u and their number\.\nNothing was written\.\n$/,
  );
  expect(shown).toContain('\n! w\n');
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('what stands in the way is told, and commands no terminal', () => {
  const text = initText(
    {
      ...OUTCOME,
      skills: { roots: ['a\u001B]0;x\u0007'], names: ['alpha', 'pdf'] },
      notes: [
        { what: '.agents/skills', says: 'left out: duplicate name alpha' },
        ...'abcdefg'.split('').map((what) => ({ what, says: 'no case\u001B' })),
      ],
      without_case: 'pdf of none but seven more'.split(' '),
      flawed: ['a\u001B', 'b'],
      pin: { ...OUTCOME.pin, version: null },
      secrets: [],
      ignores_artifacts: true,
      has_code_owners: true,
    },
    PLAIN,
  );
  expect(text).toContain('\n! .agents/skills: left out: duplicate name alpha\n! a, b, c, d, e, f, g: no case \n');
  expect(text).toContain('2. Write cases for pdf, of, none, but, seven, more: the description gives no request.\n');
  expect(text).toContain(
    '3. Correct the frontmatter of a , b, as said above, and write cases for what is corrected.\n',
  );
  expect(text).toContain(`at ${'a'.repeat(40)}\n`);
  expect(text).toContain('8. Let CODEOWNERS name owners');
  expect(text).not.toContain('artifacts/');
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
