import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import { IDLE, loading, type Act, type Script } from './fake-client.ts';
import { BASELINE, CASES, CONFIG, readJson, type Baseline } from './pull-request.ts';
import { linesOf, runBench, type BenchRun, type RunBench } from './run-bench.ts';

/** Passes and failures of one cell, one start of the client after the other. */
const inTurn = (id: string, outside: string, passes: readonly boolean[]): Act => ({
  tries: passes.map((passed) => [{ note: id, file: join(outside, 'begun') }, passed ? loading(id) : IDLE]),
  file: join(outside, `tries-${id}`),
});

const script = (outside: string): Script => ({
  clean: [inTurn('clean', outside, [true])],
  broken: [inTurn('broken', outside, [false])],
  // One failure, and then none.
  unlucky: [inTurn('unlucky', outside, [false, true])],
  // Every second trial fails.
  halved: [
    inTurn(
      'halved',
      outside,
      Array.from({ length: 30 }, (_, index) => index % 2 === 0),
    ),
  ],
});
const IDS = ['broken', 'clean', 'halved', 'unlucky'];

/** A repository whose base branch counted 20 passes of 20 in each cell. */
async function countedBench(files: Readonly<Record<string, string>> = {}): Promise<RunBench> {
  const bench = runBench({ script, files });
  const first = await bench.run(['--case-id', 'clean']);
  const unit = first.unit('clean');
  const historyOf = (id: string): object => ({
    batch: '0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f',
    at: '2026-01-02T03:04:05Z',
    passed: 20,
    total: 20,
    disallowed: 0,
    fingerprint: {
      client: unit.client.version?.split('.').slice(0, 2).join('.'),
      model: unit.client.model,
      case_digest: `sha256:${id.charCodeAt(0).toString(16).padStart(64, '0')}`,
      skill_set_digest: null,
    },
  });
  const baseline: Baseline = Object.fromEntries(
    IDS.map((id) => [id, { claude: { expected_status: 'pass', history: [historyOf(id)] } }]),
  );
  bench.pr.commit({ [BASELINE]: baseline, 'tests.txt': 'no more' });
  bench.pr.repository.git('branch', '--force', 'main', 'feature');
  return bench;
}

const trialsOf = (ran: BenchRun): Record<string, number> =>
  Object.fromEntries(IDS.map((id) => [id, ran.results?.results.filter((unit) => unit.case_id === id).length ?? 0]));

