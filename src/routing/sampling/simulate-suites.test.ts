import { describe, expect, test } from 'vitest';

import type { SuiteSetting } from '../../contracts/sampling-figures.ts';
import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import { binomialMass } from '../../kernel/statistics/binomial.ts';
import { sequentialRule } from './compare-rules.ts';
import { comparedLaw, exactRows, newCellsLaw, worstRate } from './suite-law.ts';
import { simulateSuites, stoppingStates, type SimulatedCell } from './simulate-suites.ts';

const SETTING: SuiteSetting = { cells: 30, p: 0.95, base_trials: 30, suites: 20_000, drops: [0.7, 0.5, 0.3, 0.1] };

type WeighedCell = SimulatedCell & { readonly probability: number };

/** Every baseline and every end of a cell's trials, with its probability. */
function allCells({ p, base_trials: total, cells }: SuiteSetting, rate: number): readonly WeighedCell[] {
  const rule = sequentialRule(DEFAULT_SAMPLING, cells);
  return Array.from({ length: total + 1 }, (_, passed) => ({ passed, total })).flatMap((base) =>
    stoppingStates((head) => rule.asked({ base, head }), rate).map(({ probability, ...head }) => {
      return { base, head, probability: probability * binomialMass(base.passed, total, p) };
    }),
  );
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

/** Four standard errors of a share of so many: a right simulation misses it once in 16,000 seeds. */
function expectShare(simulated: number, exact: number, suites: number): void {
  expect(Math.abs(simulated - exact)).toBeLessThanOrEqual(4 * Math.sqrt((exact * (1 - exact)) / suites) + 1e-12);
}

describe('against exact enumeration', () => {
  test('one cell', () => {
    const setting = { ...SETTING, cells: 1, p: 0.9 };
    const rule = sequentialRule(DEFAULT_SAMPLING, 1);
    const exactly = (rate: number, decisions: readonly string[]): number =>
      sumOf(allCells(setting, rate), (cell) =>
        decisions.includes(rule.decide([cell])[0] ?? '') ? cell.probability : 0,
      );
    const simulated = simulateSuites(rule, setting, seededRandom(5));
    expectShare(simulated.false_red, exactly(0.9, ['red']), setting.suites);
    expectShare(simulated.false_red_or_soft, exactly(0.9, ['red', 'soft']), setting.suites);
    expect(simulated.drops.map(({ to }) => to)).toEqual(setting.drops);
    for (const drop of simulated.drops) {
      expectShare(drop.red, exactly(drop.to, ['red']), setting.suites);
      expectShare(drop.red_or_soft, exactly(drop.to, ['red', 'soft']), setting.suites);
    }
  });

  test('two cells, which share a correction', () => {
    const setting = { ...SETTING, cells: 2, p: 0.75, base_trials: 10, drops: [0.2] };
    const rule = sequentialRule(DEFAULT_SAMPLING, 2);
    const healthy = allCells(setting, 0.75);
    const pairs = (first: readonly WeighedCell[], isMeant: (decisions: readonly string[]) => boolean): number =>
      sumOf(first, (one) =>
        sumOf(healthy, (two) => (isMeant(rule.decide([one, two])) ? one.probability * two.probability : 0)),
      );
    const simulated = simulateSuites(rule, setting, seededRandom(6));
    const falseRed = pairs(healthy, (decisions) => decisions.includes('red'));
    expectShare(simulated.false_red, falseRed, setting.suites);
    const found = pairs(allCells(setting, 0.2), ([first]) => first === 'red');
    expectShare(simulated.drops[0]?.red ?? 0, found, setting.suites);
    expect(falseRed).toBeGreaterThan(0.01);
  });

  test('thirty cells at the defaults: mean trials, and false red by the smallest p-value of those tested', () => {
    const cells = allCells(SETTING, 0.95);
    const mean = sumOf(cells, ({ head, probability }) => head.total * probability);
    const variance = sumOf(cells, ({ head, probability }) => (head.total - mean) ** 2 * probability);
    // Holm's smallest p-value is multiplied by the number of tested cells, which is binomial.
    const { trials, not_green: falseRed } = comparedLaw(DEFAULT_SAMPLING, SETTING.cells, SETTING.base_trials)(0.95);
    expect(trials).toBeCloseTo(mean, 10);
    // The numbers that are published.
    expect(mean).toBeCloseTo(3.581, 3);
    expect(falseRed).toBeCloseTo(0.001874, 6);

    const simulated = simulateSuites(
      sequentialRule(DEFAULT_SAMPLING, SETTING.cells),
      { ...SETTING, drops: [] },
      seededRandom(1),
    );
    expectShare(simulated.false_red, falseRed, SETTING.suites);
    const error = Math.sqrt(variance / (SETTING.suites * SETTING.cells));
    expect(Math.abs(simulated.mean_trials - mean)).toBeLessThan(4 * error);
  });
});

test('the worst rate of a policy, and what is simulated there', () => {
  const policy = { ...DEFAULT_SAMPLING, alpha: 0.05 };
  const { rate, red } = worstRate(policy, 3, 30);
  expect([rate, red.toFixed(4)]).toEqual([0.72, '0.0561']);
  const setting = { ...SETTING, cells: 3, p: rate, suites: 10_000, drops: [] };
  expectShare(simulateSuites(sequentialRule(policy, 3), setting, seededRandom(2)).false_red, red, setting.suites);
  // At the defaults a little more than alpha, at any number of cells.
  expect(worstRate(DEFAULT_SAMPLING, 30, 30).red).toBeCloseTo(0.0204, 4);
  expect(worstRate(DEFAULT_SAMPLING, 12, 30).red).toBeCloseTo(0.0228, 4);
  // Where every cell is tested, rounding makes no more than all of them.
  expect(worstRate({ ...policy, stages: [125, 250, 1000] }, 3, 5).red).toBeLessThan(0.05);
});

test('new cells at the defaults, by the exact law', () => {
  const rows = exactRows(DEFAULT_SAMPLING, 30);
  expect(rows.map(({ cells, p }) => `${cells} ${p}`)).toEqual(
    [10, 30, 100].flatMap((cells) => [0.99, 0.95, 0.9].map((p) => `${cells} ${p}`)),
  );
  const thirty = rows.filter(({ cells }) => cells === 30).map((row) => row.new_cells);
  expect(thirty.map(({ trials }) => trials.toFixed(2))).toEqual(['3.09', '3.57', '4.41']);
  expect(thirty.map(({ not_green: share }) => share.toFixed(4))).toEqual(['0.0000', '0.0133', '0.2424']);
  expect(1 - newCellsLaw(DEFAULT_SAMPLING, 1, 0.5).not_green).toBeCloseTo(0.193, 3);
});

test('the defaults reach what was asked of them', () => {
  const rule = sequentialRule(DEFAULT_SAMPLING, SETTING.cells);
  const rates = simulateSuites(rule, { ...SETTING, suites: 3000 }, seededRandom(1));
  expect(rates.false_red).toBeLessThanOrEqual(0.003);
  expect(rates.mean_trials).toBeLessThanOrEqual(3.6);
  const red = new Map(rates.drops.map((drop) => [drop.to, drop.red]));
  expect(red.get(0.1)).toBeGreaterThanOrEqual(0.995);
  expect(red.get(0.3)).toBeGreaterThanOrEqual(0.955);
  expect(red.get(0.5)).toBeGreaterThanOrEqual(0.74);
});

test('a drop to p itself is A/A', () => {
  const rule = sequentialRule(DEFAULT_SAMPLING, 1);
  const setting = { ...SETTING, cells: 1, p: 0.6, suites: 3000, drops: [0.6] };
  const rates = simulateSuites(rule, setting, seededRandom(3));
  expect(rates.false_red_or_soft).toBeGreaterThan(0);
  expect(rates.drops).toEqual([{ to: 0.6, red: rates.false_red, red_or_soft: rates.false_red_or_soft }]);
});

test('a cell that always passes is never red or soft, whatever its baseline', () => {
  const rule = sequentialRule(DEFAULT_SAMPLING, 3);
  const rates = simulateSuites(rule, { ...SETTING, cells: 3, p: 0.5, suites: 500, drops: [1] }, seededRandom(4));
  expect(rates.drops).toEqual([{ to: 1, red: 0, red_or_soft: 0 }]);
  const all = simulateSuites(rule, { ...SETTING, cells: 3, p: 1, suites: 500, drops: [0] }, seededRandom(4));
  expect(all).toEqual({
    false_red: 0,
    false_red_or_soft: 0,
    mean_trials: 3,
    drops: [{ to: 0, red: 1, red_or_soft: 1 }],
  });
});

test('the same numbers give the same suites, others give others; progress is told', () => {
  const rule = sequentialRule(DEFAULT_SAMPLING, 5);
  const setting = { ...SETTING, cells: 5, suites: 250 };
  const told: number[] = [];
  const run = (seed: number) => simulateSuites(rule, setting, seededRandom(seed), (done) => told.push(done));
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
  expect(told.slice(0, 2)).toEqual([100, 200]);
});

/** Two trials; up to four where one failed; up to six where two did. */
function asked({ passed, total }: { readonly passed: number; readonly total: number }): number | null {
  const failed = total - passed;
  if (total < 2) return 2;
  if (total === 2 && failed > 0) return 4;
  return total === 4 && failed === 2 ? 6 : null;
}

test('is what following every sequence of trials gives', () => {
  const rate = 0.7;
  const sums = new Map<string, number>();
  for (let sequence = 0; sequence < 2 ** 6; sequence += 1) {
    const results = Array.from({ length: 6 }, (_, trial) => (sequence >> trial) & 1);
    let head = { passed: 0, total: 0 };
    for (let counted = asked(head); counted !== null; counted = asked(head)) {
      head = { passed: results.slice(0, counted).reduce((sum, result) => sum + result, 0), total: counted };
    }
    const weight = results.reduce((product, result) => product * (result === 1 ? rate : 1 - rate), 1);
    const key = `${head.passed}/${head.total}`;
    sums.set(key, (sums.get(key) ?? 0) + weight);
  }
  const states = stoppingStates(asked, rate);
  expect(states.map(({ passed, total }) => `${passed}/${total}`)).toEqual([
    '2/2',
    '3/4',
    '1/4',
    '0/4',
    '4/6',
    '3/6',
    '2/6',
  ]);
  expect(sums.size).toBe(states.length);
  for (const { passed, total, probability } of states) {
    expect(probability).toBeCloseTo(sums.get(`${passed}/${total}`) ?? 0, 14);
  }
});

test('certain cells have one way to go, or none', () => {
  const certain = stoppingStates(asked, 1).filter(({ probability }) => probability > 0);
  expect(certain).toEqual([{ passed: 2, total: 2, probability: 1 }]);
  expect(stoppingStates(() => null, 0.5)).toEqual([{ passed: 0, total: 0, probability: 1 }]);
});
