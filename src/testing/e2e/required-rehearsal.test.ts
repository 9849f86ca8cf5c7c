import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { addRun, type MadeRun } from '../fake-github/add-run.ts';
import type { FakeGitHub } from '../fake-github/fake-github.ts';
import { octokitClient } from '../fake-github/octokit-client.ts';
import { jobsBench, RUN, type JobsBench } from './jobs-bench.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, type Files } from './pull-request.ts';
import type { ActionRan } from './run-bundle.ts';

/*
 * The workflow rehearsal of required checks: the action over a fake GitHub whose check runs tell what CI did. Where commands are run, or the
 * evidence is the configuration's, the built bundle runs in a process of its own.
 */

// A minute is short here.
vi.mock(import('node:timers/promises'), async (original) => {
  const timers = await original();
  return {
    ...timers,
    setTimeout: (ms, value) => timers.setTimeout(Math.min(ms ?? 0, 20), value),
  };
});

const POLICY = '.github/portcullis/policies/required.json';
const CI = '.github/workflows/ci.yml';

function check(checkId: string, more: object = {}): object {
  return { checkId, github: { name: checkId, workflow: CI }, ...more };
}

function policyOf(checks: readonly object[], more: object = {}): object {
  return {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'mine',
    classes: { code: { prefix: ['src/'] }, tests: { prefix: ['tests/'] }, docs: { suffix: ['.md'] } },
    docs: 'docs',
    rules: [
      { when: { class: 'code' }, require: ['test', 'lint'], reason: 'code_changed' },
      { when: { class: 'tests' }, require: ['test'], reason: 'tests_changed' },
    ],
    absorbing: [],
    checks,
    ...more,
  };
}

const BOTH = policyOf([check('test'), check('lint')]);
const BASE: Files = {
  [CONFIG]: 'required: { evidence: github }\n',
  [POLICY]: BOTH,
  [CI]: 'on: pull_request\njobs:\n  test: { runs-on: x, steps: [{ uses: ./.github/actions/setup }] }\n',
  '.github/actions/setup/action.yml': 'runs: { using: composite, steps: [] }\n',
  'src/a.ts': '1\n',
  'tests/a.test.ts': '1\n',
};
const CODE: Files = { 'src/a.ts': '2\n' };

const GREEN = [{ name: 'test' }, { name: 'lint' }] as const;
const instead = (more: object) => [{ name: 'test' }, { name: 'lint', ...more }];

/** A run of CI on the pull request's head. */
function ci(github: FakeGitHub, headSha: string, more: Partial<MadeRun> = {}): void {
  addRun(github.state, { id: 100, headSha, path: CI, conclusion: 'success', jobs: GREEN, ...more });
}

interface Played {
  readonly ran: ActionRan;
  readonly bench: JobsBench;
  /** Requests for evidence alone. */
  readonly evidence: readonly string[];
  /** Rule and check of each finding; and with which class. */
  readonly findings: readonly string[];
}

type Happen = (github: FakeGitHub, headSha: string, bench: JobsBench) => unknown;

