import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import type { Results } from '../../contracts/results.ts';
import { CLIENTS } from '../made-transcript.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  everyClient,
  ignores,
  loads,
  pullRequest,
  readJson,
  type PullRequest,
} from './pull-request.ts';

const FILES = {
  [CASES]: [caseOf('alpha'), caseOf('beta')],
  [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
};

function recorded(): PullRequest {
  const pr = pullRequest(FILES);
  pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
  return pr;
}

/** A batch whose results were changed after the replay. */
async function tampered(
  change: (results: Results, plan: Plan) => string | object,
): Promise<{ pr: PullRequest; folder: string }> {
  const pr = recorded();
  const { folder, results } = await pr.replay();
  const changed = change(results, readJson(join(folder, 'plan.json')) as Plan);
  writeFileSync(join(folder, 'results.json'), typeof changed === 'string' ? changed : JSON.stringify(changed));
  return { pr, folder };
}

describe('results that are not of this head', () => {
  test('of another commit: exit code 3', async () => {
    const pr = recorded();
    const { folder, results } = await pr.replay();
    pr.commit({ 'new.txt': '' });
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toContain(`found results of ${results.commit}`);
    expect(gated.err).toContain('Check out the commit that the results belong to, or run or replay again.');
  });

  test('of another case set: exit code 3', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const file = join(pr.repository.path, CASES);
    writeFileSync(file, JSON.stringify([caseOf('alpha', { prompt: 'Something else' }), caseOf('beta')]));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toMatch(
      /expected results of the case set sha256:\w+, found results of sha256:\w+\nThe cases changed/,
    );
  });

  test('the same cases in another order, layout and line ending are the same case set', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const text = JSON.stringify({ cases: [caseOf('beta'), caseOf('alpha')] }, null, 4).replaceAll('\n', '\r\n');
    writeFileSync(join(pr.repository.path, CASES), `\uFEFF${text}`);
    const gated = await pr.gate(folder);
    expect([gated.code, gated.result?.warnings]).toEqual([
      0,
      ['the working tree differs from HEAD: the results may not be of what is committed'],
    ]);
  });

  test('no row joins: exit code 3', async () => {
    const pr = recorded();
    for (const client of CLIENTS) rmSync(join(pr.recordings, client), { recursive: true });
    mkdirSync(join(pr.recordings, 'claude'));
    const gated = await pr.gate((await pr.replay()).folder);
    expect([gated.code, gated.result?.verdict]).toEqual([3, 'not_comparable']);
    expect(gated.result?.warnings.join()).toContain('no planned unit has a result: nothing can be compared');
  });
});

describe('rows', () => {
  test('foreign: exit code 2', async () => {
    const { pr, folder } = await tampered((results) => ({
      ...results,
      results: [...results.results, { ...results.results[0], case_id: 'gamma' }],
    }));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(/gamma\/claude, trial 1: expected a row of the plan, found a row that no plan asked for/);
  });

  test('twice: exit code 2', async () => {
    const { pr, folder } = await tampered((results) => ({
      ...results,
      results: [...results.results, results.results[0]],
    }));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(/alpha\/claude, trial 1: expected one row for each unit, found two/);
  });

  test('with the id of another unit: exit code 2', async () => {
    const { pr, folder } = await tampered((results) => ({
      ...results,
      results: results.results.map((row) => ({ ...row, unit_run_id: results.batch_run_id })),
    }));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(/expected the unit id of the plan/);
  });

  test('missing: a delta that fails', async () => {
    const { pr, folder } = await tampered((results) => ({ ...results, results: results.results.slice(1) }));
    const gated = await pr.gate(folder);
    expect([gated.code, gated.cell('alpha', 'claude')?.delta]).toEqual([1, 'missing_result']);
  });
});

