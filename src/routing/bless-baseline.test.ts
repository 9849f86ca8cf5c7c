import { describe, expect, test } from 'vitest';
import { baselineText, parseBaseline, type BaselineEntry } from '../contracts/baseline.ts';
import { baselineOf, batchOf, type EntryLike, type Outcome } from '../testing/gate-input-builder.ts';
import { historyRecord } from '../testing/history-builder.ts';
import { observed } from '../testing/unit-result-builder.ts';
import { blessBaseline, type Blessed } from './bless-baseline.ts';
import { joinResults } from './join-results.ts';

/** Blesses one cell, `a` of `claude`. */
function blessCell(
  before: EntryLike | null,
  trials: readonly Outcome[],
  reason: string | null = null,
  more: { readonly expectInfra?: boolean } = {},
): Blessed {
  const old = before === null ? baselineOf({}) : baselineOf({ a: { claude: before } });
  return blessBaseline(old, joinResults([batchOf({ a: { claude: trials } })]), ['a'], ['claude'], reason, more);
}

const entryOf = (blessed: Blessed): BaselineEntry | null => blessed.baseline.entries.get('a')?.get('claude') ?? null;
const kinds = (blessed: Blessed): string[] =>
  blessed.changes.map(({ case_id: id, agent, kind }) => `${id}/${agent} ${kind}`);

const PASS = { expected_status: 'pass', allow_timeout: false } as const;
const FAIL = { expected_status: 'fail', allow_timeout: false } as const;
const INFRA = { expected_status: 'infra_error', allow_timeout: false } as const;
const late = (status: 'pass' | 'fail' | 'infra_error'): Outcome => ({ status, timed_out: true });

describe('what results support', () => {
  test.each<[string, EntryLike | null, readonly Outcome[], BaselineEntry | null, string | null]>([
    ['a new cell that passes', null, ['pass'], PASS, 'added'],
    ['a new cell that fails', null, ['fail'], FAIL, 'added'],
    ['a new cell that times out', null, [late('pass')], { ...PASS, allow_timeout: true }, 'added'],
    ['any failed trial', null, ['pass', 'fail', 'pass'], FAIL, 'added'],
    ['any late trial', null, ['pass', late('pass')], { ...PASS, allow_timeout: true }, 'added'],
    ['a pass as before', 'pass', ['pass'], { expected_status: 'pass' }, null],
    [
      'a failure as before',
      { ...FAIL, reason: 'r', owner: 'o', expires: '2030-01-01' },
      ['fail'],
      { ...FAIL, reason: 'r', owner: 'o', expires: '2030-01-01' },
      null,
    ],
    ['now it passes', 'fail', ['pass'], PASS, 'tightened'],
    ['no timeout any more', { ...PASS, allow_timeout: true }, ['pass'], PASS, 'tightened'],
    ['it fails where infrastructure was expected', 'infra_error', ['fail'], FAIL, 'tightened'],
    ['now it fails', 'pass', ['fail', 'fail'], FAIL, 'loosened'],
    ['now it fails now and then', 'pass', ['pass', 'fail'], FAIL, 'loosened'],
    ['now it is late', 'pass', [late('pass'), 'pass'], { ...PASS, allow_timeout: true }, 'loosened'],
    ['it passes, but late', 'fail', [late('pass'), late('pass')], { ...PASS, allow_timeout: true }, 'loosened'],
    ['not run', 'fail', [null], { expected_status: 'fail' }, null],
    ['not run, and nothing stood there', null, [null], null, null],
  ])('%s', (_name, before, trials, after, kind) => {
    const blessed = blessCell(before, trials);
    expect(entryOf(blessed)).toEqual(after);
    expect(kinds(blessed)).toEqual(kind === null ? [] : [`a/claude ${kind}`]);
    expect(blessed.unchangedByInfra).toEqual([]);
  });

  test.each<[string, EntryLike | null, readonly Outcome[], BaselineEntry | null, readonly string[]]>([
    ['pass stays', 'pass', ['infra_error'], { expected_status: 'pass' }, ['a/claude']],
    ['fail stays', 'fail', [late('infra_error'), 'infra_error'], { expected_status: 'fail' }, ['a/claude']],
    ['an expected one stays', 'infra_error', ['infra_error'], { expected_status: 'infra_error' }, ['a/claude']],
    ['a new cell gets no entry', null, ['infra_error'], null, ['a/claude']],
    ['beside a pass it says nothing', 'fail', ['infra_error', 'pass'], PASS, []],
    ['nor does its timeout', 'pass', [late('infra_error'), 'pass'], { expected_status: 'pass' }, []],
  ])('infrastructure never changes an entry: %s', (_name, before, trials, after, infra) => {
    const blessed = blessCell(before, trials);
    expect(entryOf(blessed)).toEqual(after);
    expect(blessed.unchangedByInfra).toEqual(infra);
  });
});

