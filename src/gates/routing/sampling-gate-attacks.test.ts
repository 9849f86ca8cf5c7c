import { describe, expect, test } from 'vitest';
import type { Config } from '../../contracts/config.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import {
  baselineOf,
  batchOf,
  gateInput,
  locatedCases,
  planOf,
  resultsOf,
  routingCase,
  type EntryLike,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import { countedEntry, recordOf, stagedBatch, trialsOf } from '../../testing/sampling-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const ALPHA = routingCase('alpha');
const FULL = countedEntry(20, 20);

/** A pull request that touches alpha of Claude, which passed 20 of 20 times. */
function attack(trials: readonly Outcome[], changes: Partial<GateSetting> = {}): FlatResult {
  return routingGate(
    gateInput({
      cases: locatedCases(ALPHA),
      agents: ['claude'],
      before: baselineOf({ alpha: { claude: FULL } }),
      batches: [stagedBatch({ alpha: { claude: trials } })],
      ...changes,
    }),
  );
}

const short = ({ cells, exit_code: code }: FlatResult): string =>
  `${cells
    .map(({ case_id: id, delta, gate, notes }) => [id, delta, gate, ...notes.map((note) => `+${note}`)].join(' '))
    .join('; ')}, ${code}`;
const after = (entry: EntryLike): Partial<GateSetting> => ({ after: baselineOf({ alpha: { claude: entry } }) });
const sampling = (policy: Partial<SamplingPolicy>): Partial<Config> => ({
  sampling: { ...DEFAULT_CONFIG.sampling, ...policy },
});

/** A batch whose plan is as the pull request would like it. */
function planned(units: readonly [trial: number, optional: boolean, outcome: Outcome][]): Partial<GateSetting> {
  const { plan, results, file } = batchOf({ alpha: { claude: units.map(([, , outcome]) => outcome) } });
  const changed = plan.units.map((unit, index): PlannedUnit => {
    const [trial = 1, optional = false] = units[index] ?? [];
    return { ...unit, trial, ...(optional ? { optional } : {}) };
  });
  const rows = results.results.map((row) => ({
    ...row,
    trial: changed.find((unit) => unit.unit_run_id === row.unit_run_id)?.trial ?? row.trial,
  }));
  const other = planOf(changed);
  return { batches: [{ file, plan: other, results: resultsOf(other, rows) }] };
}

describe('the plan', () => {
  test.each<[string, readonly [number, boolean, Outcome][], string]>([
    [
      'all optional, without results',
      [
        [1, true, null],
        [2, true, null],
      ],
      'alpha missing_result fail, 3',
    ],
    [
      'all optional, with one pass',
      [
        [1, true, 'pass'],
        [2, true, null],
        [3, true, null],
      ],
      'alpha insufficient_data undecided, 3',
    ],
    [
      'all optional, with two',
      [
        [1, true, 'pass'],
        [2, true, 'pass'],
        [3, true, null],
      ],
      'alpha insufficient_data undecided, 3',
    ],
    [
      'all optional, and failed',
      [
        [1, true, 'fail'],
        [2, true, 'fail'],
        [3, true, 'fail'],
      ],
      'alpha regression fail, 1',
    ],
    ['fewer than a stage', [[1, false, 'pass']], 'alpha insufficient_data undecided, 3'],
    [
      'fewer than a later stage',
      [
        [1, false, 'pass'],
        [2, false, 'fail'],
        [3, false, 'pass'],
      ],
      'alpha insufficient_data undecided, 3',
    ],
    [
      'other numbers',
      [
        [7, false, 'pass'],
        [8, false, 'pass'],
        [9, false, 'fail'],
      ],
      'alpha insufficient_data undecided, 3',
    ],
    [
      'a required one without a result',
      [
        [1, false, 'pass'],
        [2, false, 'pass'],
        [3, true, 'pass'],
        [4, false, null],
      ],
      'alpha missing_result fail, 1',
    ],
  ])('%s', (_name, units, expected) => {
    expect(short(attack([], planned(units)))).toBe(expected);
  });

  test('all optional and without results, beside a cell that ran', () => {
    const beta = routingCase('beta');
    const batch = stagedBatch({ alpha: { claude: [null, null, null] }, beta: { claude: trialsOf(3, 3) } }, 3);
    const units = batch.plan.units.map((unit) => (unit.case_id === 'alpha' ? { ...unit, optional: true } : unit));
    const plan = planOf(units);
    const batches = [{ ...batch, plan, results: resultsOf(plan, batch.results.results) }];
    const before = baselineOf({ alpha: { claude: FULL }, beta: { claude: FULL } });
    expect(short(attack([], { cases: locatedCases(ALPHA, beta), before, batches }))).toBe(
      'alpha missing_result fail; beta held ok, 1',
    );
  });

  test('optional trials in a suite without counts', () => {
    const before = baselineOf({ alpha: { claude: 'pass' } });
    expect(short(attack([], { ...planned([[1, true, null]]), before }))).toBe('alpha missing_result fail, 3');
    const policy = sampling({ trials: 2 });
    expect(
      short(
        attack([], {
          ...planned([
            [1, false, 'pass'],
            [2, true, null],
          ]),
          before,
          policy,
        }),
      ),
    ).toBe('alpha missing_result fail, 1');
    expect(
      short(
        attack([], {
          ...planned([
            [1, true, 'fail'],
            [2, false, 'pass'],
          ]),
          before,
        }),
      ),
    ).toBe('alpha regression fail, 1');
  });
});

