import type { ComparatorReport } from '../contracts/gate-result.ts';

/** Events that are compared with a commit that they tell, or with the tip of a branch. */
const WITHOUT_MERGE_BASE = new Set(['merge_group', 'push', 'schedule']);

/** What the commit that was compared with is: some events tell another one than the merge base. */
export function comparatorName({ event, base_ref: baseRef }: ComparatorReport): 'merge base' | 'commit' {
  if (event === null) return 'merge base';
  return baseRef === null || WITHOUT_MERGE_BASE.has(event) ? 'commit' : 'merge base';
}
