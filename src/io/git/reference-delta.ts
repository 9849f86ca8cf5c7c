import { gitCommand, type GitCommand } from './git-command.ts';

/** The paths that changed, by the reference's rules (premath harness 3.2). */
export interface ReferenceDelta {
  readonly changedPaths: readonly string[];
  /** `none`, `git_diff`, `diff_failed` or `workspace`, and `+workspace` for each diff of index and working tree that adds to it. */
  readonly source: string;
  readonly fromRef: string | null;
}

/** As the reference compares: no deletions, and names without quotes. */
const DIFF = ['diff', '--name-only', '-z', '--diff-filter=ACMR', '--no-ext-diff', '--no-relative'];

/**
 * What differs between two refs, or the first of `bases` that is there and `head`, and what was not committed. Paths that git does not
 * track, and deleted ones, are not among them.
 */
export async function referenceDelta(
  directory: string,
  environment: NodeJS.ProcessEnv,
  fromRef: string | null,
  bases: readonly string[],
  head: string,
): Promise<ReferenceDelta> {
  const git = gitCommand(directory, environment);
  const base = fromRef ?? (await firstThatExists(git, bases));
  const committed = base === null ? [] : await pathsOf(git, '--end-of-options', `${base}...${head}`);
  const others = [await pathsOf(git, '--cached'), await pathsOf(git)].map((paths) => paths ?? []);
  const compared = committed === null ? 'diff_failed' : base === null ? [] : 'git_diff';
  const added = others.flatMap((paths) => (paths.length > 0 ? 'workspace' : []));
  const source = [compared, ...added].flat().join('+') || 'none';
  return { changedPaths: [...(committed ?? []), ...others.flat()], source, fromRef: base };
}

async function firstThatExists(git: GitCommand, refs: readonly string[]): Promise<string | null> {
  for (const ref of refs) {
    const { exitCode } = await git('rev-parse', '--verify', '--quiet', '--end-of-options', ref);
    if (exitCode === 0) return ref;
  }
  return null;
}

/** Null where git cannot compare. */
async function pathsOf(git: GitCommand, ...args: readonly string[]): Promise<readonly string[] | null> {
  const { exitCode, stdout } = await git(...DIFF, ...args, '--');
  return exitCode === 0 ? stdout.toString('utf8').split('\0').slice(0, -1) : null;
}