describe('the baseline', () => {
  const lost = trialsOf(0, 3);
  test.each<[string, EntryLike]>([
    ['counts as bad as the head', countedEntry(0, 20)],
    ['no counts', 'pass'],
    ['too few', countedEntry(3, 3)],
    ['of another model', { expected_status: 'pass', history: [recordOf(20, 20, { fingerprint: { model: 'opus' } })] }],
    ['of disallowed trials', { expected_status: 'pass', history: [recordOf(20, 20, { disallowed: 20 })] }],
    ['a date that has passed', { ...FULL, expires: '2020-01-01' }],
  ])("the pull request's own: %s", (_name, entry) => {
    expect(short(attack(lost, after(entry)))).toBe('alpha regression fail, 1');
    // And what would not be red alone is not held by it either.
    expect(short(attack(trialsOf(20, 24), after(entry)))).toBe('alpha soft_regression warn, 0');
  });

  test('counts of its own make no suite sequential', () => {
    const before = baselineOf({ alpha: { claude: 'pass' } });
    const result = attack(trialsOf(23, 24), { before, ...after(countedEntry(5, 5)) });
    expect(short(result)).toBe('alpha regression fail, 1');
    expect(result.sampling.rule).toBe('single');
  });

  test('taking the counts away changes nothing, neither does loosening', () => {
    expect(short(attack(lost, after('fail')))).toBe('alpha regression fail +loosened, 1');
    expect(short(attack(lost, after('infra_error')))).toBe('alpha regression fail +loosened, 1');
    expect(short(attack(lost, { after: baselineOf({}) }))).toBe('alpha regression fail +entry_removed, 1');
    expect(short(attack([{ timed_out: true }, 'fail', 'fail'], after({ ...FULL, allow_timeout: true })))).toBe(
      'alpha regression fail +loosened, 1',
    );
  });

  test('a new case brings its own counts in vain', () => {
    const cases = locatedCases(ALPHA, routingCase('beta'));
    const proposed = baselineOf({ alpha: { claude: FULL }, beta: { claude: countedEntry(0, 20) } });
    const batches = [stagedBatch({ alpha: { claude: trialsOf(3, 3) }, beta: { claude: trialsOf(1, 6) } })];
    expect(short(attack([], { cases, casesBefore: locatedCases(ALPHA), after: proposed, batches }))).toBe(
      'alpha held ok; beta new fail, 1',
    );
  });
});

