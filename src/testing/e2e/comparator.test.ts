import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { flatResult } from '../flat-result.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  ignores,
  loads,
  pullRequest,
  type Files,
  type PullRequest,
} from './pull-request.ts';
import { cli } from './run-bundle.ts';

const BASE = { [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) };

function recorded(base: Files = BASE): PullRequest {
  const pr = pullRequest(base);
  pr.record({ alpha: everyClient(loads('alpha')) });
  return pr;
}

describe('the merge base', () => {
  test('is where the branch left, not the tip of the base branch, and every sha is said', async () => {
    const pr = recorded();
    const left = pr.repository.git('merge-base', 'main', 'HEAD');
    pr.repository.git('checkout', '--quiet', 'main');
    pr.commit({ [BASELINE]: baselineOf({ alpha: 'infra_error' }) });
    const tip = pr.repository.git('rev-parse', 'main');
    pr.repository.git('checkout', '--quiet', 'feature');
    pr.record({ alpha: everyClient(ignores('alpha-skill')) });
    const gated = await pr.gate((await pr.replay()).folder);
    expect(gated.code).toBe(1);
    expect(gated.result?.comparator).toMatchObject({
      kind: 'git',
      base_ref: 'refs/heads/main',
      base_tip: tip,
      merge_base: left,
      config_outcome: 'default',
    });
    const blob = pr.repository.git('rev-parse', `${left}:${BASELINE}`);
    expect(gated.result?.place).toEqual({ path: BASELINE, blob, outcome: 'found' });
    expect(gated.result?.head.commit).toBe(pr.repository.git('rev-parse', 'HEAD'));
  });

  test('the gate touches neither the working tree nor a ref', async () => {
    const pr = recorded();
    pr.commit({ [BASELINE]: baselineOf({ alpha: 'fail' }) });
    const { folder } = await pr.replay();
    writeFileSync(join(pr.repository.path, 'unfinished.txt'), 'mine');
    const state = (): string =>
      ['status --porcelain=v1', 'for-each-ref', 'rev-parse HEAD', 'stash list', 'symbolic-ref HEAD']
        .map((command) => pr.repository.git(...command.split(' ')))
        .join('\n');
    const before = state();
    expect((await pr.gate(folder)).code).toBe(0);
    expect(state()).toBe(before);
  });

  test.each([
    ['a branch', 'main', 0],
    ['a full ref', 'refs/heads/main', 0],
    ['a name that nothing has', 'nope', 3],
    ['an option', '--upload-pack=evil', 2],
    ['a range', 'main..feature', 2],
    ['shell text', '$(touch pwned)', 2],
    ['an empty text', '', 2],
    ['a path', 'HEAD:baselines', 2],
  ])('of %s (%j) ends with %i %i', async (_name, ref, code) => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const gated = await pr.run(['gate', '--results', folder, `--base-ref=${ref}`]);
    expect([gated.code, gated.out === '']).toEqual([code, code !== 0]);
    expect(gated.err).toMatch(code === 0 ? /^$/ : /^error: .*\n/);
    expect(gated.err).not.toMatch(/bug|\n {4}at /);
  });

  test('of unrelated histories is not known: exit code 3, never "no baseline"', async () => {
    const pr = recorded();
    pr.repository.git('checkout', '--quiet', '--orphan', 'island');
    pr.repository.commit('island');
    const gated = await pr.gate((await pr.replay()).folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toContain('the merge base of main and HEAD is not known: main and HEAD have no common ancestor');
    expect(gated.err).toContain('fetch-depth: 0');
  });

  test('of a criss-cross history is told', async () => {
    const pr = recorded();
    const { repository } = pr;
    repository.branch('a', 'main');
    repository.commit('a1');
    repository.branch('b', 'main');
    repository.commit('b1');
    const tips = ['a', 'b'].map((name) => repository.git('rev-parse', name));
    repository.git('checkout', '--quiet', 'a');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'm1', tips[1] ?? '');
    repository.git('checkout', '--quiet', 'b');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'm2', tips[0] ?? '');
    const gated = await pr.gate((await pr.replay()).folder, '--base-ref', 'a');
    expect(gated.code).toBe(0);
    expect(gated.result?.comparator.alternatives).toHaveLength(1);
    expect(gated.result?.warnings.join()).toContain('history crosses over');
  });

  test('outside of a repository it cannot be known', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    rmSync(join(pr.repository.path, '.git'), { recursive: true });
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toContain('expected a git repository with a commit');
  });

  test('works from a subfolder, with paths relative to it', async () => {
    const pr = recorded({ ...BASE, 'packages/one/keep.txt': '' });
    const cwd = join(pr.repository.path, 'packages/one');
    const replayed = await pr.run(
      ['replay', '--transcripts', '../../../recordings', '--cases', '../../cases/routing/*.json'],
      { cwd },
    );
    expect(replayed.code).toBe(0);
    const gated = await pr.run(['gate', '--results', 'artifacts', '--base-ref', 'main', '--json'], { cwd });
    expect([gated.code, gated.err]).toEqual([0, '']);
    expect(flatResult(JSON.parse(gated.out) as GateResult).counts).toMatchObject({ held: 3 });
  });
});

