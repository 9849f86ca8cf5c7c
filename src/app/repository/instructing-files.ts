import { lstat, readFile, readlink } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { isMissing, unreadable } from '../../io/file-error.ts';
import { withSlashes } from '../../io/find-files.ts';
import { anyGlobTest } from '../../kernel/glob-test.ts';
import type { UnitFile } from '../../io/unit/unit-folder.ts';
import { invalidInput, PortcullisError } from '../../kernel/portcullis-error.ts';
import { CLIENT_FILES, instructsAgents } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';
import { openRepository } from './open-repository.ts';

/** As Claude follows imports. */
const DEPTH = 5;
/** Bytes of a file that are looked through for imports. */
const IMPORTING_BYTES = 1024 * 1024;
/** Each unit gets a copy of all files. Each folder that a link or manifest leads to is looked for among all paths. */
const MOST = { files: 20_000, MiB: 256, 'folders behind links': 1000 };

/** A file that instructs agents, at the path at which they find it. */
export interface InstructingFile extends UnitFile {
  /** Where it lies: another path where it is found behind a link. */
  readonly source: string;
  /** No client's table has it: it is imported, or a link leads to it. */
  readonly reached: boolean;
}

export interface InstructingRequest {
  /** Further files: paths or globs. */
  readonly further: readonly string[];
  /** As HEAD has them; else as the working tree does, with what git does not know and does not ignore. */
  readonly ofCommit: boolean;
  /** With `ofCommit`: tracked files that differ from HEAD, where they are known. */
  readonly changed?: readonly string[];
  /** What the comparator tracks, to see what changes concern: what is gone counts as well, and what manifests of plugins name. */
  readonly before?: Iterable<string>;
}

/**
 * The files that instruct agents (src/providers/README.md, "Under test"): by the clients' table, what they import, and what links among
 * them lead to. None outside of a repository with a commit. Throws `invalid_input` for more than a unit is given.
 */
export async function instructingFiles(
  world: World,
  { further, ofCommit, changed, before = [] }: InstructingRequest,
): Promise<readonly InstructingFile[]> {
  const repository = await openRepository(world);
  const head = (await repository?.headCommit()) ?? null;
  if (repository === null || head === null) return [];
  const [entries, known] = [await repository.listEntriesAt(head), new Set(before)];
  const uncommitted = new Set(
    ofCommit ? (changed ?? (await repository.changedPaths())) : await repository.uncommittedPaths(),
  );
  const paths = new Set([...entries.keys(), ...(ofCommit ? [] : uncommitted), ...known]);
  const read = async (path: string): Promise<Found | null> => {
    if (!ofCommit || !uncommitted.has(path)) return onDisk(join(repository.root, path));
    const [mode = '', id = ''] = entries.get(path)?.split(' ') ?? [];
    const bytes = mode.startsWith('1') && mode !== '160000' ? await repository.blob(id) : null;
    return bytes === null ? null : { bytes, isLink: mode === '120000', executable: mode === '100755' };
  };
  const found = new Map<string, InstructingFile>();
  const size = { files: 0, MiB: 0, 'folders behind links': 0 };
  const below = (place: string): readonly string[] => {
    if (paths.has(place)) return [place];
    size['folders behind links'] += 1;
    refuseMore(size);
    return [...paths].filter((path) => path.startsWith(`${place}/`));
  };
  const isFurther = await anyGlobTest(further);
  let ring: Place[] = [...paths]
    .filter((path) => instructsAgents(path) || isFurther(path))
    .map((path) => ({ path, source: path, by: 'table' }));
  const isNamed = (path: string): boolean => CLIENT_FILES.instructions.some((file) => file.test(path));
  const followed = new Set<string>();
  for (let depth = 0; depth <= DEPTH; depth += 1) {
    const next: Place[] = [];
    for (const { path, source, by } of ring) {
      const imports = by === 'import' || isNamed(path) || !OF_SKILL.test(path);
      if (found.has(path) && (!imports || followed.has(path))) continue;
      const file = (await read(source)) ?? (known.has(source) ? NOTHING : null);
      if (file === null || (file.isLink && by !== 'table')) continue;
      const text = Buffer.from(file.bytes.subarray(0, IMPORTING_BYTES)).toString();
      if (file.isLink) {
        const target = inside(source, text) ?? source;
        for (const at of target === source ? [] : below(target)) {
          next.push({ path: path + at.slice(target.length), source: at, by });
        }
        continue;
      }
      size.files += 1;
      size.MiB += file.bytes.length / 1024 ** 2;
      refuseMore(size);
      found.set(path, found.get(path) ?? { path, source, reached: depth > 0, ...file });
      if (imports) followed.add(path);
      const named = known.size > 0 ? manifestPaths(source, text).flatMap(below) : [];
      const targets = imports ? importsOf(source, text).filter((one) => paths.has(one)) : [];
      for (const one of named) next.push({ path: one, source: one, by: 'manifest' });
      for (const one of targets) next.push({ path: one, source: one, by: 'import' });
    }
    ring = next;
  }
  return [...found.values()];
}

