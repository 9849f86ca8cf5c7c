import { median } from './median.ts';

/** A file of the repository; `path` is relative to its root, with forward slashes. */
export interface SizedFile {
  readonly path: string;
  readonly text: string;
}

/** Some files together. */
export interface Tally {
  readonly files: number;
  readonly lines: number;
}

export interface RoomSize {
  readonly room: string;
  readonly production: Tally;
  readonly tests: Tally;
  readonly documents: Tally;
}

export interface Size {
  /** Production code alone; `testing` and generated files are no part of it. */
  readonly total: Tally & { readonly median: number };
  /** Production files with their lines, the longest first. */
  readonly longest: readonly (readonly [path: string, lines: number])[];
  /** By name. `testing` counts as tests; what `scripts/generate.ts` writes below `src/` is not counted. */
  readonly rooms: readonly RoomSize[];
  /** Lines of every document outside of the rooms, by path. */
  readonly documents: ReadonlyMap<string, number>;
}

/** `scripts/size-budget.json`: each number is the most there may be, but for `median`, which is the least. */
export interface Budget {
  readonly total: { readonly lines: number; readonly files: number; readonly median: number; readonly longest: number };
  readonly documents: Readonly<Record<string, number>>;
  readonly rooms: Readonly<Record<string, Tally>>;
}

type Kind = 'production' | 'tests' | 'documents';

/** How large the repository is. A room is a folder of `src/`; a file right in `src/` belongs to the room `src`. */
export function measureSize(files: readonly SizedFile[]): Size {
  const kept = files.filter(({ path }) => !path.split('/').includes('generated'));
  const inRooms = kept.flatMap((file) => {
    const kind = kindOf(file.path);
    return kind === null ? [] : [{ kind, room: roomOf(file.path), path: file.path, lines: linesOf(file.text) }];
  });
  const tallyOf = (kind: Kind, room?: string): Tally => {
    const found = inRooms.filter((file) => file.kind === kind && (room === undefined || file.room === room));
    return { files: found.length, lines: found.reduce((sum, { lines }) => sum + lines, 0) };
  };
  const longest = inRooms
    .filter(({ kind }) => kind === 'production')
    .map(({ path, lines }) => [path, lines] as const)
    .toSorted(([, left], [, right]) => right - left);
  return {
    total: { ...tallyOf('production'), median: median(longest.map(([, lines]) => lines)) },
    longest,
    rooms: [...new Set(inRooms.map(({ room }) => room))].toSorted().map((room) => ({
      room,
      production: tallyOf('production', room),
      tests: tallyOf('tests', room),
      documents: tallyOf('documents', room),
    })),
    documents: new Map(
      kept
        .filter(({ path }) => path.endsWith('.md') && !path.startsWith('src/'))
        .map(({ path, text }) => [path, linesOf(text)]),
    ),
  };
}

/** What is over the budget, each in one sentence; empty where nothing is. */
export function overBudget({ total, longest, rooms, documents }: Size, budget: Budget): readonly string[] {
  const over = (what: string, allowed: number, found: number, unit: string): readonly string[] =>
    found <= allowed ? [] : [`${what}: expected at most ${allowed} ${unit}, found ${found}`];
  return [
    ...over('production code', budget.total.lines, total.lines, 'lines'),
    ...over('production code', budget.total.files, total.files, 'files'),
    ...(total.median < budget.total.median
      ? [`the median file: expected at least ${budget.total.median} lines, found ${total.median}`]
      : []),
    ...longest.flatMap(([path, lines]) => over(path, budget.total.longest, lines, 'lines')),
    ...Object.entries(budget.documents).flatMap(([path, allowed]) =>
      over(path, allowed, documents.get(path) ?? 0, 'lines'),
    ),
    ...rooms.flatMap(({ room, production }) => {
      const [allowed, name] = [budget.rooms[room], room === 'src' ? 'src' : `src/${room}`];
      if (production.files === 0) return [];
      if (allowed === undefined) return [`${name}: expected a room with a budget, found none for it`];
      return [
        ...over(name, allowed.lines, production.lines, 'lines'),
        ...over(name, allowed.files, production.files, 'files'),
      ];
    }),
  ];
}

function kindOf(path: string): Kind | null {
  if (!path.startsWith('src/')) return null;
  if (path.endsWith('.md')) return 'documents';
  if (!path.endsWith('.ts')) return null;
  return path.endsWith('.test.ts') || path.startsWith('src/testing/') ? 'tests' : 'production';
}

function roomOf(path: string): string {
  const [, room = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'src' : room;
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0);
}
