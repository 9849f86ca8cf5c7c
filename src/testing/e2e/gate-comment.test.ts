import { beforeAll, describe, expect, test } from 'vitest';

import { addComment } from '../fake-github/add-comment.ts';
import type { CommentRecord } from '../fake-github/comment-record.ts';
import { FAILURES, type Failure } from '../fake-github/failures.ts';
import type { FakeGitHub, FakeGitHubOptions } from '../fake-github/fake-github.ts';
import { githubForTest } from '../fake-github/github-for-test.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { addRun } from '../fake-github/add-run.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import { recordedResults, type RecordedResults } from './recorded-results.ts';
import { action, type ActionRan } from './run-bundle.ts';

const PULL = 5;
const TOKEN = 'ghs_secret';
const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);

let recorded: RecordedResults;
beforeAll(async () => {
  recorded = await recordedResults();
});

async function world(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const github = await githubForTest({ token: TOKEN, ...options });
  addPull(github.state, { number: PULL, head: { ref: 'feature', sha: HEAD }, base: { sha: BASE } });
  return github;
}

function pullEvent(head: { readonly repository?: string | null; readonly sha?: string } = {}): RunnerEvent {
  const side = { ref: 'feature', sha: HEAD, ...head };
  return runnerEvent('pull_request', { number: PULL, head: side, base: { sha: BASE } });
}

