import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeHits, type TokenHit } from './token-hit.ts';

const hits: fc.Arbitrary<TokenHit> = fc
  .record({
    tier: fc.constantFrom(1, 2, 3),
    score: fc.constantFrom(10, 700, 800, 1000),
    source_kind: fc.constantFrom('cli_output', 'log_fallback'),
    source_detail: fc.constantFrom('skill_call', 'skill_event', 'file_open', 'assistant_text', 'noise'),
    line_number: fc.integer({ min: 1, max: 3 }),
    proof_line: fc.constantFrom('a', 'b', '\uFFFD', '😀'),
    depth: fc.constantFrom(0, 1),
    attempted: fc.boolean(),
    succeeded: fc.boolean(),
    succeeded_tier: fc.constantFrom(null, 1, 2, 3),
  })
  .map((hit) => hit as TokenHit);

const base: TokenHit = {
  tier: 2,
  score: 700,
  source_kind: 'cli_output',
  source_detail: 'file_open',
  line_number: 5,
  proof_line: 'proof',
  depth: 0,
  attempted: true,
  succeeded: true,
  succeeded_tier: 2,
};

describe('mergeHits', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(hits, hits, hits, (a, b, c) => {
        expect(mergeHits(a, b)).toEqual(mergeHits(b, a));
        expect(mergeHits(mergeHits(a, b), c)).toEqual(mergeHits(a, mergeHits(b, c)));
        expect(mergeHits(a, a)).toEqual(a);
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[what: string, stronger: Partial<TokenHit>, weaker: Partial<TokenHit>]>([
    ['the stronger tier', { tier: 1, score: 1 }, { tier: 2, score: 1000 }],
    ['the higher score', { score: 800, source_kind: 'log_fallback' }, { score: 700 }],
    ['the client before its log', { line_number: 9 }, { source_kind: 'log_fallback', line_number: 1 }],
    ['an event before noise', { line_number: 9 }, { source_detail: 'noise', line_number: 1 }],
    ['the earliest', { line_number: 1 }, { line_number: 2 }],
    ['the outer conversation', { depth: 0 }, { depth: 1 }],
  ])('%s wins', (_, stronger, weaker) => {
    expect(mergeHits({ ...base, ...weaker }, { ...base, ...stronger })).toEqual({ ...base, ...stronger });
  });

  it('keeps apart what was tried and what succeeded, so that a failed call never hides a good read', () => {
    const failed: TokenHit = {
      ...base,
      score: 800,
      source_detail: 'skill_call',
      succeeded: false,
      succeeded_tier: null,
    };
    expect(mergeHits(failed, base)).toEqual({ ...failed, succeeded: true, succeeded_tier: 2 });
    const mention: TokenHit = { ...base, tier: 3, score: 10, attempted: false, succeeded: false, succeeded_tier: 3 };
    expect(mergeHits(failed, mention)).toEqual({ ...failed, succeeded_tier: 3 });
  });
});
