const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 64n - 1n;
/** No integer in range has more characters; longer ones need not be read exactly to know that they are out. */
const MAX_INTEGER_LENGTH = 20;

/** A number that keeps the spelling it is to be written with. */
export class SpeltNumber {
  readonly spelling: string;

  constructor(spelling: string) {
    this.spelling = spelling;
  }
}

/**
 * A number of a JSON text with its canonical spelling; its value must be finite. Short integers, by far the most frequent numbers,
 * need no wrapper to keep it.
 */
export function speltNumber(spelling: string): number | SpeltNumber {
  const value = Number(spelling);
  return String(value) === spelling && Number.isSafeInteger(value)
    ? value
    : new SpeltNumber(canonicalNumberSpelling(spelling));
}

/**
 * The canonical spelling of a finite number (premath harness 0.1), as of the text that `JSON.stringify` makes of it, so
 * that a value and a file written from it have one digest. Whole numbers count as integers, since a plain number has
 * lost the difference between `1` and `1.0`; -0, which `JSON.stringify` loses, is `-0.0`.
 */
export function canonicalNumber(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  return Number.isSafeInteger(value) ? String(value) : canonicalNumberSpelling(String(value));
}

/**
 * The canonical spelling of a number as it is spelt in a JSON text: integers from -2^63 to 2^64-1 digit for digit,
 * all else (a fraction, an exponent, `-0`, integers out of range) as a float (`1.0`, `1e3` → `1000.0`).
 * `spelling` must be a JSON number with a finite value.
 */
export function canonicalNumberSpelling(spelling: string): string {
  const integer = /^-?\d+$/.test(spelling) && spelling !== '-0' && spelling.length <= MAX_INTEGER_LENGTH;
  if (integer && BigInt(spelling) >= MIN_INTEGER && BigInt(spelling) <= MAX_INTEGER) return spelling;
  return floatText(Number(spelling));
}

/** Shortest digits that read back as the same double, laid out like Rust's ryu: plain from 1e-5 to below 1e16. */
function floatText(value: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  if (point > 0 && point <= 16) {
    return `${sign}${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point) || '0'}`;
  }
  if (point > -5 && point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  return `${sign}${digits.charAt(0)}${fraction}e${point - 1}`;
}
