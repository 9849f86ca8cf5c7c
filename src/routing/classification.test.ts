import { expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import { resolveAlias } from '../evidence/attribute-signals.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { HITS, observed } from '../testing/unit-result-builder.ts';
import { judgeUnit, type Verdict } from './judge-unit.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { requirementsOf } from './requirements.ts';

interface Fixture {
  readonly test: 'classify' | 'disallowed' | 'optional' | 'alias';
  readonly name: string;
  readonly case: Partial<RoutingCase>;
  readonly matchedAll?: readonly string[];
  readonly matchedAny?: readonly string[];
  readonly tokenHits?: Readonly<Record<string, { readonly tier: 1 | 2 | 3 }>> | null;
  readonly expected?: string | readonly string[];
  readonly expectedAllHits?: number;
  readonly expectedGatingHits?: number;
  readonly expectedOptionalHits?: readonly string[];
  readonly inputs?: readonly (readonly [agent: string, token: string])[];
}

const BY_TIER = { 1: HITS.loaded, 2: HITS.read, 3: HITS.named } as const;

/** The verdict on a run that left these hits and called a tool. */
function verdictOn(fixture: Fixture): Verdict {
  const matched = (fixture.matchedAll ?? []).map((token) => [token, HITS.loaded] as const);
  const hits = Object.entries(fixture.tokenHits ?? {}).map(([token, { tier }]) => [token, BY_TIER[tier]] as const);
  return judgeUnit(requirementsOf({ case_id: 'a', prompt: 'p', ...fixture.case }, 'claude', HIDES_READS), {
    observed: observed({ tool_calls: fixture.matchedAny?.length === 0 ? 0 : 1 }),
    hits: new Map([...matched, ...hits]),
    timed_out: false,
    skills_available: null,
  });
}

function check(fixture: Fixture): void {
  switch (fixture.test) {
    case 'classify':
      expect(verdictOn(fixture).failure_kind).toBe(fixture.expected);
      break;
    case 'disallowed':
      expect(verdictOn(fixture).disallowed_hits).toHaveLength(fixture.expectedAllHits ?? -1);
      expect(verdictOn(fixture).gating_hits).toHaveLength(fixture.expectedGatingHits ?? -1);
      expect(verdictOn(fixture).status).toBe(fixture.expectedGatingHits === 0 ? 'pass' : 'fail');
      break;
    case 'optional':
      expect(verdictOn(fixture)).toMatchObject({ optional_hits: fixture.expectedOptionalHits, status: 'pass' });
      break;
    case 'alias': {
      const resolved = (fixture.inputs ?? []).map(([agent, token]) =>
        resolveAlias(requirementsOf({ case_id: 'a', prompt: 'p', ...fixture.case }, agent, HIDES_READS).aliases, token),
      );
      expect(resolved).toEqual(fixture.expected);
    }
  }
}

const EXPECTED = { expected_skill: 'one' };
const DISALLOWED = { ...EXPECTED, disallowed_skills: ['two'] };

test.each<Fixture>([
  {
    test: 'classify',
    name: 'a required skill is missing',
    case: { ...EXPECTED, required_skills: ['one'] },
    expected: 'missing_required',
  },
  {
    test: 'classify',
    name: 'a disallowed skill was used as well',
    case: DISALLOWED,
    matchedAll: ['one'],
    tokenHits: { two: { tier: 1 } },
    expected: 'disallowed_hit',
  },
  {
    test: 'classify',
    name: 'a disallowed skill was used instead',
    case: DISALLOWED,
    tokenHits: { two: { tier: 1 } },
    expected: 'mixed',
  },
  {
    test: 'classify',
    name: 'nothing but expected_skill, which is missing',
    case: EXPECTED,
    expected: 'missing_required',
  },
  {
    test: 'classify',
    name: 'only an optional skill',
    case: { ...EXPECTED, optional_skills: ['two'] },
    tokenHits: { two: { tier: 1 } },
    expected: 'optional_only',
  },
  {
    test: 'disallowed',
    name: 'a mention gates nothing at 2',
    case: { disallowed_skills: ['two'], disallowed_min_tier: 2 },
    tokenHits: { two: { tier: 3 } },
    expectedAllHits: 1,
    expectedGatingHits: 0,
  },
  {
    test: 'disallowed',
    name: 'a call gates at 1',
    case: { disallowed_skills: ['two'], disallowed_min_tier: 1 },
    tokenHits: { two: { tier: 1 } },
    expectedAllHits: 1,
    expectedGatingHits: 1,
  },
  {
    test: 'optional',
    name: 'optional hits are told',
    case: { optional_skills: ['two', 'three'] },
    tokenHits: { two: { tier: 2 } },
    expectedOptionalHits: ['two'],
  },
  {
    test: 'alias',
    name: 'for its provider only',
    case: { provider_aliases: { codex: { mine: 'one' } } },
    inputs: [
      ['codex', 'mine'],
      ['claude', 'mine'],
    ],
    expected: ['one', 'mine'],
  },
])('$test: $name', check);

test('with an alias a case can be optional_only too', () => {
  const definition = { ...EXPECTED, optional_skills: ['mine'], provider_aliases: { claude: { mine: 'two' } } };
  const fixture: Fixture = { test: 'classify', name: '', case: definition, tokenHits: { mine: { tier: 2 } } };
  expect(verdictOn(fixture)).toMatchObject({ failure_kind: 'optional_only', optional_hits: ['mine'] });
});

describeReferenceData('classification', () => {
  test("all nine facts of the origin's self-test hold", () => {
    const fixtures = JSON.parse(referenceText('data/routing/selftest-classification-fixtures.json')) as Fixture[];
    expect(fixtures).toHaveLength(9);
    for (const fixture of fixtures) check(fixture);
  });
});
