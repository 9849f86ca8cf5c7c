/** More trials than this are no small sample; it also bounds the table of `logFactorial`. */
const LARGEST = 1_000_000;

/**
 * `count`: whole, from 0 to `most`. `probability`: 0 and 1 included. `confidence`: both excluded. `positive`: up to
 * `most`.
 */
type Kind = 'count' | 'probability' | 'confidence' | 'positive';

// NaN fails every comparison, so that no kind needs a word about it.
function isOfKind(value: number, kind: Kind, most: number): boolean {
  switch (kind) {
    case 'count':
      return Number.isInteger(value) && value >= 0 && value <= most;
    case 'probability':
      return value >= 0 && value <= 1;
    case 'confidence':
      return value > 0 && value < 1;
    case 'positive':
      return value > 0 && value <= most;
  }
}

function wordsOf(kind: Kind, most: number): string {
  switch (kind) {
    case 'count':
      return `a whole number from 0 to ${most}`;
    case 'probability':
      return 'a number from 0 to 1';
    case 'confidence':
      return 'a number between 0 and 1, both excluded';
    case 'positive':
      return `a positive number up to ${most}`;
  }
}

/**
 * The one check of this folder. An impossible argument is a programming error, not a wrong input of a user: throws
 * `RangeError`, naming the argument, what it must be and what it is. `most` bounds the first and the last kind.
 */
export function checkArgument(name: string, value: number, kind: Kind, most: number = LARGEST): void {
  if (isOfKind(value, kind, most)) return;
  throw new RangeError(`${name} must be ${wordsOf(kind, most)}, not ${value}`);
}
