import { describe, expect, test } from 'vitest';

import { baselineText, parseBaseline, type Baseline, type BaselineEntry } from '../contracts/baseline.ts';
import { DEFAULT_SAMPLING } from '../contracts/sampling-policy.ts';
import { baselineOf, batchOf, planOf, resultsOf, type EntryLike, type Outcome } from '../testing/gate-input-builder.ts';
import { dayOf, historyRecord } from '../testing/history-builder.ts';
import { unitId } from '../testing/unit-result-builder.ts';
import { blessBaselineByPooling, type BlessedByPooling } from './bless-baseline-by-pooling.ts';
import type { Batch } from './join-results.ts';

type Cells = Parameters<typeof batchOf>[0];

/** The batch with that number. */
function night(number: number, cells: Cells, changes: Partial<Batch['results']> = {}): Batch {
  const { results, plan } = batchOf(cells);
  const own = planOf(plan.units, { batch_run_id: unitId(number) });
  const file = `artifacts/${number}/results.json`;
  return { file, plan: own, results: resultsOf(own, results.results, { generated_at_utc: dayOf(number), ...changes }) };
}

function pool(
  before: Baseline,
  batches: readonly Batch[],
  reason: string | null = null,
  proposed: Baseline | null = null,
): BlessedByPooling {
  const caseIds = [...new Set(batches.flatMap(({ plan }) => plan.units.map((unit) => unit.case_id)))];
  const providers = ['codex', 'claude'];
  const { new_cases: newCases } = DEFAULT_SAMPLING;
  return blessBaselineByPooling(before, batches, { caseIds, providers, newCases, reason, proposed });
}

function poolCell(
  before: EntryLike | null,
  trials: readonly Outcome[],
  reason: string | null = null,
): BlessedByPooling {
  return pool(
    baselineOf(before === null ? {} : { a: { claude: before } }),
    [night(9, { a: { claude: trials } })],
    reason,
  );
}

const entryOf = (blessed: BlessedByPooling): BaselineEntry | undefined =>
  blessed.baseline.entries.get('a')?.get('claude');
const kinds = (blessed: BlessedByPooling): string[] =>
  blessed.changes.map(({ case_id: id, agent, kind }) => `${id}/${agent} ${kind}`);
const trials = (passed: number, total: number): readonly Outcome[] =>
  Array.from({ length: total }, (_, index) => (index < passed ? 'pass' : 'fail'));

const PASS = { expected_status: 'pass', allow_timeout: false } as const;
const FAIL = { expected_status: 'fail', allow_timeout: false } as const;
const late = (status: 'pass' | 'fail'): Outcome => ({ status, timed_out: true });

describe('a new cell', () => {
  test.each<[readonly Outcome[], BaselineEntry]>([
    [trials(1, 1), PASS],
    [trials(3, 3), PASS],
    [trials(5, 6), PASS],
    [trials(23, 30), PASS],
    [['infra_error', 'pass'], PASS],
    [trials(4, 5), { ...FAIL, reason: 'why' }],
    [trials(22, 30), { ...FAIL, reason: 'why' }],
    [trials(0, 1), { ...FAIL, reason: 'why' }],
    [[late('pass')], { ...FAIL, reason: 'why' }],
  ])('%j', (given, { reason, ...entry }) => {
    const blessed = poolCell(null, given, 'why');
    expect(entryOf(blessed)).toEqual({
      ...entry,
      ...(reason === undefined ? {} : { reason }),
      history: [expect.objectContaining({ batch: unitId(9), at: dayOf(9) })],
      anchors: [expect.objectContaining({ until: dayOf(9) })],
    });
    expect(kinds(blessed)).toEqual(['a/claude added']);
  });

  test('no entry where nothing was counted', () => {
    const blessed = poolCell(null, ['infra_error', null]);
    expect([entryOf(blessed), kinds(blessed), blessed.unchangedByInfra]).toEqual([undefined, [], ['a/claude']]);
    expect(poolCell(null, [null]).unchangedByInfra).toEqual([]);
  });

  test('the newest stratum decides', () => {
    const other = { client: { name: 'claude', version: '2.2.0', model: null } };
    const batches = [night(1, { a: { claude: trials(0, 5) } }), night(2, { a: { claude: [other] } })];
    const blessed = pool(baselineOf({}), batches);
    expect(entryOf(blessed)).toMatchObject({ expected_status: 'pass', history: { length: 2 } });
  });
});

