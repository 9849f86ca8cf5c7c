import type { GitRepository } from '../../io/git/git-repository.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubCommits } from '../../io/github/github-commits.ts';
import { GitHubFiles } from '../../io/github/github-files.ts';

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
