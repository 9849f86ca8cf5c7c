/** From where to where to look; `middle` rounds a point between, for whole numbers `Math.floor`. */
interface Range {
  readonly low: number;
  readonly high: number;
  readonly middle?: (x: number) => number;
}

/**
 * The last number from `low` to `high` for which `holds` is true, by bisection until no number lies between: to the
 * last bit of a double, or to the whole number. The caller sees to it that it holds at `low` and, once false, stays so.
 */
export function lastWhere(holds: (x: number) => boolean, { low, high, middle = (x) => x }: Range): number {
  if (holds(high)) return high;
  let lastTrue = low;
  let firstFalse = high;
  for (;;) {
    const between = middle((lastTrue + firstFalse) / 2);
    if (between <= lastTrue || between >= firstFalse) return lastTrue;
    if (holds(between)) lastTrue = between;
    else firstFalse = between;
  }
}
