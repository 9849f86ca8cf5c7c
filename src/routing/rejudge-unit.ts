import type { UnitResult } from '../contracts/results.ts';
import { ACTIVITY_TOKENS } from '../evidence/activity-tokens.ts';
import { SKILL_FILE } from '../evidence/path-segments.ts';
import { SkillInventory } from '../evidence/skill-identity.ts';
import { mergeHits, type TokenHit } from '../evidence/token-hit.ts';
import { judgeUnit, type RunFacts, type Verdict } from './judge-unit.ts';
import { tokensOf, type Requirements } from './requirements.ts';

export interface Rejudged {
  readonly verdict: Verdict;
  /** What the comparator's case asks and the results cannot show; such a verdict fails. */
  readonly notShown: readonly string[];
}

/**
 * The verdict of a stored result under other requirements than those it was scored with. Results hold the hits of every skill
 * that was seen and of every token that was asked for, so that most of another case can be judged; what they cannot show counts
 * as unmet, never as met.
 */
export function rejudgeUnit(result: UnitResult, requirements: Requirements, asked: Requirements): Rejudged {
  const hits = hitsFor(result, requirements);
  const facts: RunFacts = {
    observed: result.observed,
    hits,
    timedOut: result.timed_out,
    skillsAvailable: result.skills_available,
  };
  const verdict = judgeUnit(requirements, facts);
  const notShown = tokensNotShown(result, requirements, asked, hits);
  if (notShown.length === 0 || verdict.status !== 'pass') return { verdict, notShown };
  return {
    verdict: { ...verdict, status: 'fail', failure_kind: 'missing_required', failure_category: 'assertion' },
    notShown,
  };
}

function hitsFor(result: UnitResult, requirements: Requirements): ReadonlyMap<string, TokenHit> {
  const inventory = new SkillInventory((result.skills_available ?? []).map((name) => ({ name, aliases: [] })));
  const recorded = Object.entries(result.token_hits);
  const hits = new Map<string, TokenHit>(recorded);
  for (const token of tokensOf(requirements)) {
    const name = requirements.aliases.get(token.toLowerCase()) ?? token;
    for (const [key, hit] of recorded) {
      const own =
        fileTokenHit(name, key, hit, inventory) ?? (inventory.compare(name, key) === 'same' ? hit : undefined);
      if (own === undefined) continue;
      const known = hits.get(token);
      hits.set(token, known === undefined ? own : mergeHits(known, own));
    }
  }
  return hits;
}

/** A load of a skill also satisfies `<skill>/SKILL.md`, at tier 2 like every token with a path. */
function fileTokenHit(token: string, key: string, hit: TokenHit, inventory: SkillInventory): TokenHit | undefined {
  const [skill, file, ...rest] = token.split('/');
  if (file?.toLowerCase() !== SKILL_FILE.toLowerCase() || rest.length > 0 || key.includes('/')) return undefined;
  if (skill === undefined || inventory.compare(skill, key) !== 'same' || !hit.attempted) return undefined;
  const capped = hit.succeeded_tier === 1 ? 2 : hit.succeeded_tier;
  return { ...hit, tier: hit.tier === 1 ? 2 : hit.tier, succeeded_tier: capped };
}

/** Tokens whose absence from the results proves nothing, because nobody asked for them when the transcript was read. */
function tokensNotShown(
  result: UnitResult,
  requirements: Requirements,
  asked: Requirements,
  hits: ReadonlyMap<string, TokenHit>,
): readonly string[] {
  const known = new Set(tokensOf(asked).map((token) => token.toLowerCase()));
  // Calls and reads of skills are recorded whether they were asked for or not; mere mentions are not.
  const disallowed =
    requirements.disallowedTier === 3
      ? requirements.disallowed.filter((token) => !hits.has(token) && !known.has(token.toLowerCase()))
      : [];
  const { any_matched: matched, any_unmatched: unmatched, tool_calls: calls } = result.observed;
  const any = requirements.any ?? [];
  const isMet = any.some(
    (token) => matched.includes(token) || (calls > 0 && ACTIVITY_TOKENS.has(token.trim().toLowerCase())),
  );
  const unseen = isMet ? [] : any.filter((token) => !matched.includes(token) && !unmatched.includes(token));
  return [...disallowed, ...unseen];
}
