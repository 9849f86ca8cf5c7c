import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BaselineEntry } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import type { Batch } from '../../routing/join-results.ts';
import { countedEntry, recordOf } from '../../testing/sampling-builder.ts';
import { runAndJudge, type SuiteRun } from '../../testing/suite-run.ts';
import type { FlatResult } from '../../testing/flat-result.ts';

const AGENTS = ['claude', 'codex', 'copilot'];
const EACH = AGENTS.map((agent) => [agent]);

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
      fc.option(fc.nat(5)),
      (entries, passes, bias, touched) => {
        const one = [countedEntry(20, 20), ...entries.slice(1)];
        // Mostly passes in some runs, mostly failures in others.
        const outcome = (cell: number, trial: number): 'pass' | 'fail' =>
          (passes[cell]?.[trial - 1] ?? false) || (cell * 30 + trial) / 500 < bias ? 'pass' : 'fail';
        const suite = { agents: AGENTS, entries: one, outcome, touched };
        const whole = runAndJudge({ ...suite, batches: [AGENTS] });
        const split = runAndJudge({ ...suite, batches: EACH });
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
      const ran = runAndJudge({
        agents: AGENTS,
        entries: [entry, entry],
        outcome: (cell) => outcome(random, cell),
        batches: [AGENTS],
        earlier: newestOnly ? [] : earlier,
      });
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
    return [known, pooled].map(
      (entries) =>
        runAndJudge({ agents: AGENTS, entries, outcome, batches: [AGENTS] }).result.counts['regression'] !== 0,
    );
  });
  const count = (place: number): number => reds.filter((red) => red[place]).length;
  expect([count(1) > 8, count(0) < count(1) * 0.7]).toEqual([true, true]);
});

describe('a run', () => {
  const healthy = [countedEntry(20, 20), countedEntry(10, 10), { expected_status: 'pass' }] as const;
  const run = (outcome: SuiteRun['outcome'], changes: Partial<SuiteRun> = {}): ReturnType<typeof runAndJudge> =>
    runAndJudge({ agents: AGENTS, entries: healthy, outcome, batches: [AGENTS], ...changes });
  test('of a healthy suite takes the first stage only', () => {
    const { batches, rounds, result } = run(() => 'pass');
    // Three trials of nine cells, of which three have no counts.
    expect(batches[0]?.results.results).toHaveLength(27);
    expect(rounds).toBe(1);
    expect(result.exit_code).toBe(0);
  });

  test('of a lost cell goes on until it is beyond doubt for the whole suite', () => {
    // 0/3 of 10/10 is .0035, which is below .02 ÷ 3, but not below .02 ÷ 15.
    const lost = (count: number, touched: number | null = null): (number | undefined)[] =>
      [[AGENTS], EACH].map((batches) => {
        const entries = Array.from({ length: count }, () => countedEntry(10, 10));
        const { result } = run((cell) => (cell === 0 ? 'fail' : 'pass'), { entries, batches, touched });
        expect(result.cells[0]?.delta).toBe('regression');
        return result.cells[0]?.sampling?.head.total;
      });
    expect(lost(1)).toEqual([3, 3]);
    expect(lost(5)).toEqual([6, 6]);
    // Of the three that are touched: below .016 ÷ 3, however many others there are.
    expect(lost(5, 1)).toEqual([3, 3]);
  });

  test('makes up for infrastructure errors as far as the plan goes', () => {
    const { result } = run((cell, trial) => (cell === 0 && trial <= 3 ? 'infra_error' : 'pass'));
    expect(result.cells[0]).toMatchObject({ delta: 'held', sampling: { head: { passed: 13, total: 13 }, infra: 3 } });
    const never = run((cell) => (cell === 0 ? 'infra_error' : 'pass'));
    expect(never.result.cells[0]).toMatchObject({ delta: 'infra', sampling: { infra: 30 } });
    // Of a cell that has no counts there are sixteen.
    const few = run((cell) => (cell === 6 ? 'infra_error' : 'pass'));
    expect(few.result.cells[6]).toMatchObject({ delta: 'infra', sampling: { infra: 16 } });
  });
});
