import type { EventFields, EventKind } from './event-fields.ts';
import type { JsonObject } from './openapi-document.ts';
import { pullRequestObject } from './pull-request-object.ts';
import { repositoryObject } from './repository-object.ts';
import { userOf, type Site } from './user-of.ts';
import { workflowObject, workflowRunObject } from './workflow-run-object.ts';

const ZEROS = '0'.repeat(40);
const TIME = '2026-01-01T00:00:00Z';

/** An event as a job sees it: the payload, and what the runner makes of it. */
export interface RunnerEvent {
  readonly name: EventKind;
  readonly payload: JsonObject;
  /** `GITHUB_SHA`, `GITHUB_REF`, `GITHUB_HEAD_REF`, `GITHUB_BASE_REF` and `GITHUB_ACTOR`. */
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: string;
}

/** A repository and where it stands; the state of a `FakeGitHub` is one. */
export interface EventPlace extends Site {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

const PLACE: EventPlace = {
  owner: 'o',
  name: 'r',
  defaultBranch: 'main',
  apiUrl: 'https://api.github.com',
  serverUrl: 'https://github.com',
};

type Builders = {
  readonly [K in EventKind]: (fields: EventFields[K], place: EventPlace) => Omit<RunnerEvent, 'name'>;
};

/** An event of the shape that GitHub sends. Without a place, it comes from `o/r` on github.com. */
export function runnerEvent<K extends EventKind>(
  kind: K,
  fields: EventFields[K],
  place: EventPlace = PLACE,
): RunnerEvent {
  return { name: kind, ...BUILDERS[kind](fields, place) };
}

const BUILDERS: Builders = {
  pull_request: (fields, place) => {
    const { number = 1, head, mergeSha } = fields;
    return { ...pullRequest(fields, place), sha: mergeSha ?? head.sha, ref: `refs/pull/${number}/merge` };
  },
  pull_request_target: (fields, place) => ({
    ...pullRequest(fields, place),
    sha: fields.base.sha,
    ref: `refs/heads/${fields.base.ref ?? place.defaultBranch}`,
  }),
  merge_group: ({ number = 1, baseRef = 'main', baseSha, headSha }, place) => {
    const ref = `refs/heads/gh-readonly-queue/${baseRef}/pr-${number}-${baseSha}`;
    const group = {
      head_sha: headSha,
      head_ref: ref,
      base_sha: baseSha,
      base_ref: `refs/heads/${baseRef}`,
      head_commit: simpleCommit(headSha, `Merge pull request #${number}`),
    };
    return onBranch(place, { action: 'checks_requested', merge_group: group }, headSha, ref);
  },
  push: ({ ref = 'main', before, after, forced = false, sha, commits = [] }, place) => {
    const full = ref.startsWith('refs/') ? ref : `refs/heads/${ref}`;
    const person = { name: 'A', email: 'a@example.com', username: 'a' };
    const page = `${place.serverUrl}/${place.owner}/${place.name}`;
    const commit = (id: string, message: string): JsonObject => ({
      ...simpleCommit(id, message),
      distinct: true,
      url: `${page}/commit/${id}`,
      author: person,
      committer: person,
      added: [],
      removed: [],
      modified: [],
    });
    const payload = {
      ref: full,
      before: before ?? ZEROS,
      after: after ?? ZEROS,
      created: before === null,
      deleted: after === null,
      forced,
      base_ref: null,
      compare: `${page}/compare/${before ?? ZEROS}...${after ?? ZEROS}`,
      commits: commits.map((item) => commit(item.sha, item.message)),
      head_commit: after === null ? null : commit(after, commits.at(-1)?.message ?? 'change'),
      pusher: { name: 'a', email: 'a@example.com' },
    };
    const seen = after === null ? `refs/heads/${place.defaultBranch}` : full;
    return onBranch(place, payload, after ?? sha ?? ZEROS, seen);
  },
  schedule: ({ cron = '0 3 * * *', sha }, place) =>
    onBranch(
      place,
      { schedule: cron, workflow: '.github/workflows/nightly.yml' },
      sha,
      `refs/heads/${place.defaultBranch}`,
    ),
  workflow_dispatch: ({ ref, sha, inputs = {} }, place) => {
    const full = `refs/heads/${ref ?? place.defaultBranch}`;
    return onBranch(place, { inputs, ref: full, workflow: '.github/workflows/gate.yml' }, sha, full);
  },
  workflow_run: (fields, place) => {
    const { owner, name, defaultBranch } = place;
    const payload = {
      action: 'completed',
      workflow: workflowObject(place, `${owner}/${name}`, fields),
      workflow_run: workflowRunObject(place, `${owner}/${name}`, defaultBranch, fields),
    };
    return onBranch(place, payload, fields.sha, `refs/heads/${defaultBranch}`);
  },
};

function pullRequest(
  fields: EventFields['pull_request'],
  place: EventPlace,
): Omit<RunnerEvent, 'name' | 'sha' | 'ref'> {
  const { number = 1, action = 'opened', head, base, user = 'contributor' } = fields;
  const { owner, name, defaultBranch } = place;
  const payload = {
    action,
    number,
    ...(action === 'synchronize' ? { before: base.sha, after: head.sha } : {}),
    pull_request: pullRequestObject(place, `${owner}/${name}`, defaultBranch, fields),
    repository: ownRepository(place),
    sender: userOf(place, user),
  };
  return { payload, headRef: head.ref, baseRef: base.ref ?? defaultBranch, actor: user };
}

function onBranch(place: EventPlace, payload: JsonObject, sha: string, ref: string): Omit<RunnerEvent, 'name'> {
  const sender = userOf(place, place.owner);
  const whole = { ...payload, repository: ownRepository(place), sender };
  return { payload: whole, sha, ref, headRef: '', baseRef: '', actor: place.owner };
}

function ownRepository(place: EventPlace): JsonObject {
  const fullName = `${place.owner}/${place.name}`;
  return repositoryObject(place, { fullName, defaultBranch: place.defaultBranch, fork: false });
}

function simpleCommit(id: string, message: string): JsonObject {
  const person = { name: 'A', email: 'a@example.com' };
  return { id, tree_id: id, message, timestamp: TIME, author: person, committer: person };
}
