import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BaselineEntry } from '../../contracts/baseline.ts';
import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import type { Batch } from '../../routing/join-results.ts';
import { planUnits } from '../../routing/plan-units.ts';
import { nextUnits } from '../../routing/sampling/next-units.ts';
import { plannedTrials, ruleOfPlan, type SamplingBasis } from '../../routing/sampling/cell-rule.ts';
import { baselineOf, gateInput, locatedCases, resultsOf, routingCase } from '../../testing/gate-input-builder.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import { countedEntry, recordOf } from '../../testing/sampling-builder.ts';
import { unitId, unitResult } from '../../testing/unit-result-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';

const AGENTS = ['claude', 'codex', 'copilot'];

/** A run with a batch for each list of providers, and what the gate makes of it. */
function runAndJudge(
  entries: readonly BaselineEntry[],
  outcome: (cell: number, trial: number) => UnitResult['status'],
  batches: readonly (readonly string[])[],
  earlier: readonly Batch[] = [],
): { result: FlatResult; batches: readonly Batch[]; rounds: number } {
  const cases = locatedCases(...entries.map((_, index) => routingCase(`case-${index}`)));
  const before = baselineOf(
    Object.fromEntries(
      entries.map((entry, index) => [`case-${index}`, Object.fromEntries(AGENTS.map((agent) => [agent, entry]))]),
    ),
  );
  const basis: SamplingBasis = {
    policy: DEFAULT_SAMPLING,
    comparator: before,
    head: before,
    changes: new Map(),
    today: '2026-01-02',
    hidesReads: HIDES_READS,
  };
  const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
  let ids = 0;
  let rounds = 0;
  const ran = batches.map((agents, index): Batch => {
    const plan: Plan = planUnits({
      cases,
      providers: AGENTS,
      selection: { agents: [...agents], case_ids: null, categories: null },
      trials: (definition, agent) => plannedTrials(ruleOfPlan(basis, definition.case_id, agent), basis.policy),
      commit: 'd'.repeat(40),
      batchRunId: unitId(0xba00 + index),
      newId: () => unitId((ids += 1)),
    });
    const kept = new Map<string, UnitResult>();
    for (;;) {
      const next = nextUnits(plan, definitions, basis, kept);
      if (next.length === 0) break;
      rounds += 1;
      for (const unit of next) {
        const cell = Number(unit.case_id.slice(5)) * AGENTS.length + AGENTS.indexOf(unit.agent);
        const { optional: _optional, ...key } = unit;
        kept.set(unit.unit_run_id, unitResult({ ...key, status: outcome(cell, unit.trial) }));
      }
    }
    return { file: `${index}.json`, plan, results: resultsOf(plan, [...kept.values()]) };
  });
  return {
    result: routingGate(gateInput({ cases, agents: AGENTS, before, batches: ran, earlier })),
    batches: ran,
    rounds,
  };
}

const anyEntry = fc.oneof(
  fc.integer({ min: 1, max: 30 }).chain((total) => fc.nat(total).map((passed) => countedEntry(passed, total))),
  fc.constantFrom<BaselineEntry>(
    { expected_status: 'pass' },
    { expected_status: 'fail' },
    // Nights that are alike.
    {
      expected_status: 'pass',
      history: [1, 3, 3, 3, 3, 3, 3].map((passed, number) => recordOf(passed, 3, { number })),
    },
  ),
);

test('where an adaptive run stops, in one batch or in several, the gate is decided', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), { minLength: 15, maxLength: 15 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (entries, passes, bias) => {
        const one = [countedEntry(20, 20), ...entries.slice(1)];
        // Mostly passes in some runs, mostly failures in others.
        const outcome = (cell: number, trial: number): 'pass' | 'fail' =>
          (passes[cell]?.[trial - 1] ?? false) || (cell * 30 + trial) / 500 < bias ? 'pass' : 'fail';
        const whole = runAndJudge(one, outcome, [AGENTS]);
        const split = runAndJudge(
          one,
          outcome,
          AGENTS.map((agent) => [agent]),
        );
        for (const { result } of [whole, split]) {
          // Cells without enough counts may stay unmet: decided, though not enough to say what it means.
          const open = result.cells.filter(({ sampling }) => sampling !== null && sampling.wanted !== null);
          expect(open.map(({ case_id: id, agent }) => `${id}/${agent}`)).toEqual([]);
          expect(result.counts['missing_result']).toBe(0);
        }
        const deltas = ({ cells }: FlatResult): string[] => cells.map(({ delta }) => delta);
        expect(deltas(split.result)).toEqual(deltas(whole.result));
      },
    ),
    { numRuns: 60 },
  );
});

