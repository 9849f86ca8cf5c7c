import type { ComparatorReport } from '../contracts/gate-result.ts';

/** What the commit that was compared with is: events without a base branch tell another one than the merge base. */
export function comparatorName({ event, base_ref: baseRef }: ComparatorReport): 'merge base' | 'commit' {
  return event === null || baseRef !== null ? 'merge base' : 'commit';
}
