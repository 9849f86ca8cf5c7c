import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { DEFAULT_KPI_BASELINE as KPI, type KpiBaseline, type KpiRecord } from '../../contracts/kpi-baseline.ts';
import { kpiDetail } from '../../contracts/kpi-detail.ts';
import { startFakeGitHub } from '../fake-github/fake-github.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, ignores, loads, pullRequest } from './pull-request.ts';
import type { Files, PullRequest } from './pull-request.ts';
import { action, type ActionOptions, type ActionRan, type Ran } from './run-bundle.ts';
import type { Client } from '../made-transcript.ts';
import { sessionTranscript } from './session-transcript.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `c${at + 10}`);
const ANY = { required_any_evidence: ['tool_use'] };
const TOKEN = 'ghs_secret';
const LIMIT = '{"type":"result","subtype":"success","is_error":true,"result":"Claude AI usage limit reached"}\n';

/** A night in which every case but those passed three times. */
const night = (failed: readonly string[] = [], changes: Partial<KpiRecord> = {}): KpiRecord => ({
  batch: 'night',
  at: '2026-01-02T03:04:05Z',
  window_hours: 24,
  workers: 1,
  cases: Object.fromEntries(IDS.map((id) => [`${id}/claude`, { rows: 3, completed: failed.includes(id) ? 0 : 3 }])),
  ...changes,
});
const baseline = (history: KpiRecord[], expires?: string): KpiBaseline => ({
  schema: 1,
  history,
  ...(expires === undefined ? {} : { remediation: { reason: 'a new model', owner: 'me', expires } }),
});

interface Setting {
  readonly before?: object | string | null;
  readonly config?: string;
  readonly change?: Files;
  readonly failed?: readonly string[];
  readonly agents?: readonly Client[];
}

/** A pull request with recordings of each case, of which those fail. */
function change(setting: Setting): PullRequest {
  const { before = baseline([night()]), config = 'kpi:', change: files, failed = [], agents = ['claude'] } = setting;
  const pr = pullRequest({
    [CASES]: IDS.map((id) => caseOf(id)),
    [BASELINE]: baselineOf(Object.fromEntries(IDS.map((id) => [id, 'pass'])), agents),
    [CONFIG]: `${config}\nproviders:\n${agents.map((agent) => `  ${agent}:\n`).join('')}`,
    [KPI]: before,
    '.claude/skills/other/SKILL.md': '---\nname: other\ndescription: Another one.\n---\nText.\n',
  });
  pr.commit(files ?? { 'prompt.md': 'changed' });
  recordTrial(pr, 1, failed);
  return pr;
}

function recordTrial(pr: PullRequest, trial: number, failed: readonly string[], options = {}): void {
  for (const [at, id] of IDS.entries()) {
    const made = failed.includes(id) ? ignores(`${id}-skill`) : loads(id);
    const claude = sessionTranscript('claude', made, at * 10 + trial);
    pr.record({ [trial === 1 ? id : `${id}.${trial}`]: { claude } }, options);
  }
}

/** The verdict, the rows and how many units or rows were counted. */
function shown({ outputs }: ActionRan): readonly (string | number | undefined)[] {
  const { verdict = '', report } = outputs;
  return [verdict, ...rowsOf(report === undefined ? null : (JSON.parse(readFileSync(report, 'utf8')) as GateResult))];
}

function rowsOf(result: Pick<GateResult, 'gates'> | null): readonly (string | number | undefined)[] {
  const detail = result?.gates[0] === undefined ? null : kpiDetail(result.gates[0]);
  return [...(detail?.rows ?? []).map(({ delta }) => delta), detail?.head.rows];
}

/** GitHub with the repository as it is now, and the pull request's event. */
async function served({ repository, fixture }: PullRequest): Promise<Pick<ActionOptions, 'cwd' | 'event' | 'github'>> {
  const bare = fixture.serve(repository, `${(serves += 1)}.git`).path;
  const github = await startFakeGitHub({ repository: bare, token: TOKEN });
  onTestFinished(() => github.close());
  const [head, base] = [repository.git('rev-parse', 'feature'), repository.git('rev-parse', 'main')];
  const event = runnerEvent('pull_request', { head: { ref: 'feature', sha: head }, base: { sha: base } });
  return { cwd: repository.path, event, github };
}
let serves = 0;

/** The action as a run of the pull request starts it. */
async function judged(pr: PullRequest, folders: readonly string[], inputs: Inputs = {}): Promise<ActionRan> {
  return action('kpi', { inputs: { results: folders.join('\n'), token: TOKEN, ...inputs }, ...(await served(pr)) });
}
type Inputs = Readonly<Record<string, string>>;

const five = IDS.slice(0, 5);
const seven = IDS.slice(0, 7);
const added = (expires: string): Files => ({ [KPI]: baseline([night()], expires) });

