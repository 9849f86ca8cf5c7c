import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { DEFAULT_KPI_BASELINE as KPI, type KpiBaseline, type KpiRecord } from '../../contracts/kpi-baseline.ts';
import { kpiDetail } from '../../contracts/kpi-detail.ts';
import { startFakeGitHub } from '../fake-github/fake-github.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, ignores, loads, pullRequest } from './pull-request.ts';
import type { Files, PullRequest } from './pull-request.ts';
import { action, type Ran } from './run-bundle.ts';
import { sessionTranscript } from './session-transcript.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `c${at + 10}`);
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
}

/** A pull request with recordings of each case, of which those fail. */
function change({ before = baseline([night()]), config = 'kpi:', change: files, failed = [] }: Setting): PullRequest {
  const pr = pullRequest({
    [CASES]: IDS.map((id) => caseOf(id)),
    [BASELINE]: baselineOf(Object.fromEntries(IDS.map((id) => [id, 'pass'])), ['claude']),
    [CONFIG]: `${config}\nproviders:\n  claude:\n`,
    [KPI]: before,
  });
  pr.commit(files ?? { 'prompt.md': 'changed' });
  recordTrial(pr, 1, failed);
  return pr;
}

function recordTrial(pr: PullRequest, trial: number, failed: readonly string[]): void {
  for (const [at, id] of IDS.entries()) {
    const made = failed.includes(id) ? ignores(`${id}-skill`) : loads(id);
    const claude = sessionTranscript('claude', made, at * 10 + trial);
    pr.record({ [trial === 1 ? id : `${id}.${trial}`]: { claude } });
  }
}

function shown(ran: Ran): readonly (string | number | undefined)[] {
  const [outcome] = ran.out === '' ? [] : (JSON.parse(ran.out) as GateResult).gates;
  const detail = outcome === undefined ? null : kpiDetail(outcome);
  const rows = (detail?.rows ?? []).map(({ delta }) => delta);
  return [ran.code ?? -1, ...rows, detail?.head.rows];
}

async function judged(pr: PullRequest, folders: readonly string[], ...args: readonly string[]): Promise<Ran> {
  return pr.run([
    'kpi',
    'gate',
    ...(folders.length === 0 ? [] : ['--results', ...folders]),
    '--base-ref',
    'main',
    '--json',
    ...args,
  ]);
}

const five = IDS.slice(0, 5);
const seven = IDS.slice(0, 7);
const added = (expires: string): Files => ({ [KPI]: baseline([night()], expires) });