describe('a row that says something else than its own facts', () => {
  const forged = (): Promise<{ pr: PullRequest; folder: string }> =>
    tampered((results) => ({
      ...results,
      results: results.results.map((row) =>
        row.case_id === 'alpha' && row.agent === 'codex' ? { ...row, token_hits: {} } : row,
      ),
    }));

  const WARNING =
    /results say another verdict than their own facts give, .*results\.json: alpha\/codex, trial 1 \([0-9a-f-]{36}\): fail \(missing_required, assertion\), not pass/;

  test('is judged by these, with a warning', async () => {
    const { pr, folder } = await forged();
    const gated = await pr.gate(folder);
    expect([gated.code, gated.cell('alpha', 'codex')?.delta]).toEqual([1, 'regression']);
    expect(gated.result?.warnings).toContainEqual(expect.stringMatching(WARNING));
  });

  test('is blessed and pooled as what its facts are', async () => {
    const { pr, folder } = await forged();
    const blessed = await pr.run(['bless', '--results', folder, '--dry-run', '--json']);
    expect(JSON.parse(blessed.out)).toMatchObject({ changes: [], kept_for_lack_of_trials: ['alpha/codex'] });
    expect(blessed.err).toMatch(WARNING);
    const pooled = await pr.run(['bless', '--pool', '--results', folder, '--json']);
    const baseline = JSON.parse(pr.read(BASELINE)) as Record<
      string,
      Record<string, { history?: { passed: number }[] }>
    >;
    expect([pooled.code, baseline['alpha']?.['codex']?.history?.[0]?.passed]).toEqual([0, 0]);
  });

  test('excuses no cell that no budget cut off', async () => {
    const { pr, folder } = await tampered((results) => ({
      ...results,
      results: results.results.slice(1),
      not_run: [{ case_id: 'alpha', agent: 'claude', reason: 'budget' }],
    }));
    const gated = await pr.gate(folder);
    expect([gated.code, gated.err]).toEqual([
      3,
      expect.stringContaining('alpha/claude: expected no cell that was cut off'),
    ]);
  });

  test('names no other transcript than the one that lies beside it', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    cpSync(pr.recordings, join(folder, 'recordings'), { recursive: true });
    expect((await pr.gate(folder)).code).toBe(0);
    writeFileSync(join(folder, 'recordings/codex/beta.jsonl'), '{}\n');
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(3);
    expect(gated.err).toMatch(
      /results\.json: beta\/codex, trial 1 \(.*\): expected the transcript that was scored at .*codex\/beta\.jsonl, found another file/,
    );
    rmSync(join(folder, 'recordings/codex/beta.jsonl'));
    expect((await pr.gate(folder)).code).toBe(0);
  });
});

describe('a results file that is', () => {
  test.each<[string, (results: Results) => string | object, RegExp]>([
    [
      'half written',
      (results) => JSON.stringify(results).slice(0, 900),
      /results\.json:1:901: not valid JSON: .*\nCorrect the file; if a tool wrote it, it was cut off/,
    ],
    ['empty', () => '', /results\.json:1:1: not valid JSON: .*The file is empty/],
    ['of another version', (results) => ({ ...results, schema: 2 }), /results\.json:1: \/schema: expected 1, found 2/],
    ['a list', () => '[]', /results\.json:1: expected object, found \[\]/],
    ['not UTF-8', () => '', /expected UTF-8 text/],
    ['without rows', ({ results: _results, ...rest }) => rest, /expected a field "results", found nothing/],
    [
      'with an unknown status',
      (results) => ({ ...results, results: [{ ...results.results[0], status: 'green' }] }),
      /\/results\/0\/status: expected one of "pass", "fail", "infra_error", found "green"/,
    ],
    [
      'with a key twice',
      (results) => JSON.stringify(results).replace('{', '{"schema":1,'),
      /\/schema: expected each key once/,
    ],
    ['nested without end', () => '['.repeat(1_000_000), /nested deeper than 512 levels/],
  ])('%s: exit code 2 and one clear message', async (name, change, message) => {
    const { pr, folder } = await tampered(change);
    if (name === 'not UTF-8') writeFileSync(join(folder, 'results.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(message);
    expect(gated.err).not.toMatch(/bug|\n {4}at /);
  });

  test.each([
    ['missing', 'nowhere/results.json', /nowhere\/results\.json: the results: there is no such file\nCheck the path/],
    ['in a folder without one', 'cases', /cases\/results\.json: the results: there is no such file/],
    [
      'called by a name that is too long',
      'x'.repeat(5000),
      /the results: expected a readable file, found a name that is too long/,
    ],
  ])('%s: exit code 2', async (_name, path, message) => {
    const pr = recorded();
    const gated = await pr.gate(path);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(message);
  });
});

describe('plans', () => {
  test('of another batch: exit code 2', async () => {
    const pr = recorded();
    const [first, second] = [await pr.replay(), await pr.replay()];
    cpSync(join(first.folder, 'plan.json'), join(second.folder, 'plan.json'));
    const gated = await pr.gate(second.folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toContain(
      `(batch ${first.results.batch_run_id}), found those of ${second.results.plan_digest} (batch ${second.results.batch_run_id})`,
    );
  });

  test('that was made smaller to hide what is missing: exit code 2', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const plan = readJson(join(folder, 'plan.json')) as Plan;
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, units: plan.units.slice(1) }));
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(
      /expected results of the plan sha256:\S+ \(batch (\S+)\), found those of sha256:\S+ \(batch \1\)/,
    );
  });

  test('that lies elsewhere is named with --plan', async () => {
    const pr = recorded();
    const { folder } = await pr.replay('--output', '../moved/results.json');
    const gated = await pr.gate('../moved/results.json', '--plan', join(folder, 'plan.json'));
    expect([gated.code, gated.result?.warnings]).toEqual([0, []]);
  });

  test('that is not there is asked for', async () => {
    const pr = recorded();
    await pr.replay('--output', '../moved/results.json');
    const gated = await pr.gate('../moved/results.json');
    expect(gated.code).toBe(2);
    expect(gated.err).toContain('results.json: expected its plan, found neither --plan nor a plan.json beside it');
    expect(gated.err).toContain('Keep plan.json beside the results, or name it with --plan.');
  });

  test('without results fail cell by cell where others have some', async () => {
    const pr = recorded();
    rmSync(join(pr.recordings, 'codex'), { recursive: true });
    const gated = await pr.gate((await pr.replay()).folder);
    expect(gated.code).toBe(1);
    expect(gated.cell('beta', 'codex')).toMatchObject({
      delta: 'missing_result',
      reason: 'planned, but there is no result',
    });
  });

  test.each([
    ['{', /plan\.json:1:2: not valid JSON/],
    ['{"schema": 2}', /\/schema: expected 1, found 2/],
  ])('%j is an error', async (text, message) => {
    const pr = recorded();
    const { folder } = await pr.replay();
    writeFileSync(join(folder, 'plan.json'), text);
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(message);
  });
});

