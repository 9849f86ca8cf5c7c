/** Adds items to a list one by one: `push(...items)` ends in a RangeError where there are more than a call takes arguments. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** The largest of counts, 0 without any: `Math.max(...counts)` ends in the same error. */
export function largest(counts: readonly number[]): number {
  return counts.reduce((last, count) => Math.max(last, count), 0);
}
