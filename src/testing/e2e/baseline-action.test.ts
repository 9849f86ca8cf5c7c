import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { addPull } from '../fake-github/add-pull.ts';
import { FAILURES, type Failure } from '../fake-github/failures.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { ALL_HOSTILE, dangersIn } from '../hostile-text.ts';
import { BAD, better, BRANCH, patchOnly, FILES, GOOD, nightly, PASSES, refused, type Nightly } from './nightly-run.ts';
import { BASELINE } from './pull-request.ts';

const WRITES = /^(?:POST|PATCH|PUT|DELETE)$/;
const always = { times: Number.POSITIVE_INFINITY };

function writesOf({ github }: Nightly): readonly string[] {
  return github.requests.filter(({ method }) => WRITES.test(method)).map(({ method, path }) => `${method} ${path}`);
}

describe('nothing to change', () => {
  test('writes nothing', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    const ran = await at.run();
    expect([ran.code, ran.outputs]).toEqual([0, { changed: 'false', patch: '', 'pull-request-url': '' }]);
    expect(ran.out).toContain(`${BASELINE} already says what the results support`);
    expect(ran.summary).toContain('# Portcullis baseline: nothing to propose');
    expect([writesOf(at), at.github.artifacts.store.list(1)]).toEqual([[], []]);
  });

  test('leaves an open pull request alone, and says so', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    addPull(at.github.state, { head: { ref: BRANCH, sha: at.main } });
    const ran = await at.run();
    expect([ran.code, ran.annotations]).toEqual([
      0,
      ['::notice::Baseline: pull request #1 of an earlier run is still open, and is left alone'],
    ]);
    expect(ran.outputs['pull-request-url']).toBe('http://github.localhost/o/r/pull/1');
    expect(writesOf(at)).toEqual([]);
  });

  test('needs no API', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    at.github.fail({ path: /^/, ...FAILURES.forbidden, ...always });
    expect([(await at.run()).code, (await at.run({ token: '' })).annotations]).toEqual([0, []]);
  });
});

