import { matchesInOrder } from '../kernel/glob-segments.ts';

/** One line of a CODEOWNERS file; without owners it takes ownership away. */
interface OwnerLine {
  readonly segments: readonly string[];
  readonly hasOwners: boolean;
}

/** No file system has a longer one. */
const LONGEST_NAME = 255;

/**
 * Whether a file has code owners: the last line whose pattern matches decides (GitHub's rules for CODEOWNERS; a pattern is as in
 * `.gitignore`, without `!` and `[ ]`). Paths are relative to the repository, with `/`.
 */
export function hasCodeOwner(codeOwners: string, path: string): boolean {
  const target = path.split('/');
  const decisive = codeOwners
    .split('\n')
    .flatMap((line) => ownerLine(line) ?? [])
    .findLast(({ segments }) => matchesInOrder(segments.map(nameTest), target));
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
  const inside = isFolder ? ['**', '*'] : goesDeep ? ['**'] : [];
  return { segments: [...(isTied ? [] : ['**']), ...parts, ...inside], hasOwners };
}

/** A test of one name; null for any number of them. `*` and `?` stand inside of a name. */
function nameTest(segment: string): ((name: string) => boolean) | null {
  if (segment === '**') return null;
  if (!/[*?]/.test(segment)) return (name) => name === segment;
  const characters = Array.from(segment, (wanted) =>
    wanted === '*' ? null : (found: string) => wanted === '?' || wanted === found,
  );
  return (name) => name.length <= LONGEST_NAME && matchesInOrder(characters, Array.from(name));
}
