import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { isNegative, requirementsOf, tokensOf, type RequiredToken } from './requirements.ts';

const of = (changes: Partial<RoutingCase>, agent = 'claude') =>
  requirementsOf({ case_id: 'a', prompt: 'p', ...changes }, agent, HIDES_READS);

/** `token:tier`, and `token=canonical:tier` where the provider calls it otherwise. */
const spelt = (items: readonly RequiredToken[]): string[] =>
  items.map(({ token, canonical, tier }) => `${token}${token === canonical ? '' : `=${canonical}`}:${tier}`);

describe('required tokens and their tiers', () => {
  test.each<[string, Partial<RoutingCase>, string[]]>([
    ['nothing', {}, []],
    ['expected_skill is tier 1', { expected_skill: 's' }, ['s:1']],
    ['expected_skill with its own tier', { expected_skill: 's', expected_skill_min_tier: 2 }, ['s:2']],
    ['expected_skill at tier 3', { expected_skill: 's', expected_skill_min_tier: 3 }, ['s:3']],
    [
      'the tighter wins, a required skill',
      { expected_skill: 's', expected_skill_min_tier: 2, required_skills: ['S'] },
      ['S:1'],
    ],
    ['required_skills are tier 1', { required_skills: ['s', 't'] }, ['s:1', 't:1']],
    ['required_files are tier 2', { required_files: ['x/y.md'] }, ['x/y.md:2']],
    ['required_files never loosen a 1', { required_files: ['s'], required_skills: ['s'] }, ['s:1']],
    [
      'required_files are not loosened by a skill',
      { required_files: ['s'], expected_skill: 's', expected_skill_min_tier: 3 },
      ['s:2'],
    ],
    ['required_all_evidence is tier 2', { required_all_evidence: ['t'] }, ['t:2']],
    ['required_evidence is tier 2', { required_evidence: ['t'] }, ['t:2']],
    [
      'evidence that is the expected skill has its tier',
      { required_all_evidence: ['s'], expected_skill: 's' },
      ['s:1'],
    ],
    [
      'also where that is a weak one',
      { required_evidence: ['s'], expected_skill: 's', expected_skill_min_tier: 3 },
      ['s:3'],
    ],
    [
      'in either list of evidence',
      { required_all_evidence: ['s'], expected_skill: 's', expected_skill_min_tier: 3 },
      ['s:3'],
    ],
    [
      'evidence that is a required skill has its tier',
      { required_all_evidence: ['S'], required_skills: ['s'] },
      ['S:1'],
    ],
    [
      "a skill's file is a token of its own",
      { required_all_evidence: ['s', 's/SKILL.md'], expected_skill: 's' },
      ['s:1', 's/SKILL.md:2'],
    ],
    [
      'the order of the lists, each token once with its first spelling',
      {
        expected_skill: 'e',
        required_files: ['f', 'A'],
        required_skills: ['s'],
        required_evidence: ['b', 'a'],
        required_all_evidence: ['a'],
      },
      ['a:2', 'b:2', 's:1', 'f:2', 'e:1'],
    ],
    ['optional and disallowed tokens require nothing', { optional_skills: ['o'], disallowed_skills: ['d'] }, []],
  ])('%s', (_name, changes, required) => {
    expect(spelt(of(changes).required)).toEqual(required);
  });
});

describe("the skill's file", () => {
  test.each<[string, Partial<RoutingCase>, string, string[]]>([
    ['is asked of Codex', { expected_skill: 's' }, 'codex', ['s/SKILL.md:3']],
    ['is asked of Copilot', { expected_skill: 's' }, 'copilot', ['s/SKILL.md:3']],
    ['is not asked of Claude', { expected_skill: 's' }, 'claude', []],
    ['is not asked where the case says so', { expected_skill: 's', require_skill_file: false }, 'codex', []],
    ['is not asked without an expected skill', { required_skills: ['s'] }, 'codex', []],
    [
      'any will do where the case asks for one without naming a skill',
      { require_skill_file: true },
      'codex',
      ['SKILL.md:3'],
    ],
    ['and never of Claude', { require_skill_file: true }, 'claude', []],
    ['is not asked a second time', { expected_skill: 's', required_files: ['S/skill.md'] }, 'codex', []],
    [
      'has the name that the provider gives the skill',
      { expected_skill: 's', provider_aliases: { codex: { s: 't' } } },
      'codex',
      ['s/SKILL.md=t/SKILL.md:3'],
    ],
    [
      'is not asked twice under two names',
      { expected_skill: 's', required_files: ['t/SKILL.md'], provider_aliases: { codex: { s: 't' } } },
      'codex',
      [],
    ],
  ])('%s', (_name, changes, agent, present) => {
    expect(spelt(of(changes, agent).present)).toEqual(present);
  });
});

