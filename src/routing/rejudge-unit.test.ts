import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import type { UnitResult } from '../contracts/results.ts';
import { HITS, hitsOf, observed, unitResult, type HitName } from '../testing/unit-result-builder.ts';
import { judgeUnit } from './judge-unit.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { rejudgeUnit, type Rejudged } from './rejudge-unit.ts';
import { requirementsOf } from './requirements.ts';

type Case = Partial<RoutingCase>;
type Hits = Readonly<Record<string, HitName | TokenHit>>;

function rejudge(before: Case, head: Case, hits: Hits, changes: Partial<UnitResult> = {}, agent = 'claude'): Rejudged {
  const requirements = (definition: Case) =>
    requirementsOf({ case_id: 'a', prompt: 'p', ...definition }, agent, HIDES_READS);
  return rejudgeUnit(unitResult({ agent, token_hits: hits, ...changes }), requirements(before), requirements(head));
}

/** `status kind`, and what the results cannot show. */
function short({ verdict, notShown }: Rejudged): string {
  const parts = [verdict.status, verdict.infra_reason ?? verdict.failure_kind];
  return `${parts.filter((part) => part !== null).join(' ')}${notShown.length === 0 ? '' : ` ?${notShown.join(',')}`}`;
}

describe('what the results can show', () => {
  test.each<[string, Case, Case, Hits, string]>([
    [
      'a dropped skill that was loaded all the same',
      { required_skills: ['s', 't'] },
      { required_skills: ['s'] },
      { s: 'loaded', t: 'loaded' },
      'pass',
    ],
    [
      'a dropped skill that was not',
      { required_skills: ['s', 't'] },
      { required_skills: ['s'] },
      { s: 'loaded' },
      'fail missing_required',
    ],
    [
      'a dropped skill that was only read',
      { required_skills: ['s', 't'] },
      { required_skills: ['s'] },
      { s: 'loaded', t: 'read' },
      'fail evidence_too_weak',
    ],
    [
      'a relaxed tier',
      { expected_skill: 's' },
      { expected_skill: 's', expected_skill_min_tier: 2 },
      { s: 'read' },
      'fail evidence_too_weak',
    ],
    [
      'another expected skill',
      { expected_skill: 's' },
      { expected_skill: 't' },
      { t: 'loaded' },
      'fail missing_required',
    ],
    [
      'a dropped disallowed skill that was called',
      { disallowed_skills: ['d'] },
      {},
      { d: 'failed' },
      'fail disallowed_hit',
    ],
    ['a dropped disallowed skill that was not', { disallowed_skills: ['d'] }, {}, {}, 'pass'],
    [
      'a relaxed disallowed tier',
      { disallowed_skills: ['d'] },
      { disallowed_skills: ['d'], disallowed_min_tier: 1 },
      { d: 'read' },
      'fail disallowed_hit',
    ],
    ['the name with its plugin', { expected_skill: 's' }, { expected_skill: 't' }, { 'plug:s': 'loaded' }, 'pass'],
    ['the name without it', { expected_skill: 'plug:s' }, { expected_skill: 's' }, { s: 'loaded' }, 'pass'],
    ['the name in other letters', { expected_skill: 'S' }, { expected_skill: 't' }, { s: 'loaded' }, 'pass'],
    [
      'another plugin',
      { expected_skill: 'mine:s' },
      { expected_skill: 's' },
      { 'other:s': 'loaded' },
      'fail missing_required',
    ],
    [
      'a part of the name',
      { expected_skill: 's' },
      { expected_skill: 't' },
      { 's-more': 'loaded' },
      'fail missing_required',
    ],
    ["a skill's file, by its load", { required_files: ['s/SKILL.md'] }, {}, { s: 'loaded' }, 'pass'],
    ["a skill's file with the other separator", { required_files: ['s\\skill.md'] }, {}, { s: 'loaded' }, 'pass'],
    ["a skill's file is no tier 1", { required_skills: ['s/SKILL.md'] }, {}, { s: 'loaded' }, 'fail evidence_too_weak'],
    [
      "a skill's file, by a failed call",
      { required_files: ['s/SKILL.md'] },
      {},
      { s: 'failed' },
      'fail evidence_too_weak',
    ],
    [
      "a skill's file, by a mention of the skill",
      { required_files: ['s/SKILL.md'] },
      { expected_skill: 's' },
      { s: 'named' },
      'fail missing_required',
    ],
    ['a file that nobody asked for', { required_files: ['docs/a.md'] }, {}, {}, 'fail missing_required'],
    ['a file that was asked for further on', { required_files: ['docs/a.md'] }, {}, { 'docs/a.md': 'file' }, 'pass'],
    ['a bare SKILL.md', { required_files: ['SKILL.md'] }, {}, { s: 'loaded' }, 'fail missing_required'],
    [
      'a hit that two names share',
      { required_skills: ['s'] },
      { required_skills: ['plug:s'] },
      { 'plug:s': 'loaded' },
      'pass',
    ],
    [
      'the stronger of two hits',
      { expected_skill: 's' },
      { expected_skill: 't' },
      { s: 'named', 'plug:s': 'loaded' },
      'pass',
    ],
  ])('%s', (_name, before, head, hits, expected) => {
    expect(short(rejudge(before, head, hits))).toBe(expected);
  });

  test('which of two plugins was meant cannot be told: unmet where required, met where disallowed', () => {
    const hits: Hits = { 'one:s': 'loaded', 'two:s': 'loaded' };
    const required = rejudge({ expected_skill: 's' }, { expected_skill: 'one:s' }, hits);
    expect(short(required)).toBe('fail evidence_too_weak');
    expect(required.verdict.missing).toEqual([{ token: 's', reason: 'ambiguous', required_tier: 1, best_tier: 1 }]);
    expect(short(rejudge({ disallowed_skills: ['s'] }, {}, hits))).toBe('fail disallowed_hit');
    const offered = { skills_available: ['one:s', 'two:s'] };
    expect(short(rejudge({ disallowed_skills: ['s'] }, {}, { 'one:s': 'loaded' }, offered))).toBe(
      'fail disallowed_hit',
    );
  });

  test('infrastructure, timeouts and proof of life are judged as ever', () => {
    const before: Case = { expected_skill: 's' };
    const head: Case = { expected_skill: 's', expected_skill_min_tier: 2 };
    const under = (changes: Partial<UnitResult>, hits: Hits = { s: 'read' }): string =>
      short(rejudge(before, head, hits, changes));
    expect(under({ observed: observed({ transport: 'api_error' }) })).toBe('infra_error api_error');
    expect(under({ observed: observed({ lost: 'oversize' }) })).toBe('infra_error oversize');
    expect(rejudge(before, head, { s: 'read' }, { timed_out: true }).verdict.failure_category).toBe('timeout');
    expect(
      short(
        rejudge({ disallowed_skills: ['d'] }, before, { s: 'loaded' }, { observed: observed({ terminal: 'none' }) }),
      ),
    ).toBe('infra_error incomplete');
    expect(
      rejudge(before, head, {}, { skills_available: [], observed: observed({ catalogue_complete: true }) }).verdict
        .missing[0]?.reason,
    ).toBe('not_available');
  });

  test('the same case gives the same verdict', () => {
    const definitions: Case[] = [
      {
        expected_skill: 's',
        disallowed_skills: ['d'],
        optional_skills: ['o'],
        required_any_evidence: ['x', 'tool_use'],
      },
      { required_files: ['docs/a.md'] },
      { disallowed_skills: ['d'] },
    ];
    const runs: Hits[] = [
      {},
      { s: 'loaded' },
      { s: 'read', o: 'named' },
      { d: 'loaded', s: 'loaded' },
      { 'docs/a.md': 'file' },
    ];
    for (const definition of definitions) {
      for (const agent of ['claude', 'codex']) {
        for (const hits of runs) {
          const requirements = requirementsOf({ case_id: 'a', prompt: 'p', ...definition }, agent, HIDES_READS);
          const facts = { observed: observed(), hits: hitsOf(hits), timed_out: false, skills_available: null };
          const own = judgeUnit(requirements, facts);
          const again = rejudgeUnit(unitResult({ agent, token_hits: hits }), requirements, requirements);
          // A load satisfies the skill's file too, which the hits above do not say by themselves.
          const relevant = agent === 'codex' && own.missing.some(({ token }) => token.endsWith('SKILL.md'));
          if (!relevant) expect(again.verdict).toEqual(own);
          expect(again.notShown).toEqual([]);
        }
      }
    }
  });
});

