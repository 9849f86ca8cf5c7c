import { describe, expect, test } from 'vitest';
import { DEFAULT_PROVIDER, type Config, type Level, type LevelKey } from '../../contracts/config.ts';
import type { Cell } from '../../contracts/routing-detail.ts';
import {
  baselineOf,
  batchOf,
  gateInput,
  locatedCases,
  routingCase,
  type EntryLike,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import {
  countedEntry,
  FINGERPRINT,
  recordOf,
  stagedBatch,
  suiteSetting,
  trialsOf,
} from '../../testing/sampling-builder.ts';
import { unitResult } from '../../testing/unit-result-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';
import { fisherLess } from '../../kernel/statistics/fisher.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const ALPHA = routingCase('alpha', { disallowed_skills: ['other-skill'] });

/** The gate on one cell, alpha of Claude. */
function gateOne(
  before: EntryLike,
  trials: readonly Outcome[],
  changes: Partial<GateSetting> & { after?: GateSetting['after'] } = {},
): FlatResult {
  const result = routingGate(
    gateInput({
      cases: locatedCases(ALPHA),
      agents: ['claude'],
      before: baselineOf({ alpha: { claude: before } }),
      batches: [stagedBatch({ alpha: { claude: trials } })],
      ...changes,
    }),
  );
  return result;
}

/** `delta effect, exit code`. */
const short = ({ cells, exit_code: code }: FlatResult): string =>
  `${cells.map(({ delta, gate }) => `${delta} ${gate}`).join('; ')}, ${code}`;
const FULL = countedEntry(20, 20);
const LEVELS = (levels: Partial<Record<LevelKey, Level>>): Partial<Config> => ({
  levels: { ...DEFAULT_CONFIG.levels, ...levels },
});
const TOLERATED: Partial<Config> = {
  providers: new Map([['claude', { ...DEFAULT_PROVIDER, infra: 'tolerated' } as const]]),
};

describe('every outcome of a counted cell', () => {
  test.each<[string, EntryLike, readonly Outcome[], string]>([
    ['held', FULL, trialsOf(3, 3), 'held ok, 0'],
    ['held, not clean', FULL, trialsOf(23, 24), 'held ok, 0'],
    ['held, stopped after six', FULL, trialsOf(5, 6), 'held ok, 0'],
    ['improvement', countedEntry(14, 20), trialsOf(24, 24), 'improvement ok, 0'],
    ['regression after three', FULL, trialsOf(0, 3), 'regression fail, 1'],
    ['regression at the end', FULL, trialsOf(22, 30), 'regression fail, 1'],
    ['soft regression', FULL, trialsOf(20, 24), 'soft_regression warn, 0'],
    ['watch', countedEntry(5, 5), trialsOf(19, 30), 'watch warn, 0'],
    ['unreliable baseline', countedEntry(10, 20), trialsOf(12, 24), 'unreliable_baseline warn, 0'],
    ['flaky', countedEntry(15, 20), trialsOf(18, 24), 'flaky warn, 0'],
    ['undecided', FULL, trialsOf(2, 3), 'insufficient_data undecided, 3'],
    ['undecided after six', countedEntry(24, 24), trialsOf(4, 6), 'insufficient_data undecided, 3'],
    ['too few counts, and enough passed', countedEntry(4, 4), trialsOf(5, 6), 'held ok, 0'],
    ['too few counts, and too few passed', countedEntry(4, 4), trialsOf(5, 10), 'insufficient_data undecided, 3'],
    ['too few counts, and too few passed', countedEntry(4, 4), trialsOf(1, 6), 'insufficient_data undecided, 3'],
    ['too few counts, and none passed', countedEntry(4, 4), trialsOf(0, 6), 'regression fail, 1'],
    ['too few counts, and none of five passed', countedEntry(4, 4), trialsOf(0, 5), 'insufficient_data undecided, 3'],
    ['infrastructure only', FULL, ['infra_error', 'infra_error', 'infra_error'], 'infra fail, 1'],
    ['a required trial is missing', FULL, ['pass', null, 'pass'], 'missing_result fail, 1'],
    ['optional ones are not', FULL, ['pass', 'pass', 'pass', null, null, ...Array<null>(19).fill(null)], 'held ok, 0'],
  ])('%s', (_name, before, trials, expected) => {
    expect(short(gateOne(before, trials))).toBe(expected);
  });

  test('what drifted from the anchor by small steps is warned of with its commit, beside what is worse', () => {
    const commit = 'a'.repeat(40);
    const anchors = [{ client: null, model: null, commit, until: '2026-01-01T00:00:00Z', passed: 29, total: 30 }];
    const drifted = countedEntry(20, 30, { anchors });
    const result = gateOne(drifted, trialsOf(3, 3));
    expect(short(result)).toBe('drift warn, 0');
    const [finding] = result.findings;
    expect([finding?.rule, finding?.effect, finding?.message]).toEqual([
      'drift',
      'warn',
      expect.stringContaining(`with the baseline’s trials 23 of 33 passed, 29 of 30 from ${commit} on`),
    ]);
    const red = gateOne(drifted, trialsOf(0, 10), { after: baselineOf({ alpha: { claude: countedEntry(20, 30) } }) });
    expect(short(red)).toBe('regression fail, 1');
    expect(red.findings[0]?.message).toMatch(/drifted.*; \+ anchor_changed/);
  });

  test('a suite can be sequential without any counts', () => {
    const policy = { sampling: { ...DEFAULT_CONFIG.sampling, rule: 'sequential' as const } };
    expect(short(gateOne('pass', trialsOf(4, 5)))).toBe('regression fail, 1');
    expect(short(gateOne('pass', trialsOf(5, 6), { policy }))).toBe('held ok, 0');
    expect(short(gateOne('pass', trialsOf(11, 16), { policy }))).toBe('insufficient_data undecided, 3');
  });

  test.each<[string, EntryLike | null, EntryLike | null, readonly Outcome[], string]>([
    ['new, met', null, 'pass', trialsOf(5, 6), 'new ok, 0'],
    ['new, unmet', null, 'pass', trialsOf(1, 6), 'new fail, 1'],
    ['new, not decided yet', null, 'pass', trialsOf(3, 4), 'insufficient_data undecided, 3'],
    ['new, expected to fail', null, 'fail', ['fail'], 'new ok, 0'],
    ['no entry', null, null, trialsOf(4, 5), 'missing_baseline fail, 1'],
    ['claimed, met', 'fail', 'pass', trialsOf(5, 6), 'improvement ok, 0'],
    ['claimed, unmet', 'fail', 'pass', trialsOf(1, 6), 'regression fail, 1'],
    ['expired, met', { expected_status: 'fail', expires: '2026-01-01' }, 'fail', trialsOf(5, 5), 'improvement ok, 0'],
    [
      'expired, unmet',
      { expected_status: 'fail', expires: '2026-01-01' },
      'fail',
      trialsOf(1, 6),
      'regression fail, 1',
    ],
    ['a pass that expired, met', { ...FULL, expires: '2026-01-01' }, FULL, trialsOf(5, 6), 'held ok, 0'],
    ['a pass that expired, unmet', { ...FULL, expires: '2026-01-01' }, FULL, trialsOf(1, 6), 'regression fail, 1'],
    ['a failure is expected: trial by trial', 'fail', 'fail', ['fail', 'pass', 'fail'], 'held ok, 0'],
    ['infrastructure is expected', 'infra_error', 'infra_error', ['fail', 'infra_error'], 'held ok, 0'],
  ])('nothing to compare with: %s', (_name, before, after, trials, expected) => {
    // A neighbour with counts makes the suite sequential.
    const beta = { beta: { claude: FULL } };
    const result = gateOne('pass', [], {
      cases: locatedCases(ALPHA, routingCase('beta')),
      casesBefore: locatedCases(...(before === null ? [] : [ALPHA]), routingCase('beta')),
      before: baselineOf({ ...(before === null ? {} : { alpha: { claude: before } }), ...beta }),
      after: baselineOf({ ...(after === null ? {} : { alpha: { claude: after } }), ...beta }),
      batches: [stagedBatch({ alpha: { claude: trials }, beta: { claude: trialsOf(24, 24) } })],
    });
    expect(result.cells[1]?.delta).toBe('held');
    expect(short({ ...result, cells: result.cells.slice(0, 1) })).toBe(expected);
  });
});

describe('infrastructure errors that rose', () => {
  const many = [...trialsOf(24, 24), ...Array<Outcome>(6).fill('infra_error')];
  const before = (infra?: number): EntryLike => ({
    expected_status: 'pass',
    history: [recordOf(30, 30, infra === undefined ? {} : { infra })],
  });
  test.each<[string, EntryLike, readonly Outcome[], Partial<Config>, string]>([
    ['leave a cell undecided', before(0), many, {}, 'insufficient_data undecided'],
    ['where as many were before, they do not', before(6), many, {}, 'held ok'],
    ['where the baseline did not count them, they do not', before(), many, {}, 'held ok'],
    ['where they are tolerated, they warn', before(0), many, TOLERATED, 'insufficient_data warn'],
    ['do not hide a regression', before(0), [...trialsOf(0, 24), ...many.slice(24)], {}, 'regression fail'],
  ])('%s', (_name, entry, trials, policy, expected) => {
    const { cells } = gateOne(entry, trials, { policy });
    expect(cells.map(({ delta, gate }) => `${delta} ${gate}`)).toEqual([expected]);
  });

  test('are told', () => {
    expect(gateOne(before(0), many).cells[0]?.reason).toBe(
      '24 of 24 passed, 30 of 30 at the merge base: undecided: 6 of 30 trials ended in infrastructure errors, 0 of 30 there, and failures may hide among them',
    );
  });
});

test('trials of one batch that are alike make a drop say less, and that is told', () => {
  const nights = (passed: readonly number[]): EntryLike => ({
    expected_status: 'pass',
    history: passed.map((count, number) => recordOf(count, 3, { number })),
  });
  const [alike, mixed] = [nights([1, 1, 3, 3, 3, 3, 3, 3, 3, 3]), nights([2, 2, 2, 2, 3, 3, 3, 3, 3, 3])].map(
    (before) => gateOne(before, trialsOf(16, 30)),
  );
  const base = { passed: 26, total: 30 };
  expect(mixed?.cells[0]?.sampling).toMatchObject({ base, p_value: fisherLess({ passed: 16, total: 30 }, base) });
  expect(mixed?.sampling.correlation).toEqual({ estimate: 0, low: 0, high: 1 });
  expect(mixed && short(mixed)).toBe('regression fail, 1');
  expect(alike?.sampling.correlation?.estimate).toBeCloseTo(0.46, 2);
  expect(alike && short(alike)).toBe('soft_regression warn, 0');
  expect(alike?.cells[0]?.sampling?.p_value).toBeGreaterThan(0.02);
  expect(alike?.cells[0]?.sampling?.detectable_drop).toBeGreaterThan(mixed?.cells[0]?.sampling?.detectable_drop ?? 1);
  expect(alike?.warnings.join()).toMatch(/^trials of one batch are alike at the merge base/);
});

test('one lost night of a cell does not hide that another one is lost', () => {
  const history = [0, 3, 3, 3, 3, 3, 3, 3, 3, 3].map((count, number) => recordOf(count, 3, { number }));
  const beta: EntryLike = { expected_status: 'pass', history };
  const result = routingGate(gateInput(suiteSetting({ alpha: [FULL, trialsOf(0, 30)], beta: [beta, trialsOf(3, 3)] })));
  expect(result.sampling.correlation).toEqual({ estimate: 1, low: 0, high: 1 });
  expect(result.cells.map(({ delta }) => delta)).toEqual(['regression', 'held']);
});

describe('trials of other kinds', () => {
  const late: Outcome = { timed_out: true };
  test.each<[string, EntryLike, readonly Outcome[], string]>([
    ['late ones failed', FULL, [late, late, late], 'regression fail, 1'],
    ['late ones are allowed', { ...FULL, allow_timeout: true }, [late, late, late], 'held ok, 0'],
    // Fail, infrastructure, pass: two trials are counted, and a third one is needed.
    ['infrastructure is no trial (B66)', FULL, ['fail', 'infra_error', 'pass'], 'insufficient_data undecided, 3'],
    ['nor does it fill up a stage', FULL, ['pass', 'pass', 'infra_error'], 'insufficient_data undecided, 3'],
  ])('%s', (_name, before, trials, expected) => {
    expect(short(gateOne(before, trials))).toBe(expected);
  });

  test('a pull request cannot allow what was not allowed', () => {
    const after = baselineOf({ alpha: { claude: { ...FULL, allow_timeout: true } } });
    expect(short(gateOne(FULL, [late, late, late], { after }))).toBe('regression fail, 1');
  });

  test('two disallowed trials are red without statistics, one is a failure', () => {
    const hit: Outcome = {
      ...unitResult({ token_hits: { 'other-skill': 'loaded' } }),
      status: 'fail',
      gating_hits: ['other-skill'],
    };
    expect(short(gateOne(countedEntry(10, 10), ['pass', hit, hit, ...trialsOf(17, 17)]))).toBe('regression fail, 1');
    expect(short(gateOne(countedEntry(10, 10), ['pass', hit, ...trialsOf(22, 22)]))).toBe('held ok, 0');
    // Nine trials of the baseline are too few to say that it never happened, and so is one in which it did.
    expect(short(gateOne(countedEntry(9, 9), ['pass', hit, hit, ...trialsOf(21, 21)]))).toBe('held ok, 0');
    const before = { expected_status: 'pass' as const, history: [recordOf(19, 20, { disallowed: 1 })] };
    expect(short(gateOne(before, ['pass', hit, hit, ...trialsOf(21, 21)]))).toBe('held ok, 0');
  });

  test('touching the case is no way out of that; forbidding more than before is no reason for it', () => {
    const hit: Outcome = {
      ...unitResult({ token_hits: { 'other-skill': 'loaded' } }),
      status: 'fail',
      gating_hits: ['other-skill'],
    };
    const trials: readonly Outcome[] = ['pass', hit, hit, ...trialsOf(17, 17)];
    const touched = { cases: locatedCases({ ...ALPHA, category: 'x' }), casesBefore: locatedCases(ALPHA) };
    expect(short(gateOne(countedEntry(20, 20), trials, touched))).toBe('regression fail, 1');
    const widened = { cases: locatedCases(ALPHA), casesBefore: locatedCases(routingCase('alpha')) };
    expect(short(gateOne(countedEntry(20, 20), trials, widened))).toBe('held ok, 0');
  });

  test('with several models a failure is never excused', () => {
    const of = (status: 'pass' | 'fail', model: string): Outcome => ({
      status,
      client: { name: 'claude', version: '2.1', model },
    });
    const passes = Array.from({ length: 19 }, () => of('pass', 'sonnet'));
    expect(short(gateOne(FULL, [...passes, of('pass', 'opus')]))).toBe('held ok, 0');
    expect(short(gateOne(FULL, [...passes, of('fail', 'opus')]))).toBe('insufficient_data undecided, 3');
    const failures = Array.from({ length: 23 }, () => of('fail', 'sonnet'));
    expect(short(gateOne(FULL, [...failures, of('fail', 'opus')]))).toBe('regression fail, 1');
  });
});

describe('the environment', () => {
  const at = (version: string, model: string | null = 'sonnet'): Outcome => ({
    client: { name: 'claude', version, model },
  });
  const before: EntryLike = {
    expected_status: 'pass',
    history: [
      recordOf(0, 20, { fingerprint: { client: '2.0', model: 'sonnet' }, number: 2 }),
      recordOf(20, 20, { fingerprint: { client: '2.1', model: 'sonnet' } }),
    ],
  };
  test('chooses the counts', () => {
    const base = (trials: readonly Outcome[]): unknown => gateOne(before, trials).cells[0]?.sampling?.base?.passed;
    expect(base([at('2.1.7'), at('2.1.8'), at('2.1.7')])).toBe(20);
    expect(base([at('2.0.7'), at('2.0.7'), at('2.0.7')])).toBe(0);
    expect(base([at('2.2.7'), at('2.2.7'), at('2.2.7')])).toBeUndefined();
  });

  test('is that of the trials that count: what ended too early to tell its model tells nothing', () => {
    const trial = at('2.1.7');
    expect(short(gateOne(before, [trial, trial, trial, 'infra_error', ...Array<Outcome>(20).fill(trial)]))).toBe(
      'held ok, 0',
    );
    expect(gateOne(before, [trial, trial, trial, 'infra_error']).cells[0]?.sampling?.rule).toBe('sequential');
  });

  test('another one asks for 3 of 3', () => {
    const other = [at('2.1.7', 'opus'), at('2.1.7', 'opus')];
    expect(short(gateOne(before, other))).toBe('insufficient_data undecided, 3');
    expect(short(gateOne(before, [...other, at('2.1.7', 'opus')]))).toBe('held ok, 0');
    expect(short(gateOne(before, [at('2.1.7'), at('2.0.7')]))).toBe('insufficient_data undecided, 3');
  });

  test('other skills or another wording of the case do not change it', () => {
    const skills = {
      ...FINGERPRINT,
      skill_set_digest: `sha256:${'9'.repeat(64)}`,
      case_digest: `sha256:${'8'.repeat(64)}`,
    };
    const entry: EntryLike = { expected_status: 'pass', history: [recordOf(20, 20, { fingerprint: skills })] };
    expect(short(gateOne(entry, trialsOf(0, 3)))).toBe('regression fail, 1');
  });
});

describe('levels', () => {
  test.each<[LevelKey, EntryLike, readonly Outcome[], readonly string[]]>([
    ['regression', FULL, trialsOf(0, 3), ['fail, 1', 'warn, 0', 'report, 0']],
    ['soft-regression', FULL, trialsOf(20, 24), ['fail, 1', 'warn, 0', 'report, 0']],
    ['watch', countedEntry(5, 5), trialsOf(19, 30), ['fail, 1', 'warn, 0', 'report, 0']],
    ['flaky', countedEntry(15, 20), trialsOf(18, 24), ['fail, 1', 'warn, 0', 'report, 0']],
    ['unreliable-baseline', countedEntry(10, 20), trialsOf(12, 24), ['fail, 1', 'warn, 0', 'report, 0']],
    ['improvement', countedEntry(14, 20), trialsOf(24, 24), ['fail, 1', 'warn, 0', 'ok, 0']],
    ['insufficient-data', FULL, trialsOf(2, 3), ['undecided, 3', 'warn, 0', 'report, 0']],
  ])('of %s', (key, before, trials, expected) => {
    const effects = (['error', 'warn', 'off'] as const).map((level) =>
      short(gateOne(before, trials, { policy: LEVELS({ [key]: level }) })),
    );
    expect(effects).toEqual(expected.map((effect) => `${key.replace('-', '_')} ${effect}`));
  });

  test('tolerated infrastructure that left too few trials is a warning', () => {
    const few = [...trialsOf(2, 2), 'infra_error'] as const;
    const beta = Object.fromEntries(['beta', 'gamma', 'delta', 'epsilon'].map((id) => [id, { claude: FULL }]));
    const clean = Object.fromEntries(Object.keys(beta).map((id) => [id, { claude: trialsOf(3, 3) }]));
    const setting = (policy: Partial<Config>): Partial<GateSetting> => ({
      cases: locatedCases(ALPHA, ...Object.keys(beta).map((id) => routingCase(id))),
      before: baselineOf({ alpha: { claude: FULL }, ...beta }),
      batches: [stagedBatch({ alpha: { claude: few }, ...clean })],
      policy,
    });
    const alpha = (policy: Partial<Config>): [Cell['gate'] | undefined, number] => {
      const { cells, exit_code: code } = gateOne(FULL, few, setting(policy));
      return [cells.find(({ case_id: id }) => id === 'alpha')?.gate, code];
    };
    expect(alpha(TOLERATED)).toEqual(['warn', 0]);
    expect(alpha({})).toEqual(['undecided', 3]);
    // The head's own word for it is not asked.
    expect(gateOne(FULL, few, { ...setting({}), headConfig: TOLERATED }).exit_code).toBe(3);
  });
});

test('a suite without counts is judged as before', () => {
  for (const rule of [null, 'single'] as const) {
    const sampling = { ...DEFAULT_CONFIG.sampling, rule, trials: 3 };
    const before = rule === null ? 'pass' : FULL;
    const gate = (trials: readonly Outcome[]): string =>
      short(gateOne(before, trials, { policy: { sampling }, batches: [batchOf({ alpha: { claude: trials } })] }));
    expect(gate(trialsOf(3, 3))).toBe('held ok, 0');
    expect(gate(trialsOf(2, 3))).toBe('regression fail, 1');
    expect(gate(['pass', 'pass', 'infra_error'])).toBe('infra fail, 1');
    expect(gate(['pass', 'pass'])).toBe('missing_result fail, 1');
    const { sampling: suite, cells } = gateOne(before, trialsOf(2, 3), { policy: { sampling } });
    expect(suite).toMatchObject({ rule: 'single', planned: 3, counted: 3 });
    expect(cells[0]?.sampling).toMatchObject({
      rule: 'single',
      head: { passed: 2, total: 3 },
      base: null,
      p_value: null,
    });
  }
});
