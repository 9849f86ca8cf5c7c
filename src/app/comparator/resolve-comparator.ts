import { join } from 'node:path';

import type { CommitEntries, CommitFiles } from '../../contracts/commit-files.ts';
import type { Config } from '../../contracts/config.ts';
import type { ComparatorReport } from '../../contracts/gate-result.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { isGlob } from '../../io/find-files.ts';
import { globTest, anyGlobTest } from '../../kernel/glob-test.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { sortByCodePoints } from '../../kernel/ordering.ts';
import { notComparable, type PortcullisError } from '../../kernel/portcullis-error.ts';
import { configOrDefault, UNCONFIGURED } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';
import { attributed, at, textAt, comparatorSources, comparatorFiles, configAt } from './comparator-files.ts';
import type { FileText, ComparatorSources } from './comparator-files.ts';
import type { CommitTarget, CompareRequest } from './compare-request.ts';
import { findComparatorCommit, type ComparatorCommit } from './find-comparator-commit.ts';

/** What a gate compares with: its policy, and what else it holds. */
export interface Comparator {
  readonly config: Config;
  /** Whether it has a configuration; else the defaults hold. */
  readonly isConfigured: boolean;
  /** The commit, in messages. */
  readonly name: string;
  readonly warnings: readonly string[];
  /** Every commit that was used; `kind: file` where the working tree is compared with as it is. */
  readonly commits: ComparatorReport;
  /** A file as the comparator, or another commit, has it; null where it has none. Throws `not_comparable` where that is unknown. */
  readonly read: (path: string, commit?: string) => Promise<FileText | null>;
  /** The files of a path: itself, or what it matches as a glob. A file may be called as a glob looks. */
  readonly filesAt: (path: string) => Promise<readonly string[]>;
  /** Everything that it, or another commit, tracks, by which the two are compared. Throws `not_comparable` where that is unknown. */
  readonly entries: (commit?: string) => Promise<CommitEntries>;
  /** Parses what was read; what is wrong with it throws `not_comparable`, since this pull request could not correct it. */
  readonly parse: <T>(path: string, parse: (file: string) => T) => T;
}

/** No comparator: the working tree's own policy holds, and what else is compared with is its own. */
export function workingTreeComparator(world: World, config: Config): Comparator {
  return {
    config,
    isConfigured: false,
    name: 'the working tree',
    warnings: [],
    commits: {
      kind: 'file',
      event: null,
      source: null,
      base_ref: null,
      base_tip: null,
      merge_base: null,
      head_sha: null,
      tested_sha: null,
      alternatives: [],
      steps: [],
      config_outcome: 'default',
    },
    read: async (path) => {
      const text = await readOptionalRepositoryFile(world.root, join(world.root, path), 'a file to compare with');
      return text === undefined ? null : { text, blob: null };
    },
    filesAt: (path) => Promise.resolve([path]),
    entries: () => Promise.reject(notComparable('the working tree is compared with nothing, so that nothing changed')),
    parse: (path, parse) => parse(path),
  };
}

/**
 * What is asked for and its policy: a commit, read by the API or git, or the working tree where a file is compared with.
 *
 * @throws PortcullisError `not_comparable` where it is unknown, which never reads as "there is none"
 */
export async function resolveComparator(world: World, request: CompareRequest): Promise<Comparator> {
  const { target } = request;
  if (target.kind === 'file') return workingTreeComparator(world, await configOrDefault(world.root));
  return commitComparator(await openRepository(world), world.root, { ...request, target });
}

/**
 * The tip of the default branch, for what nobody adopts twice. Null where a user named what to compare with, and where the tip is the
 * comparator, is what is under test, or follows it: a change that is there already judges itself.
 */
export async function defaultBranchTip(
  world: World,
  { target, defaultBranch, ...request }: CompareRequest,
  { commits }: Comparator,
): Promise<Comparator | null> {
  if (target.kind === 'file' || target.kind === 'named' || defaultBranch === null) return null;
  const { headSha } = target;
  const resolve = (asked: CommitTarget): Promise<Comparator> =>
    resolveComparator(world, { ...request, target: asked, defaultBranch: null });
  const mergeSha = 'mergeSha' in target ? target.mergeSha : null;
  const { base_tip: sha, merge_base: left } =
    commits.base_ref === defaultBranch
      ? commits
      : (await resolve({ kind: 'merge_base', baseRef: defaultBranch, baseTip: null, headSha, mergeSha })).commits;
  if (sha === null || sha === commits.merge_base || left === headSha) return null;
  return resolve({ kind: 'commit', sha, baseRef: defaultBranch, headSha, why: 'the tip of the default branch' });
}

