import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import { actOut, IDLE, loading, refusal, type Act, type Script } from './fake-client.ts';
import { CASES, readJson } from './pull-request.ts';
import { eventually, isAlive, linesOf, runBench, type BenchRun, type RunBench, type StartedRun } from './run-bench.ts';

const OVERLOADED = refusal(529, 'API Error: 529 Overloaded');
const IDS = ['alpha', 'beta', 'delta', 'gamma'];
const FLAKY = 'flaky';

interface Kinds {
  /** One does not hear SIGTERM. */
  readonly deaf?: boolean;
  /** One fails at its first try, which takes two seconds. */
  readonly flaky?: boolean;
}

/** Two end at once; two wait for a file `gate`. */
const script =
  ({ deaf = false, flaky = false }: Kinds) =>
  (outside: string): Script => {
    const started: Act = { note: '+{pid}', file: join(outside, 'clients') };
    const gate: Act = { until: 1, file: join(outside, 'gate') };
    const entry = (id: string): Act => ({ note: id, file: join(outside, 'begun') });
    return {
      alpha: [entry('alpha'), loading('alpha')],
      beta: [entry('beta'), IDLE],
      gamma: [entry('gamma'), started, ...(deaf ? [{ onTerm: 'nothing' } as const] : []), gate, loading('gamma')],
      delta: [entry('delta'), started, gate, loading('delta')],
      ...(flaky
        ? { [FLAKY]: [entry(FLAKY), { tries: [[OVERLOADED], [loading(FLAKY)]], file: join(outside, 'tries') }] }
        : {}),
    };
  };

function openGate(bench: RunBench): void {
  writeFileSync(join(bench.outside, 'gate'), '+\n');
}

function folderOf({ artifacts }: RunBench['pr']): string {
  return join(artifacts, readdirSync(artifacts)[0] ?? '');
}

function keptUnits(bench: RunBench): number {
  const units = existsSync(bench.pr.artifacts) ? join(folderOf(bench.pr), 'units') : '';
  return existsSync(units) ? readdirSync(units).filter((name) => name.endsWith('.json')).length : 0;
}

async function killed({ child, ended }: StartedRun): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Results without what two runs of the same cases may differ in: ids, times and what contains them. */
function still(text: string): string {
  return (
    text
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      // Of a run that was resumed.
      .replaceAll(/ID\.\d/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/"(plan_digest|sha256)": ".*"/g, '"$1": "DIGEST"')
      .replaceAll(/"[^"\n]*\/artifacts\//g, '"artifacts/')
      .replaceAll(/"duration_ms": \d+/g, '"duration_ms": 0')
  );
}

function resultsText({ folder }: BenchRun): string {
  return still(readFileSync(join(folder, 'results.json'), 'utf8'));
}

/** The results of the same cases, not disturbed by anybody, in a place of their own. */
async function undisturbed(kinds: Kinds): Promise<string> {
  const bench = runBench({ script: script(kinds) });
  openGate(bench);
  const ran = await bench.run([]);
  expect(ran.results?.summary).toMatchObject({ fail: 1, infra_error: 0 });
  return resultsText(ran);
}

function expectNothingLeft(bench: RunBench): void {
  const alive = linesOf(join(bench.outside, 'clients')).filter((line) => isAlive(Number(line.slice(1))));
  // Only Linux tells which processes a killed runner has left.
  if (process.platform === 'linux') expect(alive).toEqual([]);
  expect(readdirSync(bench.temporary)).toEqual([]);
  const hidden = readdirSync(folderOf(bench.pr), { recursive: true }).filter((name) => String(name).includes('.tmp'));
  expect(hidden).toEqual([]);
}

function expectSamePlan(ran: BenchRun): void {
  const plan = readJson(join(ran.folder, 'plan.json')) as Plan;
  expect(ran.results?.results.map((unit) => unit.unit_run_id)).toEqual(plan.units.map((unit) => unit.unit_run_id));
}

interface Moment {
  readonly kinds: Kinds;
  readonly flags: readonly string[];
  readonly isNow: (bench: RunBench) => boolean;
  /** The units that had ended by then. */
  readonly kept: readonly string[];
}

const waiting = (bench: RunBench): number => linesOf(join(bench.outside, 'clients')).length;

