import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';

import type { GateReport } from '../../contracts/gate-report.ts';
import type { GateOutcome, GateResult } from '../../contracts/gate-result.ts';
import { flatResult, type FlatResult } from '../flat-result.ts';
import { addComment } from '../fake-github/add-comment.ts';
import { FAILURES } from '../fake-github/failures.ts';
import type { FakeGitHub, FakeGitHubOptions } from '../fake-github/fake-github.ts';
import { githubForTest } from '../fake-github/github-for-test.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { addRun } from '../fake-github/add-run.ts';
import type { RunnerOptions } from '../fake-github/runner-environment.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import type { WorkflowRunFields } from '../fake-github/event-fields.ts';
import { recordedResults } from './recorded-results.ts';
import { action, cli, type ActionRan } from './run-bundle.ts';

const PULL = 5;
const TOKEN = 'ghs_secret';
const HEAD = 'a'.repeat(40);
const TIP = 'b'.repeat(40);
const RUN = 77;
const FORK = 'mallory/r';
const MEBIBYTE = 1024 * 1024;

let results: { readonly holds: GateResult; readonly fails: GateResult };

beforeAll(async () => {
  const recorded = await recordedResults();
  const resultOf = async (name: 'holds' | 'fails'): Promise<GateResult> => {
    const { results: folder = '', baseline = '' } = recorded[name];
    const ran = await cli(['gate', '--results', folder, '--baseline', baseline, '--json'], { cwd: recorded.folder });
    return JSON.parse(ran.out) as GateResult;
  };
  results = { holds: await resultOf('holds'), fails: await resultOf('fails') };
});

function reportOf(outcome: 'holds' | 'fails', run: Partial<NonNullable<GateReport['run']>> = {}): GateReport {
  return {
    schema: 2,
    run: {
      repository: 'o/r',
      run_id: RUN,
      run_attempt: 1,
      run_number: 12,
      event: 'pull_request',
      head_sha: HEAD,
      head_repository: FORK,
      pull_number: PULL,
      server_url: 'http://github.localhost',
      ...run,
    },
    result: results[outcome],
    stopped: null,
  };
}

interface World extends FakeGitHubOptions {
  /** What the run uploaded: a report, files, or bytes; null for nothing. */
  readonly artifact?: GateReport | { readonly files: Record<string, string> } | { readonly content: Uint8Array } | null;
  readonly name?: string;
}

/** A fork's pull request whose run has ended and left an artifact. */
async function world({ artifact, name = 'gate-report-a1', ...options }: World = {}): Promise<FakeGitHub> {
  const github = await githubForTest({ token: TOKEN, ...options });
  const head = { ref: 'feature', sha: HEAD, repository: FORK };
  addPull(github.state, { number: PULL, head, base: { sha: TIP } });
  addRun(github.state, { id: RUN, headSha: HEAD, headRepository: FORK, conclusion: 'failure' });
  const left = artifact === undefined ? reportOf('fails') : artifact;
  if (left !== null) {
    const made = 'schema' in left ? { files: { 'gate-report.json': JSON.stringify(left) } } : left;
    github.artifacts.store.add({ runId: RUN, name, ...made });
  }
  return github;
}

function completed(fields: Partial<WorkflowRunFields> = {}): RunnerEvent {
  return runnerEvent('workflow_run', {
    id: RUN,
    attempt: 1,
    runNumber: 12,
    headSha: HEAD,
    headBranch: 'feature',
    headRepository: FORK,
    conclusion: 'failure',
    sha: TIP,
    ...fields,
  });
}

async function published(
  github: FakeGitHub,
  { event = completed(), inputs = {}, job = 'comment' }: Partial<Pick<RunnerOptions, 'event' | 'inputs' | 'job'>> = {},
): Promise<ActionRan> {
  const ran = await action('publish', {
    inputs: { token: TOKEN, ...inputs },
    event,
    github,
    run: { id: 900, number: 3 },
    job,
  });
  expect(ran.err).toBe('');
  for (const text of [ran.out, ran.summary, JSON.stringify(ran.outputs)]) expect(text).not.toContain(TOKEN);
  expect(ran.out).not.toMatch(/\n {4}at /);
  return ran;
}

function bodiesOf(github: FakeGitHub): readonly string[] {
  return [...github.state.comments.values()].map(({ body }) => body);
}

function writesOf(github: FakeGitHub): readonly string[] {
  return github.requests.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));
}

