import type { TokenHit } from '../contracts/generated/unit-result.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import type { StructuredTier, Tier } from './compute-tier.ts';

export type { TokenHit };
export type SourceDetail = TokenHit['source_detail'];

/** Where a signal was seen. */
export interface SignalPlace {
  readonly line: number;
  readonly proof: string;
  readonly depth: number;
  readonly detail: SourceDetail;
  /** A call and the client's answer, for people. */
  readonly call?: string;
}

/** One signal as a hit of its own. */
export function hitOfSignal(signal: StructuredTier, place: SignalPlace, path?: string, elsewhere = false): TokenHit {
  return {
    tier: signal.tier,
    score: signal.score,
    source_kind: 'cli_output',
    source_detail: place.detail,
    line_number: place.line,
    proof_line: place.proof,
    ...(place.call === undefined ? {} : { call: place.call }),
    depth: place.depth,
    attempted: signal.attempted,
    succeeded: signal.succeeded,
    succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
    ...(path === undefined ? {} : { path }),
    ...(elsewhere ? { wrong_source: true } : {}),
  };
}

/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
export function mergeHits(left: TokenHit | undefined, right: TokenHit): TokenHit {
  if (left === undefined) return right;
  const strongest = compareStrength(left, right) <= 0 ? left : right;
  return {
    ...strongest,
    attempted: left.attempted || right.attempted,
    succeeded: left.succeeded || right.succeeded,
    succeeded_tier: strongerTier(left.succeeded_tier, right.succeeded_tier),
  };
}

/** Negative where `left` is the stronger one. The last criteria only make the order total. */
function compareStrength(left: TokenHit, right: TokenHit): number {
  return (
    left.tier - right.tier ||
    right.score - left.score ||
    Number(left.wrong_source ?? false) - Number(right.wrong_source ?? false) ||
    compareCodePoints(left.source_kind, right.source_kind) ||
    Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
    left.line_number - right.line_number ||
    left.depth - right.depth ||
    compareCodePoints(left.source_detail, right.source_detail) ||
    compareCodePoints(left.proof_line, right.proof_line) ||
    compareCodePoints(left.call ?? '', right.call ?? '') ||
    compareCodePoints(left.path ?? '', right.path ?? '')
  );
}

function strongerTier(left: Tier | null, right: Tier | null): Tier | null {
  if (left === null || right === null) return left ?? right;
  return left <= right ? left : right;
}