describe('an entry', () => {
  const NOTES = { reason: 'old', owner: 'ann', expires: '2030-01-01' };
  test.each<[string, BaselineEntry, readonly Outcome[], BaselineEntry, string | null]>([
    ['pass stays where all pass', PASS, trials(3, 3), PASS, null],
    ['pass stays where none does', PASS, trials(0, 6), PASS, null],
    [
      'without a word on timeouts stays so',
      { expected_status: 'pass' },
      [late('pass')],
      { expected_status: 'pass' },
      null,
    ],
    ['fail stays for four passes', { ...FAIL, ...NOTES }, trials(4, 4), { ...FAIL, ...NOTES }, null],
    ['fail stays for four of five', FAIL, trials(4, 5), FAIL, null],
    ['fail becomes pass for six trials', { ...FAIL, ...NOTES }, trials(5, 6), { ...PASS, owner: 'ann' }, 'tightened'],
    ['fail stays below the share', FAIL, trials(22, 30), FAIL, null],
    ['infra_error becomes pass', { expected_status: 'infra_error' }, trials(5, 5), PASS, 'tightened'],
    ['infra_error stays', { expected_status: 'infra_error' }, trials(0, 5), { expected_status: 'infra_error' }, null],
    [
      'a timeout that is allowed stays allowed',
      { ...FAIL, allow_timeout: true, ...NOTES },
      [late('pass'), late('pass'), ...trials(3, 3)],
      { ...PASS, allow_timeout: true, ...NOTES },
      'tightened',
    ],
    ['a late pass is none where it is not allowed', FAIL, [late('pass'), late('pass'), ...trials(3, 3)], FAIL, null],
  ])('%s', (_name, before, given, after, kind) => {
    const blessed = poolCell(before, given, 'new');
    expect(entryOf(blessed)).toEqual({
      ...after,
      history: [expect.objectContaining({ batch: unitId(9) })],
      anchors: [expect.objectContaining({ until: dayOf(9) })],
    });
    expect(kinds(blessed)).toEqual(kind === null ? [] : [`a/claude ${kind}`]);
    expect(blessed.keptForLackOfTrials).toEqual([]);
  });

  test('earlier nights count as well', () => {
    const history = [historyRecord({ batch: 1, passed: 4, total: 4 })];
    expect(kinds(poolCell({ ...FAIL, history }, ['pass']))).toEqual(['a/claude tightened']);
    expect(
      kinds(poolCell({ ...FAIL, history: [{ ...historyRecord({ batch: 1, passed: 0, total: 4 }) }] }, ['pass'])),
    ).toEqual([]);
  });

  test.each<[string, EntryLike, readonly Outcome[], readonly object[]]>([
    ['3 of 4', 'pass', trials(3, 4), [{ case_id: 'a', agent: 'claude', passed: 3, total: 4 }]],
    ['5 of 6', 'pass', trials(5, 6), []],
    ['what fails is expected to', 'fail', trials(0, 5), []],
    [
      'with those before',
      { ...PASS, history: [historyRecord({ batch: 1, passed: 10, total: 20 })] },
      trials(5, 5),
      [{ case_id: 'a', agent: 'claude', passed: 15, total: 25 }],
    ],
    [
      'not with those of another client',
      { ...PASS, history: [historyRecord({ batch: 1, passed: 0, total: 20, fingerprint: { client: '1.0' } })] },
      trials(5, 5),
      [],
    ],
  ])('a pass that the counts do not support is told: %s', (_name, before, given, told) => {
    const blessed = poolCell(before, given);
    expect([blessed.pool.unsupported, kinds(blessed)]).toEqual([told, []]);
  });

  test('that was loosened by hand after its batch stays so when the batch is pooled again', () => {
    const history = [historyRecord({ batch: 9, passed: 24, total: 24 })];
    const before = baselineOf({ a: { claude: { ...FAIL, history, reason: 'r' } } });
    const blessed = pool(before, [night(9, { a: { claude: trials(24, 24) } })]);
    expect(entryOf(blessed)).toBe(before.entries.get('a')?.get('claude'));
  });
});

test('a change tells the counts of the newest stratum, with those before', () => {
  const history = [historyRecord({ batch: 1, passed: 4, total: 4 })];
  const counts = (blessed: BlessedByPooling): unknown => blessed.changes.map((change) => change.counts);
  expect(counts(poolCell({ ...FAIL, history }, ['pass']))).toEqual([{ passed: 5, total: 5 }]);
  expect(counts(poolCell(null, trials(2, 3)))).toEqual([{ passed: 2, total: 3 }]);
});