describe('a shallow clone', () => {
  /** `main` and `feature` on a server, far apart; a clone as `actions/checkout` makes it. */
  async function cloned(
    ...options: string[]
  ): Promise<{ pr: PullRequest; code: number | null; out: string; err: string; left: string }> {
    const pr = pullRequest(BASE);
    pr.repository.git('checkout', '--quiet', 'main');
    pr.repository.chain(15);
    pr.repository.git('checkout', '--quiet', 'feature');
    pr.repository.chain(15);
    const left = pr.repository.git('merge-base', 'main', 'feature');
    const served = pr.fixture.serve(pr.repository, 'served.git');
    const clone = pr.fixture.clone(served, 'clone', '--branch', 'feature', ...options);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const flags = ['--transcripts', pr.recordings, '--artifacts-root', pr.artifacts];
    const replayed = await cli(['replay', ...flags], { cwd: clone.path });
    expect(replayed.code).toBe(0);
    const ran = await cli(['gate', '--results', pr.artifacts, '--base-ref', 'main', '--json'], { cwd: clone.path });
    return { pr, ...ran, left };
  }

  test.each([
    ['of one commit and one branch', ['--depth', '1', '--single-branch']],
    ['that ends on the wrong side of the merge base', ['--depth', '3', '--no-single-branch']],
    ['without trees and blobs', ['--filter=blob:none']],
  ])('%s finds the true merge base', async (_name, options) => {
    const { code, out, err, left } = await cloned(...options);
    expect([code, err]).toEqual([0, '']);
    const { comparator } = JSON.parse(out) as GateResult;
    expect(comparator.merge_base).toBe(left);
    expect(comparator.steps.length).toBeGreaterThan(0);
  });

  test('whose server is gone stops with exit code 3', async () => {
    const pr = pullRequest(BASE);
    pr.repository.chain(5);
    const served = pr.fixture.serve(pr.repository, 'served.git');
    const clone = pr.fixture.clone(served, 'clone', '--branch', 'feature', '--depth', '1', '--no-single-branch');
    rmSync(served.path, { recursive: true });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const flags = ['--transcripts', pr.recordings, '--artifacts-root', pr.artifacts];
    expect((await cli(['replay', ...flags], { cwd: clone.path })).code).toBe(0);
    const gated = await cli(['gate', '--results', pr.artifacts, '--base-ref', 'main'], { cwd: clone.path });
    expect([gated.code, gated.out]).toEqual([3, '']);
    expect(gated.err).toMatch(/^error: the merge base of main and HEAD is not known: .*\nFetch the history/);
  });
});

