/**
 * Step-down adjusted p-values (Holm 1979), in the order of the input: the smallest times their number, the next times
 * one less, and so on; none below the one before it, none above 1. Rejecting what is below a level keeps the chance of
 * any false rejection among all of them below it, where the list does not depend on what the p-values are. An empty
 * list gives an empty one.
 */
export function holmAdjusted(pValues: readonly number[]): readonly number[] {
  const adjusted = pValues.map(() => 0);
  let atLeast = 0;
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  for (const [rank, [index, p]] of ascending.entries()) {
    atLeast = Math.max(atLeast, Math.min(1, (pValues.length - rank) * p));
    adjusted[index] = atLeast;
  }
  return adjusted;
}
