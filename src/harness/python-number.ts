/**
 * A finite number of at least 0, rounded to 6 decimals as Python's `round` does: by its exact binary value, and half-way to the even digit.
 * `toFixed` is exact, too, and differs half-way only, where it goes up. Half-way lie the odd multiples of 1/128, and no other double.
 */
export function rounded(value: number): number {
  const isHalfway = Number.isInteger(value * 128) && !Number.isInteger(value * 64);
  if (!isHalfway) return Number(value.toFixed(6));
  const below = value.toFixed(7).slice(0, -1);
  return Number('02468'.includes(below.slice(-1)) ? below : value.toFixed(6));
}

/** A double as Python prints it: the shortest digits that read back as the same, with an exponent below 1e-4 and from 1e16. */
export function pythonFloat(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) return value.toExponential().replace(/([+-])(\d)$/, '$10$2');
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
