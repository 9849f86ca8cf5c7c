import { describe, expect, it } from 'vitest';
import { mentions } from './mention.ts';
import { SkillInventory } from './skill-identity.ts';

const NONE = new SkillInventory([]);

describe('mentions', () => {
  it.each([
    ['tidy-up', 'I use tidy-up.', true],
    ['tidy-up', 'tidy-up', true],
    ['tidy-up', 'Tidy-Up: done', true],
    ['tidy-up', '(tidy-up)', true],
    ['tidy-up', '`tidy-up`, "tidy-up"', true],
    ['tidy-up', 'first:tidy-up', true],
    ['tidy-up', '/tidy-up do it', true],
    ['tidy-up', 'see skills/tidy-up/SKILL.md', true],
    ['tidy-up', 'C:\\skills\\tidy-up\\SKILL.md', true],
    ['tidy-up', 'https://example.org/tidy-up', true],
    ['tidy-up', 'both tidy-up-v2 and tidy-up', true],
    ['tidy-up', 'use @tidy-up', true],
    ['tidy-up', '使用tidy-up', false],
    ['tidy-up', '**tidy-up**', true],
    ['tidy-up', 'tidy-up-v2', false],
    ['tidy-up', 'my-tidy-up', false],
    ['tidy-up', 'tidy-up_old', false],
    ['tidy-up', '_tidy-up', false],
    ['tidy-up', 'tidy-up.old', false],
    ['tidy-up', 'tidy-up2', false],
    ['tidy-up', 'tidy up', false],
    ['tidy-up', 'skills/tidy-up-v2/SKILL.md', false],
    ['tidy-up', '--tidy-up', false],
    ['tidy-up', 'tidy-up-', false],
    ['tidy-up', 'e\u0301tidy-up', false],
    ['tidy-up', 'tidy-upe\u0301', false],
    ['acme:tidy-up', 'tidy-up', true],
    ['acme:tidy-up', 'acme:tidy-up', true],
    ['acme:tidy-up', 'other:tidy-up', false],
    ['acme:tidy-up', 'see acme:tidy-up/SKILL.md', true],
    ['tidy-up/SKILL.md', 'read skills/tidy-up/SKILL.md.', true],
    ['tidy-up/SKILL.md', 'tidy-up\\skill.md', true],
    ['tidy-up/SKILL.md', 'tidy-up SKILL.md', false],
    ['tidy-up/SKILL.md', 'not-tidy-up/SKILL.md', false],
    ['tidy-up/SKILL.md', 'tidy-up/SKILL.md.bak', false],
    ['.claude/skills', 'in .claude/skills/x', true],
    ['docs/a.md', './docs/a.md', true],
    ['İstanbul', 'visit istanbul and İSTANBUL', true],
    ['two words', 'here are two words.', true],
    ['two words', 'here are two wordsmiths', false],
    ['call(', 'then call( it', true],
    ['', 'anything', false],
    ['acme:', 'acme:', false],
    ['/', 'a/b', false],
    ['...', '...', true],
  ])('%s in %j: %s', (token, text, expected) => {
    expect(mentions(text, token, NONE)).toBe(expected);
  });

  it('tells skills apart that differ only in letter case', () => {
    const both = new SkillInventory([
      { name: 'tidy-up', aliases: [] },
      { name: 'Tidy-Up', aliases: [] },
    ]);
    expect(mentions('now Tidy-Up', 'Tidy-Up', both)).toBe(true);
    expect(mentions('now Tidy-Up', 'tidy-up', both)).toBe(false);
  });

  it('knows aliases', () => {
    const skills = new SkillInventory([{ name: 'sweep', aliases: ['broom'] }]);
    expect(mentions('the broom', 'broom', skills)).toBe(true);
    // Looked for by its own letters: what the model read as another name is named when it is called.
    expect(mentions('the broom', 'sweep', skills)).toBe(false);
  });
});