describe("the report of a fork's run", () => {
  test('becomes a comment on its pull request: five requests and the download', async () => {
    const github = await world({ permissions: { actions: 'read', 'pull-requests': 'write' } });
    const ran = await published(github);
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    expect(bodiesOf(github)).toHaveLength(1);
    expect(bodiesOf(github)[0]).toMatch(/^<!-- portcullis:gate key=[0-9a-f]{64} run=12 attempt=1 state=failing /);
    expect(bodiesOf(github)[0]).toContain('\n## ❌ The gate fails\n');
    expect(bodiesOf(github)[0]).toContain(`http://github.localhost/o/r/actions/runs/${RUN}/attempts/1`);
    expect(bodiesOf(github)[0]).toContain('[Run 12, attempt 1]');
    const [id] = [...github.state.comments.keys()];
    const url = `http://github.localhost/o/r/pull/${PULL}#issuecomment-${id}`;
    expect(ran.outputs).toEqual({ 'pull-request': String(PULL), 'comment-url': url });
    expect(github.requests).toHaveLength(5);
  });

  test('is not told again, and gives way to an all-clear', async () => {
    const github = await world();
    await published(github);
    await published(github);
    expect(writesOf(github).filter((line) => line.startsWith('PATCH'))).toEqual([]);
    const report = reportOf('holds', { run_attempt: 2 });
    github.artifacts.store.add({
      runId: RUN,
      name: 'gate-report-a2',
      files: { 'gate-report.json': JSON.stringify(report) },
    });
    await published(github, { event: completed({ attempt: 2, conclusion: 'success' }) });
    expect(bodiesOf(github)).toEqual([expect.stringContaining('## ✅ The gate holds again') as string]);
  });

  test('of an older run leaves the comment of a newer one', async () => {
    const github = await world();
    addRun(github.state, { headSha: HEAD, runNumber: 13 });
    await published(github, { event: completed({ runNumber: 13 }) });
    const before = bodiesOf(github);
    await published(github, { event: completed({ runNumber: 12 }) });
    expect(bodiesOf(github)).toEqual(before);
  });

  test('shares its comment with the gate of the same workflow', async () => {
    const github = await world();
    await published(github);
    const file = '.github/workflows/gate.yml';
    await action('gate', {
      inputs: { results: 'nowhere', token: TOKEN },
      event: runnerEvent('pull_request', { number: PULL, head: { ref: 'feature', sha: HEAD }, base: { sha: TIP } }),
      github,
      run: { id: 1000, number: 14 },
      env: { GITHUB_WORKFLOW_REF: `o/r/${file}@refs/pull/5/merge` },
    });
    expect(bodiesOf(github)).toEqual([expect.stringContaining('run=14 attempt=1') as string]);
  });

  test('says why the gate stopped', async () => {
    const stopped = { code: 'not_comparable', message: 'the merge base is not known', help: null } as const;
    const github = await world({ artifact: { ...reportOf('fails'), result: null, stopped } });
    await published(github);
    expect(bodiesOf(github)[0]).toContain('the merge base is not known');
  });

  test('is the newest of the attempts that the event knows, or the one that is named', async () => {
    const github = await world({ artifact: reportOf('holds') });
    const add = (name: string, report: GateReport): unknown =>
      github.artifacts.store.add({ runId: RUN, name, files: { 'gate-report.json': JSON.stringify(report) } });
    add('gate-report-a2', reportOf('fails', { run_attempt: 2 }));
    add('gate-report-a3', reportOf('holds', { run_attempt: 3 }));
    add('mine', reportOf('holds', { run_attempt: 3 }));
    await published(github, { event: completed({ attempt: 2 }) });
    expect(bodiesOf(github)).toEqual([expect.stringContaining('attempt=2 state=failing') as string]);
    const event = completed({ attempt: 3, conclusion: 'success' });
    await published(github, { event, inputs: { artifact: 'gate-report-a1' } });
    expect(bodiesOf(github)).toEqual([expect.stringContaining('attempt=2 state=failing') as string]);
    await published(github, { event, inputs: { artifact: 'mine' } });
    expect(bodiesOf(github)).toEqual([expect.stringContaining('attempt=3 state=clear') as string]);
  });

  test('of an older attempt is told under its own name', async () => {
    const github = await world();
    const ran = await published(github, { event: completed({ attempt: 2 }) });
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    expect(ran.out).toContain('Run 77 is at attempt 2; the report is of attempt 1.');
    expect(bodiesOf(github)).toEqual([expect.stringContaining(`[Run 12, attempt 1](`) as string]);
    expect(bodiesOf(github)[0]).toContain(`/actions/runs/${RUN}/attempts/1)`);
  });

  test('of an older attempt that held says nothing of a newer one that failed', async () => {
    const github = await world();
    await published(github, { event: completed({ runNumber: 11 }) });
    const before = bodiesOf(github);
    for (const { id } of github.artifacts.store.list(RUN)) github.artifacts.store.delete(id);
    github.artifacts.store.add({
      runId: RUN,
      name: 'gate-report-a1',
      files: { 'gate-report.json': JSON.stringify(reportOf('holds')) },
    });
    const ran = await published(github, { event: completed({ attempt: 2 }), inputs: { 'check-run': 'skills' } });
    expect([ran.code, bodiesOf(github), github.state.checkRuns.size]).toEqual([0, before, 0]);
    expect(ran.outputs).toEqual({ 'pull-request': String(PULL) });
    expect(ran.annotations).toEqual([
      '::notice::Comment and check run were left out: what holds is reported only of a run that ended with success, and the run ended with failure.',
    ]);
  });
});