test('counts of an older stratum tighten nothing', () => {
  const history = [historyRecord({ batch: 9, passed: 24, total: 24, fingerprint: { client: '2.2' } })];
  const blessed = pool(baselineOf({ a: { claude: { ...FAIL, history } } }), [
    night(8, { a: { claude: trials(5, 5) } }),
  ]);
  expect(entryOf(blessed)).toMatchObject({ expected_status: 'fail', history: { length: 2 } });
  expect(kinds(blessed)).toEqual([]);
});

test('an entry with counts whose case is gone stays by a single trial, and goes by two, also of two nights', () => {
  const before = baselineOf({
    gone: { claude: { ...PASS, history: [historyRecord({ batch: 9, passed: 3, total: 3 })] } },
  });
  const one = pool(before, [night(1, { a: { claude: ['pass'] } })], null);
  expect([kinds(one), one.keptForLackOfTrials]).toEqual([['a/claude added'], ['gone/claude']]);
  const two = pool(before, [night(1, { a: { claude: ['pass'] } }), night(2, { a: { claude: ['pass'] } })], null);
  expect([kinds(two), two.keptForLackOfTrials]).toEqual([['a/claude added', 'gone/claude removed'], []]);

  // Two shards of one night are one run: no cell had two trials.
  const { file, plan, results } = night(3, { a: { claude: ['pass'] }, b: { claude: ['pass'] } });
  const shards = results.results.map((row, index) => ({
    file: `${index} ${file}`,
    plan,
    results: { ...results, shard: index + 1, results: [row] },
  }));
  const sharded = pool(before, shards, null);
  expect([kinds(sharded), sharded.keptForLackOfTrials]).toEqual([
    ['a/claude added', 'b/claude added'],
    ['gone/claude'],
  ]);
  expect(sharded.baseline).toEqual(pool(before, [{ file, plan, results }], null).baseline);
});

describe('the whole file', () => {
  const before = baselineOf({ gone: { claude: 'pass' }, a: { claude: PASS, gemini: 'pass' }, b: { codex: FAIL } });
  const cells: Cells = {
    b: { codex: trials(5, 5), claude: ['fail'] },
    a: { claude: [...trials(2, 3), 'infra_error'], codex: ['infra_error'] },
  };
  const nights = [night(2, cells), night(1, cells)];
  const blessed = pool(before, nights, 'why');

  test('is told, sorted', () => {
    expect(kinds(blessed)).toEqual(['a/gemini removed', 'b/claude added', 'b/codex tightened', 'gone/claude removed']);
    const stratum = { fingerprint: historyRecord({ batch: 1, passed: 0, total: 1 }).fingerprint, new_stratum: true };
    const same = (caseId: string, agent: string, passed: number, total: number): object => {
      return { case_id: caseId, agent, added: { passed, total }, stratum: { passed, total }, ...stratum };
    };
    expect(blessed.pool).toEqual({
      pooled: [same('a', 'claude', 4, 6), same('b', 'claude', 0, 2), same('b', 'codex', 10, 10)],
      carried: [],
      alreadyPooled: [],
      keptOut: [],
      unsupported: [{ case_id: 'a', agent: 'claude', passed: 4, total: 6 }],
    });
    expect(blessed.unchangedByInfra).toEqual(['a/codex']);
  });

  test('can be read again, and pooling again changes nothing', () => {
    const text = baselineText(blessed.baseline);
    const again = pool(parseBaseline(text, 'b.json'), nights.toReversed(), 'other');
    expect(baselineText(again.baseline)).toBe(text);
    expect([again.changes, again.pool.pooled]).toEqual([[], []]);
    expect(again.pool.alreadyPooled.slice(0, 3)).toEqual([
      { case_id: 'a', agent: 'claude', batch: unitId(1) },
      { case_id: 'a', agent: 'claude', batch: unitId(2) },
      { case_id: 'b', agent: 'claude', batch: unitId(1) },
    ]);
    expect(again.pool.unsupported).toEqual(blessed.pool.unsupported);
  });

  test('one night after the other comes to the same', () => {
    const first = pool(before, nights.slice(1), 'why');
    expect(pool(first.baseline, nights.slice(0, 1), 'why').baseline.entries.get('a')).toEqual(
      blessed.baseline.entries.get('a'),
    );
  });
});

