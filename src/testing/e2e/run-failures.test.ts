import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { begun, IDLE, loading, refusal, type Act, type Script } from './fake-client.ts';
import { linesOf, runBench, type BenchRun } from './run-bench.ts';

const OVERLOADED = refusal(529, 'API Error: 529 Overloaded');
const BAD_KEY = refusal(401, 'Failed to authenticate. API Error: 401');

function names(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
}

function reasonsOf(ran: BenchRun, caseId: string): unknown {
  return ran.unit(caseId).attempts?.map((attempt) => [attempt.status, attempt.infra_reason]);
}

describe('retries', () => {
  test('transient failures are tried again at most twice, behaviour and permanent failures never', async () => {
    const bench = runBench({
      script: (outside) => {
        const tries = (id: string, ...acts: Act[][]): readonly Act[] => [{ tries: acts, file: join(outside, id) }];
        return {
          recovers: tries('recovers', [OVERLOADED, { complain: 'overloaded\n' }, { exit: 1 }], [loading('recovers')]),
          cut: tries('cut', [begun('cut')], [begun('cut'), { exit: 3 }], [loading('cut')]),
          never: tries('never', [OVERLOADED]),
          fails: tries('fails', [IDLE]),
          auth: tries('auth', [BAD_KEY, { exit: 1 }]),
        };
      },
    });
    const ran = await bench.run(['--max-parallel', '8']);
    const starts = (id: string): number => linesOf(join(bench.outside, id)).length;

    expect(ran.unit('recovers').status).toBe('pass');
    expect(reasonsOf(ran, 'recovers')).toEqual([
      ['infra_error', 'api_error'],
      ['pass', null],
    ]);
    expect(ran.unit('cut').status).toBe('pass');
    expect(reasonsOf(ran, 'cut')).toEqual([
      ['infra_error', 'incomplete'],
      ['infra_error', 'exit'],
      ['pass', null],
    ]);
    expect(ran.unit('cut').attempts?.map((attempt) => attempt.exit_code)).toEqual([0, 3, 0]);
    expect(ran.unit('never')).toMatchObject({ status: 'infra_error', infra_reason: 'api_error' });
    expect([reasonsOf(ran, 'never'), starts('never')]).toEqual([
      Array.from({ length: 3 }, () => ['infra_error', 'api_error']),
      3,
    ]);
    expect([reasonsOf(ran, 'fails'), starts('fails')]).toEqual([[['fail', null]], 1]);
    expect([reasonsOf(ran, 'auth'), starts('auth')]).toEqual([[['infra_error', 'auth']], 1]);
    expect(ran.err.match(/^claude \w+ again: \w+, in [\d.]+ s$/gm)).toHaveLength(5);

    // What an earlier attempt said is not kept beside the transcript of the last one.
    expect(existsSync(join(ran.folder, 'transcripts/claude/recovers.jsonl'))).toBe(true);
    expect(existsSync(join(ran.folder, 'transcripts/claude/recovers.stderr.txt'))).toBe(false);
  });

  test('--retries 0 tries nothing again', async () => {
    const bench = runBench({ script: () => ({ never: [OVERLOADED] }) });
    const ran = await bench.run(['--retries', '0']);
    expect(reasonsOf(ran, 'never')).toEqual([['infra_error', 'api_error']]);
    // Not one verdict.
    expect(ran.code).toBe(3);
  });
});

describe('a provider whose failures will not go away', () => {
  const config = 'providers:\n  claude:\n  second:\n    command: [second]\n    reader: claude\n';
  const cases = names('case', 6);
  const works: Script = Object.fromEntries(cases.map((id) => [id, [loading(id)]]));
  const all = (acts: readonly Act[]): Script => Object.fromEntries(cases.map((id) => [id, acts]));

  test.each([
    ['a bad key', [BAD_KEY, { exit: 1 }], 'auth', 'Failed to authenticate. API Error: 401'],
    [
      'an unknown flag',
      [{ complain: "error: unknown option '--verbose'\n" }, { exit: 1 }],
      'exit',
      "unknown option '--verbose'",
    ],
    [
      'a program that is not there',
      [{ complain: 'claude: not found\n' }, { exit: 127 }],
      'not_started',
      'claude: not found',
    ],
  ] as const)('%s stops it after three, and no other one', async (_, acts, reason, said) => {
    const bench = runBench({ script: () => all(acts), config, others: () => ({ second: works }) });
    const ran = await bench.run(['--max-parallel', '1']);
    const stops = ran.err.split('\n').filter((line) => line.startsWith('error: '));
    expect(stops).toEqual([
      expect.stringMatching(/^error: claude: the provider was stopped after 3 identical failures: /),
    ]);
    expect(stops[0]).toContain(said);
    const reasons = cases.map((id) => ran.unit(id).infra_reason);
    expect(reasons).toEqual([reason, reason, reason, 'not_started', 'not_started', 'not_started']);
    expect(ran.unit('case-6')).toMatchObject({ status: 'infra_error', transcript: null, attempts: [] });
    // What was not begun has the reason of what stopped it.
    const ended = cases.map((id) => ran.unit(id).termination?.reason);
    expect(ended).toEqual(cases.map(() => ended[0]));
    expect(ran.unit('case-6').error).toContain(said);
    expect(cases.map((id) => ran.unit(id, 'second').status)).toEqual(Array(6).fill('pass'));
    expect(ran.code).toBe(0);
  });

  test('different failures do not add up', async () => {
    const bench = runBench({
      script: () => Object.fromEntries(cases.map((id) => [id, [{ complain: `no ${id}\n` }, { exit: 1 }]])),
    });
    const ran = await bench.run([]);
    expect(ran.err).not.toContain('error: ');
    expect(cases.map((id) => ran.unit(id).infra_reason)).toEqual(Array(6).fill('exit'));
  });

  test('a program that cannot be found is told before anything starts, and the others go on', async () => {
    const bench = runBench({
      script: () => works,
      config: 'providers:\n  claude:\n  codex:\n  second:\n    command: [no-such-program]\n    reader: claude\n',
    });
    const ran = await bench.run(['--client-path', 'codex=../nowhere/codex', '--no-progress'], { OPENAI_API_KEY: 'k' });
    expect(ran.err.split('\n').map((line) => line.replace(/: .*/, ''))).toEqual([
      expect.stringMatching(/^ARTIFACT_DIR=/),
      'error',
      'error',
      '',
    ]);
    expect(ran.err).toMatch(/^error: codex: .*nowhere\/codex/m);
    expect(ran.err).toMatch(/^error: second: .*no-such-program/m);
    expect(ran.results?.summary).toEqual({ total: 18, pass: 6, fail: 0, infra_error: 12 });
    expect(ran.unit('case-1', 'second')).toMatchObject({ infra_reason: 'not_started', attempts: [] });

    const none = await bench.run(['--agents', 'second']);
    expect([none.code, none.results?.summary.infra_error]).toEqual([3, 6]);
    expect(none.err.match(/no-such-program/g)).toHaveLength(1);
    expect(none.err.match(/^\[\d\/6\] second case-\d not run$/gm)).toHaveLength(6);
  });

  test('a version that is not there is told by its name once', async () => {
    const versioned = 'providers:\n  claude:\n    client_version: 2.1.197\n';
    const ran = await runBench({ script: () => works, config: versioned }).run([]);
    expect(ran.err).toMatch(/^error: claude 2\.1\.197: it is not installed/m);
  });
});