describe('what the merge base holds', () => {
  test('neither configuration nor baseline is first adoption: the pull request is judged by its own entries', async () => {
    const pr = recorded({ 'README.md': 'no gate yet' });
    pr.commit(BASE);
    const gated = await pr.gate((await pr.replay()).folder);
    expect(gated.code).toBe(0);
    expect(gated.result?.comparator).toMatchObject({ config_outcome: 'default' });
    expect(gated.result?.place?.outcome).toBe('first_adoption');
    expect(gated.result?.counts).toMatchObject({ new: 3 });

    pr.record({ alpha: everyClient(ignores('alpha-skill')) });
    const failed = await pr.gate((await pr.replay()).folder);
    expect([failed.code, failed.cell('alpha', 'claude')?.delta]).toEqual([1, 'new']);
  });

  test('first adoption says so to people', async () => {
    const pr = recorded({ 'README.md': 'no gate yet' });
    pr.commit(BASE);
    const { folder } = await pr.replay();
    const { out } = await pr.run(['gate', '--results', folder, '--base-ref', 'main']);
    expect(out).toContain('no baseline there: first adoption');
  });

  test('cases without a baseline at either side fail as missing_baseline', async () => {
    const pr = recorded({ 'README.md': 'no gate yet' });
    pr.commit({ [CASES]: BASE[CASES] });
    const gated = await pr.gate((await pr.replay()).folder);
    expect([gated.code, gated.cell('alpha', 'codex')?.delta]).toEqual([1, 'missing_baseline']);
  });

  test.each<[string, Files, RegExp]>([
    [
      'a configuration without its baseline',
      { [BASELINE]: null, [CONFIG]: 'providers:\n  claude:\n' },
      /is configured, but has no baseline at baselines\/provider-baseline\.json/,
    ],
    [
      'a baseline that is half written',
      { [BASELINE]: '{"alpha": {' },
      /holds an invalid file:\n.*provider-baseline\.json:1:12: not valid JSON/,
    ],
    [
      'a baseline with unknown statuses',
      { [BASELINE]: { alpha: { codex: { expected_status: 'green' } } } },
      /\/alpha\/codex\/expected_status: expected one of "pass", "fail", "infra_error", found "green"/,
    ],
    ['an empty baseline file', { [BASELINE]: '' }, /The file is empty/],
    ['a baseline that is not UTF-8', { [BASELINE]: Buffer.from([0xff, 0xfe, 0x7b]) }, /expected UTF-8 text/],
    ['a configuration that is not valid', { [CONFIG]: 'providers: [' }, /config\.yml:\d+:\d+: not valid YAML/],
    ['a configuration with unknown keys', { [CONFIG]: 'infra: tolerated\n' }, /\/infra: expected only known fields/],
    [
      'a configuration whose cases are not there',
      { [CONFIG]: 'cases: other/*.json\n' },
      /is configured with the cases other\/\*\.json, but does not have them/,
    ],
    ['cases that are not valid', { [CASES]: '[{]' }, /cases\.json:1:3: not valid JSON/],
  ])('%s stops the gate with exit code 3', async (_name, change, message) => {
    const pr = pullRequest(BASE);
    pr.repository.git('checkout', '--quiet', 'main');
    pr.commit({ [CONFIG]: '# nothing configured\n', ...change });
    pr.repository.git('checkout', '--quiet', '-B', 'feature', 'main');
    // The pull request repairs it: still, what held before is not known.
    pr.commit({ ...BASE, [CONFIG]: '# nothing configured\n' });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const gated = await pr.gate((await pr.replay()).folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toMatch(message);
    expect(gated.err).not.toContain('bug');
    expect(JSON.parse(gated.out)).toMatchObject({ error: { code: 'not_comparable' } });
  });

  const split = (first: object, second: object): Files => ({
    'cases/routing/a.json': [caseOf('alpha'), first],
    'cases/routing/b.json': [second],
    [CASES]: null,
  });
  const weak = caseOf('beta', { expected_skill_min_tier: 2 });
  const peek = { steps: [{ peek: 'beta-skill' }, { say: 'Done.' }] };

  test.each<[string, Files, readonly string[]]>([
    [
      'moved to another file, the only one that its configuration names',
      { ...split(weak, caseOf('unused')), [CONFIG]: 'cases: cases/routing/a.json\n' },
      [],
    ],
    [
      'moved to another place altogether',
      {
        ...split(caseOf('unused'), caseOf('unused-too')),
        'elsewhere.json': [caseOf('alpha'), weak],
        [CONFIG]: 'cases: elsewhere.json\n',
      },
      [],
    ],
    [
      'changed beside a file that is new',
      { 'cases/routing/b.json': [weak], 'cases/routing/c.json': [caseOf('unused')] },
      ['--cases', 'cases/routing/a.json', 'cases/routing/b.json', 'cases/routing/c.json'],
    ],
  ])('a weakened case is seen although it was %s', async (_name, change, flags) => {
    const baseline = baselineOf({ alpha: 'pass', beta: 'pass' });
    const pr = pullRequest({
      'cases/routing/a.json': [caseOf('alpha')],
      'cases/routing/b.json': [caseOf('beta')],
      [BASELINE]: baseline,
    });
    const added = 'cases/routing/c.json' in change ? baselineOf({ unused: 'pass' }) : {};
    pr.commit({ ...change, [BASELINE]: { ...baseline, ...added } });
    pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(peek), unused: everyClient(loads('unused')) });
    const { folder } = await pr.replay(...flags);
    const gated = await pr.gate(folder, ...flags);
    expect(gated.cell('beta', 'claude')).toMatchObject({ delta: 'regression', gate: 'fail', notes: ['case_loosened'] });
    expect(gated.code).toBe(1);
  });

  test('a baseline without case files is used, and says what cannot be seen', async () => {
    const pr = recorded({ [BASELINE]: BASE[BASELINE] });
    pr.commit({ [CASES]: BASE[CASES] });
    const gated = await pr.gate((await pr.replay()).folder);
    expect([gated.code, gated.result?.counts['held']]).toEqual([0, 3]);
    expect(gated.result?.warnings.join()).toContain('has no case files, so that loosened cases cannot be seen');
  });

  test("the origin's shape of a baseline, without schema, loads unchanged", async () => {
    const pr = recorded();
    const gated = await pr.gate((await pr.replay()).folder);
    expect(JSON.stringify(BASE[BASELINE])).not.toContain('schema');
    expect(gated.code).toBe(0);
  });
});