/** The same of a commit. */
export async function commitComparator(
  repository: GitRepository | null,
  root: string,
  { event, access, ...request }: CompareRequest & { readonly target: CommitTarget },
): Promise<Comparator> {
  const testedSha = (await repository?.headCommit()) ?? null;
  if (repository === null || testedSha === null) throw noCommit(root, request.target);
  const sources = comparatorSources(repository, access);
  const { files, config, ...trusted } = await findTrustedCommit(sources, request, testedSha);
  const { warnings, ...found } = trusted.found;
  const { merge_base: commit, alternatives } = found;
  const others = alternatives.join(', ');
  const crossing = `history crosses over: ${commit} was taken of several merge bases (others: ${others})`;
  return {
    config: config ?? UNCONFIGURED,
    isConfigured: config !== null,
    name: `the merge base ${commit}`,
    warnings: [...warnings, ...(alternatives.length === 0 ? [] : [crossing])],
    // Reading may add to the steps; they are reported when everything was read.
    commits: { ...found, kind: 'git', event, config_outcome: config === null ? 'default' : 'found' },
    read: (path, other = commit) => textAt(files, other, path),
    filesAt: (path) => filesAt(files, commit, path),
    entries: (other = commit) => files.listEntriesAt(other),
    parse: (path, parse) => attributed(commit, () => parse(at(commit, path))),
  };
}

async function filesAt(files: CommitFiles, commit: string, path: string): Promise<readonly string[]> {
  if (!isGlob(path)) return [path];
  const [matches, entries] = [await globTest(path), await files.listEntriesAt(commit)];
  return entries.has(path) ? [path] : sortByCodePoints([...entries.keys()].filter((file) => matches(file)));
}

function noCommit(root: string, target: CommitTarget): PortcullisError {
  const wanted = target.kind === 'named' ? `the merge base with ${target.baseRef}` : 'what to compare with';
  return notComparable(
    `${root}: expected a git repository with a commit, to find ${wanted}`,
    'Run inside the repository; the gates also compare with a file by --baseline.',
  );
}

/** The commit that a change is compared with, and what it holds. */
interface TrustedCommit {
  readonly found: ComparatorCommit;
  readonly files: CommitFiles;
  /** Null where it has none. */
  readonly config: Config | null;
}

/**
 * Finds the commit to compare with, where an author cannot choose it at will (src/app/README.md, "Comparator"): a base has to be the default
 * branch or one that the configuration at its tip names, and nobody adopts for the first time what the default branch has already.
 *
 * @param defaultBranch its full name; null where a user named what to compare with, which is taken as it is
 * @throws PortcullisError as `findComparatorCommit`, and `not_comparable` where what the default branch holds is asked for and unknown
 */
export async function findTrustedCommit(
  sources: ComparatorSources,
  { target, defaultBranch }: { readonly target: CommitTarget; readonly defaultBranch: string | null },
  testedSha: string,
): Promise<TrustedCommit> {
  const read = async (found: ComparatorCommit): Promise<TrustedCommit> => {
    const files = await comparatorFiles(sources, found.merge_base, found.steps);
    return { found, files, config: await configAt(files, found.merge_base) };
  };
  if (defaultBranch === null) return read(await findComparatorCommit(sources, target, testedSha));

  const headSha = target.kind === 'named' ? testedSha : target.headSha;
  const mergeSha = 'mergeSha' in target ? target.mergeSha : null;
  const own: CommitTarget = { kind: 'merge_base', baseRef: defaultBranch, baseTip: null, headSha, mergeSha };
  const base = target.kind === 'named' || !('baseRef' in target) ? null : target.baseRef;
  let left: ComparatorCommit | null = null;
  let trusted: TrustedCommit | null = null;
  if (base !== null && base !== defaultBranch) {
    left = await findComparatorCommit(sources, own, testedSha);
    const { config } = await read(tipOf(left));
    const isNamed = (await anyGlobTest(config?.branches ?? []))(base.replace('refs/heads/', ''));
    const rule = `the base ${base} is ${isNamed ? '' : 'neither the default branch nor '}named under "branches" in the configuration of ${defaultBranch}`;
    left.steps.push(`by ${left.base_tip}, ${rule}`);
    const warning = `${rule}: compared with the merge base with ${defaultBranch}`;
    if (!isNamed) trusted = await read({ ...left, warnings: [...left.warnings, warning] });
  }
  trusted ??= await read(withSteps(left, await findComparatorCommit(sources, target, testedSha)));
  if (trusted.config !== null) return trusted;

  const { found } = trusted;
  left ??= withSteps(found, await findComparatorCommit(sources, own, testedSha));
  // Where the default branch has the change already, its configuration may be what is under test.
  if (left.merge_base === found.head_sha) return trusted;
  const adopted = await read(tipOf(left));
  if (adopted.config === null) return trusted;
  const warning = `${found.merge_base} has no configuration, and ${defaultBranch} has: compared with its tip ${adopted.found.merge_base}`;
  adopted.found.steps.push(warning);
  return { ...adopted, found: { ...adopted.found, warnings: [...found.warnings, warning] } };
}

/** The tip of the branch with which a merge base was looked for. */
function tipOf(left: ComparatorCommit): ComparatorCommit {
  return { ...left, merge_base: left.base_tip ?? left.merge_base, alternatives: [] };
}

/** What was done before stands before what was done for the commit itself. */
function withSteps(before: ComparatorCommit | null, found: ComparatorCommit): ComparatorCommit {
  found.steps.unshift(...(before?.steps ?? []));
  return found;
}
