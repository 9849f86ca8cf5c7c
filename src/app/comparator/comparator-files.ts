import type { CommitFiles } from '../../contracts/commit-files.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubFiles } from '../../io/github/github-files.ts';
import { notComparable, PortcullisError } from '../../kernel/portcullis-error.ts';
import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import { decodeUtf8 } from '../../io/read-text-file.ts';
import { configFromText } from '../repository/load-config.ts';

/** Who can be asked about commits and what they hold. */
export interface ComparatorSources {
  readonly repository: GitRepository;
  /** Null where there is no server to ask, or nothing to show it. */
  readonly github: { readonly api: GitHubApi; readonly files: GitHubFiles } | null;
}

/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
export function comparatorSources(repository: GitRepository, access: GitHubAccess | null): ComparatorSources {
  if (access === null) return { repository, github: null };
  const api = new GitHubApi(access);
  const files = new GitHubFiles(api, (blob) => repository.blob(blob));
  return { repository, github: { api, files } };
}

interface Source {
  readonly name: 'the API' | 'git';
  readonly files: CommitFiles;
}

type Answer<T> = { readonly value: T } | { readonly reason: string };

/** After this many requests (the merge base, the tree, a file) the commit is fetched instead: servers limit requests, most checkouts can fetch. */
const REQUESTS = 3;

/**
 * What a commit holds: read from the clone where it has the commit, else by the API, else from the clone after fetching. A source that
 * failed where the other one answered is asked last from then on, and `steps` gets a line.
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

  const firstAnswer = async <T>(
    ask: (files: CommitFiles) => Promise<Answer<T>>,
    isKnown: () => Promise<boolean>,
  ): Promise<Answer<T>> => {
    if (!isSparing && github.api.requests >= REQUESTS && !(await isKnown())) {
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

  return {
    async readFileAt(id, path) {
      const read = await firstAnswer(
        async (files) => {
          const file = await files.readFileAt(id, path);
          return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
        },
        () => github.files.isKnown(id, path),
      );
      return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
    },
    async listEntriesAt(id) {
      const answer = await firstAnswer(
        (files) => answerOf(files.listEntriesAt(id)),
        () => github.files.isKnown(id, null),
      );
      if ('value' in answer) return answer.value;
      throw notComparable(answer.reason);
    },
  };
}

async function answerOf<T>(answer: Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'not_comparable') return { reason: error.message };
    throw error;
  }
}

export interface FileText {
  readonly text: string;
  /** The id of its blob; null where no commit was read. */
  readonly blob: string | null;
}

/** A file as a commit has it; null where it has none. Throws `not_comparable` where that is unknown. */
export async function textAt(files: CommitFiles, commit: string, path: string): Promise<FileText | null> {
  const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
  if (read.kind === 'absent') return null;
  if (read.kind === 'unreadable') throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
  return { text: attributed(commit, () => decodeUtf8(read.bytes, at(commit, path), 'a file')), blob: read.blob };
}

/** The configuration of a commit; null where it has none. Throws `not_comparable` where it is unknown or invalid. */
export async function configAt(files: CommitFiles, commit: string): Promise<Config | null> {
  const read = await textAt(files, commit, CONFIG_PATH);
  if (read === null) return null;
  return configFromText(read.text, at(commit, CONFIG_PATH)).catch((error: unknown) => {
    throw invalidAt(commit, error);
  });
}

/** What is wrong with a file is said of the commit that holds it. */
export function attributed<T>(commit: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw invalidAt(commit, error);
  }
}

function invalidAt(commit: string, error: unknown): unknown {
  if (!(error instanceof PortcullisError)) return error;
  const message = `the merge base ${commit} holds an invalid file:\n${error.message}`;
  return notComparable(message, 'Correct it on the base branch first.', { cause: error });
}

/** A file of a commit, in messages. */
export function at(commit: string, path: string): string {
  return `${commit.slice(0, 12)}:${path}`;
}