describe('--baseline FILE', () => {
  test('compares with the file as it is, and says that no merge base was used', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    writeFileSync(join(pr.fixture.directory, 'other.json'), JSON.stringify(baselineOf({ alpha: 'fail' })));
    const gated = await pr.gate(folder, '--baseline', '../other.json');
    expect(gated.code).toBe(0);
    expect(gated.result?.comparator).toMatchObject({ kind: 'file', merge_base: null });
    expect(gated.result?.place?.path).toBe('../other.json');
    expect(gated.result?.counts).toMatchObject({ improvement: 3 });
    expect(gated.result?.warnings.join()).toContain('no merge base was used');
    const { out } = await pr.run(['gate', '--results', folder, '--baseline', '../other.json']);
    expect(out).toMatch(/^Compared with files as they are; no merge base was used\n {2}baseline \.\.\/other\.json /);
  });

  test('works outside of a repository', async () => {
    const pr = recorded();
    rmSync(join(pr.repository.path, '.git'), { recursive: true });
    const { folder, results } = await pr.replay();
    expect(results.commit).toBeNull();
    const gated = await pr.gate(folder, '--baseline', BASELINE);
    expect([gated.code, gated.result?.counts['held']]).toEqual([0, 3]);
  });

  test('regressions fail there too', async () => {
    const pr = recorded();
    pr.record({ alpha: everyClient(ignores('alpha-skill')) });
    expect((await pr.gate((await pr.replay()).folder, '--baseline', BASELINE)).code).toBe(1);
  });

  test.each([
    [['--baseline', 'nowhere.json'], /nowhere\.json: the baseline: there is no such file/],
    [['--baseline', BASELINE, '--base-ref', 'main'], /expected either --base-ref or --baseline, found both/],
    [[], /expected either --base-ref or --baseline, found neither/],
  ])('%j is an error', async (flags, message) => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const gated = await pr.run(['gate', '--results', folder, ...flags]);
    expect([gated.code, gated.out]).toEqual([2, '']);
    expect(gated.err).toMatch(message);
  });
});
