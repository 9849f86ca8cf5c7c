import { mismatchError } from './portcullis-error.ts';

const MAX_LENGTH = 256;
const MAX_STARS = 3;
const MAX_GLOBSTARS = 3;
const MAX_ALTERNATIVES = 100;

/**
 * The parts of a glob between slashes; one part where a slash may stand in a group, or another rule reaches over slashes. Throws `usage`
 * for a glob over the bounds, which could be compared for hours.
 */
export function globSegments(glob: string): readonly string[] {
  const parts = glob.split('/');
  const isWhole = /^!|[\\]|[[({].*\//.test(glob) || parts.some((part) => part === '' || /^\.{1,2}$/.test(part));
  const segments = isWhole ? [glob] : parts;
  const stars = Math.max(
    0,
    ...segments.map((segment) => segment.replaceAll(/(^|\/)\*\*(?=\/|$)/g, '$1').match(/\*+|\+|!/g)?.length ?? 0),
  );
  if (glob.length > MAX_LENGTH) refuse(glob, `at most ${MAX_LENGTH} characters`, `${glob.length}`);
  if (/[*+]\(|[)}]\+/.test(glob)) refuse(glob, 'no repeated group', 'one');
  if (stars > MAX_STARS) refuse(glob, `at most ${MAX_STARS} stars between slashes or in groups`, `${stars}`);
  const globstars = parts.filter((part) => part.includes('**')).length;
  if (globstars > MAX_GLOBSTARS) refuse(glob, `at most ${MAX_GLOBSTARS} times \`**\``, `${globstars}`);
  const alternatives = alternativesOf(glob);
  if (alternatives > MAX_ALTERNATIVES) refuse(glob, `at most ${MAX_ALTERNATIVES} alternatives`, `${alternatives}`);
  return segments;
}

/**
 * Whether tests match items, one after the other; null is any number of items, also none. Goes through the items once, with all tests that
 * can stand next, so that nothing makes it exponential.
 */
export function matchesInOrder(
  tests: readonly (((item: string) => boolean) | null)[],
  items: readonly string[],
): boolean {
  const withNothing = (places: Set<number>): Set<number> => {
    for (const place of places) if (tests[place] === null) places.add(place + 1);
    return places;
  };
  let places = withNothing(new Set([0]));
  for (const item of items) {
    const next = new Set<number>();
    for (const place of places) {
      const test = tests[place];
      if (test === null) next.add(place);
      else if (test?.(item) === true) next.add(place + 1);
    }
    places = withNothing(next);
  }
  return places.has(tests.length);
}

/** Groups behind one another multiply; those in one another are counted so too, which is never too few. */
function alternativesOf(glob: string): number {
  const open: number[] = [];
  let product = 1;
  for (const character of glob) {
    const choices = open.at(-1);
    if ('{('.includes(character)) open.push(character === '(' ? 2 : 1);
    else if (choices !== undefined && ',|'.includes(character)) open[open.length - 1] = choices + 1;
    else if (choices !== undefined && '})'.includes(character)) product *= open.pop() ?? 1;
  }
  return open.reduce((all, choices) => all * choices, product);
}

function refuse(glob: string, expected: string, found: string): never {
  const help = 'Split it into several globs, or name folders in full.';
  throw mismatchError('usage', `the glob ${JSON.stringify(glob.slice(0, MAX_LENGTH))}`, { expected, found }, help);
}
