import type { PullRequestFields } from './event-fields.ts';
import type { JsonObject } from './openapi-document.ts';
import { repositoryObject } from './repository-object.ts';
import { userOf, type Site } from './user-of.ts';

const TIME = '2026-01-01T00:00:00Z';

/** A pull request as a payload holds it. */
export function pullRequestObject(
  site: Site,
  fullName: string,
  defaultBranch: string,
  { number = 1, title = 'A change', head, base, mergeSha, user = 'contributor', draft = false }: PullRequestFields,
): JsonObject {
  const url = `${site.apiUrl}/repos/${fullName}`;
  const page = `${site.serverUrl}/${fullName}/pull/${number}`;
  const side = (repository: string | null, ref: string, sha: string): JsonObject => {
    const owner = (repository ?? fullName).split('/')[0] ?? '';
    const facts = { fullName: repository ?? fullName, defaultBranch, fork: repository !== fullName };
    const repo = repository === null ? null : repositoryObject(site, facts);
    return { label: `${owner}:${ref}`, ref, sha, user: userOf(site, owner), repo };
  };
  const links = {
    self: `${url}/pulls/${number}`,
    html: page,
    issue: `${url}/issues/${number}`,
    comments: `${url}/issues/${number}/comments`,
    review_comments: `${url}/pulls/${number}/comments`,
    review_comment: `${url}/pulls/comments{/number}`,
    commits: `${url}/pulls/${number}/commits`,
    statuses: `${url}/statuses/${head.sha}`,
  };
  return {
    url: links.self,
    id: 1_000_000 + number,
    node_id: `PR_${number}`,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: links.issue,
    number,
    state: 'open',
    locked: false,
    title,
    user: userOf(site, user),
    body: null,
    created_at: TIME,
    updated_at: TIME,
    closed_at: null,
    merged_at: null,
    merge_commit_sha: mergeSha ?? null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: [],
    milestone: null,
    draft,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head: side(head.repository === undefined ? fullName : head.repository, head.ref, head.sha),
    base: side(fullName, base.ref ?? defaultBranch, base.sha),
    _links: Object.fromEntries(Object.entries(links).map(([key, href]) => [key, { href }])),
    author_association: 'NONE',
    auto_merge: null,
    active_lock_reason: null,
    merged: false,
    mergeable: null,
    rebaseable: null,
    mergeable_state: 'unknown',
    merged_by: null,
    comments: 0,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: 1,
    additions: 1,
    deletions: 0,
    changed_files: 1,
  };
}
