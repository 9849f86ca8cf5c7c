/** Only tests import this file: counting in whole numbers of any size, against which the doubles are held. */

const triangle: bigint[][] = [[1n]];

/** The number of ways to choose k of n things, from Pascal's triangle; 0 where k < 0 or k > n. */
export function ways(n: number, k: number): bigint {
  while (triangle.length <= n) {
    const last = triangle.at(-1) ?? [];
    triangle.push([...last, 0n].map((count, index) => count + (last[index - 1] ?? 0n)));
  }
  return triangle[n]?.[k] ?? 0n;
}

/** The double nearest to above / below, for above >= 0 and below > 0. */
export function nearestDouble(above: bigint, below: bigint): number {
  // 65 or more bits, the last of which stands for all that follow, so that the one rounding of `Number` is right.
  const digits = below.toString(16).length - above.toString(16).length;
  const shift = Math.max(0, 4 * (digits + 18));
  const scaled = above << BigInt(shift);
  const rest = scaled % below === 0n ? 0n : 1n;
  // In two steps, as 2 ** -shift alone may be too small for a double.
  const half = Math.floor(shift / 2);
  return Number((scaled / below) | rest) * 2 ** -half * 2 ** (half - shift);
}

/** How far a result is from what it should be, as a fraction of that; infinite where it should be 0 and is not. */
export function relativeError(actual: number, expected: number): number {
  return actual === expected ? 0 : Math.abs((actual - expected) / expected);
}
