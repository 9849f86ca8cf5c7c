import type { CheckRunRecord } from '../check-run-record.ts';
import { example } from '../example.ts';
import type { GitHubState } from '../github-state.ts';
import type { JsonObject } from '../openapi-document.ts';
import { jobCheckRuns, suiteFor } from '../job-check-runs.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { ApiError, created, notFound, ok, textOf, validationFailed, type Call, type Routes } from '../route.ts';

/** Bytes of an annotation's message and of its details. */
const MAX_MESSAGE = 64 * 1024;
/** Characters of an annotation's title. */
const MAX_TITLE = 255;

export const checkRunRoutes: Routes = {
  'checks/create': {
    needs: needs({ checks: 'write' }),
    handle: (state, call) => {
      const headSha = textOf(call, 'head_sha') ?? '';
      const isCommit =
        state.history === null ? /^[0-9a-f]{40}$/.test(headSha) : state.history.type(headSha) === 'commit';
      if (!isCommit) throw new ApiError(422, `No commit found for SHA: ${headSha}`);
      const empty: CheckRunRecord = {
        id: state.nextId(),
        name: '',
        headSha,
        app: 'github-actions',
        suiteId: suiteFor(state, headSha),
        status: 'queued',
        conclusion: null,
        detailsUrl: null,
        externalId: '',
        title: null,
        summary: null,
        text: null,
        annotations: [],
        startedAt: state.now(),
        completedAt: null,
      };
      return created(store(state, updated(state, empty, call)));
    },
  },
  'checks/update': {
    needs: needs({ checks: 'write' }),
    handle: (state, call) => ok(store(state, updated(state, checkRunOf(state, call), call))),
  },
  'checks/get': {
    needs: needs({ checks: 'read' }),
    handle: (state, call) => ok(checkRunBody(state, checkRunOf(state, call))),
  },
  'checks/list-for-ref': {
    needs: needs({ checks: 'read' }),
    handle: (state, call) => {
      const ref = call.path['ref'] ?? '';
      const sha = state.history?.resolve(ref) ?? ref;
      const name = call.query.get('check_name');
      const every = [...state.checkRuns.values(), ...jobCheckRuns(state)].filter(
        (item) => item.headSha === sha && (name ?? item.name) === item.name,
      );
      const all = call.query.get('filter') === 'all' ? every : latest(every);
      const page = paginate(all, call);
      const shown = page.items.map((item) => checkRunBody(state, item));
      return { status: 200, headers: page.headers, body: { total_count: all.length, check_runs: shown } };
    },
  },
  'checks/list-annotations': {
    needs: needs({ checks: 'read' }),
    handle: (state, call) => {
      const { annotations, headSha } = checkRunOf(state, call);
      const page = paginate(annotations, call);
      const blob = `${state.apiUrl}/repos/${state.owner}/${state.name}/contents`;
      const missing = { start_column: null, end_column: null, title: null, raw_details: null };
      const body = page.items.map((item) => ({
        ...missing,
        ...item,
        // A string, as the request's check has seen.
        blob_href: `${blob}/${item['path'] as string}?ref=${headSha}`,
      }));
      return { status: 200, headers: page.headers, body };
    },
  },
};

/** Of each name in a suite the one that was completed last, by its own word. */
function latest(all: readonly CheckRunRecord[]): readonly CheckRunRecord[] {
  const byName = new Map<string, CheckRunRecord>();
  const time = ({ completedAt, startedAt }: CheckRunRecord): string => completedAt ?? startedAt;
  for (const run of all) {
    const key = `${run.suiteId} ${run.name}`;
    const before = byName.get(key);
    if (before === undefined || time(run) >= time(before)) byName.set(key, run);
  }
  return [...byName.values()];
}

function checkRunOf(state: GitHubState, call: Call): CheckRunRecord {
  const found = state.checkRuns.get(Number(call.path['check_run_id']));
  if (found === undefined) throw notFound();
  return found;
}

function store(state: GitHubState, run: CheckRunRecord): JsonObject {
  state.checkRuns.set(run.id, run);
  return checkRunBody(state, run);
}

function updated(state: GitHubState, run: CheckRunRecord, call: Call): CheckRunRecord {
  const output = (call.body['output'] ?? {}) as JsonObject;
  const text = (key: string, before: string | null): string | null => {
    const value = output[key];
    return typeof value === 'string' ? value : before;
  };
  const added = (output['annotations'] ?? []) as readonly JsonObject[];
  for (const annotation of added) checkAnnotation(annotation);
  const conclusion = textOf(call, 'conclusion') ?? run.conclusion;
  const status = textOf(call, 'conclusion') === undefined ? (textOf(call, 'status') ?? run.status) : 'completed';
  if (status === 'completed' && conclusion === null) {
    throw validationFailed('CheckRun', 'conclusion', 'conclusion is needed for a completed check run');
  }
  return {
    ...run,
    name: textOf(call, 'name') ?? run.name,
    detailsUrl: textOf(call, 'details_url') ?? run.detailsUrl,
    externalId: textOf(call, 'external_id') ?? run.externalId,
    status,
    conclusion,
    completedAt: status === 'completed' ? (textOf(call, 'completed_at') ?? run.completedAt ?? state.now()) : null,
    title: text('title', run.title),
    summary: text('summary', run.summary),
    text: text('text', run.text),
    annotations: [...run.annotations, ...added],
  };
}

function checkAnnotation(annotation: JsonObject): void {
  for (const key of ['message', 'raw_details']) {
    const value = annotation[key];
    if (typeof value === 'string' && Buffer.byteLength(value) > MAX_MESSAGE) {
      throw validationFailed('CheckRun', key, `${key} is too long (maximum is 64 KB)`);
    }
  }
  const title = annotation['title'];
  if (typeof title === 'string' && title.length > MAX_TITLE) {
    throw validationFailed('CheckRun', 'title', `title is too long (maximum is ${MAX_TITLE} characters)`);
  }
  if (annotation['start_column'] !== undefined && annotation['start_line'] !== annotation['end_line']) {
    throw validationFailed('CheckRun', 'start_column', 'columns are for annotations of one line');
  }
}

function checkRunBody(state: GitHubState, run: CheckRunRecord): JsonObject {
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/check-runs/${run.id}`;
  const page = `${state.serverUrl}/${state.owner}/${state.name}/runs/${run.id}`;
  const shown = example('check-run-example-of-completed-conclusion', state);
  return {
    ...shown,
    app: { ...(shown['app'] as JsonObject), slug: run.app, name: run.app },
    check_suite: { id: run.suiteId },
    id: run.id,
    node_id: `CR_${run.id}`,
    name: run.name,
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: page,
    details_url: run.detailsUrl ?? page,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    pull_requests: [],
  };
}
