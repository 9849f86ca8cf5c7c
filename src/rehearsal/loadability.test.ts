import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../contracts/results.ts';
import type { FrontmatterFlaw } from '../evidence/frontmatter-flaws.ts';
import { unitResult } from '../testing/unit-result-builder.ts';
import { judgeLoadability, type LoadabilityInput, type SeenCall, type SkillFacts } from './loadability.ts';

const GOOD = skillWith({});
const SEEN: SeenCall = { offered: ['alpha', 'beta'], answer: 'Launching skill: alpha', delivered: false, denied: null };
const RULE = '.claude/settings.json keeps claude from the skill alpha: "Skill" under permissions.deny';
const LOADED = unitResult({ token_hits: { alpha: 'loaded' } });
const FAILED = unitResult({ status: 'fail', token_hits: { alpha: 'failed' } });
const NOTHING = unitResult({ status: 'fail' });

function judge(changes: Partial<Omit<LoadabilityInput, 'seen'>> & { seen?: Partial<SeenCall>; keys?: object } = {}) {
  const { keys, ...input } = changes;
  return judgeLoadability({
    skill: keys === undefined ? GOOD : skillWith(keys),
    agent: 'claude',
    unit: LOADED,
    others: [],
    ...input,
    seen: { ...SEEN, ...input.seen },
  });
}

function skillWith(keys: object, name = 'alpha', flaws: readonly FrontmatterFlaw[] = []): SkillFacts {
  const fields = new Map<string, unknown>(Object.entries({ name, description: 'd', ...keys }));
  return {
    name,
    file: `skills/${name}/SKILL.md`,
    frontmatter: { fields, hasMark: false, invalid: null, isWithheld: false, lineOf: () => 2 },
    flaws,
  };
}

function flaw(effect: FrontmatterFlaw['effect'], key: string | null): FrontmatterFlaw {
  return { effect, key, line: 3, expected: 'a text', found: 'null' };
}

describe('judgeLoadability', () => {
  test('loaded', () => {
    expect(judge({ others: [unitResult({ token_hits: { beta: 'loaded', alpha: 'named' } })] })).toEqual({
      skill: 'alpha',
      agent: 'claude',
      outcome: 'loaded',
      frontmatter_key: null,
      offered: true,
      offered_as: null,
      tier: 1,
      neighbour_hit: false,
      detail: null,
    });
  });

  test.each([
    ['where the client takes both', 'zeta', 'zeta'],
    ['with letters composed otherwise', 'z\u00e9ta', 'ze\u0301ta'],
  ])('under its other name, %s', (_where, name, offeredAs) => {
    const row = judge({ keys: { name }, seen: { offered: [offeredAs] } });
    expect(row).toMatchObject({ outcome: 'loaded', offered_as: offeredAs });
  });

  test.each<[string, Parameters<typeof judge>[0], object]>([
    ['no request came', { unit: infra('auth'), seen: { offered: null, answer: null } }, { outcome: 'not_run' }],
    ['not offered', { unit: FAILED, seen: { offered: ['beta'] } }, { outcome: 'not_offered', offered: false }],
    [
      'the first that the client minds, but a guess',
      {
        unit: FAILED,
        seen: { offered: [], denied: RULE },
        skill: skillWith({}, 'alpha', [flaw('guessed', null), flaw('refused', 'description'), flaw('hidden', 'x')]),
      },
      {
        outcome: 'dropped_frontmatter',
        frontmatter_key: 'description',
        detail: 'skills/alpha/SKILL.md:3: expected a text, found null',
      },
    ],
    [
      'the whole of it',
      { unit: FAILED, seen: { offered: [] }, skill: skillWith({}, 'alpha', [flaw('refused', null)]) },
      { outcome: 'dropped_frontmatter', frontmatter_key: null },
    ],
    [
      'not for the model',
      { unit: FAILED, seen: { offered: [] }, skill: skillWith({}, 'alpha', [flaw('hidden', 'hides')]) },
      { outcome: 'denied', frontmatter_key: 'hides' },
    ],
    [
      'a rule of the settings keeps it away',
      { unit: FAILED, seen: { offered: [], denied: RULE } },
      { outcome: 'denied', frontmatter_key: null, detail: RULE },
    ],
    [
      'a rule of the settings refuses it',
      { unit: FAILED, seen: { answer: 'no', denied: RULE } },
      { outcome: 'denied', frontmatter_key: null, detail: `${RULE}; the client refused the call: no` },
    ],
    [
      'needs an approval',
      { unit: FAILED, seen: { answer: 'Execute skill: alpha' }, keys: { 'allowed-tools': 'Read' } },
      {
        outcome: 'denied',
        frontmatter_key: 'allowed-tools',
        detail: 'skills/alpha/SKILL.md:2: the client refused the call: Execute skill: alpha',
      },
    ],
    ['refused, and nothing says why', { unit: FAILED }, { outcome: 'denied', frontmatter_key: null }],
    [
      'known by its other name only',
      {
        unit: FAILED,
        skill: skillWith({ name: 'zeta' }, 'alpha', [flaw('renamed', 'name')]),
        seen: { offered: ['zeta'], answer: null },
      },
      { outcome: 'name_mismatch', frontmatter_key: 'name', offered_as: 'zeta' },
    ],
    ['loaded, but not offered', { seen: { offered: ['beta'] } }, { outcome: 'not_offered' }],
    ['loaded and not read', { unit: NOTHING, seen: { delivered: true } }, { outcome: 'unrecognised' }],
    [
      'a neighbour was taken for it',
      { others: [unitResult({ token_hits: { alpha: 'read' } })] },
      { outcome: 'unrecognised', neighbour_hit: true },
    ],
  ])('%s', (_name, changes, expected) => {
    const row = judge(changes);
    expect(row).toMatchObject(expected);
    expect(row.detail).not.toBeNull();
  });

  test('a client that makes a name of its own from one with a space', () => {
    const skill = skillWith({}, 'my skill', [flaw('renamed', 'name')]);
    const row = judge({ skill, unit: NOTHING, seen: { offered: ['my-skill'], answer: 'Skill not found: my skill' } });
    expect(row).toMatchObject({ outcome: 'name_mismatch', offered: true, offered_as: 'my-skill' });
  });

  test('a skill of a plugin is known by its own name', () => {
    expect(judge({ unit: unitResult({ token_hits: { 'plug:Alpha': 'loaded' } }) }).outcome).toBe('loaded');
  });
});

function infra(reason: UnitResult['infra_reason']): UnitResult {
  return unitResult({ status: 'infra_error', infra_reason: reason, error: 'bad key' });
}