describe('a change', () => {
  test('becomes one commit on a branch of its own, and a pull request', async () => {
    const at = await better();
    const ran = await at.run({ upload: 'true' }, { run: { id: 7, attempt: 2 } });
    expect([ran.code, ran.annotations, ran.outputs['changed']]).toEqual([0, [], 'true']);
    expect(ran.outputs['pull-request-url']).toBe('http://github.localhost/o/r/pull/1');
    const { served, main } = at;
    expect(served.git('rev-parse', 'main')).toBe(main);
    expect(served.git('log', '--format=%P', `main..${BRANCH}`)).toBe(main);
    expect(served.git('diff', '--name-only', 'main', BRANCH)).toBe(BASELINE);
    expect(served.git('log', '-1', '--format=%B', BRANCH)).toContain('Portcullis-Run: 7.2');
    expect(at.github.requests.length).toBeLessThanOrEqual(10);

    const [pull] = at.pulls();
    expect([pull?.title, pull?.base.ref, pull?.head.ref]).toEqual(['Portcullis baseline: 1 tightened', 'main', BRANCH]);
    const body = pull?.body ?? '';
    expect(body.length).toBeLessThan(60_000);
    for (const part of [
      '<!-- portcullis-baseline run=7.2 -->',
      `| commit | \`${main}\` |`,
      '| proposed to | `main` |',
      '| run | [7, attempt 2](http://github.localhost/o/r/actions/runs/7/attempts/2) |',
      '| ✅ tightened | alpha | claude | fail | pass | 1/1 \\(21–100 %\\) |  |',
      '### How to approve this',
      'CODEOWNERS',
      'awaiting approval',
    ]) {
      expect(body).toContain(part);
    }
    expect(ran.summary).toContain('- pull request [#1](http://github.localhost/o/r/pull/1)');
    expect(ran.summary).toContain('gh run download 7 --name baseline-patch-a2\ngit apply baseline.patch');
  });

  test('becomes a patch that git applies, with the branch as what comes of it', async () => {
    const at = await better();
    const ran = await at.run({ upload: 'true' });
    const file = join(at.pr.fixture.directory, 'left.patch');
    writeFileSync(file, ran.patch);
    at.workspace.git('apply', '--check', file);
    at.workspace.git('apply', '--index', file);
    expect(at.workspace.git('diff', '--cached', '--name-only')).toBe(BASELINE);
    expect(at.workspace.git('write-tree')).toBe(at.served.git('rev-parse', `${BRANCH}^{tree}`));
    const [artifact, ...others] = at.github.artifacts.store.list(1);
    expect([artifact?.name, others]).toEqual(['baseline-patch-a1', []]);
  });

  test('of a repository without a baseline is a new file', async () => {
    const at = await nightly(FILES, GOOD);
    const ran = await at.run();
    expect([ran.code, at.pulls().map(({ title }) => title)]).toEqual([0, ['Portcullis baseline: 2 added']]);
    writeFileSync(join(at.workspace.path, 'left.patch'), ran.patch);
    at.workspace.git('apply', '--index', 'left.patch');
    expect(at.workspace.git('write-tree')).toBe(at.served.git('rev-parse', `${BRANCH}^{tree}`));
  });

  test('of counts is told cell by cell', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    expect((await at.run({ pool: 'true' })).code).toBe(0);
    expect(at.pulls()[0]?.title).toBe('Portcullis baseline: counts of 2 cells');
    expect(at.pulls()[0]?.body).toContain(
      '| · counts | alpha | claude | pass | pass | 1/1 \\(21–100 %\\), \\+1/1 |  |',
    );
    expect(at.fileAt(BRANCH)).toContain('"history"');
  });

  test('that loosens needs a reason, which may say anything', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, BAD);
    const unsaid = await at.run();
    expect([unsaid.code, writesOf(at)]).toEqual([2, []]);
    expect(unsaid.annotations.join('\n')).toMatch(
      /expected the input "reason", because it would loosen expectations \(1\)/,
    );

    // An environment holds no NUL.
    const ran = await at.run({ reason: ALL_HOSTILE.replaceAll('\0', '') });
    expect(ran.code).toBe(0);
    const body = at.pulls()[0]?.body ?? '';
    expect(body).toContain('1 expectation would be **loosened**');
    expect(body).toContain('| ❗ loosened | alpha | claude | pass | fail | 0/2');
    expect(body).toContain('`+ loosened`');
    for (const bad of ['<img', '@org', '](https://evil', '\n# heading']) {
      expect(body).not.toContain(bad);
      expect(ran.summary).not.toContain(bad);
    }
    expect(at.served.git('log', '-1', '--format=%B', BRANCH)).not.toContain('heading');
    expect([body, ran.summary].flatMap(dangersIn)).toEqual([]);
  });

  test('is a patch alone with `pull-request: off`, also for a fork', async () => {
    const at = await better();
    const event = runnerEvent('pull_request', {
      head: { ref: 'feature', sha: at.main, repository: 'stranger/r' },
      base: { sha: at.main },
    });
    const ran = await at.run({ 'pull-request': 'off' }, { event });
    expect([ran.code, ran.annotations, at.github.requests]).toEqual([0, [], []]);
    expect(ran.patch).toContain(`+++ b/${BASELINE}`);
    expect(at.github.artifacts.store.list(1)).toEqual([]);
  });
});

