/** Adds items to a list one by one: `push(...items)` ends in a RangeError where there are more than a call takes arguments. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
