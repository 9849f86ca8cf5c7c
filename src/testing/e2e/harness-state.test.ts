import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ranSteps, stepVectors } from '../reference-steps.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

/** Vectors of a surface, and how many there are. */
const SURFACES = [
  ['session', 48],
  ['feature', 60],
  ['trajectory.append', 38],
  ['trajectory.query', 105],
] as const;

describe.each(SURFACES)('%s agrees with the reference', (surface, count) => {
  const vectors = stepVectors(surface);

  test('all vectors are there', () => {
    expect(vectors).toHaveLength(count);
  });

  test.each(vectors)('%s', async (_id, vector) => {
    const { found, expected } = await ranSteps(vector, temporaryFolder(), async (args, cwd) => cli(args, { cwd }));
    expect(found).toEqual(expected);
  });
});

/** A command line in a folder that stays the same within a test. */
function commands(folder = temporaryFolder()) {
  return async (...args: readonly string[]) => cli(args, { cwd: folder });
}

const row = (fields: object): string =>
  JSON.stringify({
    schema: 1,
    stepKind: 'premath.harness.step.v1',
    stepId: 'w1.bd-1.1',
    action: 'worker.loop',
    resultClass: 'completed',
    finishedAt: '2026-02-21T01:00:00Z',
    ...fields,
  });

describe('for people', () => {
  test('the state lies in .portcullis; a session is written, read and started from', async () => {
    const folder = temporaryFolder();
    const run = commands(folder);
    await run(
      'session',
      'write',
      '--issue-id',
      'bd-1',
      '--next-step',
      'a\nb',
      '--witness-ref',
      'w',
      '--witness-ref',
      'v',
    );
    await run('feature', 'write', '--feature-id', 'login', '--status', 'pending');
    expect(existsSync(join(folder, '.portcullis/harness_session.json.lock'))).toBe(false);
    const told = await run('session', 'bootstrap');
    expect([told.code, told.out]).toEqual([
      0,
      expect.stringMatching(/^sessionRef: [^]*\nresumeIssueId: bd-1\nnextStep: a b$/m),
    ]);
    expect(told.out).toMatch(
      /^featureLedgerRef: \.portcullis\/harness_feature_ledger\.json\nfeatureClosureComplete: false$/m,
    );
    expect((await run('session', 'read')).out).toMatch(/^session\.witnessRefs: v, w$/m);
    expect(await run('feature', 'next')).toMatchObject({
      code: 0,
      out: expect.stringContaining('nextFeatureId: login\n') as string,
    });
    expect(await run('feature', 'read')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^- featureId=login status=pending/m) as string,
    });
    const checked = await run('feature', 'check', '--require-closure');
    expect(checked).toMatchObject({
      code: 1,
      out: expect.stringContaining('- class=harness_feature_ledger.closure_incomplete message=expected all') as string,
    });
  });

  test('the KPI counts what was appended to the state folder', async () => {
    const run = commands();
    await run('trajectory', 'append', '--step-id=w.1', '--action=a', '--result-class=ok', '--issue-id=i');
    expect((await run('kpi')).out).toContain('completed  1 of 1 row');
  });

  test.each([
    [['session', 'read'], 'harness_session.json: the session: there is no such file'],
    [['feature', 'write', '--feature-id= ', '--status=blocked'], '--feature-id: expected an id'],
    [
      ['trajectory', 'append', '--step-id=a', '--action=a', '--result-class=', '--finished-at=x'],
      'expected resultClass',
    ],
    [['trajectory', 'query', '--mode', 'bogus'], 'expected one of latest, failed, retry-needed, clusters'],
  ])('%j is 2, where the reference has 1 or 2', async (args, message) => {
    const { code, err } = await commands()(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a query shows rows, and those that failed by class', async () => {
    const folder = temporaryFolder();
    const rows = [
      { resultClass: 'time-out', stepId: 'w.b', witnessRefs: ['w://1'] },
      { resultClass: 'Time_Out', finishedAt: '2026-02-21T00:30:00Z', stepId: 'w.a' },
      { resultClass: 'failed' },
      {},
      {
        resultClass: ' TIME-OUT',
        finishedAt: '2026-02-21T01:00:00.5Z',
        stepId: 'w.c',
        extra: {},
        witnessRefs: ['w://2'],
      },
    ];
    writeFileSync(join(folder, 't.jsonl'), rows.map((fields) => `${row(fields)}\n`).join(''));
    const query = async (...args: readonly string[]) =>
      commands(folder)('trajectory', 'query', '--path=t.jsonl', ...args);
    const shown = (await query('--limit=1')).out;
    expect(shown).toMatch(
      /^totalCount: 5\nfailedCount: 4\nretryNeededCount: 0\n- stepId=w\.c action=worker\.loop resultClass=TIME-OUT /m,
    );
    const { items, mode } = JSON.parse((await query('--mode=clusters', '--json')).out) as Record<string, unknown>;
    expect([mode, items]).toMatchObject([
      'clusters',
      [
        {
          resultClass: 'time_out',
          count: 3,
          first: { stepId: 'w.a' },
          last: { stepId: 'w.c', witnessRefs: ['w://2'] },
        },
        { resultClass: 'failed', count: 1 },
      ],
    ]);
    const first = (await query('--mode=clusters', '--limit=1')).out;
    expect(first).toMatch(/^- resultClass=time_out count=3 first\.stepId=w\.a .* last\.stepId=w\.c /m);
    const refused = await commands(folder)('harness-trajectory', 'query', '--path=t.jsonl', '--mode=clusters');
    expect(refused.code).toBe(2);
  });

  test('a torn last line is refused, and moved into a file beside', async () => {
    const folder = temporaryFolder();
    const run = commands(folder);
    const append = ['trajectory', 'append', '--step-id=a', '--action=a', '--result-class=ok', '--path=t.jsonl'];
    writeFileSync(join(folder, 't.jsonl'), `${row({})}\n{"schema":1,"st`);
    for (const args of [append, ['trajectory', 'query', '--path=t.jsonl']]) {
      const { code, err } = await run(...args);
      expect([code, err]).toEqual([2, expect.stringContaining('portcullis trajectory repair')]);
    }
    const repaired = await run('trajectory', 'repair', '--path=t.jsonl');
    expect(repaired).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^movedTo: .*t\.jsonl\.torn-\d+-\w+$/m) as string,
    });
    expect(await run('trajectory', 'repair', '--path=t.jsonl')).toMatchObject({ out: 'path: t.jsonl\n' });
    expect((await run(...append)).code).toBe(0);
    expect((await run('trajectory', 'query', '--path=t.jsonl')).out).toContain('totalCount: 2\nfailedCount: 0');
  });
});