describe('infrastructure that is expected by name', () => {
  test.each<[string, EntryLike | null, readonly Outcome[], BaselineEntry | null, string | null]>([
    ['a new cell gets an entry', null, ['infra_error'], { ...INFRA, reason: 'no key yet' }, 'added'],
    [
      'and may be as late as it was',
      null,
      ['infra_error', late('infra_error')],
      { ...INFRA, allow_timeout: true, reason: 'no key yet' },
      'added',
    ],
    ['one that came to a verdict does not', null, ['infra_error', 'fail'], { ...FAIL, reason: 'no key yet' }, 'added'],
    ['one that was not run has none', null, [null], null, null],
    ['one with a missing result has none', null, ['infra_error', null], null, null],
    ['pass stays', 'pass', ['infra_error', 'infra_error'], { expected_status: 'pass' }, null],
    ['fail stays', 'fail', ['infra_error', 'infra_error'], { expected_status: 'fail' }, null],
  ])('%s', (_name, before, trials, after, kind) => {
    const blessed = blessCell(before, trials, 'no key yet', { expectInfra: true });
    expect(entryOf(blessed)).toEqual(after);
    expect(kinds(blessed)).toEqual(kind === null ? [] : [`a/claude ${kind}`]);
    // It rests on no trial that counts.
    if (after?.expected_status === 'infra_error') {
      expect(blessed.changes.map(({ counts }) => counts)).toEqual([null]);
      expect(blessed.unchangedByInfra).toEqual([]);
    }
  });
});

test.each<[string, EntryLike | null, readonly Outcome[], object | null]>([
  ['loosened', 'pass', ['pass', 'fail', 'infra_error'], { passed: 1, total: 2 }],
  ['added', null, ['pass', 'pass'], { passed: 2, total: 2 }],
  ['a late pass is one where it is allowed now', 'fail', [late('pass'), 'pass'], { passed: 2, total: 2 }],
])('a change tells the trials that it rests on: %s', (_name, before, trials, counts) => {
  expect(blessCell(before, trials).changes.map((change) => change.counts)).toEqual([counts]);
});

