import { describe, expect, test } from 'vitest';

import type { KpiBaseline } from '../../contracts/kpi-baseline.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { FAILURES, type Failure } from '../fake-github/failures.ts';
import { better, BRANCH, patchOnly, FILES, GOOD, nightly, PASSES, refused, type Nightly } from './nightly-run.ts';
import { BASELINE, CONFIG, loads } from './pull-request.ts';
import { sessionTranscript } from './session-transcript.ts';

const always = { times: Number.POSITIVE_INFINITY };

describe('a later run', () => {
  test('moves the branch on and updates the same pull request', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    await at.run({ pool: 'true' }, { run: { id: 7 } });
    const first = at.served.git('rev-parse', BRANCH);
    const moved = at.push('main', { 'later.txt': 'main went on again' });
    await at.replay({ alpha: { claude: sessionTranscript('claude', loads('alpha'), 2) } });
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([ran.code, ran.annotations, at.pulls().length]).toEqual([0, [], 1]);
    // What the first one counted is not lost because nobody merged it.
    expect(at.pulls()[0]?.body).toContain(
      '| · counts | alpha | claude | pass | pass | 2/2 \\(34–100 %\\), \\+2/2 |  |',
    );
    expect(at.pulls()[0]?.body).toMatch(/\| and of the proposal that was open \| `[0-9a-f-]{36}` \|/);
    expect(at.served.git('log', '-1', '--format=%P', BRANCH)).toBe(`${first} ${moved}`);
    expect(at.served.git('diff', '--name-only', 'main', BRANCH)).toBe(BASELINE);
    const forced = at.github.requests.filter(({ body }) => body['force'] === true);
    expect([forced, at.served.git('rev-parse', 'main')]).toEqual([[], moved]);
  });

  test('that says the same makes no commit, so that no approval is lost', async () => {
    const at = await better();
    await at.run({}, { run: { id: 7 } });
    const first = at.served.git('rev-parse', BRANCH);
    await at.run({}, { run: { id: 8 } });
    expect(at.served.git('rev-parse', BRANCH)).toBe(first);
    expect(at.pulls()[0]?.body).toContain('run=8.1');
    // Not even where the pull request tells it alone.
    const ran = await at.run({}, { run: { id: 7, attempt: 2 } });
    expect(ran.annotations[0]).toMatch(/a newer run \(8\) has proposed already/);
  });

  test('after the proposal was merged begins a new one on the same branch', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    await at.run({ pool: 'true' }, { run: { id: 7 } });
    at.served.git('update-ref', 'refs/heads/main', BRANCH);
    at.github.state.pulls.clear();
    at.workspace.git('fetch', '--quiet', '--depth=1', 'origin', 'main');
    at.workspace.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
    await at.replay({ alpha: { claude: sessionTranscript('claude', loads('alpha'), 3) } });
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([ran.code, ran.annotations, at.pulls().length]).toEqual([0, [], 1]);
    expect(at.served.git('log', '-1', '--format=%P', BRANCH)).toBe(at.served.git('rev-parse', 'main'));
  });
});