async function play(
  { base = BASE, change = CODE }: { readonly base?: Files; readonly change?: Files },
  happen: Happen,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Played> {
  const bench = await jobsBench({ base, head: change });
  const headSha = bench.pr.repository.git('rev-parse', 'feature');
  await happen(bench.github, headSha, bench);
  const from = bench.github.requests.length;
  const ran = await bench.job('required', { evidence: 'github', ...inputs });
  const operations = bench.github.requests.slice(from).map(({ operation = '' }) => operation);
  const report = ran.outputs['report'];
  const result = report === undefined ? null : (JSON.parse(readFileSync(report, 'utf8')) as GateResult);
  return {
    ran,
    bench,
    evidence: operations.filter((name) => /^checks|workflow-run/.test(name)),
    findings: (result?.gates[0]?.findings ?? []).map(({ rule, subject, message }) =>
      `${rule} ${subject.label} ${/check\.\w+/.exec(message)?.[0] ?? ''}`.trim(),
    ),
  };
}

async function spoof(github: FakeGitHub, headSha: string): Promise<void> {
  const { checks } = octokitClient(github);
  await checks.create({ owner: 'o', repo: 'r', name: 'lint', head_sha: headSha, conclusion: 'success' });
}

const green: Happen = (github, headSha) => ci(github, headSha);

/** git can fetch, as in a public repository. */
function canFetch(_github: FakeGitHub, _headSha: string, { workspace, served }: JobsBench): void {
  execFileSync('git', ['remote', 'set-url', 'origin', served], { cwd: workspace });
}

/** The check run that somebody made by the API, as one of another app. */
function ofApp(github: FakeGitHub, app: string): void {
  for (const [id, run] of github.state.checkRuns) github.state.checkRuns.set(id, { ...run, app });
}

describe('on GitHub', () => {
  test.each<[string, Happen, number, readonly string[]]>([
    ['all green', green, 0, []],
    ['missing', (github, sha) => ci(github, sha, { jobs: [{ name: 'test' }] }), 1, ['new lint check.missing']],
    [
      'pending',
      (github, sha) => ci(github, sha, { conclusion: null, jobs: instead({ conclusion: null }) }),
      3,
      ['unfinished lint check.pending'],
    ],
    [
      'skipped',
      (github, sha) => ci(github, sha, { jobs: instead({ conclusion: 'skipped' }) }),
      1,
      ['new lint check.skipped'],
    ],
    [
      'neutral',
      (github, sha) => ci(github, sha, { jobs: instead({ conclusion: 'neutral' }) }),
      1,
      ['new lint check.neutral'],
    ],
    [
      'cancelled',
      (github, sha) => ci(github, sha, { jobs: instead({ conclusion: 'cancelled' }) }),
      1,
      ['new lint check.cancelled'],
    ],
    [
      'spoofed by the API',
      async (github, sha) => {
        ci(github, sha, { jobs: [{ name: 'test' }] });
        await spoof(github, sha);
      },
      1,
      ['new lint check.no_job'],
    ],
    [
      'spoofed by another app',
      async (github, sha) => {
        ci(github, sha, { jobs: [{ name: 'test' }] });
        await spoof(github, sha);
        ofApp(github, 'evil');
      },
      1,
      ['new lint check.wrong_app'],
    ],
    [
      'spoofed by another workflow',
      (github, sha) => {
        ci(github, sha, { jobs: [{ name: 'test' }] });
        ci(github, sha, { id: 101, path: '.github/workflows/evil.yml', jobs: [{ name: 'lint' }] });
      },
      1,
      ['new lint check.wrong_workflow'],
    ],
    [
      'spoofed by a dispatch',
      (github, sha) => {
        ci(github, sha, { jobs: [{ name: 'test' }] });
        ci(github, sha, { id: 101, event: 'workflow_dispatch', jobs: [{ name: 'lint' }] });
      },
      1,
      ['new lint check.wrong_event'],
    ],
    [
      'green on push, red on the pull request',
      (github, sha) => {
        ci(github, sha, { jobs: instead({ conclusion: 'failure' }) });
        ci(github, sha, { id: 101, event: 'push' });
      },
      1,
      ['new lint check.failed'],
    ],
    [
      'all jobs run again, and that goes on',
      (github, sha) =>
        ci(github, sha, {
          attempt: 2,
          conclusion: null,
          jobs: [...GREEN.map((job) => ({ ...job, attempt: 1 })), { name: 'test', attempt: 2, conclusion: null }],
        }),
      3,
      ['unfinished lint check.pending', 'unfinished test check.pending'],
    ],
    [
      'failed jobs run again, and that goes on',
      (github, sha) =>
        ci(github, sha, {
          attempt: 2,
          conclusion: null,
          jobs: [
            { name: 'test', attempt: 1 },
            { name: 'lint', attempt: 1, conclusion: 'failure' },
            { name: 'lint', attempt: 2 },
          ],
        }),
      3,
      ['unfinished test check.pending'],
    ],
  ])('%s', async (_name, happen, code, findings) => {
    const { ran, evidence, findings: found, bench } = await play({}, happen);
    expect([ran.code, [...found].sort()]).toEqual([code, findings]);
    const runs = evidence.filter((name) => name === 'actions/list-jobs-for-workflow-run').length;
    expect(evidence).toHaveLength(2 + runs);
    expect(bench.artifacts()).toEqual(['required-a1']);
    expect(Object.keys(bench.filesOf('required-a1'))).toContain('attestation.json');
    expect(ran.outputs['attestation-digest']).toMatch(/^att1_[0-9a-f]{64}$/);
  });

  test('all green as the configuration says it, and the gate takes the proof by itself', async () => {
    const skill = { '.claude/skills/alpha-skill/SKILL.md': '---\nname: alpha-skill\ndescription: Use it.\n---\n' };
    const base = { ...BASE, ...skill, [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) };
    const bench = await jobsBench({ base, head: CODE });
    ci(bench.github, bench.pr.repository.git('rev-parse', 'feature'));
    const plan = await bench.job('plan', { changed: 'true', skills: '.claude/skills', shards: '1' });
    expect(plan.code).toBe(0);
    const ran = await bench.job('required', { evidence: '', 'plan-digest': plan.outputs['plan-digest'] ?? '' });
    expect(ran.code).toBe(0);
    const gate = async (digest: string | undefined): Promise<ActionRan> => {
      const required = { result: 'success', outputs: { 'attestation-digest': digest } };
      const needs = { plan: { result: 'success', outputs: plan.outputs }, required };
      return bench.job('gate', { needs: JSON.stringify(needs), comment: 'off', 'upload-report': 'false' });
    };
    const held = await gate(ran.outputs['attestation-digest']);
    expect(held.outputs).toMatchObject({ verdict: 'pass', 'required-failures': '0' });
    const other = await gate(`att1_${'0'.repeat(64)}`);
    expect([other.code, other.outputs['required-failures']]).toEqual([1, '1']);
  });

  test('pending, and green a minute later', async () => {
    const { ran, evidence } = await play(
      {},
      (github, sha) => {
        ci(github, sha, { conclusion: null, jobs: instead({ conclusion: null }) });
        github.fail({ path: /check-runs/, after: 1, before: () => ci(github, sha) });
      },
      { 'wait-minutes': '2' },
    );
    expect([ran.code, evidence.length]).toEqual([0, 4]);
    expect(ran.out).toContain('minute 1 of 2: waiting for lint');
    // It waits for a minute.
  }, 150_000);

  test('a fork without a token', async () => {
    const { ran, findings } = await play({}, canFetch, { token: '' });
    expect(ran.code).toBe(3);
    expect([...findings].sort()).toEqual(['unfinished lint check.unanswered', 'unfinished test check.unanswered']);
  });

  test('a token that may not', async () => {
    const { ran } = await play({}, (github, sha) => {
      ci(github, sha);
      github.access.permissions = { contents: 'read', actions: 'read' };
    });
    expect(ran.code).toBe(3);
    expect(ran.out).toContain('the token needs the permission "checks: read"');
  });

  test('a policy that names the job which looks', async () => {
    const own = {
      ...policyOf([check('test'), check('lint', { github: { name: 'gate', workflow: '.github/workflows/gate.yml' } })]),
    };
    const { ran } = await play({ base: { ...BASE, [POLICY]: own } }, (github, headSha) => {
      ci(github, headSha);
      addRun(github.state, { id: RUN, headSha, jobs: [{ name: 'gate', conclusion: null, runner: 'fake' }] });
    });
    expect(ran.code).toBe(2);
    expect(ran.annotations.join('')).toContain('which is the job that looks for it');
  });
});

describe('what the pull request changes', () => {
  test.each<[string, Files, Happen, Readonly<Record<string, string>>, number, readonly string[]]>([
    [
      'a workflow',
      { ...CODE, [CI]: 'on: pull_request\njobs: {}\n' },
      green,
      {},
      1,
      ['new lint check.workflow_changed', 'new test check.workflow_changed'],
    ],
    [
      'an action that it uses',
      { ...CODE, '.github/actions/setup/x.sh': '' },
      green,
      {},
      1,
      ['new lint check.workflow_changed', 'new test check.workflow_changed'],
    ],
    [
      'a check that it drops',
      {
        ...CODE,
        [POLICY]: policyOf([check('test')], { rules: [{ when: { class: 'code' }, require: ['test'], reason: 'x' }] }),
      },
      (github, sha) => ci(github, sha, { jobs: [{ name: 'test' }] }),
      {},
      1,
      ['loosened', 'new lint check.missing'],
    ],
    [
      'a rule that it loosens',
      {
        ...CODE,
        [POLICY]: policyOf([check('test'), check('lint')], {
          rules: [{ when: { class: 'code' }, require: ['test'], reason: 'x' }],
        }),
      },
      green,
      {},
      0,
      ['loosened'],
    ],
    [
      'a test file that it deletes',
      { 'tests/a.test.ts': null },
      (github, sha) => ci(github, sha, { jobs: [{ name: 'lint' }] }),
      {},
      1,
      ['new test check.missing'],
    ],
  ])('%s', async (_name, change, happen, inputs, code, findings) => {
    const { ran, findings: found } = await play({ change }, happen, inputs);
    const rules = found.map((line) => (line.startsWith('loosened') ? 'loosened' : line));
    expect([ran.code, [...new Set(rules)].sort()]).toEqual([code, findings]);
  });

  test('a command: the merge base’s is run', async () => {
    const change = { ...CODE, [POLICY]: withCommand(['true']) };
    const { ran, findings } = await play(
      { base: { ...BASE, [POLICY]: withCommand(['false']) }, change },
      green,
      BY_BOTH,
    );
    expect(ran.code).toBe(1);
    expect(findings.map((line) => line.replace(/^loosened.*/, 'loosened')).sort()).toEqual(['loosened', 'new test']);
  });
});

const BY_BOTH = { evidence: 'both' };
const RULE = { when: { class: 'code' }, require: ['test', 'own', 'lint'], reason: 'x' };
const withCommand = (command: readonly string[]): object => policyOf([check('test', { command }), check('lint')]);

describe('another commit than the pull request’s is checked out', () => {
  const HEADS = { ...CODE, [POLICY]: policyOf([check('test'), check('own'), check('lint')], { rules: [RULE] }) };
  const other: Happen = (github, headSha, { workspace, served }) => {
    ci(github, headSha);
    execFileSync('git', ['fetch', '--quiet', served, 'main'], { cwd: workspace });
    execFileSync('git', ['checkout', '--quiet', 'FETCH_HEAD'], { cwd: workspace });
  };

  test('nothing is run over it', async () => {
    const base = { ...BASE, [POLICY]: withCommand(['touch', 'ran']) };
    const { ran, bench } = await play({ base }, other, BY_BOTH);
    expect([ran.code, existsSync(join(bench.workspace, 'ran')), bench.artifacts()]).toEqual([2, false, []]);
    expect(ran.annotations.join('')).toMatch(/expected the head \w{40}.* to be checked out, found \w{40}/);
  });

  test('it does not hide the head’s policy', async () => {
    const { ran, findings } = await play({ change: HEADS }, other);
    expect([ran.code, findings]).toEqual([1, expect.arrayContaining(['new own check.missing'])]);
  });
});

test('files that are not the commit’s: nothing is found either', async () => {
  const dirty: Happen = (github, headSha, { workspace }) => {
    ci(github, headSha);
    writeFileSync(join(workspace, POLICY), 'changed');
  };
  const { ran, evidence } = await play({ base: { ...BASE, [POLICY]: withCommand(['true']) } }, dirty, BY_BOTH);
  expect([ran.code, evidence]).toEqual([2, []]);
  expect(ran.annotations.join('')).toMatch(/before any was run: expected the tracked files/);
});

describe('a check that can be run and found', () => {
  const red: Happen = (github, sha) =>
    ci(github, sha, { jobs: [{ name: 'test', conclusion: 'failure' }, { name: 'lint' }] });

  const open: Happen = (github, sha) =>
    ci(github, sha, { conclusion: null, jobs: [{ name: 'test', conclusion: null }, { name: 'lint' }] });

  test.each<[string, readonly string[], Happen, Readonly<Record<string, string>>, number, string]>([
    ['passes where both did', ['true'], green, BY_BOTH, 0, 'required-checks.json'],
    ['fails where it was found red', ['true'], red, BY_BOTH, 1, 'check.failed'],
    ['is open where it was found open, whatever its command did', ['false'], open, BY_BOTH, 3, 'check.pending'],
    [
      'cannot be run without a command',
      ['true'],
      green,
      { evidence: 'run' },
      2,
      'the check lint: expected "command" in the policy',
    ],
  ])('%s', async (_name, command, happen, inputs, code, said) => {
    const { ran } = await play({ base: { ...BASE, [POLICY]: withCommand(command) } }, happen, inputs);
    expect(ran.code).toBe(code);
    expect(ran.out).toContain(said);
  });
});