describe('several results', () => {
  async function oneForEach(pr: PullRequest, clients: readonly string[]): Promise<string[]> {
    const folders: string[] = [];
    for (const client of clients) folders.push((await pr.replay('--agents', client)).folder);
    return folders;
  }

  test('one for each provider, each with its own plan', async () => {
    const pr = recorded();
    pr.record({ beta: { codex: ignores('beta-skill') } });
    const folders = await oneForEach(pr, CLIENTS);
    const gated = await pr.gate(folders);
    expect(gated.code).toBe(1);
    expect(gated.result?.batches).toHaveLength(3);
    expect(gated.result?.counts).toMatchObject({ held: 5, regression: 1 });
    const explain = gated.cell('beta', 'codex')?.explain?.split(' ').slice(1) ?? [];
    expect((await pr.run(explain)).out).toMatch(/^beta\/codex, trial 1: fail$/m);
  });

  test('the folder that holds the batches names them all', async () => {
    const pr = recorded();
    await oneForEach(pr, CLIENTS);
    const gated = await pr.gate(pr.artifacts);
    expect([gated.code, gated.result?.counts['held']]).toEqual([0, 6]);
  });

  test('a provider whose results are missing is reported as not run', async () => {
    const pr = recorded();
    const gated = await pr.gate(await oneForEach(pr, ['claude', 'copilot']));
    expect(gated.result?.counts).toMatchObject({ held: 4, not_planned: 2 });
    expect(gated.cell('alpha', 'codex')).toMatchObject({ delta: 'not_planned', gate: 'report' });
    const { out } = await pr.run(['gate', '--results', pr.artifacts, '--base-ref', 'main']);
    expect(out).toMatch(/^PASS {2}2 not_planned, 4 held$/m);
  });

  test('the same results twice: exit code 2', async () => {
    const pr = recorded();
    const { folder } = await pr.replay();
    const gated = await pr.gate([folder, join(folder, 'results.json')]);
    expect(gated.code).toBe(2);
    expect(gated.err).toMatch(/expected one row for each unit, found another in/);
  });
});

test('an entry of the baseline for a case that never was: exit code 2', async () => {
  const pr = recorded();
  pr.commit({ [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass', gamma: 'pass' }) });
  const gated = await pr.gate((await pr.replay()).folder);
  expect(gated.code).toBe(2);
  expect(gated.err).toContain(
    `${BASELINE}: gamma: expected entries for cases that exist, found no such case here or at the merge base`,
  );
});

test('a broken baseline in the pull request: exit code 2', async () => {
  const pr = recorded();
  pr.commit({ [BASELINE]: '{"alpha": {"claude": {"expected_status": "pass"}' });
  const gated = await pr.gate((await pr.replay()).folder);
  expect(gated.code).toBe(2);
  expect(gated.err).toMatch(/provider-baseline\.json:1:49: not valid JSON/);
});