interface Gated {
  readonly run?: number;
  readonly attempt?: number;
  readonly event?: RunnerEvent;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** The gate over results that hold or fail; what must hold of every log is checked. */
async function gated(
  github: FakeGitHub,
  outcome: 'holds' | 'fails',
  { run = 1, attempt = 1, event = pullEvent(), inputs = {} }: Gated = {},
): Promise<ActionRan> {
  const ran = await action('gate', {
    inputs: { ...recorded[outcome], token: TOKEN, ...inputs },
    cwd: recorded.folder,
    event,
    github,
    run: { id: 1000 + run, number: run, attempt },
  });
  expect(ran.err).toBe('');
  for (const text of [ran.out, ran.summary, JSON.stringify(ran.outputs)]) expect(text).not.toContain(TOKEN);
  const holds = outcome === 'holds';
  const { code, out, outputs } = ran;
  expect({ code, verdict: outputs['verdict'], out }).toEqual({
    code: holds ? 0 : 1,
    verdict: holds ? 'pass' : 'fail',
    out,
  });
  return ran;
}

function commentsOf(github: FakeGitHub): readonly CommentRecord[] {
  return [...github.state.comments.values()];
}

function ownOf(github: FakeGitHub): readonly CommentRecord[] {
  return commentsOf(github).filter(({ user }) => user === github.state.viewer);
}

function methodsOf(github: FakeGitHub): readonly string[] {
  return github.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace('/repos/o/r', '')}`);
}

/** Warnings and notices that are not about a case. */
function linesOf({ annotations }: ActionRan): readonly string[] {
  return annotations.filter((line) => /^::(?:warning|notice)::/.test(line));
}

const LIST = `GET /issues/${PULL}/comments`;
const WHO = 'POST /graphql';
const NEWEST = 'GET /actions/workflows/gate.yml/runs';
const CREATE = `POST /issues/${PULL}/comments`;

describe('the comment of a pull request', () => {
  test('is written where the gate fails: two requests', async () => {
    const github = await world();
    const ran = await gated(github, 'fails');
    const [comment] = commentsOf(github);
    expect(comment?.body).toMatch(/^<!-- portcullis:gate key=[0-9a-f]{64} run=1 attempt=1 state=failing digest=/);
    expect(comment?.body).toContain('\n## ❌ The gate fails\n');
    expect(comment?.body).toContain('alpha/codex');
    expect(comment?.body.length).toBeLessThan(60_000);
    expect(methodsOf(github)).toEqual([LIST, CREATE]);
    expect(ran.outputs['comment-url']).toBe(`http://github.localhost/o/r/pull/${PULL}#issuecomment-${comment?.id}`);
    expect(linesOf(ran)).toEqual([]);
  });

  test('is not written where all holds: one request', async () => {
    const github = await world();
    const ran = await gated(github, 'holds');
    expect([methodsOf(github), commentsOf(github), ran.outputs['comment-url']]).toEqual([[LIST], [], undefined]);
  });

  test('is not edited where nothing has changed, and its address is told all the same', async () => {
    const github = await world();
    const first = await gated(github, 'fails', { run: 1 });
    const before = commentsOf(github);
    const again = await gated(github, 'fails', { run: 1, attempt: 2 });
    const later = await gated(github, 'fails', { run: 2 });
    expect(commentsOf(github)).toEqual(before);
    expect(methodsOf(github)).toEqual([LIST, CREATE, LIST, LIST]);
    expect([again, later].map(({ outputs }) => outputs['comment-url'])).toEqual(
      Array.from({ length: 2 }, () => first.outputs['comment-url']),
    );
    expect(later.out).toContain("The pull request's comment is left as it is: nothing has changed.\n");
  });

  test('is brought up to date for another commit: two requests', async () => {
    const github = await world();
    await gated(github, 'fails', { run: 1 });
    const [{ id } = { id: 0 }] = commentsOf(github);
    await gated(github, 'fails', { run: 2, event: pullEvent({ sha: 'c'.repeat(40) }) });
    expect(methodsOf(github).slice(2)).toEqual([LIST, `PATCH /issues/comments/${id}`]);
    expect(commentsOf(github)).toHaveLength(1);
    expect(commentsOf(github)[0]?.body).toContain('run=2 attempt=1 state=failing');
  });

  test('gives way to a short all-clear, stays so, and complains again', async () => {
    const github = await world();
    await gated(github, 'fails', { run: 1 });
    const long = commentsOf(github)[0]?.body ?? '';
    await gated(github, 'holds', { run: 2 });
    const clear = commentsOf(github)[0]?.body ?? '';
    expect(clear).toContain('\n## ✅ The gate holds again\n');
    expect(clear).toContain('run=2 attempt=1 state=clear');
    expect(clear.length).toBeLessThan(Math.min(600, long.length));
    await gated(github, 'holds', { run: 3 });
    expect(commentsOf(github)[0]?.body).toBe(clear);
    await gated(github, 'fails', { run: 4 });
    expect(commentsOf(github)[0]?.body).toContain('run=4 attempt=1 state=failing');
    expect(commentsOf(github)).toHaveLength(1);
  });

  test('of a newer run is left alone by an older one', async () => {
    const github = await world();
    addRun(github.state, { headSha: HEAD, runNumber: 7 });
    await gated(github, 'fails', { run: 7 });
    const before = commentsOf(github);
    const older = await gated(github, 'holds', { run: 6, attempt: 3 });
    expect(commentsOf(github)).toEqual(before);
    expect(methodsOf(github).filter((line) => line.startsWith('PATCH'))).toEqual([]);
    expect(older.out).toContain('left as it is: a newer run has reported.\n');
  });

  test.each<[string, (body: string) => string]>([
    ['quotes it below its first line', (body) => `## Preview of the changelog\n\n${body}`],
    ['tells a run that there was not', (body) => body.replace('run=7 ', 'run=999999999999999 ')],
  ])('is not the one of another workflow that %s', async (_name, made) => {
    const github = await world();
    addRun(github.state, { headSha: HEAD, runNumber: 7 });
    await gated(github, 'fails', { run: 7 });
    const [own] = commentsOf(github);
    github.state.comments.clear();
    const foreign = addComment(github.state, PULL, made(own?.body ?? ''));
    for (let index = 0; index < 99; index += 1) addComment(github.state, PULL, `remark ${index}`, 'somebody');
    // Ours stands on the second page.
    await gated(github, 'fails', { run: 7 });
    const written = commentsOf(github).at(-1);
    await gated(github, 'holds', { run: 7, attempt: 2 });
    expect(commentsOf(github)[0]).toEqual(foreign);
    expect(commentsOf(github)).toHaveLength(101);
    expect(commentsOf(github).at(-1)).toMatchObject({
      id: written?.id,
      body: expect.stringContaining('state=clear') as string,
    });
    const asked = methodsOf(github).filter((line) => line.startsWith('GET /actions'));
    expect(asked).toEqual(foreign.body.startsWith('##') ? [] : [NEWEST, NEWEST]);
  });

  test('is left where nobody tells the newest run: one line with the permission', async () => {
    const github = await world({ permissions: { 'pull-requests': 'write' } });
    await gated(github, 'fails', { run: 7 });
    const before = commentsOf(github);
    const ran = await gated(github, 'holds', { run: 6 });
    expect(commentsOf(github)).toEqual(before);
    expect(linesOf(ran)).toEqual([expect.stringMatching(/^::warning::The comment was left out: .*"actions: read"/)]);
  });

  test('is found behind 250 others on three pages', async () => {
    const github = await world();
    for (let index = 0; index < 249; index += 1) addComment(github.state, PULL, `remark ${index}`, 'somebody');
    await gated(github, 'fails', { run: 1 });
    addComment(github.state, PULL, 'thanks', 'somebody');
    await gated(github, 'holds', { run: 2 });
    const [{ id } = { id: 0 }] = ownOf(github);
    expect(ownOf(github)).toHaveLength(1);
    expect(ownOf(github)[0]?.body).toContain('state=clear');
    expect(methodsOf(github)).toEqual([LIST, LIST, LIST, CREATE, LIST, LIST, LIST, `PATCH /issues/comments/${id}`]);
  });

  test('is looked for no further than it stands, and on all pages for whoever else the token speaks for', async () => {
    const github = await world({ viewer: 'my-gate[bot]' });
    await gated(github, 'fails', { run: 1 });
    const [own] = commentsOf(github);
    for (let index = 0; index < 249; index += 1) addComment(github.state, PULL, `remark ${index}`, 'somebody');
    await gated(github, 'holds', { run: 2 });
    github.state.comments.clear();
    addComment(github.state, PULL, own?.body ?? '', 'github-actions[bot]');
    for (let index = 0; index < 249; index += 1) addComment(github.state, PULL, own?.body ?? '', 'somebody');
    await gated(github, 'holds', { run: 2 });
    const edits = methodsOf(github).filter((line) => line.startsWith('PATCH'));
    expect(methodsOf(github)).toEqual([LIST, CREATE, LIST, LIST, LIST, WHO, edits[0], LIST, edits[1]]);
  });

  test.each(['mallory', 'github-actions', 'GitHub-Actions[bot]x', 'other-app[bot]'])(
    'of %s with our marker is not ours',
    async (user) => {
      const github = await world();
      await gated(github, 'fails', { run: 1 });
      const [own] = commentsOf(github);
      github.state.comments.clear();
      const foreign = addComment(github.state, PULL, own?.body.replace('run=1 ', 'run=999 ') ?? '', user);
      await gated(github, 'fails', { run: 2 });
      await gated(github, 'holds', { run: 3 });
      expect(commentsOf(github).find(({ id }) => id === foreign.id)).toEqual(foreign);
      expect(ownOf(github)).toHaveLength(1);
      expect(ownOf(github)[0]?.body).toContain('run=3 attempt=1 state=clear');
    },
  );

  test('is the first of several of ours; the others are left and counted', async () => {
    const github = await world();
    await gated(github, 'fails', { run: 1 });
    const [own] = commentsOf(github);
    const twin = addComment(github.state, PULL, own?.body ?? '');
    const ran = await gated(github, 'holds', { run: 2 });
    expect(ownOf(github).map(({ id, body }) => [id, /state=(\w+)/.exec(body)?.[1]])).toEqual([
      [own?.id, 'clear'],
      [twin.id, 'failing'],
    ]);
    expect(ran.out).toContain('Further ones of this workflow are left as they are: 1.\n');
  });

  test('is written by whoever the token speaks for', async () => {
    const github = await world({ viewer: 'my-gate[bot]' });
    await gated(github, 'fails', { run: 1 });
    await gated(github, 'holds', { run: 2 });
    expect(commentsOf(github).map(({ user, body }) => [user, /state=(\w+)/.exec(body)?.[1]])).toEqual([
      ['my-gate[bot]', 'clear'],
    ]);
    const [id] = [...github.state.comments.keys()];
    expect(methodsOf(github)).toEqual([LIST, CREATE, LIST, WHO, `PATCH /issues/comments/${id}`]);
  });

  test('of somebody is not doubled where nobody says who the token speaks for', async () => {
    const github = await world({ viewer: 'my-gate[bot]' });
    await gated(github, 'fails', { run: 1 });
    github.fail({ path: /graphql/, ...FAILURES.forbidden });
    const before = commentsOf(github);
    const ran = await gated(github, 'holds', { run: 2 });
    expect(commentsOf(github)).toEqual(before);
    expect(linesOf(ran)).toEqual([
      expect.stringMatching(
        /^::warning::The comment was left out: GitHub refused what every token may ask \(POST \/graphql: 403 /,
      ),
    ]);
  });

  test('of another workflow is left alone', async () => {
    const github = await world();
    await gated(github, 'fails', { run: 9 });
    const before = commentsOf(github);
    const env = { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/other.yml@refs/pull/5/merge' };
    const inputs = { ...recorded.holds, token: TOKEN };
    await action('gate', {
      inputs,
      cwd: recorded.folder,
      event: pullEvent(),
      github,
      run: { id: 3, number: 3 },
      env,
    });
    expect(commentsOf(github)).toEqual(before);
  });

  test('says why the gate could not decide', async () => {
    const github = await world();
    const ran = await action('gate', {
      inputs: { results: 'nowhere', token: TOKEN },
      cwd: recorded.folder,
      event: pullEvent(),
      github,
    });
    expect(ran.code).toBe(2);
    expect(commentsOf(github)[0]?.body).toContain('\n## ❌ The gate did not run\n');
    expect(linesOf(ran)).toEqual([]);
  });

  test.each<[string, Gated]>([
    ['where it is turned off', { inputs: { comment: 'off' } }],
    ['without a token', { inputs: { token: '' } }],
    ['in a merge queue', { event: runnerEvent('merge_group', { baseSha: BASE, headSha: HEAD }) }],
    ['after a push', { event: runnerEvent('push', { before: BASE, after: HEAD }) }],
    ['on a schedule', { event: runnerEvent('schedule', { sha: HEAD }) }],
  ])('is not thought of %s', async (_name, options) => {
    const github = await world();
    const ran = await gated(github, 'fails', options);
    expect([methodsOf(github), linesOf(ran)]).toEqual([[], []]);
  });

  test.each(['mallory/r', null])('is left to another action for the fork %s, in one line', async (repository) => {
    const github = await world({ permissions: { contents: 'read' } });
    const inputs = { 'check-run': 'skills' };
    const ran = await gated(github, 'fails', { event: pullEvent({ repository }), inputs });
    expect(methodsOf(github)).toEqual([]);
    expect(linesOf(ran)).toEqual([
      "::notice::Comment and check run were left out: the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.",
    ]);
  });
});