describe('nothing to tell, and exit code 0', () => {
  test.each<[string, Partial<World>, Partial<WorkflowRunFields>, RegExp | null]>([
    ['a run without a report', { artifact: null }, {}, /^::notice::Run 77 has no gate report/],
    ['a report of a later attempt', { name: 'gate-report-a2' }, {}, /^::notice::Run 77 has no gate report/],
    ['a pull request that went on', {}, { headSha: 'c'.repeat(40) }, /^::notice::No open pull request has the head/],
    ['a branch of that name in another fork', {}, { headRepository: 'eve/r' }, /^::notice::No open pull request/],
    ['a push', {}, { event: 'push', headRepository: 'o/r', headBranch: 'main' }, /^::notice::No open pull request/],
  ])('%s', async (_name, made, fields, line) => {
    const claimed = { head_sha: fields.headSha ?? HEAD };
    const artifact = made.artifact === null ? null : reportOf('fails', claimed);
    const github = await world({ ...made, artifact });
    const ran = await published(github, { event: completed(fields) });
    expect([ran.code, ran.outputs, bodiesOf(github)]).toEqual([0, {}, []]);
    expect(ran.annotations).toEqual([expect.stringMatching(line ?? /^$/)]);
    expect(writesOf(github)).toEqual([]);
  });

  test('several pull requests with that head', async () => {
    const github = await world();
    const head = { ref: 'feature', sha: HEAD, repository: FORK };
    addPull(github.state, { number: 6, head, base: { ref: 'next', sha: TIP } });
    const ran = await published(github);
    expect([ran.code, bodiesOf(github)]).toEqual([0, []]);
    expect(ran.annotations).toEqual([
      expect.stringMatching(/^::warning::The comment was left out: several open .*: 6, 5$/),
    ]);
  });

  test('a comment of the fork with our marker stays what it is', async () => {
    const github = await world();
    await published(github);
    const forged = bodiesOf(github)[0]?.replace('run=12', 'run=999') ?? '';
    github.state.comments.clear();
    const { id } = addComment(github.state, PULL, forged, 'mallory');
    await published(github);
    expect(github.state.comments.get(id)?.body).toBe(forged);
    expect(bodiesOf(github)).toHaveLength(2);
  });
});

