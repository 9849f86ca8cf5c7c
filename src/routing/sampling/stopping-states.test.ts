import { expect, test } from 'vitest';

import { stoppingStates } from './stopping-states.ts';

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