describe('the table, against the merge base', () => {
  test.each<[string, readonly (string | number)[], Setting]>([
    ['as before', ['pass', 'held', 12], {}],
    [
      'first adoption: neither record nor section',
      ['pass', 'new', 12],
      { before: null, config: 'levels: {}', change: { [CONFIG]: 'kpi:\nproviders:\n  claude:\n' } },
    ],
    ['worse', ['fail', 'regression', 12], { failed: IDS.slice(0, 4) }],
    ['below the rollback line', ['fail', 'rollback', 12], { failed: five }],
    ['remediated at the base', ['pass', 'remediated', 12], { failed: five, before: baseline([night()], '2999-12-31') }],
    [
      'a remediation that expired',
      ['fail', 'rollback', 12],
      { failed: five, before: baseline([night()], '2020-12-31') },
    ],
    [
      'a change of the file alone that adds one',
      ['pass', 'remediated', 12],
      { failed: five, change: added('2999-12-31') },
    ],
    [
      'one beside another file',
      ['fail', 'rollback', 12],
      { failed: five, change: { ...added('2999-12-31'), 'prompt.md': 'x' } },
    ],
    ['a record that is edited', ['fail', 'held', 'loosened', 12], { change: { [KPI]: baseline([night(five)]) } }],
    [
      'a hard case that is dropped',
      ['pass', 'held', 11],
      {
        before: baseline([night(['c10'])]),
        failed: ['c10'],
        change: { [CASES]: IDS.slice(1).map((id) => caseOf(id)) },
      },
    ],
    [
      'cases that ask for less',
      ['fail', 'rollback', 12],
      {
        failed: IDS,
        change: { [CASES]: IDS.map((id) => ({ ...caseOf(id), expected_skill: undefined, ...ANY })) },
      },
    ],
    ['below a target', ['pass', 'watch', 12], { config: 'kpi: { target: 13 }' }],
    [
      'the pull request’s own settings do not count',
      ['fail', 'regression', 12],
      { failed: IDS.slice(0, 4), change: { [CONFIG]: 'kpi: { alpha: 0 }\nproviders:\n  claude:\n' } },
    ],
  ])('%s', async (_, expected, setting) => {
    const pr = change(setting);
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder]))).toEqual(expected);
  });

  test.each([
    ['at the base stops the gate', { before: '{"schema":1}' }, 'not_comparable'],
    ['of the pull request is refused', { change: { [KPI]: '{"schema":1}' } }, undefined],
  ])('an invalid file %s', async (_, setting: Setting, verdict) => {
    const pr = change(setting);
    const { folder } = await pr.replay();
    const ran = await judged(pr, [folder]);
    expect([ran.outputs['verdict'], ran.out + ran.err]).toEqual([
      verdict,
      expect.stringMatching(/kpi\.json.*"history"/s),
    ]);
    const checked = await pr.run(['validate']);
    expect([checked.code, checked.out + checked.err]).toEqual([2, expect.stringMatching(/kpi\.json.*"history"/)]);
  });
});