describe('an artifact that is not as it should be is refused, with exit code 2 and nothing written', () => {
  type Artifact = NonNullable<World['artifact']>;
  const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
  const zip = (files: Record<string, Uint8Array>): Artifact => ({ content: zipSync(files) });
  const json = (): string => JSON.stringify(reportOf('fails'));
  const file = (text: string): Artifact => ({ files: { 'gate-report.json': text } });
  const HELD = { verdict: 'pass', exit_code: 0 } as const;
  const gates = (changes: Partial<GateOutcome>): object => ({
    gates: results.fails.gates.map((one) => ({ ...one, ...changes })),
  });
  const failing = (): FlatResult => flatResult(results.fails);
  const holdingOverNothing = (): GateOutcome[] =>
    results.holds.gates.map((one) => ({ ...one, counts: {}, findings: [], detail: { ...one.detail, cells: [] } }));
  const detail = (changes: object): object => gates({ detail: { ...results.fails.gates[0]?.detail, ...changes } });
  const result = (changes: object): Artifact =>
    file(JSON.stringify({ ...reportOf('fails'), result: { ...results.fails, ...changes } }));

  test.each<[string, () => Artifact, RegExp]>([
    [
      'of another repository',
      () => reportOf('fails', { repository: 'o/other' }),
      /the repository o\/r, found o\/other/,
    ],
    ['of another run', () => reportOf('fails', { run_id: 78 }), /a report of the run 77, found 78/],
    ['of another commit', () => reportOf('fails', { head_sha: 'd'.repeat(40) }), /the commit a{40}, found d{40}/],
    ['of another attempt than its name says', () => reportOf('fails', { run_attempt: 2 }), /attempt 1, found 2/],
    ['of no run', () => ({ ...reportOf('fails'), run: null }), /found one of no run/],
    ['with another file', () => ({ files: { 'x.json': json() } }), /nothing else, found \["x.json"\]/],
    ['with a second file', () => ({ files: { 'gate-report.json': json(), x: '1' } }), /one of more than 1 files/],
    [
      'with a path that leads out',
      () => zip({ '../gate-report.json': bytes(json()) }),
      /expected a zip .*relative path/,
    ],
    ['with an absolute path', () => zip({ '/x/gate-report.json': bytes(json()) }), /expected a zip .*absolute path/],
    ['with a path of Windows', () => zip({ '..\\gate-report.json': bytes(json()) }), /expected a zip/],
    ['with a folder', () => zip({ 'gate-report.json/x': bytes(json()) }), /gate-report\.json/],
    ['that is no zip', () => ({ content: bytes('<html>') }), /expected a zip/],
    ['that is empty', () => zip({}), /nothing else, found \[\]/],
    ['that is a bomb', () => zip({ 'gate-report.json': new Uint8Array(65 * MEBIBYTE) }), /more than 67108864 bytes/],
    ['that is a huge zip', hugeZip, /expected at most 16 MiB, found 18 MiB/],
    ['that was cut', () => file(json().slice(0, -10)), /not valid JSON/],
    ['of another contract', () => file('{"schema": 1}'), /\/schema: expected 2, found 1/],
    ['with markdown of its own', () => file(JSON.stringify({ ...reportOf('fails'), markdown: 'x' })), /not valid/],
    ['nested without end', () => file('['.repeat(200_000)), /not valid JSON|is not valid/],
    ['that contradicts itself', () => result({ verdict: 'pass', exit_code: 0 }), /the gate report is not valid/],
    [
      'that holds over regressions',
      () => result({ ...HELD, ...detail({ cells: failing().cells.map((cell) => ({ ...cell, gate: 'ok' })) }) }),
      /expected fail or warn or report, as of "regression", found ok/,
    ],
    [
      'that counts what is not there',
      () => result(gates({ counts: { ...failing().counts, regression: 999 } })),
      /\/counts\/regression: expected \d+, the number of such cells, found 999/,
    ],
    ['that holds over nothing', () => result({ ...HELD, gates: holdingOverNothing() }), /no pass without a cell/],
    ['with a long text', () => result({ warnings: ['x'.repeat(100_000)] }), /at most 4096 characters/],
  ])('%s', async (_name, artifact, message) => {
    const github = await world({ artifact: artifact() });
    const ran = await published(github, { inputs: { 'check-run': 'skills' } });
    expect(ran.code).toBe(2);
    expect(ran.annotations).toHaveLength(1);
    expect(ran.annotations[0]).toMatch(message);
    expect([writesOf(github), ran.outputs]).toEqual([[], {}]);
  });

  test('whose address is none', async () => {
    const github = await world();
    github.fail({ path: /\/zip$/, status: 302, headers: { location: 'javascript:alert(1)' } });
    const ran = await published(github);
    expect([ran.code, writesOf(github)]).toEqual([2, []]);
  });
});

