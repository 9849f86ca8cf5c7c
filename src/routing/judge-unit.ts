import type { InfraReason, MissingToken, Observed, UnitResult } from '../contracts/results.ts';
import { isActivityToken } from '../evidence/activity-tokens.ts';
import { resolveAlias } from '../evidence/attribute-signals.ts';
import { SkillInventory } from '../evidence/skill-identity.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import { isNegative, type RequiredToken, type Requirements } from './requirements.ts';
import { infraStatus, type StatusFields } from './unusable-evidence.ts';

/** What is known of a run, from its transcript and its process; serialised in `results.json`. */
export interface RunFacts extends Readonly<Pick<UnitResult, 'observed' | 'timed_out'>> {
  /** By token as the case writes it, and by name for every other skill that was seen. */
  readonly hits: ReadonlyMap<string, TokenHit>;
  /** The client's catalogue, where it shows one. */
  readonly skills_available: readonly string[] | null;
}

export type Verdict = StatusFields & Pick<UnitResult, 'missing' | 'optional_hits' | 'disallowed_hits' | 'gating_hits'>;

type FailureKind = UnitResult['failure_kind'];
type Reason = NonNullable<InfraReason>;

/**
 * What a run means for a case: infrastructure first, then evidence; a disallowed hit gates even where the run then failed in
 * transport. Rules in src/routing/README.md, "Verdict".
 */
export function judgeUnit(requirements: Requirements, facts: RunFacts): Verdict {
  const { observed, hits, timed_out: timedOut } = facts;
  const disallowed = requirements.disallowed.filter((token) => hits.has(token));
  const gating = disallowed.filter((token) => (hits.get(token)?.tier ?? 3) <= requirements.disallowedTier);
  const missing = missingTokens(requirements, facts);
  const anyMissing = isAnyMissing(requirements, observed);
  const evidence = {
    missing: anyMissing ? [...missing, anyRow(requirements)] : [...missing],
    optional_hits: requirements.optional.filter((token) => hits.has(token)),
    disallowed_hits: disallowed,
    gating_hits: gating,
  };
  const category = timedOut ? 'timeout' : observed.transport === null ? 'assertion' : 'transport';
  const pass: Verdict = { ...evidence, status: 'pass', infra_reason: null, failure_kind: null, failure_category: null };
  const fail = (): Verdict => {
    const kind = failureKind(missing, anyMissing, evidence, hits);
    return { ...evidence, status: 'fail', infra_reason: null, failure_kind: kind, failure_category: category };
  };
  const infra = (reason: Reason): Verdict => ({ ...evidence, ...infraStatus(reason, timedOut) });

  if (gating.length > 0) return fail();
  if (observed.transport !== null) return infra(observed.transport);
  // What our own clock ended is judged by its evidence, but only where there is any sign that the model was at work.
  if (timedOut && !observed.assistant_text && observed.tool_calls === 0) return infra('incomplete');
  const sufficient = missing.length === 0 && !anyMissing;
  // The client says that all is well, and the model said nothing.
  const gap = observed.lost ?? (observed.terminal === 'completed' && !observed.assistant_text ? 'incomplete' : null);
  if (isNegative(requirements)) {
    if (!hasProofOfLife(observed)) return infra('incomplete');
    if (gap !== null) return infra(gap);
    return sufficient ? pass : fail();
  }
  // Absence proves nothing where a part of the transcript could not be read, or where nothing was answered: neither that a required
  // token is missing, nor that a disallowed one is.
  if (gap !== null && (!sufficient || requirements.disallowed.length > 0)) return infra(gap);
  return sufficient ? pass : fail();
}

/** The session started, the model answered, and the client said that it was done. */
function hasProofOfLife(observed: Observed): boolean {
  const ended = observed.terminal === 'completed' || observed.terminal === 'limit';
  return observed.session_started && observed.assistant_text && ended;
}

