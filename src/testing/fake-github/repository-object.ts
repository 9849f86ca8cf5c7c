import type { JsonObject } from './openapi-document.ts';
import { userOf, type Site } from './user-of.ts';

/** What follows a repository's own address in those of its parts. */
const PARTS: Readonly<Record<string, string>> = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
};

export interface RepositoryFacts {
  /** `owner/name`. */
  readonly fullName: string;
  readonly defaultBranch: string;
  readonly fork: boolean;
}

/** A repository as other objects of a payload hold it in short. */
export function liteRepository(site: Site, { fullName, fork }: RepositoryFacts): JsonObject {
  const [owner = '', name = ''] = fullName.split('/');
  const url = `${site.apiUrl}/repos/${fullName}`;
  return {
    id: fork ? 2 : 1,
    node_id: fork ? 'R_2' : 'R_1',
    name,
    full_name: fullName,
    private: false,
    owner: userOf(site, owner),
    html_url: `${site.serverUrl}/${fullName}`,
    description: null,
    fork,
    url,
    ...Object.fromEntries(Object.entries(PARTS).map(([key, path]) => [`${key}_url`, `${url}${path}`])),
  };
}

/** A repository as a payload holds it. */
export function repositoryObject(site: Site, facts: RepositoryFacts): JsonObject {
  const page = `${site.serverUrl}/${facts.fullName}`;
  const host = new URL(site.serverUrl).hostname;
  return {
    ...liteRepository(site, facts),
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    pushed_at: '2026-01-01T00:00:00Z',
    git_url: `git://${host}/${facts.fullName}.git`,
    ssh_url: `git@${host}:${facts.fullName}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    homepage: null,
    size: 1,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: 0,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: 'public',
    forks: 0,
    open_issues: 0,
    watchers: 0,
    default_branch: facts.defaultBranch,
    custom_properties: {},
  };
}