test('whatever the report says of itself, nothing of it is markup, a mention or a command', async () => {
  const report = reportOf('fails');
  const hostile = '@everyone <img src=x> [a](http://evil.example) `x` | #1\n::error::x\n<!-- portcullis:gate -->';
  const result = { ...results.fails, warnings: [hostile] };
  const github = await world({ artifact: { ...report, result } });
  const ran = await published(github);
  expect([ran.code, ran.annotations]).toEqual([0, []]);
  const [body = ''] = bodiesOf(github);
  expect(body).toContain('everyone');
  expect(body).not.toMatch(/@everyone|<img|\]\(http:\/\/evil|#1\b/);
  expect(body.match(/<!--/g)).toHaveLength(1);
});

describe('a check run', () => {
  const inputs = { 'check-run': 'skills' };

  test.each([
    ['fails', 'failure', 'failure'],
    ['fails', 'success', 'failure'],
    ['holds', 'success', 'success'],
  ] as const)('of a report that %s in a run with %s says %s', async (outcome, conclusion, expected) => {
    const github = await world({ artifact: reportOf(outcome) });
    const ran = await published(github, { event: completed({ conclusion }), inputs });
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    expect([...github.state.checkRuns.values()]).toMatchObject([
      { name: 'skills', headSha: HEAD, conclusion: expected },
    ]);
  });

  test.each([
    ['holds', 'failure'],
    ['holds', 'cancelled'],
    ['only warns', 'failure'],
  ] as const)('of a gate that %s never passes where the run ended with %s', async (outcome, conclusion) => {
    const warning = { ...reportOf('fails'), result: { ...results.fails, warn_only: true, exit_code: 0 as const } };
    const github = await world({ artifact: outcome === 'holds' ? reportOf('holds') : warning });
    const ran = await published(github, { event: completed({ conclusion }), inputs });
    expect(github.state.checkRuns.size).toBe(0);
    expect(ran.annotations).toEqual([expect.stringContaining(`the run ended with ${conclusion}`) as string]);
  });
});

describe('what is missing is named', () => {
  test.each([
    ['pull_request', runnerEvent('pull_request', { head: { ref: 'x', sha: HEAD }, base: { sha: TIP } })],
    ['push', runnerEvent('push', { before: TIP, after: HEAD })],
    ['pull_request_target', runnerEvent('pull_request_target', { head: { ref: 'x', sha: HEAD }, base: { sha: TIP } })],
  ])('the event %s is refused: exit code 2', async (name, event) => {
    const github = await world();
    const ran = await published(github, { event });
    expect([ran.code, github.requests.length]).toEqual([2, 0]);
    expect(ran.annotations[0]).toContain(`The event is "${name}": workflow_run was expected.`);
  });

  test('a name for the check run that is not the job’s own', async () => {
    const github = await world();
    const ran = await published(github, { inputs: { 'check-run': 'publish' }, job: 'publish' });
    expect([ran.code, github.requests.length]).toEqual([2, 0]);
    expect(ran.annotations[0]).toContain('The input "check-run" is "publish", as this job is called');
  });

  test('a token', async () => {
    const github = await world();
    const ran = await published(github, { inputs: { token: '' } });
    expect([ran.code, github.requests.length]).toEqual([2, 0]);
    expect(ran.annotations[0]).toContain('The input "token" is empty');
  });

  test('the permission to read artifacts: exit code 2', async () => {
    const github = await world({ permissions: { 'pull-requests': 'write' } });
    const ran = await published(github);
    expect(ran.code).toBe(2);
    expect(ran.annotations).toEqual([expect.stringContaining('actions: read') as string]);
  });

  test.each<[string, NonNullable<FakeGitHubOptions['permissions']>, string]>([
    ['to find the pull request', { actions: 'read' }, 'pull-requests: read'],
    ['to comment', { actions: 'read', 'pull-requests': 'read' }, 'pull-requests: write'],
  ])('the permission %s costs one line', async (_name, permissions, permission) => {
    const github = await world({ permissions });
    const ran = await published(github);
    expect([ran.code, bodiesOf(github)]).toEqual([0, []]);
    expect(ran.annotations).toEqual([
      expect.stringContaining(`the token lacks the permission "${permission}"`) as string,
    ]);
  });

  test('a server that does not answer costs one line', async () => {
    const github = await world();
    github.fail({ method: 'POST', path: /comments/, ...FAILURES.unavailable });
    const ran = await published(github);
    expect(ran.code).toBe(0);
    expect(ran.annotations).toEqual([
      expect.stringMatching(/^::warning::The comment was left out: GitHub did not answer/),
    ]);
  });
});

/** Larger than a report is as a zip, without being packed. */
function hugeZip(): { readonly content: Uint8Array } {
  return { content: zipSync({ 'gate-report.json': new Uint8Array(17 * MEBIBYTE + 1) }, { level: 0 }) };
}
