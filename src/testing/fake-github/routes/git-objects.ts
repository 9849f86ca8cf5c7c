import type { Person, TreeChange } from '../git-history.ts';
import type { GitHubState } from '../github-state.ts';
import { historyOf } from '../history-of.ts';
import type { Json, JsonObject } from '../openapi-document.ts';
import { needs } from '../permissions.ts';
import { ApiError, asksFor, created, notFound, ok, textOf, type Routes } from '../route.ts';

const READ = needs({ contents: 'read' });
const WRITE = needs({ contents: 'write' });

export const gitObjectRoutes: Routes = {
  'git/get-blob': {
    needs: READ,
    handle: (state, call) => {
      const sha = objectOf(state, call.path['file_sha'], 'blob');
      const content = historyOf(state).blob(sha);
      if (asksFor('raw', call)) {
        return { status: 200, headers: { 'content-type': 'application/vnd.github.raw; charset=utf-8' }, body: content };
      }
      const body = { content: content.toString('base64'), encoding: 'base64', size: content.length };
      return ok({ ...objectBody(state, 'blobs', sha), node_id: `B_${sha}`, ...body });
    },
  },
  'git/create-blob': {
    needs: WRITE,
    handle: (state, call) => {
      const encoding = textOf(call, 'encoding') === 'base64' ? 'base64' : 'utf8';
      const sha = historyOf(state).writeBlob(Buffer.from(textOf(call, 'content') ?? '', encoding));
      return created(objectBody(state, 'blobs', sha));
    },
  },
  'git/get-tree': {
    needs: READ,
    handle: (state, call) => {
      const history = historyOf(state);
      const name = call.path['tree_sha'] ?? '';
      const commit = history.resolve(name);
      const sha = commit === undefined ? objectOf(state, name, 'tree') : history.commit(commit).tree;
      // Whatever its value, the parameter being there is enough.
      return ok(treeBody(state, sha, call.query.has('recursive')));
    },
  },
  'git/create-tree': {
    needs: WRITE,
    handle: (state, call) => {
      const history = historyOf(state);
      const base = textOf(call, 'base_tree');
      if (base !== undefined && history.type(base) === undefined) throw new ApiError(422, 'base_tree is not a tree');
      const changes = (call.body['tree'] as readonly JsonObject[]).map((item): TreeChange => {
        const { path, mode, content, sha } = item;
        if (typeof path !== 'string' || typeof mode !== 'string')
          throw new ApiError(422, 'tree.path or tree.mode is missing');
        if (typeof content === 'string') return { path, mode, sha: history.writeBlob(Buffer.from(content)) };
        if (sha === null) return { path, mode, sha };
        if (typeof sha !== 'string' || history.type(sha) === undefined)
          throw new ApiError(422, 'tree.sha is not known');
        return { path, mode, sha };
      });
      return created(treeBody(state, history.writeTree(base, changes), false));
    },
  },
  'git/get-commit': {
    needs: READ,
    handle: (state, call) => ok(commitBody(state, objectOf(state, call.path['commit_sha'], 'commit'))),
  },
  'git/create-commit': {
    needs: WRITE,
    handle: (state, call) => {
      const history = historyOf(state);
      const parents = (call.body['parents'] ?? []) as readonly string[];
      const tree = textOf(call, 'tree') ?? '';
      if (history.type(tree) !== 'tree') throw new ApiError(422, 'Tree SHA does not exist');
      if (parents.some((parent) => history.type(parent) !== 'commit'))
        throw new ApiError(422, 'Parent SHA does not exist');
      const author = personOf(state, call.body['author'] ?? call.body['committer']);
      const committer = personOf(state, call.body['committer'] ?? call.body['author']);
      const made = { tree, parents, author, committer, message: textOf(call, 'message') ?? '' };
      return created(commitBody(state, history.writeCommit(made)));
    },
  },
  'git/get-ref': {
    needs: READ,
    handle: (state, call) => {
      const ref = `refs/${call.path['ref'] ?? ''}`;
      const sha = historyOf(state).ref(ref);
      if (sha === undefined) throw notFound();
      return ok(refBody(state, ref, sha));
    },
  },
  'git/list-matching-refs': {
    needs: READ,
    handle: (state, call) => {
      const found = historyOf(state).refs(`refs/${call.path['ref'] ?? ''}`);
      return ok(found.map(({ ref, sha }) => refBody(state, ref, sha)));
    },
  },
  'git/create-ref': {
    needs: WRITE,
    handle: (state, call) => {
      const history = historyOf(state);
      const [ref, sha] = [textOf(call, 'ref') ?? '', textOf(call, 'sha') ?? ''];
      if (!/^refs\/[^/]+\/./.test(ref))
        throw new ApiError(422, 'Reference name must start with "refs/" and have at least three components');
      if (history.ref(ref) !== undefined) throw new ApiError(422, 'Reference already exists');
      if (history.type(sha) === undefined) throw new ApiError(422, 'Object does not exist');
      history.writeRef(ref, sha);
      return created(refBody(state, ref, sha));
    },
  },
  'git/update-ref': {
    needs: WRITE,
    handle: (state, call) => {
      const history = historyOf(state);
      const [ref, sha] = [`refs/${call.path['ref'] ?? ''}`, textOf(call, 'sha') ?? ''];
      const before = history.ref(ref);
      if (before === undefined) throw new ApiError(422, 'Reference does not exist');
      if (history.type(sha) === undefined) throw new ApiError(422, 'Object does not exist');
      if (call.body['force'] !== true && !history.isAncestor(before, sha)) {
        throw new ApiError(422, 'Update is not a fast forward');
      }
      history.writeRef(ref, sha);
      return ok(refBody(state, ref, sha));
    },
  },
  'git/delete-ref': {
    needs: WRITE,
    handle: (state, call) => {
      const ref = `refs/${call.path['ref'] ?? ''}`;
      if (historyOf(state).ref(ref) === undefined) throw new ApiError(422, 'Reference does not exist');
      historyOf(state).deleteRef(ref);
      return { status: 204 };
    },
  },
};