const MOMENTS: readonly (readonly [string, Moment])[] = [
  [
    'while clients run, one of which hears nothing',
    {
      kinds: { deaf: true },
      flags: ['--max-parallel', '4'],
      isNow: (bench) => waiting(bench) === 2 && keptUnits(bench) === 2,
      kept: ['alpha', 'beta'],
    },
  ],
  [
    'before any unit ended',
    {
      kinds: {},
      flags: ['--max-parallel', '1', '--case-id', 'delta'],
      isNow: (bench) => waiting(bench) === 1,
      kept: [],
    },
  ],
  [
    'while a unit waits for its next try',
    {
      kinds: { flaky: true },
      flags: ['--max-parallel', '8'],
      isNow: (bench) =>
        linesOf(join(bench.outside, 'tries')).length === 1 && waiting(bench) === 2 && keptUnits(bench) === 2,
      kept: ['alpha', 'beta'],
    },
  ],
];

describe('kill -9 of the runner, then run --resume', () => {
  test.each(MOMENTS)('%s', async (_, { kinds, flags, isNow, kept }) => {
    const expected = undisturbed(kinds);
    const bench = runBench({ script: script(kinds) });
    const first = bench.start(flags);
    await eventually(() => isNow(bench));
    await killed(first);
    const clients = linesOf(join(bench.outside, 'clients')).map((line) => Number(line.slice(1)));
    expect(clients.every(isAlive)).toBe(true);
    const folder = folderOf(bench.pr);
    const planned = flags.includes('--case-id') ? ['delta'] : [...IDS, ...(kinds.flaky === true ? [FLAKY] : [])];
    const closed = await bench.records(['close']);
    const reasons = closed.map(({ reason }) => reason).toSorted();
    const lost = Array<string>(planned.length - kept.length + 1).fill('catastrophic_error');
    expect(reasons).toEqual([...lost, ...kept.map(() => 'success')]);
    expect(await bench.records(['close'])).toEqual([]);
    expect(existsSync(join(folder, 'results.json'))).toBe(false);
    // A batch that is resumed knows of no tries of a unit that did not end; nor does the client.
    for (const file of ['tries', 'begun']) rmSync(join(bench.outside, file), { force: true });

    const resumed = bench.run(['--resume', folder.split('/').at(-1) ?? '']);
    if (process.platform === 'linux') await eventually(() => clients.every((pid) => !isAlive(pid)));
    openGate(bench);
    const ran = await resumed;
    expect([ran.code, ran.folder]).toEqual([0, folder]);
    expectNothingLeft(bench);
    expectSamePlan(ran);
    const again = new Set(linesOf(join(bench.outside, 'begun')));
    expect([...again].toSorted()).toEqual(planned.filter((id) => !kept.includes(id)).toSorted());
    const calm = await expected;
    if (!flags.includes('--case-id')) expect(resultsText(ran)).toBe(calm);
  });

  test('while a client is asked for its version', async () => {
    const bench = runBench({ script: () => ({ one: [loading('one')] }) });
    const [asked, gate] = [join(bench.outside, 'asked'), join(bench.outside, 'gate')];
    renameSync(join(bench.bin, 'claude'), join(bench.bin, 'claude-itself'));
    const slow = `touch '${asked}'; until [ -e '${gate}' ]; do sleep 0.05; done`;
    const text = `#!/bin/sh\nif [ "$1" = --version ]; then ${slow}; fi\nexec '${bench.bin}/claude-itself' "$@"\n`;
    writeFileSync(join(bench.bin, 'claude'), text, { mode: 0o755 });
    const first = bench.start([]);
    await eventually(() => existsSync(asked));
    await killed(first);
    openGate(bench);
    const ran = await bench.run(['--resume', folderOf(bench.pr)]);
    expect(ran.unit('one').status).toBe('pass');
    expectNothingLeft(bench);
  });

  test('at any moment', async () => {
    const expected = await undisturbed({});
    const moments = [100, 140, 180, 220, 260, 300, 400, 500];
    await Promise.all(
      moments.map(async (ms) => {
        const bench = runBench({ script: script({}) });
        openGate(bench);
        const first = bench.start([]);
        await new Promise((resolve) => setTimeout(resolve, ms));
        await killed(first);
        // Before the plan was written there is nothing to take up.
        if (!existsSync(bench.pr.artifacts) || !existsSync(join(folderOf(bench.pr), 'plan.json'))) return;
        const ran = await bench.run(['--resume', folderOf(bench.pr)]);
        expect([ran.code, ran.err.match(/^error: .*/gm)]).toEqual([0, null]);
        expect(resultsText(ran)).toBe(expected);
        expectSamePlan(ran);
        expectNothingLeft(bench);
      }),
    );
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the clients and says how to go on', async (signal) => {
  // One that does not listen has five seconds: once is enough.
  const kinds = { deaf: signal === 'SIGINT' };
  const bench = runBench({ script: script(kinds) });
  const first = bench.start(['--max-parallel', '4', '--record', '../recorded']);
  await eventually(() => waiting(bench) === 2 && keptUnits(bench) === 2);
  first.child.kill(signal);
  const broken = await first.ended;
  expect([broken.code, broken.results]).toEqual([3, null]);
  expectNothingLeft(bench);
  expect(broken.err).not.toMatch(/^\[.*claude (?:gamma|delta)/m);
  const reasons = (await bench.records(['list'])).map(({ kind, reason }) => `${kind} ${reason}`);
  const cancelled = [
    'batch user_cancelled',
    'unit success',
    'unit success',
    'unit user_cancelled',
    'unit user_cancelled',
  ];
  expect(reasons.toSorted()).toEqual(cancelled);
  const command =
    /resume with --record, --max-parallel as before and: portcullis run (--resume \S+)$/m
      .exec(broken.err)?.[1]
      ?.split(' ') ?? [];
  openGate(bench);
  const stored = readdirSync(join(broken.folder, 'transcripts/claude')).filter((name) => name.endsWith('.jsonl'));
  expect(stored.toSorted()).toEqual(['alpha.jsonl', 'beta.jsonl']);
  const ran = await bench.run([...command, '--record', '../recorded']);
  const recorded = readdirSync(join(bench.pr.fixture.directory, 'recorded/claude'));
  expect(recorded.filter((name) => name.endsWith('.jsonl')).toSorted()).toEqual(IDS.map((id) => `${id}.jsonl`));
  expect(ran.err).toContain('2 units (and 2 kept), 2 at a time\n');
  expect(resultsText(ran)).toBe(await undisturbed(kinds));
});

describe('what is resumed', () => {
  test('a batch that ended runs nothing again; units that were left are tried', async () => {
    const cases = ['a', 'b', 'c', 'd', 'e'];
    const bench = runBench({
      script: (outside) => {
        const bad = [{ complain: 'bad flag\n' }, { exit: 2 }];
        return Object.fromEntries(
          cases.map((id) => [id, [{ note: id, file: join(outside, 'begun') }, ...(id < 'd' ? bad : [loading(id)])]]),
        );
      },
    });
    const first = await bench.run(['--max-parallel', '1']);
    expect(first.results?.summary).toMatchObject({ pass: 0, infra_error: 5 });
    const second = await bench.run(['--resume', first.folder]);
    expect(second.results?.summary).toMatchObject({ pass: 2, infra_error: 3 });
    const rows = linesOf(join(first.folder, 'trajectory.jsonl')).map((line) => JSON.parse(line) as object);
    expect(rows).toMatchObject(
      (second.results?.results ?? []).map(({ case_id: id, finished_at: finishedAt, status }) => ({
        stepId: `local.${id}.claude.1`,
        resultClass: status === 'pass' ? 'passed' : 'transient_exit',
        finishedAt,
      })),
    );
    const third = await bench.run(['--resume', first.folder]);
    expect(resultsText(third)).toBe(resultsText(second));
    expect(linesOf(join(bench.outside, 'begun')).toSorted()).toEqual(cases);
  });

  test('nothing that is no batch, and no batch whose cases changed', async () => {
    const bench = runBench({ script: () => ({ one: [loading('one')] }) });
    const none = await bench.run(['--resume', '11111111-2222-4333-8444-555555555555']);
    expect([none.code, none.results]).toEqual([2, null]);
    const first = await bench.run([]);
    bench.pr.commit({ [CASES]: [{ case_id: 'one', prompt: actOut('one'), expected_skill: 'other-skill' }] });
    const changed = await bench.run(['--resume', first.folder]);
    expect(changed.code).toBe(3);
    expect(changed.err).toContain('the cases changed since this batch was planned');
  });
});
