import { counted } from '../contracts/counted.ts';
import type { BaselineFacts } from '../contracts/gate-result.ts';

/** How much a baseline has, and from when: `12 entries, newest counts 2026-08-01`. The day, not the age: a comment must not change daily. */
export function baselineFactsText({ entries, newest_counts: newest }: BaselineFacts): string {
  const rows = counted(entries, 'entry', 'entries');
  return newest === null ? rows : `${rows}, newest counts ${newest.slice(0, 10)}`;
}
