import type { CommitFiles } from '../../contracts/commit-files.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubCommits } from '../../io/github/github-commits.ts';
import { GitHubFiles } from '../../io/github/github-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Who can be asked about commits and what they hold. */
export interface ComparatorSources {
  readonly repository: GitRepository;
  /** Null where there is no server to ask, or nothing to show it. */
  readonly github: GitHubSource | null;
}

export interface GitHubSource {
  readonly api: GitHubApi;
  readonly commits: GitHubCommits;
  readonly files: GitHubFiles;
}

/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
export function comparatorSources(repository: GitRepository, access: GitHubAccess | null): ComparatorSources {
  if (access === null) return { repository, github: null };
  const api = new GitHubApi(access);
  const files = new GitHubFiles(api, (blob) => repository.blob(blob));
  return { repository, github: { api, commits: new GitHubCommits(api), files } };
}

interface Source {
  readonly name: 'the API' | 'git';
  readonly files: CommitFiles;
}

type Told<T> = { readonly value: T } | { readonly reason: string };

/**
 * After this many requests (who the commit is, what it holds, and its files) the commit is fetched rather: servers count requests, and most
 * checkouts can fetch.
 */
const REQUESTS = 3;

/**
 * What a commit holds, from whoever can tell: the clone where it holds the commit, else the API, else the clone after fetching. Who failed
 * where the other could tell is asked last from then on. `steps` gets a line whenever that happens.
 */
export async function comparatorFiles(
  { repository, github }: ComparatorSources,
  commit: string,
  steps: string[],
): Promise<CommitFiles> {
  if (github === null) return repository;
  const git: Source = { name: 'git', files: repository };
  const api: Source = { name: 'the API', files: github.files };
  const isHere = (await repository.resolveCommit(commit)) !== null;
  let order: readonly [Source, Source] = isHere ? [git, api] : [api, git];
  let isSparing = isHere;

  const firstToTell = async <T>(
    ask: (files: CommitFiles) => Promise<Told<T>>,
    isTold: () => Promise<boolean>,
  ): Promise<Told<T>> => {
    if (!isSparing && github.api.requests >= REQUESTS && !(await isTold())) {
      isSparing = true;
      order = [git, api];
    }
    const [first, second] = order;
    const answer = await ask(first.files);
    if ('value' in answer) return answer;
    const other = await ask(second.files);
    if ('value' in other) {
      steps.push(`${first.name} could not tell what ${commit} holds, ${second.name} could: ${answer.reason}`);
      order = [second, first];
      return other;
    }
    const isSame = answer.reason === other.reason;
    return isSame ? answer : { reason: `by ${first.name}: ${answer.reason}; by ${second.name}: ${other.reason}` };
  };

  const listed = async <T>(at: string, list: (files: CommitFiles) => Promise<T>): Promise<T> => {
    const told = await firstToTell(
      (files) => orReason(list(files)),
      () => github.files.isTold(at, null),
    );
    if ('value' in told) return told.value;
    throw new PortcullisError('not_comparable', told.reason);
  };

  return {
    async readFileAt(at, path) {
      const read = await firstToTell(
        async (files) => {
          const file = await files.readFileAt(at, path);
          return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
        },
        () => github.files.isTold(at, path),
      );
      return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
    },
    listEntriesAt: (at) => listed(at, (files) => files.listEntriesAt(at)),
    listFilesAt: (at) => listed(at, (files) => files.listFilesAt(at)),
  };
}

async function orReason<T>(answer: Promise<T>): Promise<Told<T>> {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'not_comparable') return { reason: error.message };
    throw error;
  }
}
