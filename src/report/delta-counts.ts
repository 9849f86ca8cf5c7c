import { counted } from '../contracts/counted.ts';

/** Names of deltas that are things one can count; the others say how something is. */
const THING = /(?:regression|improvement|result|baseline)$/;

/** `2 regressions`, `5 held`, in the order of `deltas` and not of the counts, whose keys stand in another one where they were read again. */
export function deltaCounts(deltas: readonly string[], counts: Readonly<Record<string, number>>): readonly string[] {
  return deltas.flatMap((delta) => {
    const count = counts[delta] ?? 0;
    return count > 0 ? [THING.test(delta) ? counted(count, delta) : `${count} ${delta}`] : [];
  });
}