describe('the table, against the merge base', () => {
  test.each<[string, readonly (string | number)[], Setting]>([
    ['as before', [0, 'held', 12], {}],
    [
      'first adoption: neither record nor section',
      [0, 'new', 12],
      { before: null, config: 'levels: {}', change: { [CONFIG]: 'kpi:\nproviders:\n  claude:\n' } },
    ],
    ['worse', [1, 'regression', 12], { failed: IDS.slice(0, 4) }],
    ['below the rollback line', [1, 'rollback', 12], { failed: five }],
    ['remediated at the base', [0, 'remediated', 12], { failed: five, before: baseline([night()], '2999-12-31') }],
    ['a remediation that expired', [1, 'rollback', 12], { failed: five, before: baseline([night()], '2020-12-31') }],
    ['a change of the file alone that adds one', [0, 'remediated', 12], { failed: five, change: added('2999-12-31') }],
    [
      'one beside another file',
      [1, 'rollback', 12],
      { failed: five, change: { ...added('2999-12-31'), 'prompt.md': 'x' } },
    ],
    ['a record that is edited', [1, 'held', 'loosened', 12], { change: { [KPI]: baseline([night(five)]) } }],
    [
      'a hard case that is dropped',
      [0, 'held', 11],
      {
        before: baseline([night(['c10'])]),
        failed: ['c10'],
        change: { [CASES]: IDS.slice(1).map((id) => caseOf(id)) },
      },
    ],
    ['below a target', [0, 'watch', 12], { config: 'kpi: { target: 13 }' }],
    [
      'the pull request’s own settings do not count',
      [1, 'regression', 12],
      { failed: IDS.slice(0, 4), change: { [CONFIG]: 'kpi: { alpha: 0 }\nproviders:\n  claude:\n' } },
    ],
  ])('%s', async (_, expected, setting) => {
    const pr = change(setting);
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder]))).toEqual(expected);
  });

  test.each([
    ['at the base stops the gate', { before: '{"schema":1}' }, 3],
    ['of the pull request is refused', { change: { [KPI]: '{"schema":1}' } }, 2],
  ])('an invalid file %s', async (_, setting: Setting, code) => {
    const pr = change(setting);
    const { folder } = await pr.replay();
    const ran = await judged(pr, [folder]);
    expect([ran.code, ran.out + ran.err]).toEqual([code, expect.stringMatching(/kpi\.json.*"history"/s)]);
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
      expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('expected one row for each unit')]);
    }
  });

  test('an easy case that is repeated hides no drop', async () => {
    const pr = change({ failed: IDS.slice(0, 4) });
    for (let trial = 2; trial <= 4; trial += 1) recordTrial(pr, trial, IDS.slice(0, 4));
    const { folder } = await pr.replay('--trials', '4');
    expect(shown(await judged(pr, [folder]))).toEqual([1, 'regression', 48]);
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
    expect(shown(await judged(pr, failed, '--plan', plan))).toEqual([1, 'rollback', 12]);
    recordTrial(pr, 1, []);
    const ran = await judged(pr, [...failed, await shard(1, 2), await shard(2, 2)], '--plan', plan);
    expect(shown(ran)).toEqual([0, 'held', 12]);
  });

  test('an infrastructure night is undecided', async () => {
    const pr = change({});
    for (const id of IDS) pr.record({ [id]: { claude: LIMIT } }, { exitCode: 1 });
    const { folder } = await pr.replay();
    expect(shown(await judged(pr, [folder]))).toEqual([3, 'insufficient_data', 0]);
  });

  test('two changed cells are compared over these, and held to no line', async () => {
    const pr = change({ failed: ['c10', 'c11'], config: 'kpi: { min_rows: 2 }' });
    const { folder } = await pr.replay('--case-id', 'c12,c13');
    expect(shown(await judged(pr, [folder]))).toEqual([0, 'held', 2]);
    const broken = await pr.replay('--case-id', 'c10,c11');
    expect(shown(await judged(pr, [broken.folder]))).toEqual([0, 'held', 2]);
  });

  test('rows of a trajectory: equal ones once, transient ones and older ones not', async () => {
    const pr = change({ config: 'kpi: { trajectory: steps.jsonl }', before: null, change: { 'a.md': 'x' } });
    const row = (at: number, resultClass: string, finishedAt = '2026-01-02T03:00:00Z') =>
      `${JSON.stringify({ stepId: `w.${at}`, issueId: `i${at}`, action: 'a', resultClass, finishedAt })}\n`;
    const rows = [
      row(1, 'passed'),
      row(2, 'Passed'),
      row(3, 'ok'),
      row(4, 'transient_x'),
      row(5, 'failed', '2025-12-01T00:00:00Z'),
    ];
    writeFileSync(join(pr.repository.path, 'steps.jsonl'), [...rows, ...rows].join(''));
    expect(shown(await judged(pr, []))).toEqual([0, 'new', 3]);
    writeFileSync(join(pr.repository.path, 'steps.jsonl'), '{}\n');
    expect((await judged(pr, [])).code).toBe(2);
  });
});

describe('actions, as a runner starts them', () => {
  const served = async (pr: PullRequest) => {
    const { repository, fixture } = pr;
    const github = await startFakeGitHub({ repository: fixture.serve(repository, 'served.git').path, token: TOKEN });
    onTestFinished(() => github.close());
    const [head, base] = [repository.git('rev-parse', 'feature'), repository.git('rev-parse', 'main')];
    const event = runnerEvent('pull_request', { head: { ref: 'feature', sha: head }, base: { sha: base } });
    return { cwd: repository.path, event, github, inProcess: false } as const;
  };

  test('kpi says state and figure', async () => {
    const pr = change({ failed: seven });
    const { folder } = await pr.replay();
    const ran = await action('kpi', { inputs: { results: folder, token: TOKEN }, ...(await served(pr)) });
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
    const ran = await action('gate', { inputs, ...(await served(pr)) });
    expect(ran.summary).toContain('below the rollback line, 14.4: tolerated until 2999');
  });
});