describe('loosening needs two trials', () => {
  const session = (id: string, status: 'pass' | 'fail' = 'fail'): Outcome => ({
    status,
    observed: observed({ session_id: id }),
  });
  test.each<[string, EntryLike, readonly Outcome[], string | null]>([
    ['one failure', 'pass', ['fail'], null],
    ['one late pass', 'pass', [late('pass')], null],
    ['a late pass of what failed', 'fail', [late('pass')], null],
    ['a late failure of what failed', FAIL, [late('fail')], null],
    ['one that counts', 'pass', ['infra_error', 'fail', 'infra_error'], null],
    ['one run twice', 'pass', [session('a'), session('a')], null],
    ['one run twice, judged differently', 'pass', [session('a', 'pass'), session('a')], null],
    ['two runs', 'pass', [session('a'), session('b')], 'loosened'],
    ['a failure among passes', 'pass', [session('a', 'pass'), session('b'), session('a', 'pass')], 'loosened'],
    ['one pass', 'fail', ['pass'], 'tightened'],
    ['one failure where infrastructure was expected', 'infra_error', ['fail'], 'tightened'],
  ])('%s', (_name, before, trials, kind) => {
    const blessed = blessCell(before, trials, 'why');
    expect(kinds(blessed)).toEqual(kind === null ? [] : [`a/claude ${kind}`]);
    expect(blessed.keptForLackOfTrials).toEqual(kind === null ? ['a/claude'] : []);
    if (kind === null)
      expect(entryOf(blessed)).toEqual(typeof before === 'string' ? { expected_status: before } : before);
  });

  test('what is gone goes without any', () => {
    const blessed = blessBaseline(baselineOf({ a: { claude: 'pass' } }), joinResults([]), [], ['claude'], null);
    expect([kinds(blessed), blessed.keptForLackOfTrials]).toEqual([['a/claude removed'], []]);
  });

  test.each<[string, readonly Outcome[], boolean]>([
    ['no results', [], false],
    ['a run of single trials', ['pass'], false],
    ['one trial that counts', ['pass', 'infra_error'], false],
    ['one run twice', [session('a'), session('a')], false],
    ['two trials', ['pass', 'fail'], true],
  ])('what is gone and has counts goes by two trials of some cell: %s', (_name, trials, isRemoved) => {
    const counted: BaselineEntry = {
      expected_status: 'pass',
      history: [historyRecord({ batch: 1, passed: 20, total: 20 })],
    };
    const before = baselineOf({ gone: { claude: counted }, a: { claude: 'fail', other: counted } });
    const joined = joinResults([batchOf({ a: { claude: trials } })]);
    const blessed = blessBaseline(before, joined, ['a'], ['claude'], 'why');
    expect(kinds(blessed).filter((kind) => kind.endsWith('removed'))).toEqual(
      isRemoved ? ['a/other removed', 'gone/claude removed'] : [],
    );
    expect(blessed.keptForLackOfTrials).toEqual(isRemoved ? [] : ['a/other', 'gone/claude']);
    expect(blessed.baseline.entries.get('gone')?.get('claude')).toEqual(isRemoved ? undefined : counted);
  });

  test('cells that stay are told sorted', () => {
    const before = baselineOf({ b: { codex: 'pass', claude: 'pass' }, a: { codex: 'pass' } });
    const joined = joinResults([batchOf({ b: { codex: ['fail'], claude: ['fail'] }, a: { codex: ['fail'] } })]);
    const { keptForLackOfTrials } = blessBaseline(before, joined, ['b', 'a'], ['codex', 'claude'], null);
    expect(keptForLackOfTrials).toEqual(['a/codex', 'b/claude', 'b/codex']);
  });
});

describe('a history stays, whatever else changes', () => {
  const history = [
    historyRecord({ batch: 2, passed: 23, total: 24 }),
    historyRecord({ batch: 1, passed: 1, total: 2 }),
  ];
  test.each<[string, BaselineEntry, readonly Outcome[], BaselineEntry]>([
    ['nothing', PASS, ['pass'], PASS],
    ['not run', PASS, [null], PASS],
    ['infrastructure', PASS, ['infra_error'], PASS],
    ['kept', PASS, ['fail'], PASS],
    ['loosened', PASS, ['fail', 'fail'], { ...FAIL, reason: 'why' }],
    ['late', PASS, [late('pass'), 'pass'], { ...PASS, allow_timeout: true, reason: 'why' }],
    ['tightened', FAIL, ['pass'], PASS],
    ['tightened a little', { ...FAIL, allow_timeout: true, owner: 'o' }, ['fail'], { ...FAIL, owner: 'o' }],
  ])('%s', (_name, before, trials, after) => {
    expect(entryOf(blessCell({ ...before, history }, trials, 'why'))).toEqual({ ...after, history });
  });
});

