import { addPull } from '../add-pull.ts';
import type { GitHubState } from '../github-state.ts';
import { historyOf } from '../history-of.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { labelOf, pullBody } from '../pull-body.ts';
import type { PullRecord } from '../pull-record.ts';
import { created, notFound, ok, textOf, validationFailed, type Call, type Routes } from '../route.ts';

const READ = needs({ 'pull-requests': 'read' });
const WRITE = needs({ 'pull-requests': 'write' });

export const pullRoutes: Routes = {
  'pulls/list': {
    needs: READ,
    handle: (state, call) => {
      const wanted = call.query.get('state') ?? 'open';
      const [head, base] = [call.query.get('head'), call.query.get('base')];
      const all = [...state.pulls.values()].filter(
        (item) =>
          (wanted === 'all' || item.state === wanted) &&
          // A head without an owner filters nothing, as on GitHub.
          (head?.includes(':') !== true || labelOf(state, item.head) === head) &&
          (base ?? item.base.ref) === item.base.ref,
      );
      const sort = call.query.get('sort') ?? 'created';
      const up = (call.query.get('direction') ?? 'desc') === 'asc' ? 1 : -1;
      const key = (item: PullRecord): string => (sort === 'updated' ? item.updatedAt : item.createdAt);
      const sorted = all.toSorted((a, b) => up * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.number - b.number));
      const page = paginate(sorted, call);
      return { status: 200, headers: page.headers, body: page.items.map((item) => pullBody(state, item, 'simple')) };
    },
  },
  'pulls/get': { needs: READ, handle: (state, call) => ok(pullBody(state, pullOf(state, call), 'full')) },
  'pulls/create': {
    needs: WRITE,
    handle: (state, call) => {
      const [base = '', given = ''] = [textOf(call, 'base'), textOf(call, 'head')];
      const head = given.slice(given.indexOf(':') + 1);
      const label = `${given.includes(':') ? given.slice(0, given.indexOf(':')) : state.owner}:${head}`;
      const title = textOf(call, 'title');
      if (title === undefined) throw validationFailed('PullRequest', 'title', "title can't be blank");
      const history = historyOf(state);
      const [from, to] = [history.resolve(base), history.resolve(head)];
      if (from === undefined) throw validationFailed('PullRequest', 'base', 'base is not a branch');
      if (to === undefined) throw validationFailed('PullRequest', 'head', 'head is not a branch');
      const twin = [...state.pulls.values()].some(
        (item) => item.state === 'open' && labelOf(state, item.head) === label && item.base.ref === base,
      );
      if (twin) throw validationFailed('PullRequest', 'head', `A pull request already exists for ${label}.`);
      if (history.between(from, to).length === 0) {
        throw validationFailed('PullRequest', 'head', `No commits between ${base} and ${head}`);
      }
      const pull = addPull(state, {
        title,
        body: textOf(call, 'body') ?? null,
        draft: call.body['draft'] === true,
        user: state.viewer,
        head: { ref: head },
        base: { ref: base },
      });
      return created(pullBody(state, pull, 'full'));
    },
  },
  'pulls/update': {
    needs: WRITE,
    handle: (state, call) => {
      const pull = pullOf(state, call);
      const changed: PullRecord = {
        ...pull,
        title: textOf(call, 'title') ?? pull.title,
        body: textOf(call, 'body') ?? pull.body,
        state: call.body['state'] === 'closed' ? 'closed' : call.body['state'] === 'open' ? 'open' : pull.state,
        updatedAt: state.now(),
      };
      state.pulls.set(pull.number, changed);
      return ok(pullBody(state, changed, 'full'));
    },
  },
  'repos/list-pull-requests-associated-with-commit': {
    needs: READ,
    handle: (state, call) => {
      const sha = call.path['commit_sha'] ?? '';
      const { history } = state;
      if (history !== null && history.type(sha) !== 'commit') {
        throw validationFailed('Commit', 'sha', `No commit found for SHA: ${sha}`);
      }
      const has = ({ head, base }: PullRecord): boolean =>
        head.sha === sha || (history !== null && history.between(base.sha, head.sha).includes(sha));
      const page = paginate([...state.pulls.values()].filter(has), call);
      return { status: 200, headers: page.headers, body: page.items.map((item) => pullBody(state, item, 'simple')) };
    },
  },
};

function pullOf(state: GitHubState, call: Call): PullRecord {
  const pull = state.pulls.get(Number(call.path['pull_number']));
  if (pull === undefined) throw notFound();
  return pull;
}
