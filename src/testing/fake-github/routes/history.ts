import type { GitHistory } from '../git-history.ts';
import type { GitHubState } from '../github-state.ts';
import { historyOf } from '../history-of.ts';
import { userOf } from '../user-of.ts';
import type { JsonObject } from '../openapi-document.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { labelOf } from '../pull-body.ts';
import { ApiError, asksFor, notFound, ok, type Routes } from '../route.ts';

const READ = needs({ contents: 'read' });
/** Commits of a comparison that is not asked for by pages: the last ones. */
const MAX_COMMITS = 250;
/** Files of one comparison. */
const MAX_FILES = 300;

export const historyRoutes: Routes = {
  'repos/compare-commits-with-basehead': {
    needs: READ,
    handle: (state, call) => {
      const history = historyOf(state);
      const basehead = call.path['basehead'] ?? '';
      const [left = '', right = '', ...more] = basehead.split('...');
      const [base, head] = [resolveSide(state, left), resolveSide(state, right)];
      if (base === undefined || head === undefined || more.length > 0) throw notFound();
      const merged = history.mergeBase(base, head);
      if (merged === undefined) throw notFound(`No common ancestor between ${left} and ${right}.`);
      const commits = history.between(base, head);
      const [ahead, behind] = [commits.length, history.between(head, base).length];
      const isPaged = call.query.has('page') || call.query.has('per_page');
      const page = isPaged ? paginate(commits, call) : { items: commits.slice(-MAX_COMMITS), headers: {} };
      const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/compare/${basehead}`;
      const site = `${state.serverUrl}/${state.owner}/${state.name}/compare/${basehead}`;
      const isFirst = Number(call.query.get('page') ?? '1') === 1;
      return {
        status: 200,
        headers: page.headers,
        body: {
          url,
          html_url: site,
          permalink_url: site,
          diff_url: `${site}.diff`,
          patch_url: `${site}.patch`,
          base_commit: commitBody(state, history, base),
          merge_base_commit: commitBody(state, history, merged),
          status: ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical',
          ahead_by: ahead,
          behind_by: behind,
          total_commits: ahead,
          commits: page.items.map((sha) => commitBody(state, history, sha)),
          // Every page has room for commits, but only the first shows files.
          files: isFirst ? filesBetween(state, history, merged, head) : [],
        },
      };
    },
  },
  'repos/get-commit': {
    needs: READ,
    handle: (state, call) => {
      const history = historyOf(state);
      const ref = call.path['ref'] ?? '';
      const sha = resolveSide(state, ref);
      if (sha === undefined) throw new ApiError(422, `No commit found for SHA: ${ref}`);
      if (asksFor('sha', call)) {
        return { status: 200, headers: { 'content-type': 'application/vnd.github.sha; charset=utf-8' }, body: sha };
      }
      const parent = history.commit(sha).parents[0];
      const files = parent === undefined ? [] : filesBetween(state, history, parent, sha);
      return ok({ ...commitBody(state, history, sha), files });
    },
  },
  'repos/list-commits': {
    needs: READ,
    handle: (state, call) => {
      const history = historyOf(state);
      const tip = resolveSide(state, call.query.get('sha') ?? state.defaultBranch);
      if (tip === undefined) throw notFound();
      const path = call.query.get('path');
      const all = history.git('rev-list', tip, ...(path === null ? [] : ['--', `:(literal)${path}`])).split('\n');
      const page = paginate(
        all.filter((sha) => sha !== ''),
        call,
      );
      return { status: 200, headers: page.headers, body: page.items.map((sha) => commitBody(state, history, sha)) };
    },
  },
};

/** A branch, tag or id, or `owner:branch` of a fork whose pull request is known. */
function resolveSide(state: GitHubState, name: string): string | undefined {
  const colon = name.indexOf(':');
  if (colon === -1) return historyOf(state).resolve(name);
  if (name.slice(0, colon) === state.owner) return historyOf(state).resolve(name.slice(colon + 1));
  return [...state.pulls.values()].findLast((pull) => labelOf(state, pull.head) === name)?.head.sha;
}

function commitBody(state: GitHubState, history: GitHistory, sha: string): JsonObject {
  const commit = history.commit(sha);
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
  const site = `${state.serverUrl}/${state.owner}/${state.name}`;
  return {
    sha,
    node_id: `C_${sha}`,
    url: `${url}/commits/${sha}`,
    html_url: `${site}/commit/${sha}`,
    comments_url: `${url}/commits/${sha}/comments`,
    commit: {
      url: `${url}/git/commits/${sha}`,
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      comment_count: 0,
      verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
    },
    author: userOf(state, commit.author.name),
    committer: userOf(state, commit.committer.name),
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: `${site}/commit/${parent}`,
    })),
  };
}

const STATUS: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified', T: 'changed' };

function filesBetween(state: GitHubState, history: GitHistory, from: string, to: string): readonly JsonObject[] {
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
  const site = `${state.serverUrl}/${state.owner}/${state.name}`;
  return history
    .changes(from, to)
    .slice(0, MAX_FILES)
    .map(({ path, status, sha, added, deleted }) => {
      const commit = status === 'D' ? from : to;
      const place = path.split('/').map(encodeURIComponent).join('/');
      return {
        sha,
        filename: path,
        status: STATUS[status] ?? 'changed',
        additions: added,
        deletions: deleted,
        changes: added + deleted,
        blob_url: `${site}/blob/${commit}/${place}`,
        raw_url: `${site}/raw/${commit}/${place}`,
        contents_url: `${url}/contents/${place}?ref=${commit}`,
      };
    });
}