describe('what the results cannot show fails', () => {
  const POSITIVE: Case = { expected_skill: 's' };
  const loaded: Hits = { s: 'loaded' };

  test.each<[string, Case, Case, Hits, Partial<UnitResult>, string]>([
    [
      'a mention of a disallowed skill that nobody looked for',
      { ...POSITIVE, disallowed_skills: ['d'], disallowed_min_tier: 3 },
      POSITIVE,
      loaded,
      {},
      'fail missing_required ?d',
    ],
    [
      'one that was looked for',
      { ...POSITIVE, disallowed_skills: ['d'], disallowed_min_tier: 3 },
      { ...POSITIVE, optional_skills: ['D'] },
      loaded,
      {},
      'pass',
    ],
    [
      'one that was found',
      { ...POSITIVE, disallowed_skills: ['d'], disallowed_min_tier: 3 },
      POSITIVE,
      { ...loaded, d: 'read' },
      {},
      'fail disallowed_hit',
    ],
    [
      'a disallowed file that nobody looked for',
      { ...POSITIVE, disallowed_skills: ['docs/answers.md'] },
      POSITIVE,
      loaded,
      {},
      'fail missing_required ?docs/answers.md',
    ],
    [
      'one by its name alone',
      { ...POSITIVE, disallowed_skills: ['answers.md'] },
      POSITIVE,
      loaded,
      {},
      'fail missing_required ?answers.md',
    ],
    [
      'one that was looked for',
      { ...POSITIVE, disallowed_skills: ['docs/answers.md'] },
      { ...POSITIVE, optional_skills: ['docs/answers.md'] },
      loaded,
      {},
      'pass',
    ],
    [
      "the file of a disallowed skill is shown by the skill's reads",
      { ...POSITIVE, disallowed_skills: ['d/SKILL.md'] },
      POSITIVE,
      loaded,
      {},
      'pass',
    ],
    [
      'and found by them',
      { ...POSITIVE, disallowed_skills: ['d/SKILL.md'] },
      POSITIVE,
      { ...loaded, d: 'read' },
      {},
      'fail disallowed_hit',
    ],
    [
      'an any-text that nobody looked for',
      { ...POSITIVE, required_any_evidence: ['x'] },
      POSITIVE,
      loaded,
      {},
      'fail missing_required ?x',
    ],
    [
      'one that was looked for',
      { ...POSITIVE, required_any_evidence: ['x'] },
      { ...POSITIVE, required_any_evidence: ['x', 'y'] },
      loaded,
      { observed: observed({ any_matched: ['y'], any_unmatched: ['x'] }) },
      'fail missing_required',
    ],
    [
      'one that was found',
      { ...POSITIVE, required_any_evidence: ['x'] },
      { ...POSITIVE, required_any_evidence: ['x', 'y'] },
      loaded,
      { observed: observed({ any_matched: ['x'], any_unmatched: ['y'] }) },
      'pass',
    ],
    [
      'an any-text beside a tool call',
      { ...POSITIVE, required_any_evidence: ['x', 'tool_use'] },
      POSITIVE,
      loaded,
      {},
      'pass',
    ],
    [
      'no tool call',
      POSITIVE,
      { ...POSITIVE, required_any_evidence: ['x'] },
      loaded,
      { observed: observed({ tool_calls: 0, any_matched: ['x'] }) },
      'fail missing_required',
    ],
  ])('%s', (_name, before, head, hits, changes, expected) => {
    expect(short(rejudge(before, head, hits, changes))).toBe(expected);
  });

  test.each<[string, Case, Case, Hits, string]>([
    [
      'a load that an added alias may have made',
      POSITIVE,
      { ...POSITIVE, provider_aliases: { claude: { evil: 's' } } },
      loaded,
      'fail missing_required ?s',
    ],
    [
      'a load that an added alias made another',
      POSITIVE,
      { ...POSITIVE, provider_aliases: { claude: { s: 'evil' } } },
      loaded,
      'fail missing_required ?s',
    ],
    [
      'a disallowed call that an added alias took away',
      { ...POSITIVE, disallowed_skills: ['d'] },
      { ...POSITIVE, provider_aliases: { claude: { d: 's' } } },
      loaded,
      'fail missing_required ?s,d',
    ],
    [
      'a disallowed call that is there',
      { disallowed_skills: ['d'] },
      { provider_aliases: { claude: { x: 'd' } } },
      { d: 'loaded' },
      'fail disallowed_hit',
    ],
    ['an alias of something else', POSITIVE, { ...POSITIVE, provider_aliases: { claude: { x: 'y' } } }, loaded, 'pass'],
    [
      'an alias that was dropped',
      { ...POSITIVE, provider_aliases: { claude: { other: 's' } } },
      POSITIVE,
      { other: 'loaded' },
      'pass',
    ],
    [
      'an alias that was dropped, on a disallowed skill',
      { disallowed_skills: ['d'], provider_aliases: { claude: { other: 'd' } } },
      { disallowed_skills: ['d'] },
      { other: 'loaded' },
      'fail disallowed_hit',
    ],
    [
      "an alias that gave a skill's file its name",
      { required_files: ['s/SKILL.md'], provider_aliases: { claude: { s: 't' } } },
      {},
      { t: 'loaded' },
      'pass',
    ],
  ])('%s', (_name, before, head, hits, expected) => {
    expect(short(rejudge(before, head, hits))).toBe(expected);
  });

  test('by timeout where our clock ended the run', () => {
    const { verdict } = rejudge({ ...POSITIVE, disallowed_skills: ['x.md'] }, POSITIVE, loaded, { timed_out: true });
    expect(verdict).toMatchObject({ status: 'fail', failure_category: 'timeout' });
  });
});

test('results are left alone', () => {
  const result = unitResult({ token_hits: { 'plug:s': 'loaded' } });
  const copy = structuredClone(result);
  const requirements = requirementsOf({ case_id: 'a', prompt: 'p', expected_skill: 's' }, 'claude', HIDES_READS);
  rejudgeUnit(result, requirements, requirements);
  expect(result).toEqual(copy);
  expect(HITS.loaded.tier).toBe(1);
});