describe('the configuration', () => {
  test.each<[string, Partial<Config>]>([
    ['no significance is enough', sampling({ alpha: 0 })],
    ['no drop is large enough', sampling({ drop: 1 })],
    ['one stage of one', sampling({ stages: [1, 2] })],
    ['trial by trial', sampling({ rule: 'single', trials: 1 })],
    ['nothing is asked of new cases', sampling({ new_cases: [{ passes: 1, trials: 100 }] })],
    ['no outcome matters', { levels: { ...DEFAULT_CONFIG.levels, regression: 'off', 'insufficient-data': 'off' } }],
  ])("the pull request's own: %s", (_name, headConfig) => {
    expect(short(attack(trialsOf(0, 3), { headConfig }))).toBe('alpha regression fail, 1');
    expect(short(attack(trialsOf(2, 3), { headConfig }))).toBe('alpha insufficient_data undecided, 3');
    expect(short(attack(['pass'], { headConfig }))).toBe('alpha insufficient_data undecided, 3');
  });

  test("the comparator's is used", () => {
    expect(short(attack(trialsOf(2, 3), { policy: sampling({ stages: [1, 3] }) }))).toBe('alpha held ok, 0');
    expect(short(attack(trialsOf(2, 3), { policy: sampling({ rule: 'single' }) }))).toBe('alpha regression fail, 1');
    expect(short(attack(trialsOf(0, 3), { policy: sampling({ alpha: 0 }) }))).toBe(
      'alpha insufficient_data undecided, 3',
    );
  });

  test('another model leaves nothing to compare with, and is no pass for a skill that is lost', () => {
    const opus = (status: 'pass' | 'fail'): Outcome => ({
      status,
      client: { name: 'claude', version: null, model: 'opus' },
    });
    expect(short(attack(Array.from({ length: 24 }, () => opus('fail'))))).toBe('alpha regression fail, 1');
    const some = [opus('pass'), ...Array.from({ length: 5 }, () => opus('fail'))];
    expect(short(attack(some))).toBe('alpha insufficient_data undecided, 3');
    expect(short(attack([opus('pass'), opus('pass')]))).toBe('alpha insufficient_data undecided, 3');
  });
});

describe('cases', () => {
  const beta = (changes = {}): Partial<GateSetting> => ({
    cases: locatedCases(routingCase('beta', { ...ALPHA, case_id: 'beta', ...changes })),
    casesBefore: locatedCases(ALPHA),
    after: baselineOf({ beta: { claude: 'pass' } }),
    batches: [stagedBatch({ beta: { claude: trialsOf(0, 3) } })],
  });

  test('a renamed one keeps its counts, said or not', () => {
    expect(short(attack([], beta({ renamed_from: 'alpha' })))).toBe('beta regression fail, 1');
    expect(short(attack([], beta()))).toBe('beta regression fail, 1');
    expect(attack([], beta()).cells[0]?.sampling?.base).toMatchObject({ passed: 20, total: 20 });
  });

  test('one that asks less is counted by what was asked before', () => {
    const before = routingCase('alpha', { required_skills: ['second-skill'] });
    // Its results show the first skill only.
    const trial: Outcome = { missing: [] };
    const result = attack([trial, trial, trial], { casesBefore: locatedCases(before) });
    expect(short(result)).toBe('alpha regression fail +case_loosened, 1');
    expect(result.cells[0]?.sampling?.head).toMatchObject({ passed: 0, total: 3 });
  });

  test('one that is taken out of the plan is reported, and fails where it was changed', () => {
    const cases = locatedCases(ALPHA, routingCase('beta'));
    const before = baselineOf({ alpha: { claude: FULL }, beta: { claude: FULL } });
    const batches = [stagedBatch({ alpha: { claude: trialsOf(3, 3) } })];
    expect(short(attack([], { cases, before, batches }))).toBe('alpha held ok; beta not_planned report, 0');
    const casesBefore = locatedCases(ALPHA, routingCase('beta', { prompt: 'Other words.' }));
    expect(short(attack([], { cases, casesBefore, before, batches }))).toBe(
      'alpha held ok; beta missing_result fail, 1',
    );
  });
});
