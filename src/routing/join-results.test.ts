import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { batchOf, plannedUnits, planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { unitId, unitResult } from '../testing/unit-result-builder.ts';
import { countJoined, joinResults, type Batch, type JoinedUnits } from './join-results.ts';

/** `case/agent: trial=status …` */
function short(joined: JoinedUnits): string[] {
  return [...joined].flatMap(([id, cells]) =>
    [...cells].map(
      ([agent, units]) =>
        `${id}/${agent}: ${units.map(({ unit, result }) => `${unit.trial}=${result?.status ?? '-'}`).join(' ')}`,
    ),
  );
}

/** The message that joining refuses with. */
function refusal(batches: readonly Batch[]): string {
  try {
    joinResults(batches);
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'invalid_input') return error.message;
    throw error;
  }
  return 'accepted';
}

/** A batch with a plan for these units, and rows for those that have a status. */
function batch(file: string, units: readonly (readonly [string, string, number, ('pass' | 'fail' | null)?])[]): Batch {
  const plan = planOf(plannedUnits(units.map(([id, agent, trial]) => [id, agent, trial] as const)));
  const results = plan.units.flatMap((unit, index) => {
    const status = units[index]?.[3] ?? null;
    return status === null ? [] : [unitResult({ ...unit, status })];
  });
  return { file, plan, results: resultsOf(plan, results) };
}

describe('joinResults', () => {
  test('puts each row beside the unit that it is of', () => {
    const joined = joinResults([
      batchOf({ alpha: { claude: ['pass', 'fail'], codex: [null] }, beta: { claude: ['infra_error'] } }),
    ]);
    expect(short(joined)).toEqual(['alpha/claude: 1=pass 2=fail', 'alpha/codex: 1=-', 'beta/claude: 1=infra_error']);
    expect(countJoined(joined)).toBe(3);
    const [unit] = joined.get('alpha')?.get('claude') ?? [];
    expect(unit?.result?.unit_run_id).toBe(unit?.unit.unit_run_id);
  });

  test('a batch without rows has units without results', () => {
    const joined = joinResults([batchOf({ alpha: { claude: [null, null] } })]);
    expect(short(joined)).toEqual(['alpha/claude: 1=- 2=-']);
    expect(countJoined(joined)).toBe(0);
    expect(countJoined(joinResults([]))).toBe(0);
  });

  test('several batches fill each other up, trial by trial in order', () => {
    const one = batch('one.json', [
      ['a', 'claude', 2, 'fail'],
      ['a', 'codex', 1],
    ]);
    const two = batch('two.json', [
      ['a', 'claude', 1, 'pass'],
      ['a', 'codex', 1, 'pass'],
      ['b', 'claude', 1],
    ]);
    const expected = ['a/claude: 1=pass 2=fail', 'a/codex: 1=pass', 'b/claude: 1=-'];
    expect(short(joinResults([one, two])).toSorted()).toEqual(expected);
    expect(short(joinResults([two, one])).toSorted()).toEqual(expected);
  });

  test('the unit that a row belongs to is the one of its own plan', () => {
    const one = batch('one.json', [['a', 'claude', 1]]);
    const two: Batch = batch('two.json', [
      ['z', 'claude', 1],
      ['a', 'claude', 1, 'pass'],
    ]);
    const [joined] = joinResults([one, two]).get('a')?.get('claude') ?? [];
    expect(joined?.unit.unit_run_id).toBe(unitId(2));
    expect(joined?.result?.unit_run_id).toBe(unitId(2));
  });

  const good = batch('r.json', [
    ['a', 'claude', 1, 'pass'],
    ['a', 'codex', 1],
  ]);
  const row = unitResult({ unit_run_id: unitId(1), case_id: 'a' });
  const withRows = (...rows: Parameters<typeof unitResult>[0][]): Batch => ({
    ...good,
    results: resultsOf(
      good.plan,
      rows.map((changes) => ({ ...row, ...unitResult({ unit_run_id: unitId(1), case_id: 'a', ...changes }) })),
    ),
  });

  test.each<[string, readonly Batch[], string]>([
    [
      'a case that no plan asked for',
      [withRows({ case_id: 'b' })],
      'r.json: b/claude, trial 1: expected a row of the plan, found a row that no plan asked for',
    ],
    [
      'a provider that no plan asked for',
      [withRows({ agent: 'copilot' })],
      'r.json: a/copilot, trial 1: expected a row of the plan, found a row that no plan asked for',
    ],
    [
      'a trial that no plan asked for',
      [withRows({ trial: 2 })],
      'r.json: a/claude, trial 2: expected a row of the plan, found a row that no plan asked for',
    ],
    [
      'a row twice',
      [withRows({}, { status: 'fail' })],
      'r.json: a/claude, trial 1: expected one row for each unit, found two',
    ],
    [
      'the id of another unit',
      [withRows({ unit_run_id: unitId(9) })],
      `r.json: a/claude, trial 1: expected the unit id of the plan, ${unitId(1)}, found ${unitId(9)}`,
    ],
    [
      'the same file twice',
      [good, good],
      'r.json: a/claude, trial 1: expected one row for each unit, found another in r.json',
    ],
    [
      'a row in two files',
      [good, { ...good, file: 's.json' }],
      's.json: a/claude, trial 1: expected one row for each unit, found another in r.json',
    ],
    [
      'the id of another unit in a second file',
      [batch('one.json', [['a', 'claude', 1]]), { ...withRows({ unit_run_id: unitId(9) }), file: 'two.json' }],
      `two.json: a/claude, trial 1: expected the unit id of the plan, ${unitId(1)}, found ${unitId(9)}`,
    ],
    [
      "a row of another file's plan",
      [batch('one.json', [['b', 'claude', 1]]), { ...withRows({ case_id: 'b' }), file: 'two.json' }],
      'two.json: b/claude, trial 1: expected a row of the plan, found a row that no plan asked for',
    ],
  ])('refuses %s', (_name, batches, message) => {
    expect(refusal(batches)).toBe(message);
  });

  test('the order of rows and of planned units does not matter', () => {
    const keys = ['a', 'b'].flatMap((id) =>
      ['claude', 'codex'].flatMap((agent) =>
        [1, 2, 3].map((trial) => [id, agent, trial, trial === 2 ? 'fail' : trial === 3 ? null : 'pass'] as const),
      ),
    );
    const fixed = batch('r.json', keys);
    const sorted = (joined: JoinedUnits): string[] => short(joined).toSorted();
    fc.assert(
      fc.property(
        fc.shuffledSubarray(fixed.plan.units, { minLength: keys.length }),
        fc.shuffledSubarray(fixed.results.results, { minLength: fixed.results.results.length }),
        (units, results) => {
          const shuffled = { ...fixed, plan: { ...fixed.plan, units }, results: { ...fixed.results, results } };
          expect(sorted(joinResults([shuffled]))).toEqual(sorted(joinResults([fixed])));
        },
      ),
      { numRuns: 100 },
    );
  });
});