describe('the counts of a proposal that is still open', () => {
  /** After a first night whose proposal is open, and with the results of a second one. */
  async function secondNight(): Promise<Nightly> {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    await at.run({ pool: 'true' }, { run: { id: 7 } });
    await at.replay({ alpha: { claude: sessionTranscript('claude', loads('alpha'), 2) } });
    return at;
  }
  const ONE = '1/1 \\(21–100 %\\), \\+1/1 |';
  const TWO = '2/2 \\(34–100 %\\), \\+2/2 |';
  const recordsAt = (at: Nightly, revision: string): number | undefined =>
    at.fileAt(revision)?.match(/"batch": /g)?.length;

  test('go into the next one, its patch too, night after night', async () => {
    const at = await secondNight();
    const second = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([recordsAt(at, BRANCH), second.patch.match(/^\+.*"batch": /gm)?.length]).toEqual([4, 4]);
    await at.replay({ alpha: { claude: sessionTranscript('claude', loads('alpha'), 3) } });
    await at.run({ pool: 'true' }, { run: { id: 9 } });
    expect([recordsAt(at, BRANCH), recordsAt(at, 'main')]).toEqual([6, undefined]);
  });

  test('also those of the KPI, whose remediation stays', async () => {
    const kpi = 'baselines/kpi.json';
    const remediation = { reason: 'a new model', owner: 'me', expires: '2026-12-31' };
    const files = { [CONFIG]: 'providers:\n  claude:\nkpi:\n', [kpi]: { schema: 1, remediation, history: [] } };
    const at = await nightly({ ...FILES, ...PASSES, ...files }, GOOD);
    const first = await at.run({ pool: 'true' }, { run: { id: 7 } });
    expect(first.patch).toContain('+      "cases": {');
    expect(at.pulls()[0]?.title).toBe('Portcullis baseline: counts of 2 cells, records of the KPI');
    await at.replay({ alpha: { claude: sessionTranscript('claude', loads('alpha'), 2) } });
    const second = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([second.code, second.annotations]).toEqual([0, []]);
    const held = JSON.parse(at.fileAt(BRANCH, kpi) ?? '') as KpiBaseline;
    expect([held.remediation, held.history.length]).toEqual([remediation, 2]);
    expect(at.served.git('diff', '--name-only', 'main', BRANCH).split('\n')).toEqual([kpi, BASELINE]);
    const [tip] = [at.served.git('rev-parse', BRANCH), await at.run({ pool: 'true' }, { run: { id: 9 } })];
    expect(at.served.git('rev-parse', BRANCH)).toBe(tip);
  });

  test('are there once where the same run is done again', async () => {
    const at = await secondNight();
    await at.run({ pool: 'true' }, { run: { id: 8 } });
    const tip = at.served.git('rev-parse', BRANCH);
    const again = await at.run({ pool: 'true' }, { run: { id: 8, attempt: 2 } });
    expect([again.code, again.annotations, at.served.git('rev-parse', BRANCH)]).toEqual([0, [], tip]);
  });

  test('go where a person closed it, unless the branch was moved on since', async () => {
    const at = await secondNight();
    const [pull] = at.pulls();
    expect(pull).toBeDefined();
    if (pull === undefined) return;
    const close = (sha: string): unknown =>
      at.github.state.pulls.set(pull.number, { ...pull, state: 'closed', head: { ...pull.head, sha } });
    close(at.served.git('rev-parse', BRANCH));
    await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect(at.pulls().map(({ body }) => body)).toEqual([expect.stringContaining(ONE)]);
    const opened = await secondNight();
    const [other] = opened.pulls();
    expect(other).toBeDefined();
    if (other === undefined) return;
    opened.github.state.pulls.set(other.number, {
      ...other,
      state: 'closed',
      head: { ...other.head, sha: opened.main },
    });
    await opened.run({ pool: 'true' }, { run: { id: 8 } });
    expect(opened.pulls().map(({ body }) => body)).toEqual([expect.stringContaining(TWO)]);
  });

  test('stay where they cannot be read: the patch alone, and the line that says why', async () => {
    const at = await secondNight();
    const tip = at.served.git('rev-parse', BRANCH);
    at.github.fail({ method: 'GET', path: /git\/trees\//, ...FAILURES.unavailable, ...always });
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([ran.code, ran.warnings.length, at.served.git('rev-parse', BRANCH)]).toEqual([0, 1, tip]);
    expect(ran.warnings[0]).toMatch(/the open proposal stays$/);
    expect(ran.patch).toContain('+          "batch": ');
  });

  test('that are no baseline are left out, and that is told', async () => {
    const at = await secondNight();
    at.push(BRANCH, { [BASELINE]: '{"alpha": \u202e\n' }, 'Portcullis-Run: 7.1');
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([ran.code, ran.warnings]).toEqual([
      0,
      [expect.stringMatching(/^::warning::Baseline: the counts of the open proposal are left out: /)],
    ]);
    expect(ran.warnings[0]).not.toContain('\u202e');
    expect(at.pulls()[0]?.body).toContain(ONE);
  });

  test('of a commit that is not of these runs are not even looked at', async () => {
    const at = await secondNight();
    at.push(BRANCH, { 'other.txt': 'x' });
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect(ran.warnings).toEqual([expect.stringMatching(/is left alone, since its newest commit is not one of these/)]);
    expect(ran.patch.match(/^\+.*"batch": /gm)).toHaveLength(2);
  });

  test('count where the token may see no pull requests', async () => {
    const at = await secondNight();
    at.github.access.permissions = { contents: 'write' };
    await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect(recordsAt(at, BRANCH)).toBe(4);
  });
});

describe('what stays as it is', () => {
  test('a newer run’s proposal', async () => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    await at.run({ pool: 'true' }, { run: { id: 8 } });
    const [before, body] = [at.served.git('rev-parse', BRANCH), at.pulls()[0]?.body];
    const ran = await at.run({ pool: 'true' }, { run: { id: 7 } });
    expect([ran.code, ran.outputs['pull-request-url']]).toEqual([0, 'http://github.localhost/o/r/pull/1']);
    expect(ran.annotations).toEqual([
      '::notice::Baseline: a newer run (8) has proposed already, and its proposal stays',
    ]);
    // Nor where the pull request does not say whose it is.
    at.github.state.pulls.clear();
    const blind = await at.run({ pool: 'true' }, { run: { id: 7 } });
    expect([at.served.git('rev-parse', BRANCH), blind.annotations, at.pulls()]).toEqual([before, ran.annotations, []]);
    expect(body).toContain('run=8.1');
  });

  test('commits of others on the branch', async () => {
    const at = await better();
    await at.run({}, { run: { id: 7 } });
    const pushed = async (files: Readonly<Record<string, string>>, message: string, why: RegExp): Promise<void> => {
      const theirs = at.push(BRANCH, files, message);
      const ran = await at.run({}, { run: { id: 8 } });
      expect([ran.code, ran.warnings.length, at.served.git('rev-parse', BRANCH)]).toEqual([0, 1, theirs]);
      expect(ran.warnings[0]).toMatch(why);
    };
    await pushed({ [BASELINE]: '{}\n' }, 'by hand', /its newest commit is not one of these runs/);
    await pushed({ 'other.txt': 'x' }, 'Portcullis-Run: 1.1', /changes more than baselines/);
  });

  test('a baseline that the base branch has got by now', async () => {
    const at = await better();
    at.push('main', { [BASELINE]: '{"alpha": {"claude": {"expected_status": "fail"}}}\n' });
    expect(patchOnly(at, await at.run())).toMatch(/main has another baselines\/provider-baseline\.json by now than/);
  });

  test('a base branch that the results are no part of', async () => {
    const at = await better();
    at.workspace.git('commit', '--quiet', '--allow-empty', '-m', 'unmerged');
    at.workspace.git('push', '--quiet', 'origin', 'HEAD:refs/heads/feature-2');
    const sha = at.workspace.git('rev-parse', 'HEAD');
    await at.replay(GOOD);
    const event = runnerEvent('pull_request', { head: { ref: 'feature-2', sha }, base: { sha: at.main } });
    expect(patchOnly(at, await at.run({}, { event }))).toMatch(
      /which is no part of main: apply the patch to the branch/,
    );
    // Named, it is proposed there.
    const named = await at.run({ 'base-ref': 'feature-2' }, { event, run: { id: 2 } });
    expect([named.code, at.pulls()[0]?.base.ref]).toEqual([0, 'feature-2']);
  });
});

describe('two writers at a time', () => {
  test.each<[string, Failure]>([
    ['makes the branch', { method: 'POST', path: /git\/refs$/, ...refused('Reference already exists') }],
    ['commits to it', { method: 'PATCH', path: /git\/refs\//, ...refused('Update is not a fast forward') }],
  ])('one that %s is read again', async (name, failure) => {
    const at = await nightly({ ...FILES, ...PASSES }, GOOD);
    if (name.startsWith('commits')) {
      await at.run({ pool: 'true' }, { run: { id: 7 } });
      await at.replay({ 'alpha.2': { claude: sessionTranscript('claude', loads('alpha'), 2) } });
    }
    at.github.fail(failure);
    const ran = await at.run({ pool: 'true' }, { run: { id: 8 } });
    expect([ran.code, ran.annotations, at.pulls().length]).toEqual([0, [], 1]);
    expect(at.served.git('log', '-1', '--format=%B', BRANCH)).toContain('Portcullis-Run: 8.1');
  });

  test('who always comes too late gives up', async () => {
    const at = await better();
    at.github.fail({ method: 'POST', path: /git\/refs$/, ...refused('Reference already exists'), ...always });
    expect(patchOnly(at, await at.run())).toMatch(/the API refuses the branch \(.*Reference already exists/);
    expect(at.github.requests.filter(({ path }) => path.endsWith('/git/refs')).length).toBe(2);
  });

  test('a pull request that was opened in between is updated', async () => {
    const at = await better();
    const message = 'A pull request already exists for o:portcullis/baseline.';
    at.github.fail({ method: 'POST', path: /\/pulls$/, ...refused(message), done: true });
    const ran = await at.run();
    expect([ran.code, ran.annotations, at.pulls().length]).toEqual([0, [], 1]);
    expect(ran.outputs['pull-request-url']).toBe('http://github.localhost/o/r/pull/1');
  });
});