describe('a check run', () => {
  const inputs = { 'check-run': 'skills', comment: 'off' };

  test.each([
    ['fails', 'failure', 3],
    ['holds', 'success', 0],
  ] as const)('of a gate that %s says %s', async (outcome, conclusion, annotations) => {
    const github = await world();
    await gated(github, outcome, { inputs });
    const [run] = [...github.state.checkRuns.values()];
    expect(run).toMatchObject({ name: 'skills', headSha: HEAD, status: 'completed', conclusion });
    expect(run?.detailsUrl).toBe('http://github.localhost/o/r/actions/runs/1001/attempts/1');
    expect(run?.annotations).toHaveLength(annotations);
    expect(methodsOf(github)).toEqual(['POST /check-runs']);
  });

  test('is made in a merge queue too, after the comment in a pull request', async () => {
    const github = await world();
    await gated(github, 'fails', { inputs, event: runnerEvent('merge_group', { baseSha: BASE, headSha: HEAD }) });
    await gated(github, 'fails', { inputs: { 'check-run': 'skills' } });
    expect(methodsOf(github)).toEqual(['POST /check-runs', LIST, CREATE, 'POST /check-runs']);
  });

  test('needs a name of one line: exit code 2, nothing is asked', async () => {
    const github = await world();
    const ran = await action('gate', { inputs: { ...recorded.holds, 'check-run': 'a\u0007b' }, github });
    expect([ran.code, github.requests.length]).toEqual([2, 0]);
    expect(ran.annotations[0]).toMatch(/^::error::The input "check-run" is "a\\u0007b": a name on one line/);
  });
});

