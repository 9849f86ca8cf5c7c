import { describe, expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { plannedUnits, planOf } from '../testing/gate-input-builder.ts';
import { documentText } from './document-text.ts';
import { parsePlan, planDigest, type Plan, type PlannedListing } from './plan.ts';

const PLAN: Plan = planOf(
  plannedUnits([
    ['alpha', 'claude'],
    ['alpha', 'codex', 2],
  ]),
  {
    cases: [{ case_id: 'alpha', category: null, file: 'cases/a.json', line: 3, digest: `sha256:${'2'.repeat(64)}` }],
    selection: { agents: ['claude', 'codex'], case_ids: null, categories: ['x'] },
  },
);

function problemsIn(changes: object): string[] {
  try {
    parsePlan(JSON.stringify({ ...PLAN, ...changes }), 'plan.json');
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace('plan.json:1: ', ''));
  }
  return [];
}

test('a plan comes back as what it was', () => {
  expect(parsePlan(documentText(PLAN), 'plan.json')).toEqual(PLAN);
});

test('shards and changes come back, and change the digest', () => {
  const shards = [{ shard: 1, agent: 'claude', cells: [{ case_id: 'alpha' }], expected_seconds: 40 }];
  const listings: PlannedListing[] = [{ name: 's', file: 's/SKILL.md', change: 'changed', fields: ['description'] }];
  const changed = { merge_base: 'a'.repeat(40), cases: ['alpha'], skills: ['s'], everything: [], listings };
  const plans: Plan[] = [
    { ...PLAN, shards },
    { ...PLAN, shards: [] },
    { ...PLAN, selection: { ...PLAN.selection, changed } },
  ];
  for (const plan of plans) expect(parsePlan(documentText(plan), 'plan.json')).toEqual(plan);
  expect(new Set([PLAN, ...plans].map(planDigest)).size).toBe(4);
});

describe('what is no plan', () => {
  const [unit] = PLAN.units;
  const [item] = PLAN.cases;
  test.each<[object, string]>([
    [{ schema: 0 }, '/schema: expected 1, found 0, which an older version of Portcullis wrote'],
    [{ extra: 1 }, '/extra: expected only known fields, found the unknown field "extra"'],
    [{ units: undefined }, 'expected a field "units", found nothing'],
    [{ selection: { agents: null, case_ids: null } }, '/selection: expected a field "categories", found nothing'],
    [
      { selection: { agents: 'claude', case_ids: null, categories: null } },
      '/selection/agents: expected array or null, found "claude"',
    ],
    [{ units: [{ ...unit, trial: 0 }] }, '/units/0/trial: expected a number >= 1, found 0'],
    [
      { units: [{ ...unit, agent: '../x' }] },
      '/units/0/agent: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found "../x"',
    ],
    [
      { units: [{ ...unit, result: 'pass' }] },
      '/units/0/result: expected only known fields, found the unknown field "result"',
    ],
    [
      { shards: [{ shard: 0, agent: 'claude', cells: [{ case_id: 'alpha' }], expected_seconds: 1 }] },
      '/shards/0/shard: expected a number >= 1, found 0',
    ],
    [
      { shards: [{ shard: 1, agent: 'claude', cells: [], expected_seconds: 1 }] },
      '/shards/0/cells: expected a list that is not empty, found []',
    ],
    [{ cases: [{ ...item, line: 0 }] }, '/cases/0/line: expected a number >= 1, found 0'],
    [
      { cases: [{ ...item, category: 'half \ud83d' }] },
      '/cases/0/category: expected whole characters, found half of a surrogate pair',
    ],
  ])('%j', (changes, problem) => {
    expect(problemsIn(changes)).toEqual([problem]);
  });

  test('a half-written one', () => {
    expect(() => parsePlan(documentText(PLAN).slice(0, -3), 'plan.json')).toThrow('not valid JSON');
  });
});

describe('planDigest', () => {
  test('does not depend on the order of fields', () => {
    const turned = Object.fromEntries(Object.entries(PLAN).toReversed()) as unknown as Plan;
    expect(planDigest(turned)).toBe(planDigest(PLAN));
    expect(planDigest(parsePlan(documentText(PLAN), 'plan.json'))).toBe(planDigest(PLAN));
    expect(planDigest(PLAN)).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  test('depends on everything that a plan says', () => {
    const others: Plan[] = [
      { ...PLAN, units: PLAN.units.slice(1) },
      { ...PLAN, units: PLAN.units.toReversed() },
      { ...PLAN, commit: null },
      { ...PLAN, providers: ['claude'] },
      { ...PLAN, selection: { ...PLAN.selection, agents: null } },
      { ...PLAN, cases: [] },
      { ...PLAN, case_set_digest: `sha256:${'3'.repeat(64)}` },
    ];
    expect(new Set([PLAN, ...others].map(planDigest)).size).toBe(8);
  });
});
