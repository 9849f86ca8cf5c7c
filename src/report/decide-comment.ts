import type { CommentState } from './comment-marker.ts';

export type CommentDecision =
  | { readonly kind: 'create' | 'update' | 'all-clear' }
  | { readonly kind: 'leave'; readonly because: 'nothing to say' | 'a newer run has reported' | 'nothing has changed' };

/**
 * What becomes of a gate's one comment in a pull request (src/app/README.md, "Comment"). The first rule that fits decides.
 *
 * @param existing what our own comment remembers; null where there is none
 * @param now what this run would have it remember
 */
export function decideComment(existing: CommentState | 'unreadable' | null, now: CommentState): CommentDecision {
  const isClear = now.kind === 'clear';
  if (existing === null) return isClear ? { kind: 'leave', because: 'nothing to say' } : { kind: 'create' };
  const changed: CommentDecision = { kind: isClear ? 'all-clear' : 'update' };
  if (existing === 'unreadable') return changed;
  if (isOlder(now, existing)) return { kind: 'leave', because: 'a newer run has reported' };
  const isSame = existing.digest === now.digest && existing.kind === now.kind;
  return isSame ? { kind: 'leave', because: 'nothing has changed' } : changed;
}

function isOlder(one: CommentState, other: CommentState): boolean {
  if (one.runNumber !== other.runNumber) return one.runNumber < other.runNumber;
  return one.runAttempt < other.runAttempt;
}
