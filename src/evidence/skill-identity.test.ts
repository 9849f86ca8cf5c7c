import { describe, expect, it } from 'vitest';
import { SkillInventory } from './skill-identity.ts';

type Installed = readonly (string | readonly [name: string, ...aliases: string[]])[];

function inventory(installed: Installed): SkillInventory {
  return new SkillInventory(
    installed.map((skill) => {
      const [name, ...aliases] = typeof skill === 'string' ? [skill] : skill;
      return { name, aliases };
    }),
  );
}

describe('SkillInventory.compare', () => {
  it.each<[installed: Installed, wanted: string, seen: string, match: string]>([
    // Whole names only.
    [[], 'tidy-up', 'tidy-up', 'same'],
    [[], 'tidy-up', 'tidy-up-v2', 'different'],
    [[], 'tidy-up', 'tidy', 'different'],
    [[], 'tidy-up', 'my-tidy-up', 'different'],
    // A prefix is no part of the base name, as long as one skill has it.
    [[], 'tidy-up', 'acme:tidy-up', 'same'],
    [[], 'acme:tidy-up', 'tidy-up', 'same'],
    [[], 'acme:tidy-up', 'other:tidy-up', 'different'],
    [['acme:tidy-up'], 'acme:tidy-up', 'tidy-up', 'same'],
    [['acme:tidy-up'], 'tidy-up', 'acme:tidy-up', 'same'],
    [['tidy-up'], 'tidy-up', 'acme:tidy-up', 'same'],
    [['acme:tidy-up', 'other:tidy-up'], 'acme:tidy-up', 'tidy-up', 'ambiguous'],
    [['acme:tidy-up', 'other:tidy-up'], 'tidy-up', 'tidy-up', 'ambiguous'],
    [['acme:tidy-up', 'other:tidy-up'], 'tidy-up', 'other:tidy-up', 'ambiguous'],
    [['acme:tidy-up', 'other:tidy-up'], 'acme:tidy-up', 'acme:tidy-up', 'same'],
    [['acme:tidy-up', 'other:tidy-up'], 'acme:tidy-up', 'other:tidy-up', 'different'],
    // The bare name is a skill of its own.
    [['tidy-up', 'acme:tidy-up'], 'tidy-up', 'tidy-up', 'same'],
    [['tidy-up', 'acme:tidy-up'], 'tidy-up', 'acme:tidy-up', 'different'],
    [['tidy-up', 'acme:tidy-up'], 'acme:tidy-up', 'tidy-up', 'different'],
    // The one skill of that base name belongs to somebody else.
    [['other:tidy-up'], 'acme:tidy-up', 'tidy-up', 'different'],
    [['other:tidy-up'], 'other:tidy-up', 'tidy-up', 'same'],
    // The plugin may be called like its skill.
    [['acme:acme'], 'acme', 'acme:acme', 'same'],
    // A folder and a frontmatter name.
    [[['sweep', 'broom']], 'sweep', 'broom', 'same'],
    [[['sweep', 'broom']], 'broom', 'sweep', 'same'],
    [[['acme:sweep', 'broom']], 'acme:broom', 'acme:sweep', 'same'],
    [[['acme:sweep', 'broom']], 'broom', 'acme:sweep', 'same'],
    [[['acme:sweep', 'broom']], 'other:broom', 'acme:sweep', 'different'],
    [[['sweep', 'broom'], 'broom'], 'sweep', 'broom', 'different'],
    [
      [
        ['sweep', 'broom'],
        ['dust', 'broom'],
      ],
      'broom',
      'sweep',
      'ambiguous',
    ],
    [
      [
        ['sweep', 'broom'],
        ['dust', 'broom'],
      ],
      'broom',
      'broom',
      'ambiguous',
    ],
    // Letter case folds, unless two skills differ in nothing else.
    [['tidy-up'], 'Tidy-Up', 'tidy-up', 'same'],
    [[], 'Tidy-Up', 'tidy-up', 'same'],
    [['tidy-up', 'Tidy-Up'], 'tidy-up', 'Tidy-Up', 'different'],
    [['tidy-up', 'Tidy-Up'], 'tidy-up', 'tidy-up', 'same'],
    [['tidy-up', 'Tidy-Up'], 'tidy-up', 'TIDY-UP', 'different'],
    [['acme:tidy-up', 'other:Tidy-Up'], 'tidy-up', 'other:Tidy-Up', 'different'],
    [['ACME:tidy-up'], 'acme:tidy-up', 'Acme:tidy-up', 'same'],
    // A skill's own two spellings are no two skills.
    [[['Sweep', 'sweep']], 'sweep', 'SWEEP', 'same'],
  ])('installed %j: %s and %s are %s', (installed, wanted, seen, match) => {
    expect(inventory(installed).compare(wanted, seen)).toBe(match);
    expect(inventory(installed).compare(seen, wanted)).toBe(match);
    expect(inventory(installed.toReversed()).compare(wanted, seen)).toBe(match);
  });
});

describe('SkillInventory.has', () => {
  it.each<[installed: Installed, name: string, has: boolean]>([
    [['tidy-up'], 'tidy-up', true],
    [['tidy-up'], 'TIDY-UP', true],
    [['tidy-up'], 'tidy', false],
    [['tidy-up'], 'acme:tidy-up', true],
    [['acme:tidy-up'], 'tidy-up', true],
    [['acme:tidy-up'], 'other:tidy-up', false],
    [[['sweep', 'broom']], 'broom', true],
    [[], 'broom', false],
  ])('installed %j: %s %s', (installed, name, has) => {
    expect(inventory(installed).has(name)).toBe(has);
  });

  it('counts each skill once, with the aliases of all its entries', () => {
    const skills = inventory([['sweep', 'broom'], ['sweep', 'brush'], 'dust']);
    expect(skills.compare('acme:sweep', 'sweep')).toBe('same');
    expect(skills.compare('broom', 'brush')).toBe('same');
  });
});