describe('run --adaptive', () => {
  test('runs the first stage of all cells, later stages where they are needed, and the gate accepts where it stopped', async () => {
    const bench = await countedBench({ [CONFIG]: 'providers:\n  claude:\nsampling:\n  go_on_below: [.2, .1]\n' });
    const ran = await bench.run(['--adaptive', '--base-ref', 'main', '--max-parallel', '1']);
    expect(ran.code).toBe(0);
    // 0 of 3 is beyond doubt; 2 of 3 goes on to 6; every second one goes on to the end of what is planned.
    expect(trialsOf(ran)).toEqual({ broken: 3, clean: 3, halved: 10, unlucky: 6 });
    const plan = readJson(join(ran.folder, 'plan.json')) as Plan;
    expect(plan.units.filter((unit) => unit.case_id === 'clean').map((unit) => unit.optional ?? false)).toEqual(
      Array.from({ length: 30 }, (_, index) => index >= 3),
    );
    const order = linesOf(join(bench.outside, 'begun')).slice(1);
    expect(order.slice(0, 12).toSorted()).toEqual(IDS.flatMap((id) => [id, id, id]));
    expect(ran.err).toContain('12 units, 1 at a time');
    expect(ran.err).toMatch(/\d+ more, for undecided cells/);

    const gated = await bench.pr.gate(ran.folder);
    expect(gated.code).toBe(1);
    expect(gated.result?.warnings).toContainEqual(expect.stringMatching(/^sampling\.go_on_below: it is ignored: /));
    expect(Object.fromEntries(IDS.map((id) => [id, gated.cell(id, 'claude')?.delta]))).toEqual({
      broken: 'regression',
      clean: 'held',
      halved: 'regression',
      unlucky: 'held',
    });
    expect(gated.cell('halved', 'claude')?.sampling).toMatchObject({
      rule: 'sequential',
      head: { passed: 5, total: 10 },
      base: { passed: 20, total: 20 },
      drop: 0.5,
      wanted: null,
    });
  });

  test('without it only what is always run is run, and the gate says what is missing', async () => {
    const bench = await countedBench();
    const ran = await bench.run(['--max-parallel', '1']);
    expect(trialsOf(ran)).toEqual({ broken: 3, clean: 3, halved: 3, unlucky: 3 });
    expect(ran.err).toContain('with --adaptive undecided cells get more');
    const gated = await bench.pr.gate(ran.folder);
    expect(gated.code).toBe(1);
    expect(gated.cell('unlucky', 'claude')).toMatchObject({
      delta: 'insufficient_data',
      gate: 'undecided',
      reason: 'undecided: 2 of 3 passed, and 3 more trials are needed (`run --adaptive` runs them)',
    });

    const single = await bench.run(['--case-id', 'unlucky,clean', '--max-parallel', '1', '--trials', '2']);
    const undecided = await bench.pr.gate(single.folder);
    expect(undecided.code).toBe(3);
    expect(undecided.result).toMatchObject({ verdict: 'not_comparable', exit_code: 3 });
  });

  test('a budget stops it, what was not reached is listed, and a larger one goes on', async () => {
    const bench = await countedBench();
    const flags = ['--adaptive', '--max-parallel', '1'];
    const ran = await bench.run([...flags, '--budget-units', '4']);
    expect(ran.code).toBe(0);
    expect(trialsOf(ran)).toEqual({ broken: 3, clean: 1, halved: 0, unlucky: 0 });
    const left = ['clean', 'halved', 'unlucky'].map((id) => ({ case_id: id, agent: 'claude', reason: 'budget' }));
    expect(ran.results?.not_run).toEqual(left);
    expect(ran.err).toContain('the budget is used up: 3 cells not run or not decided');

    const gated = await bench.pr.gate(ran.folder);
    expect(Object.fromEntries(IDS.map((id) => [id, gated.cell(id, 'claude')?.delta]))).toEqual({
      broken: 'regression',
      clean: 'insufficient_data',
      halved: 'not_planned',
      unlucky: 'not_planned',
    });
    // The budget it was begun with holds until another one is given.
    const same = await bench.run([...flags, '--resume', ran.folder]);
    expect(trialsOf(same)).toEqual({ broken: 3, clean: 1, halved: 0, unlucky: 0 });
    const resumed = await bench.run([...flags, '--budget-units', '100', '--resume', ran.folder]);
    expect(resumed.code).toBe(0);
    expect(trialsOf(resumed)).toMatchObject({ broken: 3, clean: 3 });
    expect(resumed.results?.not_run).toBeUndefined();
  });

  test('what the pull request changes is run first', async () => {
    const skill = (name: string, text: string): Record<string, string> => ({
      [`.claude/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: ${text}\n---\nDo it.\n`,
    });
    const config = 'providers:\n  claude:\nskills: .claude/skills\n';
    const bench = await countedBench({
      [CONFIG]: config,
      ...skill('unlucky-skill', 'Before.'),
      ...skill('clean-skill', 'As ever.'),
    });
    bench.pr.commit(skill('unlucky-skill', 'After.'));
    const ran = await bench.run(['--adaptive', '--base-ref', 'main', '--max-parallel', '1', '--budget-units', '3']);
    expect(ran.code).toBe(0);
    expect(trialsOf(ran)).toEqual({ broken: 0, clean: 0, halved: 0, unlucky: 3 });
    // Another description touches every case, also those that the budget did not reach.
    const gated = await bench.pr.gate(ran.folder);
    expect(gated.code).toBe(3);
    expect(gated.cell('clean', 'claude')).toMatchObject({
      delta: 'not_planned',
      gate: 'undecided',
      reason: 'not run: the budget of the run was used up, and it is touched',
    });
  });

  test('new cases do not use up the budget of those that the comparator knows', async () => {
    const bench = await countedBench();
    const cases = JSON.parse(bench.pr.read(CASES)) as object[];
    bench.pr.commit({ [CASES]: [...cases, { ...cases[0], case_id: 'a-new-one', prompt: 'Something else' }] });
    const ran = await bench.run(['--adaptive', '--base-ref', 'main', '--max-parallel', '1', '--budget-units', '12']);
    expect(trialsOf(ran)).toEqual({ broken: 3, clean: 3, halved: 3, unlucky: 3 });
    expect(ran.results?.not_run).toContainEqual({ case_id: 'a-new-one', agent: 'claude', reason: 'budget' });
  });

  test('a budget alone is an error', async () => {
    const bench = runBench({ script });
    const ran = await bench.run(['--budget-units', '3']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('expected --adaptive with a budget, found a budget alone');
    for (const flags of [
      ['--budget-units', '0'],
      ['--budget-usd', '-1'],
      ['--budget-minutes', 'x'],
    ]) {
      expect((await bench.run(['--adaptive', ...flags])).code).toBe(2);
    }
  });
});
