/** More trials than this are no small sample; it also bounds the table of logarithms in `choose.ts`. */
const LARGEST = 1_000_000;

// NaN fails every comparison, so no kind has to mention it.
const KINDS = {
  count: {
    allows: (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most,
    words: (most: number) => `a whole number from 0 to ${most}`,
  },
  probability: {
    allows: (value: number) => value >= 0 && value <= 1,
    words: () => 'a number from 0 to 1',
  },
  positive: {
    allows: (value: number, most: number) => value > 0 && value <= most,
    words: (most: number) => `a positive number up to ${most}`,
  },
};

/**
 * The one check of this folder. An impossible argument is a programming error, not a wrong input of a user: throws
 * `RangeError`, naming the argument, what it must be and what it is. `most` bounds counts and positive numbers.
 */
export function checkArgument(name: string, value: number, kind: keyof typeof KINDS, most: number = LARGEST): void {
  if (KINDS[kind].allows(value, most)) return;
  throw new RangeError(`${name} must be ${KINDS[kind].words(most)}, not ${value}`);
}
