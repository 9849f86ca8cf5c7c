/** Ids that are told apart at a glance. */
export const sha = (digit: string): string => digit.repeat(40);

/** The variables that the runner sets, of an event about the commit `1111…`. */
export function runnerVariables(
  event: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Record<string, string | undefined> {
  return {
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SHA: sha('1'),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '10000000001',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_NUMBER: '7',
    ...changes,
  };
}

/** The payload of a pull request, with more fields than anyone reads, as GitHub sends it. */
export function pullPayload(changes: { readonly base?: object; readonly head?: object } = {}): object {
  const repo = { id: 1, full_name: 'o/r', default_branch: 'main', private: false };
  return {
    action: 'synchronize',
    number: 5,
    repository: repo,
    sender: { login: 'somebody', id: 2 },
    pull_request: {
      number: 5,
      title: 'A change `::error::`',
      merge_commit_sha: sha('9'),
      base: { ref: 'main', label: 'o:main', sha: sha('b'), repo, ...changes.base },
      head: { ref: 'feature', label: 'f:feature', sha: sha('a'), repo: { ...repo, full_name: 'f/r' }, ...changes.head },
    },
  };
}
