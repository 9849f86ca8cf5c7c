import type { RoutingCase } from '../contracts/case-file.ts';
import type { UnitResult } from '../contracts/results.ts';
import { resolveAlias } from '../evidence/attribute-signals.ts';
import { isSkillFile, pathParts } from '../evidence/path-segments.ts';
import { inventoryWith, type IdentityMatch, type SkillInventory } from '../evidence/skill-identity.ts';
import { mergeHits, type TokenHit } from '../evidence/token-hit.ts';
import type { CaseChange } from './case-changes.ts';
import { aliasesAdded, concerns, isCaseLoosened, skillNameOf } from './case-loosened.ts';
import { isAnyMet, judgeUnit, type Verdict } from './judge-unit.ts';
import {
  isNegative,
  requirementsOf,
  tokensOf,
  type HidesReads,
  type RequiredToken,
  type Requirements,
} from './requirements.ts';
import { foldedName } from '../kernel/folded-name.ts';

/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
export function judgedUnit(
  result: UnitResult,
  definition: RoutingCase,
  change: CaseChange | undefined,
  agent: string,
  hidesReads: HidesReads,
): UnitResult {
  if (change === undefined || change.before === null || change.before === definition) return result;
  const before = requirementsOf(change.before, agent, hidesReads);
  const now = requirementsOf(definition, agent, hidesReads);
  const wasNegative = isNegative(before) && !isNegative(now);
  if (!wasNegative && !isCaseLoosened(change.before, definition, agent, hidesReads)) return result;
  const { verdict, notShown } = rejudgeUnit(result, before, now);
  if (verdict.status === 'pass') return result.status === 'pass' ? { ...result, ...verdict } : result;
  const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
  return { ...result, ...verdict, error: `judged by the merge base's case${unseen}` };
}

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
  const { hits, ambiguous } = hitsFor(result, requirements);
  const observed = { ...result.observed, ambiguous: [...result.observed.ambiguous, ...ambiguous] };
  const verdict = judgeUnit(requirements, { ...result, observed, hits });
  const notShown = unknownTokens(result, requirements, asked, hits);
  if (notShown.length === 0 || verdict.status !== 'pass') return { verdict, notShown };
  const category = result.timed_out ? 'timeout' : 'assertion';
  return {
    verdict: { ...verdict, status: 'fail', failure_kind: 'missing_required', failure_category: category },
    notShown,
  };
}

interface FoundHits {
  readonly hits: ReadonlyMap<string, TokenHit>;
  /** Tokens for which it is unknown whether a hit of another name is theirs. */
  readonly ambiguous: readonly string[];
}

function hitsFor(result: UnitResult, requirements: Requirements): FoundHits {
  const recorded = Object.entries(result.token_hits);
  const offered = (result.skills_available ?? []).map((name) => ({ name, aliases: [] }));
  const loaded = recorded.flatMap(([key, { succeeded }]) => (succeeded ? [key] : []));
  const inventory = inventoryWith(offered, loaded);
  const hits = new Map<string, TokenHit>(recorded);
  const ambiguous: string[] = [];
  for (const token of tokensOf(requirements)) {
    const name = resolveAlias(requirements.aliases, token);
    let certain = hits.get(token);
    let possible: TokenHit | undefined;
    for (const [key, hit] of recorded) {
      if (key === token) continue;
      const { match, own } = ownHit(name, resolveAlias(requirements.aliases, key), hit, inventory);
      if (match === 'same') certain = mergeHits(certain, own);
      else if (match === 'ambiguous') possible = mergeHits(possible, own);
    }
    const hit = certain ?? possible;
    if (hit !== undefined) hits.set(token, hit);
    if (certain === undefined && possible !== undefined) ambiguous.push(token);
  }
  return { hits, ambiguous };
}

/**
 * What a hit that was recorded under `key` is for a token. The load of a skill also satisfies `<skill>/SKILL.md`, at tier 2 like
 * every token with a path.
 */
function ownHit(
  token: string,
  key: string,
  hit: TokenHit,
  inventory: SkillInventory,
): { readonly match: IdentityMatch; readonly own: TokenHit } {
  const [skill = '', file, ...rest] = pathParts(token);
  const namesFile = isSkillFile(file) && rest.length === 0;
  if (!namesFile || /[/\\]/.test(key)) return { match: inventory.compare(token, key), own: hit };
  const capped = hit.succeeded_tier === 1 ? 2 : hit.succeeded_tier;
  const own: TokenHit = { ...hit, tier: hit.tier === 1 ? 2 : hit.tier, succeeded_tier: capped };
  return { match: hit.attempted ? inventory.compare(skill, key) : 'different', own };
}

/** Tokens of which the results do not say whether they were seen, or whether what was seen was theirs. */
function unknownTokens(
  result: UnitResult,
  requirements: Requirements,
  asked: Requirements,
  hits: ReadonlyMap<string, TokenHit>,
): readonly string[] {
  const known = new Set(tokensOf(asked).map(foldedName));
  // The hits were attributed with these aliases: what they gave to a token, or took from one, is not known any more.
  const aliases = aliasesAdded(requirements.aliases, asked.aliases);
  const isMoved = (item: Pick<RequiredToken, 'token' | 'canonical'>): boolean =>
    aliases.some((alias) => concerns(alias, item));

  const required = [...requirements.required, ...requirements.present].filter(isMoved).map(({ token }) => token);
  const disallowed = requirements.disallowed.filter((token) => {
    if (hits.has(token)) return false;
    if (isMoved({ token, canonical: resolveAlias(requirements.aliases, token) })) return true;
    // Calls and reads of skills are recorded whether they were asked for or not; other files and mere mentions are not.
    const isRecorded = requirements.disallowedTier < 3 && !/[/\\.]/.test(skillNameOf(token));
    return !isRecorded && !known.has(foldedName(token));
  });
  const { any_matched: matched, any_unmatched: unmatched } = result.observed;
  const any = requirements.any ?? [];
  const isMet = any.some((token) => isAnyMet(token, result.observed));
  const unseen = isMet ? [] : any.filter((token) => !matched.includes(token) && !unmatched.includes(token));
  return [...required, ...disallowed, ...unseen];
}