describe('rows that come about in other ways', () => {
  test('a batch that is given twice, or replayed again beside itself, is refused', async () => {
    const pr = change({});
    const [{ folder }, { folder: again }] = [await pr.replay(), await pr.replay()];
    for (const folders of [
      [folder, folder],
      [folder, again],
    ]) {
      const ran = await judged(pr, folders);
      expect([ran.code, ran.out]).toEqual([2, expect.stringContaining('expected one row for each unit')]);
    }
  });

  test('an easy case that is repeated hides no drop', async () => {
    const pr = change({ failed: IDS.slice(0, 4) });
    for (let trial = 2; trial <= 4; trial += 1) recordTrial(pr, trial, IDS.slice(0, 4));
    const { folder } = await pr.replay('--trials', '4');
    expect(shown(await judged(pr, [folder]))).toEqual(['fail', 'regression', 48]);
  });

  test('twice the shards, and a second attempt at one', async () => {
    const pr = change({ failed: five });
    const plan = join(pr.fixture.directory, 'plan.json');
    const planned = await pr.run(['plan', '--shards', '2', '--output', plan]);
    expect(planned.code).toBe(0);
    const shard = async (number: number, attempt: number): Promise<string> => {
      const file = join(pr.fixture.directory, `${number}-${attempt}.json`);
      const flags = ['--shard', `${number}`, '--attempt', `${attempt}`, '--output', file];
      await pr.replay('--plan', plan, ...flags);
      return file;
    };
    const failed = [await shard(1, 1), await shard(2, 1)];
    expect(shown(await judged(pr, failed, { plan }))).toEqual(['fail', 'rollback', 12]);
    recordTrial(pr, 1, []);
    const ran = await judged(pr, [...failed, await shard(1, 2), await shard(2, 2)], { plan });
    expect(shown(ran)).toEqual(['pass', 'held', 12]);
  });

  test('passes that all came late, where that is not allowed', async () => {
    const pr = change({});
    recordTrial(pr, 1, [], { timedOut: true });
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder]))).toEqual(['fail', 'rollback', 12]);
  });

  test('a provider’s outage breaks no line', async () => {
    const agents = ['claude', 'codex'] as const;
    const both = IDS.flatMap((id) => agents.map((agent) => [`${id}/${agent}`, { rows: 1, completed: 1 }] as const));
    const before = baseline([night([], { cases: Object.fromEntries(both) })]);
    const pr = change({ agents, before, config: 'kpi: { rollback: 20 }' });
    for (const id of IDS) {
      pr.record({ [id]: { codex: loads(id) } });
      pr.record({ [id]: { claude: LIMIT } }, { exitCode: 1 });
    }
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder], { 'fail-on-infra': 'false' }))).toEqual(['pass', 'held', 12]);
    expect(shown(await judged(pr, [folder]))).toEqual(['not_comparable', 'insufficient_data', 12]);
  });

  test('an infrastructure night is undecided', async () => {
    const pr = change({});
    for (const id of IDS) pr.record({ [id]: { claude: LIMIT } }, { exitCode: 1 });
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder]))).toEqual(['not_comparable', 'insufficient_data', 0]);
  });

  test('two changed cells are compared over these, and held to no line', async () => {
    const pr = change({
      failed: ['c10', 'c11'],
      config: 'skills: .claude/skills\nkpi: { min_rows: 2 }',
      change: {
        [CASES]: IDS.map((id, at) => caseOf(id, at < 2 ? { prompt: `Do what ${id} is for` } : {})),
      },
    });
    const plan = join(pr.fixture.directory, 'plan.json');
    expect(await pr.run(['plan', '--changed', '--base-ref', 'main', '--output', plan])).toMatchObject({ code: 0 });
    const { folder } = await pr.replay('--plan', plan);
    expect(shown(await judged(pr, [folder]))).toEqual(['pass', 'held', 2]);
    const lost = change({ config: 'kpi: { min_rows: 2 }' });
    for (const id of ['c10', 'c11']) lost.record({ [id]: { claude: LIMIT } }, { exitCode: 1 });
    const none = await lost.replay('--case-id', 'c10,c11');
    expect(shown(await judged(lost, [none.folder]))).toEqual(['not_comparable', 'insufficient_data', 0]);
  });

  test('rows of a trajectory: equal ones once, transient ones and older ones not', async () => {
    const pr = change({ config: 'kpi: { trajectory: steps.jsonl }', before: null, change: { 'a.md': 'x' } });
    const row = (at: number, resultClass: string, finishedAt = '2026-01-02T03:00:00Z') =>
      `${JSON.stringify({ stepId: `w.${at}`, issueId: `i${at}`, action: 'a', resultClass, finishedAt })}\n`;
    const rows = [
      row(1, 'passed'),
      row(2, 'Passed'),
      row(3, 'ok'),
      row(4, 'transient_x', '2030-01-02T03:00:00Z'),
      row(5, 'failed', '2025-12-01T00:00:00Z'),
    ];
    writeFileSync(join(pr.repository.path, 'steps.jsonl'), [...rows, ...rows].join(''));
    const told = async (): Promise<Ran> => pr.run(['kpi', 'gate', '--base-ref', 'main', '--json']);
    expect(rowsOf(JSON.parse((await told()).out) as GateResult)).toEqual(['new', 3]);
    writeFileSync(join(pr.repository.path, 'steps.jsonl'), '{}\n');
    expect((await told()).code).toBe(2);
  });
});

describe('actions, in processes of their own', () => {
  test('kpi says state and figure', async () => {
    const pr = change({ failed: seven });
    const { folder } = await pr.replay();
    const ran = await action('kpi', {
      inputs: { results: folder, token: TOKEN },
      ...(await served(pr)),
      inProcess: false,
    });
    expect([ran.code, ran.outputs]).toMatchObject([1, { verdict: 'fail', state: 'rollback', kpi: '2.083333' }]);
    expect(ran.annotations.join('\n')).toContain('below the rollback line');
  });

  test('gate judges it where it is configured', async () => {
    const pr = change({
      failed: seven,
      before: baseline([night()], '2999-12-31'),
      config: 'levels: { regression: warn }\nkpi:',
    });
    const { folder } = await pr.replay();
    const inputs = { results: folder, token: TOKEN, comment: 'off' };
    const ran = await action('gate', { inputs, ...(await served(pr)), inProcess: false });
    expect(ran.summary).toContain('below the rollback line, 14.4: tolerated until 2999');
  });
});