/** The required tokens that the hits do not satisfy, each with the first reason that fits. */
function missingTokens(requirements: Requirements, facts: RunFacts): readonly MissingToken[] {
  const unmet = (items: readonly RequiredToken[], isMet: typeof isSatisfied): readonly MissingToken[] =>
    items
      .filter((item) => !isMet(item, facts))
      .map((item) => ({
        token: item.token,
        reason: missingReason(item, requirements, facts),
        required_tier: item.tier,
        best_tier: facts.hits.get(item.token)?.tier ?? null,
      }));
  const missing = unmet(requirements.required, isSatisfied);
  return missing.length > 0 ? missing : unmet(requirements.present, isPresent);
}

function isSatisfied({ token, tier }: RequiredToken, { hits, observed }: RunFacts): boolean {
  const hit = hits.get(token);
  // A mention is no call and no read, whatever tier would do.
  const reached = hit?.succeeded === true ? hit.succeeded_tier : null;
  return reached !== null && reached <= tier && !observed.ambiguous.includes(token);
}

/** Seen at all, if only by name. */
function isPresent({ token }: RequiredToken, { hits, observed }: RunFacts): boolean {
  return (hits.get(token)?.succeeded_tier ?? null) !== null && !observed.ambiguous.includes(token);
}

function missingReason(
  { token, canonical }: RequiredToken,
  { aliases }: Requirements,
  facts: RunFacts,
): MissingToken['reason'] {
  const { observed, hits, skills_available: available } = facts;
  const hit = hits.get(token);
  if (observed.ambiguous.includes(token)) return 'ambiguous';
  if (hit !== undefined) {
    if (hit.source_kind === 'log_fallback' || hit.source_detail === 'noise' || hit.wrong_source === true) {
      return 'wrong_source';
    }
    return hit.succeeded || !hit.attempted ? 'too_weak' : 'attempted_not_executed';
  }
  // Paths and names with a file's ending are no skills, so that no catalogue could offer them.
  if (/[/\\]|\.[a-z0-9]{1,5}$/i.test(canonical)) return 'absent';
  if (observed.skill_tool === false) return 'not_available';
  if (!observed.catalogue_complete || available === null) return 'absent';
  const offered = new SkillInventory(available.map((name) => ({ name, aliases: [] })));
  const isOffered = available.some((name) => offered.compare(canonical, resolveAlias(aliases, name)) !== 'different');
  return isOffered ? 'absent' : 'not_available';
}

/** Without a list, "any tool call" is asked of cases that require something. */
function isAnyMissing(requirements: Requirements, observed: Observed): boolean {
  if (requirements.any === null) return !isNegative(requirements) && observed.tool_calls === 0;
  return !requirements.any.some((token) => isAnyMet(token, observed));
}

/** An activity token means "any tool call", wherever else its letters stand. */
export function isAnyMet(token: string, observed: Pick<Observed, 'any_matched' | 'tool_calls'>): boolean {
  return isActivityToken(token) ? observed.tool_calls > 0 : observed.any_matched.includes(token);
}

function anyRow(requirements: Requirements): MissingToken {
  const token = requirements.any === null ? 'any_tool_call' : `any_of(${requirements.any.join('|')})`;
  return { token, reason: 'absent', required_tier: null, best_tier: null };
}

/** In this order: the first kind that fits. Table in src/routing/README.md, "Failure kinds". */
function failureKind(
  missing: readonly MissingToken[],
  anyMissing: boolean,
  evidence: Pick<Verdict, 'gating_hits' | 'optional_hits'>,
  hits: ReadonlyMap<string, TokenHit>,
): FailureKind {
  const somethingMissing = missing.length > 0 || anyMissing;
  if (evidence.gating_hits.length > 0) return somethingMissing ? 'mixed' : 'disallowed_hit';
  const allWeak = missing.length > 0 && missing.every(({ token }) => hits.has(token));
  if (allWeak) return 'evidence_too_weak';
  return evidence.optional_hits.length > 0 ? 'optional_only' : 'missing_required';
}
