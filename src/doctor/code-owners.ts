/** One line of a CODEOWNERS file; without owners it takes ownership away. */
interface OwnerLine {
  readonly segments: readonly string[];
  readonly hasOwners: boolean;
}

/** The places where GitHub looks for the file; the first one counts. */
export const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/**
 * Whether a file has code owners: the last line whose pattern matches decides (GitHub's rules for CODEOWNERS; a pattern is as in
 * `.gitignore`, without `!` and `[ ]`). Paths are relative to the repository, with `/`.
 */
export function hasCodeOwner(codeOwners: string, path: string): boolean {
  const target = path.split('/');
  const decisive = codeOwners
    .split('\n')
    .flatMap((line) => ownerLine(line) ?? [])
    .findLast(({ segments }) => matches(segments, target));
  return decisive?.hasOwners === true;
}

function ownerLine(text: string): OwnerLine | null {
  const words = text.trim().split(/\s+/);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [pattern, ...owners] = comment === -1 ? words : words.slice(0, comment);
  if (pattern === undefined || pattern === '' || /^!|[[\]]/.test(pattern)) return null;
  const hasOwners = owners.some((owner) => owner.includes('@'));
  const isFolder = pattern.endsWith('/');
  const parts = pattern.split('/').filter((part) => part !== '');
  // A slash at the beginning or in the middle ties the pattern to the top.
  const isTied = pattern.startsWith('/') || parts.length > 1;
  const last = parts.at(-1);
  // A name also stands for what lies in a folder of that name; `docs/*` for the files of the folder alone.
  const goesDeep = isFolder || !(parts.length > 1 && last === '*');
  const inside = isFolder ? ['**', '*'] : goesDeep ? ['***'] : [];
  return { segments: [...(isTied ? [] : ['**']), ...parts, ...inside], hasOwners };
}

/**
 * `**` is any number of folders; `***`, our own and only at the end, any number of further segments. One row of states per segment of
 * the path, so that hostile patterns take no longer than others of their length.
 */
function matches(segments: readonly string[], path: readonly string[]): boolean {
  const skipping = (index: number): boolean => segments[index] === '**' || segments[index] === '***';
  const closed = (states: Iterable<number>): Set<number> => {
    const all = new Set(states);
    for (const state of all) if (skipping(state)) all.add(state + 1);
    return all;
  };
  let states = closed([0]);
  for (const part of path) {
    const next: number[] = [];
    for (const state of states) {
      if (skipping(state)) next.push(state);
      else if (state < segments.length && matchesSegment(segments[state] ?? '', part)) next.push(state + 1);
    }
    states = closed(next);
  }
  return states.has(segments.length);
}

/** `*` and `?` inside of one segment, by going back to the last `*` only. */
function matchesSegment(pattern: string, text: string): boolean {
  let [at, inText, star, mark] = [0, 0, -1, 0];
  while (inText < text.length) {
    const wanted = pattern.charAt(at);
    if (at < pattern.length && wanted === '*') {
      star = at;
      mark = inText;
      at += 1;
    } else if (at < pattern.length && (wanted === '?' || wanted === text.charAt(inText))) {
      at += 1;
      inText += 1;
    } else if (star !== -1) {
      at = star + 1;
      mark += 1;
      inText = mark;
    } else return false;
  }
  while (pattern.charAt(at) === '*') at += 1;
  return at === pattern.length;
}