describe('reason, owner and date', () => {
  const OLD = { reason: 'old', owner: 'ann', expires: '2030-01-01' };
  test.each<[string, EntryLike | null, readonly Outcome[], string | null, BaselineEntry]>([
    ['a loosened one gets the reason', 'pass', ['fail', 'fail'], 'why', { ...FAIL, reason: 'why' }],
    ['a new failure as well', null, ['fail'], 'why', { ...FAIL, reason: 'why' }],
    ['a new timeout as well', null, [late('pass')], 'why', { ...PASS, allow_timeout: true, reason: 'why' }],
    ['a new pass needs none', null, ['pass'], 'why', PASS],
    ['what passes now keeps its owner only', { ...FAIL, ...OLD }, ['pass'], 'why', { ...PASS, owner: 'ann' }],
    [
      'what is loosened further gets a new reason and keeps its date',
      { ...FAIL, ...OLD },
      [late('fail'), 'fail'],
      'why',
      { ...FAIL, allow_timeout: true, owner: 'ann', expires: '2030-01-01', reason: 'why' },
    ],
    [
      'an old reason does not excuse it',
      { ...FAIL, ...OLD },
      [late('fail'), 'fail'],
      null,
      { ...FAIL, allow_timeout: true, owner: 'ann', expires: '2030-01-01' },
    ],
    [
      'what is tightened and still tolerated keeps all',
      { ...FAIL, allow_timeout: true, ...OLD },
      ['fail'],
      'why',
      { ...FAIL, ...OLD },
    ],
    ['what is as before keeps all', { ...FAIL, ...OLD }, ['fail'], 'why', { ...FAIL, ...OLD }],
  ])('%s', (_name, before, trials, reason, after) => {
    expect(entryOf(blessCell(before, trials, reason))).toEqual(after);
  });

  test('a tolerance that is no longer needed is tightened, whatever its date', () => {
    expect(kinds(blessCell({ ...FAIL, ...OLD }, ['pass']))).toEqual(['a/claude tightened']);
    expect(kinds(blessCell({ ...FAIL, allow_timeout: true, ...OLD }, ['fail']))).toEqual(['a/claude tightened']);
  });
});

describe('the whole file', () => {
  const before = baselineOf({
    zeta: { codex: 'pass', claude: 'fail' },
    gone: { claude: 'pass' },
    alpha: { claude: 'pass', gemini: 'pass' },
  });
  const joined = joinResults([
    batchOf({ zeta: { claude: ['pass'], codex: ['fail', 'fail'] }, beta: { claude: ['pass'] } }),
  ]);
  const blessed = blessBaseline(before, joined, ['zeta', 'beta', 'alpha'], ['codex', 'claude'], 'why');

  test('what is gone loses its entry, what was not run keeps it, what is new gets one', () => {
    expect(kinds(blessed)).toEqual([
      'alpha/gemini removed',
      'beta/claude added',
      'gone/claude removed',
      'zeta/claude tightened',
      'zeta/codex loosened',
    ]);
    expect(blessed.changes.find((change) => change.case_id === 'zeta' && change.agent === 'codex')).toEqual({
      case_id: 'zeta',
      agent: 'codex',
      kind: 'loosened',
      before: { expected_status: 'pass' },
      after: { ...FAIL, reason: 'why' },
      counts: { passed: 0, total: 2 },
    });
    expect(JSON.parse(baselineText(blessed.baseline))).toEqual({
      schema: 1,
      alpha: { claude: { expected_status: 'pass' } },
      beta: { claude: PASS },
      zeta: { claude: PASS, codex: { ...FAIL, reason: 'why' } },
    });
  });

  test('is stable: blessing again changes nothing', () => {
    const again = blessBaseline(blessed.baseline, joined, ['zeta', 'beta', 'alpha'], ['codex', 'claude'], 'other');
    expect(again.changes).toEqual([]);
    expect(baselineText(again.baseline)).toBe(baselineText(blessed.baseline));
  });

  test('does not depend on the order of cases and providers', () => {
    const turned = blessBaseline(
      parseBaseline(baselineText(before), 'b.json'),
      joined,
      ['alpha', 'beta', 'zeta'],
      ['claude', 'codex'],
      'why',
    );
    expect(turned.changes).toEqual(blessed.changes);
    expect(baselineText(turned.baseline)).toBe(baselineText(blessed.baseline));
  });

  test('a document without `schema` stays one', () => {
    const old = blessBaseline({ ...before, versioned: false }, joined, ['zeta'], ['claude'], null);
    expect(old.baseline.versioned).toBe(false);
    expect(baselineText(old.baseline)).not.toContain('"schema"');
  });
});
