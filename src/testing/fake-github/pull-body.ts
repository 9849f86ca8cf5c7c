import { example } from './example.ts';
import type { GitHubState } from './github-state.ts';
import type { JsonObject } from './openapi-document.ts';
import type { PullRecord, PullSide } from './pull-record.ts';
import { userOf } from './user-of.ts';

/** `owner:branch`, by which lists of pull requests are filtered. */
export function labelOf(state: GitHubState, { repository, ref }: PullSide): string {
  return `${repository?.split('/')[0] ?? state.owner}:${ref}`;
}

/** A pull request as the list (`simple`) or its own address shows it. */
export function pullBody(state: GitHubState, pull: PullRecord, kind: 'full' | 'simple'): JsonObject {
  const shown = example(kind === 'full' ? 'pull-request' : 'pull-request-simple-items', state);
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
  const page = `${state.serverUrl}/${state.owner}/${state.name}/pull/${pull.number}`;
  const side = (key: 'head' | 'base'): JsonObject => {
    const own = pull[key];
    const repo = (shown[key] as JsonObject)['repo'] as JsonObject;
    const [owner = '', name = ''] = own.repository?.split('/') ?? [state.owner, state.name];
    return {
      label: labelOf(state, own),
      ref: own.ref,
      sha: own.sha,
      user: userOf(state, owner),
      repo:
        own.repository === null
          ? null
          : {
              ...repo,
              name,
              full_name: own.repository,
              owner: userOf(state, owner),
              fork: key === 'head' && own.repository !== pull.base.repository,
              default_branch: state.defaultBranch,
            },
    };
  };
  return {
    ...shown,
    url: `${url}/pulls/${pull.number}`,
    html_url: page,
    issue_url: `${url}/issues/${pull.number}`,
    comments_url: `${url}/issues/${pull.number}/comments`,
    commits_url: `${url}/pulls/${pull.number}/commits`,
    statuses_url: `${url}/statuses/${pull.head.sha}`,
    id: 1_000_000 + pull.number,
    number: pull.number,
    state: pull.state,
    locked: false,
    title: pull.title,
    body: pull.body,
    user: userOf(state, pull.user),
    labels: [],
    milestone: null,
    active_lock_reason: null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    draft: pull.draft,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.state === 'open' ? null : pull.updatedAt,
    merged_at: null,
    merge_commit_sha: null,
    author_association: 'NONE',
    head: side('head'),
    base: side('base'),
    ...(kind === 'full' ? { merged: false, mergeable: null, merged_by: null, mergeable_state: 'unknown' } : {}),
  };
}