/** Who a request names, or else the one whose token it is. */
export function personOf(state: GitHubState, given: Json | undefined): Person {
  const named = (given ?? {}) as JsonObject;
  const text = (key: string, otherwise: string): string => {
    const value = named[key];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    name: text('name', state.viewer),
    email: text('email', `${state.viewer}@users.noreply.github.com`),
    date: text('date', state.now()),
  };
}

function objectOf(state: GitHubState, sha: string | undefined, type: string): string {
  if (sha === undefined || historyOf(state).type(sha) !== type) throw notFound();
  return sha;
}

function objectBody(state: GitHubState, kind: string, sha: string): JsonObject {
  return { sha, url: `${state.apiUrl}/repos/${state.owner}/${state.name}/git/${kind}/${sha}` };
}

function treeBody(state: GitHubState, sha: string, recursive: boolean): JsonObject {
  const entries = historyOf(state)
    .tree(sha, recursive)
    .map(({ path, mode, type, sha: own, size }) => ({
      path,
      mode,
      type,
      ...objectBody(state, `${type}s`, own),
      ...(size === null ? {} : { size }),
    }));
  return { ...objectBody(state, 'trees', sha), tree: entries, truncated: false };
}

function commitBody(state: GitHubState, sha: string): JsonObject {
  const { author, committer, message, tree, parents } = historyOf(state).commit(sha);
  const page = (id: string): string => `${state.serverUrl}/${state.owner}/${state.name}/commit/${id}`;
  return {
    ...objectBody(state, 'commits', sha),
    node_id: `C_${sha}`,
    html_url: page(sha),
    author: { ...author },
    committer: { ...committer },
    message,
    tree: objectBody(state, 'trees', tree),
    parents: parents.map((parent) => ({ ...objectBody(state, 'commits', parent), html_url: page(parent) })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

function refBody(state: GitHubState, ref: string, sha: string): JsonObject {
  const type = historyOf(state).type(sha) ?? 'commit';
  return {
    ref,
    node_id: `REF_${ref}`,
    url: `${state.apiUrl}/repos/${state.owner}/${state.name}/git/${ref}`,
    object: { type, ...objectBody(state, `${type}s`, sha) },
  };
}
