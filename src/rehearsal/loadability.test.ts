import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../contracts/results.ts';
import { unitResult } from '../testing/unit-result-builder.ts';
import { judgeLoadability, type LoadabilityInput, type SeenCall } from './loadability.ts';

const GOOD = {
  name: 'alpha',
  frontmatter: new Map<string, unknown>([
    ['name', 'alpha'],
    ['description', 'd'],
  ]),
};
const SEEN: SeenCall = { offered: ['alpha', 'beta'], answer: 'Launching skill: alpha', delivered: false };
const LOADED = unitResult({ token_hits: { alpha: 'loaded' } });
const FAILED = unitResult({ status: 'fail', token_hits: { alpha: 'failed' } });
const NOTHING = unitResult({ status: 'fail' });

function judge(changes: Partial<Omit<LoadabilityInput, 'seen'>> & { seen?: Partial<SeenCall>; keys?: object } = {}) {
  const { keys, ...input } = changes;
  const skill =
    keys === undefined ? GOOD : { name: 'alpha', frontmatter: new Map(Object.entries({ ...plain(), ...keys })) };
  return judgeLoadability({
    skill,
    agent: 'claude',
    unit: LOADED,
    others: [],
    ...input,
    seen: { ...SEEN, ...input.seen },
  });
}

function plain(): Record<string, unknown> {
  return Object.fromEntries(GOOD.frontmatter);
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

  test('under its other name, where the client takes both', () => {
    const row = judge({ keys: { name: 'zeta' }, seen: { offered: ['zeta'] } });
    expect(row).toMatchObject({ outcome: 'loaded', offered_as: 'zeta' });
  });

  test.each<[string, Parameters<typeof judge>[0], object]>([
    ['no request came', { unit: infra('auth'), seen: { offered: null, answer: null } }, { outcome: 'not_run' }],
    ['not offered', { unit: FAILED, seen: { offered: ['beta'] } }, { outcome: 'not_offered', offered: false }],
    [
      'no frontmatter',
      { unit: FAILED, seen: { offered: [] }, skill: { name: 'alpha', frontmatter: null } },
      { outcome: 'dropped_frontmatter', frontmatter_key: null },
    ],
    [
      'no description',
      { unit: FAILED, seen: { offered: [] }, keys: { description: ' ' } },
      { outcome: 'dropped_frontmatter', frontmatter_key: 'description' },
    ],
    [
      'not for the model',
      { unit: FAILED, seen: { offered: [] }, keys: { 'disable-model-invocation': true } },
      { outcome: 'denied', frontmatter_key: 'disable-model-invocation' },
    ],
    [
      'needs an approval',
      { unit: FAILED, seen: { answer: 'Execute skill: alpha' }, keys: { 'allowed-tools': 'Read' } },
      { outcome: 'denied', frontmatter_key: 'allowed-tools' },
    ],
    ['refused, and nothing says why', { unit: FAILED }, { outcome: 'denied', frontmatter_key: null }],
    [
      'known by its other name only',
      { unit: FAILED, keys: { name: 'zeta' }, seen: { offered: ['zeta'], answer: 'Skill not found: alpha' } },
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
    const skill = { name: 'my skill', frontmatter: new Map(Object.entries({ name: 'my skill', description: 'd' })) };
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