interface Place {
  readonly path: string;
  readonly source: string;
  /** Only what the clients' table has may be a link. */
  readonly by: 'table' | 'import' | 'manifest';
}

/** The bytes of a link say where it leads. */
type Found = Pick<UnitFile, 'bytes' | 'executable'> & { readonly isLink: boolean };
const NOTHING: Found = { bytes: new Uint8Array(), executable: false, isLink: false };

async function onDisk(path: string): Promise<Found | null> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink())
      return { ...NOTHING, bytes: Buffer.from(withSlashes(await readlink(path))), isLink: true };
    if (!stats.isFile()) return null;
    refuseMore({ ...MOST, MiB: stats.size / 1024 ** 2 });
    return { bytes: await readFile(path), executable: (stats.mode & 0o100) !== 0, isLink: false };
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof PortcullisError) throw error;
    throw unreadable(error, path, 'what instructs agents');
  }
}

/** Files of a skill, which import nothing unless they are imported: below `skills/`, itself not below `rules/` and the like of a client. */
const OF_SKILL = /(?:^|\/)SKILL\.md$|^(?:(?:.*\/)?\.[^/]+\/|(?:[^./][^/]*\/)*)skills\/(?!\.|.*\/\.)/i;

/** What a text imports by `@path`. */
function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:^|[\s(])@((?:[^\s\\]|\\ )+)/g)]
    .map(([, one = '']) => one.replaceAll('\\ ', ' '))
    .flatMap((one) => [one, one.replace(/#.*$/, ''), one.replace(/[.,;:!?)*`"']{1,9}$/, '')])
    .flatMap((one) => inside(path, one) ?? []);
}

/** The files and folders that a plugin's or marketplace's manifest names. */
function manifestPaths(path: string, text: string): readonly string[] {
  const [, top] = /^(.*?)\.[a-z]+-plugin\/[^/]+\.json$/i.exec(path) ?? [];
  if (top === undefined) return [];
  return [...new Set([...text.matchAll(/"\.\/([^"\\]+)"/g)].flatMap(([, one = '']) => inside(`${top}x`, one) ?? []))];
}

/** Where a path leads that a file names; null out of the repository, and for its top. */
function inside(file: string, path: string): string | null {
  const normal = posix.join(posix.dirname(file), path).replace(/\/+$/, '');
  return /^[/~]/.test(path) || normal === '.' || /^\.\.(?:\/|$)/.test(normal) ? null : normal;
}

function refuseMore(size: typeof MOST): void {
  const what = (['files', 'MiB', 'folders behind links'] as const).find((key) => size[key] > MOST[key]);
  if (what === undefined) return;
  throw invalidInput(
    `files that instruct agents: expected at most ${MOST[what]} ${what}, found more`,
    'Name fewer under `workspace`, or take large files out of the folders that clients read.',
  );
}