describe('how many at a time', () => {
  const gathering =
    (count: number, size: number) =>
    (outside: string): Script => {
      const file = join(outside, 'together');
      const ids = names('case', count);
      const acts = (id: string): readonly Act[] => [
        { note: `+${id}`, file },
        { until: size, file },
        { note: `-${id}`, file },
        loading(id),
      ];
      return Object.fromEntries(ids.map((id) => [id, acts(id)]));
    };
  const most = (lines: readonly string[]): number => {
    let [now, peak] = [0, 0];
    for (const line of lines) {
      now += line.startsWith('+') ? 1 : -1;
      peak = Math.max(peak, now);
    }
    return peak;
  };

  test.each([
    ['four without a word', [], {}, 4],
    ['MAX_CONCURRENCY', [], { MAX_CONCURRENCY: '2' }, 2],
    ['the flag before the variable', ['--max-parallel', '3'], { MAX_CONCURRENCY: '1' }, 3],
  ])('%s', async (_, flags, env, size) => {
    const bench = runBench({ script: gathering(6, size) });
    const ran = await bench.run(flags, env);
    expect(ran.results?.summary.pass).toBe(6);
    expect(ran.err).toContain(`6 units, ${size} at a time`);
    expect(most(linesOf(join(bench.outside, 'together')))).toBe(size);
  });

  test('max_parallel of a provider', async () => {
    const bench = runBench({ script: gathering(5, 2), config: 'providers:\n  claude:\n    max_parallel: 2\n' });
    const ran = await bench.run(['--max-parallel', '4']);
    expect(ran.results?.summary.pass).toBe(5);
    expect(most(linesOf(join(bench.outside, 'together')))).toBe(2);
  });

  test.each([
    [['--max-parallel', '0'], {}],
    [[], { MAX_CONCURRENCY: 'many' }],
  ])('%j %j is refused', async (flags, env) => {
    const bench = runBench({ script: () => ({ one: [IDLE] }) });
    const ran = await bench.run(flags, env);
    expect([ran.code, ran.results]).toEqual([2, null]);
  });
});

describe('what is told on the way', () => {
  const script = (): Script => ({
    bad: [IDLE],
    good: [loading('good')],
    late: [begun('late'), { hang: true }],
  });

  test('each unit that ended, in a short line without ids', async () => {
    const bench = runBench({ script });
    const ran = await bench.run(['--timeout-seconds', '3', '--max-parallel', '1']);
    const told = ran.err.split('\n').filter((line) => !line.startsWith('ARTIFACT_DIR='));
    expect(told.map((line) => line.replace(/[\d.]+ s\b/, 'N s'))).toEqual([
      '3 units, 1 at a time',
      '[1/3] claude bad fail N s: missing: bad-skill (absent)',
      '[2/3] claude good pass N s',
      '[3/3] claude late pass timed out N s',
      '',
    ]);
  });

  test.each([[['--no-progress']], [['--no-progress', '--json']]])('%j leaves ARTIFACT_DIR alone', async (flags) => {
    const bench = runBench({ script });
    const ran = await bench.run(['--case-id', 'good', ...flags]);
    expect(ran.err).toBe(`ARTIFACT_DIR=${ran.folder}\n`);
    if (flags.includes('--json')) expect(JSON.parse(ran.out)).toEqual(ran.results);
    else expect(ran.out).toBe(`1 unit: 1 pass, 0 fail, 0 infra_error\n${ran.folder}/results.json\n`);
  });
});
