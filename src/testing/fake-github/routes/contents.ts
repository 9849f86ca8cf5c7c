import type { GitHistory, TreeEntry } from '../git-history.ts';
import type { GitHubState } from '../github-state.ts';
import { historyOf } from '../history-of.ts';
import type { HttpAnswer } from '../http-exchange.ts';
import type { JsonObject } from '../openapi-document.ts';
import { needs } from '../permissions.ts';
import { ApiError, asksFor, notFound, ok, textOf, type Call, type Routes } from '../route.ts';
import { personOf } from './git-objects.ts';

/** Bytes up to which a file comes inside of JSON, and up to which it comes at all. */
const MAX_INLINE = 1024 * 1024;
const MAX_RAW = 100 * 1024 * 1024;
/** Entries of a folder. */
const MAX_ENTRIES = 1000;

export const contentRoutes: Routes = {
  'repos/get-content': {
    needs: needs({ contents: 'read' }),
    handle: (state, call) => {
      const history = historyOf(state);
      const ref = call.query.get('ref') ?? state.defaultBranch;
      const commit = history.resolve(ref);
      if (commit === undefined) throw notFound(`No commit found for the ref ${ref}`);
      const path = (call.path['path'] ?? '').replace(/\/+$/, '');
      const entry = history.entry(commit, path);
      if (entry === undefined) throw notFound();
      if (entry.type === 'blob') return fileAnswer(state, history, entry, ref, call);
      if (entry.type === 'commit')
        return ok({ ...commonBody(state, entry, ref), type: 'submodule', submodule_git_url: '' });
      const children = history.tree(entry.sha).slice(0, MAX_ENTRIES);
      return ok(
        children.map((child) => {
          const place = { ...child, path: path === '' ? child.path : `${path}/${child.path}` };
          return { ...commonBody(state, place, ref), type: typeOf(child) };
        }),
      );
    },
  },
  'repos/create-or-update-file-contents': {
    needs: needs({ contents: 'write' }),
    handle: (state, call) => {
      const history = historyOf(state);
      const [path, branch] = [call.path['path'] ?? '', textOf(call, 'branch') ?? state.defaultBranch];
      const tip = history.ref(`refs/heads/${branch}`);
      if (tip === undefined) throw notFound(`Branch ${branch} not found`);
      const before = history.entry(tip, path);
      const given = textOf(call, 'sha');
      if (before !== undefined && given === undefined)
        throw new ApiError(422, `Invalid request.\n\n"sha" wasn't supplied.`);
      if (before?.sha !== given) throw new ApiError(409, `${path} does not match ${given ?? ''}`);
      const blob = history.writeBlob(Buffer.from(textOf(call, 'content') ?? '', 'base64'));
      const tree = history.writeTree(tip, [{ path, mode: before?.mode ?? '100644', sha: blob }]);
      const author = personOf(state, call.body['author'] ?? call.body['committer']);
      const message = textOf(call, 'message') ?? '';
      const made = { tree, parents: [tip], message, author, committer: personOf(state, call.body['committer']) };
      const commit = history.writeCommit(made);
      history.writeRef(`refs/heads/${branch}`, commit);
      const entry = history.entry(commit, path);
      if (entry === undefined) throw notFound();
      const content = { ...commonBody(state, entry, branch), type: 'file' };
      const body = { content, commit: { sha: commit, message, parents: [{ sha: tip }], tree: { sha: tree } } };
      return { status: before === undefined ? 201 : 200, body };
    },
  },
};

function fileAnswer(state: GitHubState, history: GitHistory, entry: TreeEntry, ref: string, call: Call): HttpAnswer {
  const size = entry.size ?? 0;
  const tooLarge = (limit: string): ApiError =>
    new ApiError(
      403,
      `This API returns blobs up to ${limit} in size. The requested blob is too large to fetch via the API.`,
      {
        errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }],
      },
    );
  if (size > MAX_RAW) throw tooLarge('100 MB');
  const content = history.blob(entry.sha);
  if (asksFor('raw', call)) {
    return { status: 200, headers: { 'content-type': 'application/vnd.github.raw; charset=utf-8' }, body: content };
  }
  const common = { ...commonBody(state, entry, ref), type: typeOf(entry) };
  if (entry.mode === '120000') return ok({ ...common, target: content.toString('utf8') });
  // Between 1 and 100 MB, JSON says everything but the content.
  if (size > MAX_INLINE) return ok({ ...common, encoding: 'none', content: '' });
  const encoded = content.toString('base64').replaceAll(/.{60}/g, '$&\n');
  return ok({ ...common, encoding: 'base64', content: encoded });
}

function typeOf({ type, mode }: TreeEntry): string {
  if (mode === '120000') return 'symlink';
  return { blob: 'file', tree: 'dir', commit: 'submodule' }[type];
}

function commonBody(state: GitHubState, { path, sha, size, type }: TreeEntry, ref: string): JsonObject {
  const place = path.split('/').map(encodeURIComponent).join('/');
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
  const [self, git, html] = [
    `${url}/contents/${place}?ref=${encodeURIComponent(ref)}`,
    `${url}/git/${type}s/${sha}`,
    `${state.serverUrl}/${state.owner}/${state.name}/${type}/${encodeURIComponent(ref)}/${place}`,
  ];
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    sha,
    size: size ?? 0,
    url: self,
    git_url: git,
    html_url: html,
    download_url: type === 'blob' ? html.replace('/blob/', '/raw/') : null,
    _links: { self, git, html },
  };
}