describe('batches', () => {
  test('of several files are one', () => {
    const parts = [night(3, { a: { claude: ['pass'] } }), night(3, { a: { codex: ['fail'] } })];
    const later = night(3, { b: { claude: ['pass'] } }, { generated_at_utc: dayOf(4) });
    const { pool: report, baseline } = pool(baselineOf({}), [...parts, later]);
    expect(report.pooled.map(({ case_id: id, agent }) => `${id}/${agent}`)).toEqual([
      'a/claude',
      'a/codex',
      'b/claude',
    ]);
    const history = baseline.entries.get('a')?.get('codex')?.history;
    expect(history).toMatchObject([{ batch: unitId(3), at: dayOf(4), passed: 0, total: 1 }]);
  });

  test('that are given twice are refused, as everywhere', () => {
    const batch = night(3, { a: { claude: ['pass'] } });
    expect(() => pool(baselineOf({}), [batch, batch])).toThrow('expected one row for each unit');
  });

  test('of a rehearsal are refused', () => {
    const { results } = night(3, {});
    const batch = night(3, { a: { claude: ['pass'] } }, { options: { ...results.options, mode: 'rehearsal' } });
    expect(() => pool(baselineOf({}), [night(2, { a: { claude: ['pass'] } }), batch])).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: expect.stringMatching(/^artifacts\/3\/results\.json: .*rehearsal/),
      }),
    );
  });

  test.each(['', 'yesterday', '2026-01-02', '2026-01-02T03:04:05+01:00', '2026-13-02T03:04:05Z'])(
    'of no time are refused: %j',
    (at) => {
      const batch = night(3, { a: { claude: ['pass'] } }, { generated_at_utc: at });
      expect(() => pool(baselineOf({}), [batch])).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    },
  );

  test('know their skills', () => {
    const digest = `sha256:${'5'.repeat(64)}`;
    const batches = [
      night(1, { a: { claude: ['pass'] } }, { skill_set_digest: digest }),
      night(2, { a: { claude: ['pass'] } }, { skill_set_digest: null }),
    ];
    const { pool: report } = pool(baselineOf({}), batches);
    expect(report.pooled.map((cell) => cell.fingerprint.skill_set_digest)).toEqual([null, digest]);
  });
});

describe('on top of a proposal that nobody merged', () => {
  const before = baselineOf({ a: { claude: FAIL } });
  const cells = (...given: readonly Outcome[]): Cells => ({ a: { claude: given } });
  const [first, second, third] = [
    night(1, cells(...trials(3, 3))),
    night(2, cells(...trials(2, 2))),
    night(3, cells(null)),
  ];

  test('the baseline is that of all nights at once', () => {
    const proposed = pool(before, [first]).baseline;
    const again = pool(before, [second], null, proposed);
    const atOnce = pool(before, [first, second]);
    expect(baselineText(again.baseline)).toBe(baselineText(atOnce.baseline));
    expect([kinds(again), again.changes]).toEqual([['a/claude tightened'], atOnce.changes]);
    expect(again.pool.pooled).toEqual(atOnce.pool.pooled);
    expect(again.pool.carried).toEqual([{ case_id: 'a', agent: 'claude', batch: unitId(1) }]);
  });

  test('what was proposed before is proposed again where a night counted nothing', () => {
    const five = pool(before, [night(1, cells(...trials(5, 5)))]).baseline;
    expect(baselineText(pool(before, [third], null, five).baseline)).toBe(baselineText(five));
    const infra = pool(before, [night(3, cells('infra_error'))], null, five);
    expect([baselineText(infra.baseline), infra.unchangedByInfra]).toEqual([baselineText(five), ['a/claude']]);
  });

  test('a batch that is given again is counted from its trials', () => {
    const proposed = pool(before, [night(1, cells(...trials(0, 1)))]).baseline;
    const again = pool(before, [first], null, proposed);
    expect([entryOf(again)?.history?.map(({ total }) => total), again.pool.carried]).toEqual([[3], []]);
  });

  test('what was merged meanwhile is not counted twice', () => {
    const merged = pool(before, [first]).baseline;
    const again = pool(merged, [second], null, pool(before, [first]).baseline);
    expect(baselineText(again.baseline)).toBe(baselineText(pool(merged, [second]).baseline));
    expect(again.pool.carried).toEqual([]);
  });

  test('nothing but counts is taken from it', () => {
    const history = [historyRecord({ batch: 1, passed: 0, total: 3 })];
    const loose = { ...FAIL, reason: 'theirs', owner: 'they', history };
    const proposed = baselineOf({ a: { claude: loose, mine: loose }, gone: { claude: loose } });
    const again = pool(baselineOf({ a: { claude: PASS } }), [second], null, proposed);
    const entry = { ...PASS, history: [historyRecord({ batch: 2, passed: 2, total: 2 }), ...history] };
    expect(again.baseline.entries).toMatchObject(new Map([['a', new Map([['claude', entry]])]]));
    expect(kinds(again)).toEqual([]);
    expect(again.pool.unsupported).toEqual([{ case_id: 'a', agent: 'claude', passed: 2, total: 5 }]);
  });
});