/** Suites of 6 cells, each with another draw, in which the first cell is another one: how many leave it red or undecided. */
function notGreen(
  suites: number,
  outcome: (random: () => number, cell: number) => UnitResult['status'],
  attempts = 1,
  newestOnly = false,
): number {
  const random = seededRandom(7);
  const nights = Array.from({ length: 10 }, (_, number) => recordOf(number < 2 ? 2 : 3, 3, { number, infra: 0 }));
  const entry: BaselineEntry = { expected_status: 'pass', history: nights };
  const found = Array.from({ length: suites }, () => {
    const earlier: Batch[] = [];
    let isGreen = false;
    for (let attempt = 1; attempt <= attempts && !isGreen; attempt += 1) {
      const ran = runAndJudge([entry, entry], (cell) => outcome(random, cell), [AGENTS], newestOnly ? [] : earlier);
      earlier.push(...ran.batches.map((batch) => ({ ...batch, results: { ...batch.results, shard: 1, attempt } })));
      expect(ran.result.cells.slice(1).map(({ gate }) => gate)).not.toContain('fail');
      isGreen = !['fail', 'undecided'].includes(ran.result.cells[0]?.gate ?? 'fail');
    }
    return !isGreen;
  });
  return found.filter((one) => one).length / suites;
}

describe('what the bench simulates, run and gate do', () => {
  const drop = (random: () => number, cell: number): UnitResult['status'] =>
    random() < (cell === 0 ? 0.5 : 0.97) ? 'pass' : 'fail';
  test('a drop stays seen, however often it is run again', () => {
    expect(notGreen(25, drop, 3)).toBeGreaterThan(0.65);
    expect(notGreen(25, drop, 3, true)).toBeLessThan(0.6);
  });

  test('a drop whose failures end half as infrastructure errors is seen', () => {
    const hidden = (random: () => number, cell: number): UnitResult['status'] =>
      drop(random, cell) === 'pass' ? 'pass' : random() < 0.5 ? 'infra_error' : 'fail';
    expect(notGreen(25, hidden)).toBeGreaterThan(0.55);
  });
});

test('nights that differ make fewer healthy suites red where the history shows them by themselves', () => {
  const random = seededRandom(3);
  // Three nights of four pass always, one passes three times in four.
  const night = (): number => (random() < 0.75 ? 1 : 0.75);
  const trials = (rate: number, count: number): boolean[] => Array.from({ length: count }, () => random() < rate);
  const history = (): number[] =>
    Array.from({ length: 10 }, () => trials(night(), 3).filter((passes) => passes).length);
  const entryOf = (passed: readonly number[], size: number): BaselineEntry => ({
    expected_status: 'pass',
    history: passed.map((count, number) => recordOf(count, size, { number })),
  });
  const reds = Array.from({ length: 40 }, () => {
    const nights = Array.from({ length: 4 }, history);
    const cells = Array.from({ length: 12 }, () => trials(night(), 30));
    const outcome = (cell: number, trial: number): 'pass' | 'fail' =>
      cells[cell]?.[trial - 1] === true ? 'pass' : 'fail';
    const pooled = nights.map((passed) => entryOf([passed.reduce((sum, one) => sum + one)], 30));
    const known = nights.map((passed) => entryOf(passed, 3));
    return [known, pooled].map((entries) => runAndJudge(entries, outcome, [AGENTS]).result.counts['regression'] !== 0);
  });
  const count = (place: number): number => reds.filter((red) => red[place]).length;
  expect([count(1) > 8, count(0) < count(1) * 0.7]).toEqual([true, true]);
});

describe('a run', () => {
  const healthy = [countedEntry(20, 20), countedEntry(10, 10), { expected_status: 'pass' }] as const;
  test('of a healthy suite takes the first stage only', () => {
    const { batches, rounds, result } = runAndJudge(healthy, () => 'pass', [AGENTS]);
    // Three trials of nine cells, of which three have no counts.
    expect(batches[0]?.results.results).toHaveLength(27);
    expect(rounds).toBe(1);
    expect(result.exit_code).toBe(0);
  });

  test('of a lost cell goes on until it is beyond doubt for the whole suite', () => {
    // 0/3 of 10/10 is .0035, which is below .02 ÷ 3, but not below .02 ÷ 15.
    const lost = (count: number): (number | undefined)[] =>
      [[AGENTS], AGENTS.map((agent) => [agent])].map((batches) => {
        const entries = Array.from({ length: count }, () => countedEntry(10, 10));
        const { result } = runAndJudge(entries, (cell) => (cell === 0 ? 'fail' : 'pass'), batches);
        expect(result.cells[0]?.delta).toBe('regression');
        return result.cells[0]?.sampling?.head.total;
      });
    expect(lost(1)).toEqual([3, 3]);
    expect(lost(5)).toEqual([6, 6]);
  });

  test('makes up for infrastructure errors as far as the plan goes', () => {
    const { result } = runAndJudge(healthy, (cell, trial) => (cell === 0 && trial <= 3 ? 'infra_error' : 'pass'), [
      AGENTS,
    ]);
    expect(result.cells[0]).toMatchObject({ delta: 'held', sampling: { head: { passed: 13, total: 13 }, infra: 3 } });
    const never = runAndJudge(healthy, (cell) => (cell === 0 ? 'infra_error' : 'pass'), [AGENTS]);
    expect(never.result.cells[0]).toMatchObject({ delta: 'infra', sampling: { infra: 30 } });
    // Of a cell that has no counts there are sixteen.
    const few = runAndJudge(healthy, (cell) => (cell === 6 ? 'infra_error' : 'pass'), [AGENTS]);
    expect(few.result.cells[6]).toMatchObject({ delta: 'infra', sampling: { infra: 16 } });
  });
});