describe('--strict-spec', () => {
  test.each([
    [{ startedAt: 'not a time' }, 'startedAt: expected an RFC 3339 time'],
    [{ stoppedAt: undefined }, 'expected the time at which the session stopped'],
  ])('a session with %j is refused', async (fields, message) => {
    const folder = temporaryFolder();
    const time = '2026-01-05T10:00:00Z';
    const times = { startedAt: time, updatedAt: time, stoppedAt: time };
    const session = {
      schema: 1,
      sessionKind: 'premath.harness.session.v1',
      sessionId: 's',
      state: 'stopped',
      ...times,
    };
    writeFileSync(join(folder, 's.json'), JSON.stringify({ ...session, ...fields }));
    const read = ['session', 'read', '--path=s.json'];
    const strict = await commands(folder)(...read, '--strict-spec');
    expect([strict.code, strict.err]).toEqual([2, expect.stringContaining(message)]);
    expect((await commands(folder)(...read)).code).toBe(0);
  });

  test('references are a set, a snapshot is that of the rows, and what is not there is left out', async () => {
    const folder = temporaryFolder();
    const run = commands(folder);
    const strict = async (...args: readonly string[]) =>
      JSON.parse((await run('session', ...args, '--path=s.json', '--strict-spec', '--json')).out) as {
        readonly session: { readonly issuesSnapshotRef: string };
      };
    writeFileSync(join(folder, 'i.jsonl'), '{"id":"a","title":"without times"}\n');
    const [first, second] = [await strict('write', '--issues=i.jsonl'), await strict('write', '--issues=i.jsonl')];
    expect(first.session.issuesSnapshotRef).toBe(second.session.issuesSnapshotRef);
    const text = readFileSync(join(folder, 's.json'), 'utf8');
    writeFileSync(join(folder, 's.json'), text.replace('"startedAt"', '"witnessRefs": ["b", " a ", "b"], "startedAt"'));
    expect((await strict('read')).session).toMatchObject({ witnessRefs: ['a', 'b'] });
    expect(Object.keys(await strict('bootstrap'))).not.toContain('featureLedgerRef');
    const query = ['trajectory', 'query', '--mode=retry-needed', '--json'];
    expect((await run(...query, '--strict-spec')).out).toContain('"mode": "retry-needed"');
  });

  test('a completed feature that names blanks only lacks a verification', async () => {
    const folder = temporaryFolder();
    const feature = { featureId: 'a', status: 'completed', verificationRefs: [' '], updatedAt: '2026-01-05T10:00:00Z' };
    const ledger = { schema: 1, ledgerKind: 'premath.harness.feature_ledger.v1', updatedAt: 'x', features: [feature] };
    writeFileSync(join(folder, 'f.json'), JSON.stringify(ledger));
    const classes = async (...more: readonly string[]) => {
      const { out } = await commands(folder)('feature', 'check', '--path=f.json', '--json', ...more);
      return (JSON.parse(out) as { readonly failureClasses: readonly string[] }).failureClasses;
    };
    const missing = 'harness_feature_ledger.completed_missing_verification_ref';
    expect(await classes('--strict-spec')).toEqual([missing, 'harness_feature_ledger.verification_ref.empty']);
    expect(await classes()).not.toContain(missing);
  });
});

test('the bundle does the same', async () => {
  const ran = await cliProcess(['harness-session', 'write', '--state=active', '--path=s.json', '--json'], {
    cwd: temporaryFolder(),
  });
  expect([ran.code, ran.err, ran.out]).toEqual([0, '', expect.stringContaining('"action": "harness-session.write"')]);
});