describe('aliases', () => {
  const aliased: Partial<RoutingCase> = {
    expected_skill: 'Mine',
    required_all_evidence: ['theirs', 'other', 'mine/SKILL.md'],
    provider_aliases: { CODEX: { MINE: 'theirs' }, copilot: { other: 'x' } },
  };

  test('hold for their provider, whatever the letter case, and make one token of two', () => {
    expect(spelt(of(aliased, 'codex').required)).toEqual(['theirs:1', 'other:2', 'mine/SKILL.md=theirs/SKILL.md:2']);
    expect(of(aliased, 'codex').aliases).toEqual(new Map([['mine', 'theirs']]));
  });

  test('do not hold for others', () => {
    expect(spelt(of(aliased, 'claude').required)).toEqual(['theirs:2', 'other:2', 'mine/SKILL.md:2', 'Mine:1']);
    expect(spelt(of(aliased, 'copilot').required)).toContain('other=x:2');
  });

  test('are one hop', () => {
    const chain = { expected_skill: 'a', provider_aliases: { codex: { a: 'b', b: 'c' } } };
    expect(spelt(of(chain, 'codex').required)).toEqual(['a=b:1']);
  });
});

describe('the other lists', () => {
  test.each<[string, string[] | undefined, readonly string[] | null]>([
    ['no list asks for nothing of its own', undefined, null],
    ['nor does an empty one', [], null],
    ['a list stands as it is and replaces the built-in one', ['ILogger'], ['ILogger']],
    ['each entry once', ['a', 'b', 'a'], ['a', 'b']],
  ])('%s', (_name, list, any) => {
    expect(of(list === undefined ? {} : { required_any_evidence: list }).any).toEqual(any);
  });

  test('optional and disallowed keep their spelling, each once', () => {
    const { optional, disallowed } = of({ optional_skills: ['o', 'p', 'O'], disallowed_skills: ['D', 'e', 'd', 'e'] });
    expect(optional).toEqual(['o', 'p']);
    expect(disallowed).toEqual(['D', 'e']);
  });

  test.each([
    [undefined, 2],
    [1, 1],
    [2, 2],
    [3, 3],
  ] as const)('disallowed_min_tier %s gates up to tier %i', (written, tier) => {
    expect(of(written === undefined ? {} : { disallowed_min_tier: written }).disallowedTier).toBe(tier);
  });

  test('tokensOf names every token once, as the case writes it', () => {
    const requirements = of(
      {
        expected_skill: 's',
        required_files: ['f'],
        optional_skills: ['o', 's'],
        disallowed_skills: ['d'],
        required_any_evidence: ['any'],
      },
      'codex',
    );
    expect(tokensOf(requirements)).toEqual(['f', 's', 's/SKILL.md', 'o', 'd']);
  });
});

describe('isNegative', () => {
  test.each<[Partial<RoutingCase>, string, boolean]>([
    [{}, 'claude', true],
    [{ disallowed_skills: ['d'], optional_skills: ['o'], required_any_evidence: ['x'] }, 'codex', true],
    [{ expected_skill: 's' }, 'claude', false],
    [{ required_files: ['f'] }, 'claude', false],
    [{ require_skill_file: true }, 'codex', false],
    [{ require_skill_file: true }, 'claude', true],
  ])('%j of %s: %s', (changes, agent, negative) => {
    expect(isNegative(of(changes, agent))).toBe(negative);
  });
});