test('a check run that is called like its job is refused: exit code 2, and nothing written', async () => {
  const github = await world();
  const inputs = { ...recorded.holds, token: TOKEN, 'check-run': 'gate' };
  const made = { inputs, cwd: recorded.folder, event: pullEvent(), github, run: { id: 1001, number: 1 } };
  const ran = await action('gate', { ...made, job: 'gate' });
  expect([ran.code, methodsOf(github), github.state.checkRuns.size]).toEqual([2, [], 0]);
  expect(ran.annotations[0]).toContain('The input "check-run" is "gate", as this job is called');
});

describe('a channel that fails costs one line and no verdict', () => {
  const IN_AN_HOUR = { headers: { 'retry-after': '3600' } };
  const FAILED: readonly [string, Omit<Failure, 'path'>, RegExp][] = [
    ['403', FAILURES.forbidden, /the token lacks the permission "(?:pull-requests|checks): write" \(.*403/],
    ['404', FAILURES.notFound, /it needs the permission "(?:pull-requests|checks): write" \(.*404/],
    ['422', FAILURES.invalid, /GitHub refused it \(.*422/],
    ['429', { ...FAILURES.tooManyRequests, ...IN_AN_HOUR }, /too many requests/],
    ['a secondary limit', { ...FAILURES.secondaryLimit, ...IN_AN_HOUR }, /too many requests/],
    ['5xx', { ...FAILURES.unavailable, times: 9 }, /GitHub did not answer \(.*503/],
    ['an answer that is cut', { ...FAILURES.cut, times: 9 }, /GitHub did not answer/],
    [
      'an answer of another kind',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      /something else/,
    ],
  ];

  test.each(FAILED)('%s, when a comment is written', async (_name, failure, line) => {
    const github = await world();
    github.fail({ method: 'POST', path: /comments/, ...failure });
    const ran = await gated(github, 'fails', { inputs: { 'check-run': 'skills' } });
    expect(linesOf(ran)).toEqual([expect.stringMatching(/^::warning::The comment was left out: /)]);
    expect(linesOf(ran)[0]).toMatch(line);
    expect(github.state.checkRuns.size).toBe(1);
    expect(commentsOf(github).length).toBeLessThanOrEqual(1);
  });

  test.each(FAILED)('%s, when a check run is made', async (_name, failure, line) => {
    const github = await world();
    github.fail({ method: 'POST', path: /check-runs/, ...failure });
    const ran = await gated(github, 'fails', { inputs: { 'check-run': 'skills' } });
    expect(linesOf(ran)).toEqual([expect.stringMatching(/^::warning::The check run was left out: /)]);
    expect(linesOf(ran)[0]).toMatch(line);
    expect(commentsOf(github)).toHaveLength(1);
  });

  test('a limit that ends soon is waited for', async () => {
    const github = await world();
    github.fail({ method: 'POST', path: /comments/, ...FAILURES.tooManyRequests });
    const ran = await gated(github, 'fails');
    expect([linesOf(ran), commentsOf(github).length]).toEqual([[], 1]);
  });

  test('nobody may read comments, and the job goes on', async () => {
    const github = await world({ permissions: { contents: 'read' } });
    const ran = await gated(github, 'holds');
    expect(linesOf(ran)).toEqual([
      expect.stringMatching(
        /^::warning::The comment was left out: the token lacks the permission "pull-requests: write"/,
      ),
    ]);
  });

  test('a locked conversation is not taken for a missing permission', async () => {
    const github = await world();
    const message = 'Unable to create comment because issue is locked.';
    github.fail({ method: 'POST', path: /comments/, status: 403, body: { message } });
    const ran = await gated(github, 'fails');
    expect(linesOf(ran)).toEqual([
      expect.stringMatching(/^::warning::The comment was left out: the conversation is locked/),
    ]);
  });

  test('the pull request of a bot whose token only reads', async () => {
    const github = await world({ permissions: { contents: 'read', 'pull-requests': 'read' } });
    const fields = { number: PULL, head: { ref: 'dependabot/npm', sha: HEAD }, base: { sha: BASE } };
    const event = runnerEvent('pull_request', { ...fields, user: 'dependabot[bot]' });
    const ran = await gated(github, 'fails', { event });
    expect(linesOf(ran)).toHaveLength(1);
    expect(linesOf(ran)[0]).toContain('the token lacks the permission "pull-requests: write"');
  });
});