describe('where the token may not', () => {
  test.each<[string, RegExp, Failure]>([
    [
      'branches are protected',
      /a ruleset or the protection of portcullis\/baseline refuses it/,
      { method: 'POST', path: /git\/refs$/, ...refused('Repository rule violations found\n\nCannot create ref.') },
    ],
    ['the token is another one', /the token is not valid/, { path: /git\/ref\//, status: 401, body: {} }],
    ['the server is down', /the API did not do it \(.*503/, { path: /git\/ref\//, ...FAILURES.unavailable, ...always }],
    [
      'limits are used up',
      /the API did not do it/,
      { path: /git\/ref\//, status: 429, body: { message: 'rate limit' } },
    ],
  ])('%s', async (_name, note, failure) => {
    const at = await better();
    at.github.fail(failure);
    expect(patchOnly(at, await at.run())).toMatch(note);
  });

  test('a token that only reads', async () => {
    const at = await better();
    at.github.access.permissions = { contents: 'read', 'pull-requests': 'read' };
    expect(patchOnly(at, await at.run())).toMatch(/grant the job `contents: write`/);
  });

  test('no token', async () => {
    const at = await better();
    expect(patchOnly(at, await at.run({ token: '' }))).toMatch(/without a "token" there is no pull request/);
  });

  test.each<[string, RegExp, (at: Nightly) => void]>([
    [
      'a setting forbids it',
      /Allow GitHub Actions to create and approve pull requests/,
      ({ github }) => github.fail({ method: 'POST', path: /\/pulls$/, ...FAILURES.mayNotCreatePulls }),
    ],
    [
      'a permission is missing',
      /grant the job `pull-requests: write`/,
      ({ github }) => {
        github.access.permissions = { contents: 'write' };
      },
    ],
  ])('the branch is there, and a link: %s', async (_name, note, arrange) => {
    const at = await better();
    arrange(at);
    const ran = await at.run();
    expect([ran.code, ran.outputs['pull-request-url'], at.pulls()]).toEqual([0, '', []]);
    expect(ran.warnings[0]).toMatch(note);
    expect(ran.warnings[0]).toContain('http://github.localhost/o/r/compare/main...portcullis/baseline?expand=1');
    expect(at.fileAt(BRANCH)).toContain('"pass"');
  });

  test('a server without an artifact service', async () => {
    const at = await better();
    const env = { GITHUB_SERVER_URL: 'https://github.example.com' };
    const ran = await at.run({ upload: 'true' }, { env, artifacts: null });
    expect([ran.code, at.pulls().length]).toEqual([0, 1]);
    expect(ran.annotations.join('\n')).toMatch(/this server takes no artifacts from an action/);
  });

  test('an artifact service that is down', async () => {
    const at = await better();
    const ran = await at.run({ upload: 'true' }, { env: { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/' } });
    expect([ran.code, at.pulls().length, ran.warnings.length]).toEqual([0, 1, 1]);
    expect(ran.warnings[0]).toMatch(/the patch is no artifact/);
  });
});

describe('refused', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['no results', { results: '' }, /The input "results" is missing/],
    ['a branch that is none', { branch: 'a..b' }, /The input "branch" is "a\.\.b": the name of a branch was expected/],
    ['a ref that is no branch', { branch: 'refs/tags/x' }, /the name of a branch was expected/],
    ['a base that is none', { 'base-ref': 'main~1' }, /The input "base-ref" is "main~1"/],
    ['the base branch itself', { branch: 'main' }, /a branch of its own was expected/],
    ['the default branch', { branch: 'refs/heads/main', 'base-ref': 'feature' }, /a branch of its own was expected/],
    ['another word', { 'pull-request': 'yes' }, /auto or off was expected/],
  ])('%s', async (_name, inputs, message) => {
    const at = await better();
    const ran = await at.run(inputs);
    expect([ran.code, writesOf(at)]).toEqual([2, []]);
    expect(ran.annotations.join('\n')).toMatch(message);
  });

  test.each(['pull_request_target', 'pull_request'] as const)('%s of a fork', async (kind) => {
    const at = await better();
    const head = { ref: 'feature', sha: at.main, repository: 'stranger/r' };
    const ran = await at.run({}, { event: runnerEvent(kind, { head, base: { sha: at.main } }) });
    expect([ran.code, at.github.requests]).toEqual([2, []]);
    expect(ran.annotations.join('\n')).toMatch(new RegExp(`The baseline is not proposed on ${kind}: `));
    expect(ran.summary).toContain('Baseline proposal ❌ did not run');
  });

  test('results of another commit', async () => {
    const at = await better();
    at.workspace.git('commit', '--quiet', '--allow-empty', '-m', 'another');
    const ran = await at.run();
    expect([ran.code, at.github.requests]).toEqual([3, []]);
    expect(ran.annotations.join('\n')).toMatch(/expected results of the commit/);
  });
});
