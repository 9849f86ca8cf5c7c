import { expect, test } from 'vitest';

import { DELTAS } from '../contracts/gate-result.ts';
import { TURN_DELTAS } from '../contracts/typestate-result.ts';
import { deltaCounts } from './delta-counts.ts';

test.each([
  [1, ['1 missing_result', '1 regression', '1 infra', '1 improvement']],
  [12, ['12 missing_results', '12 regressions', '12 infra', '12 improvements']],
  [0, []],
])('%i of each', (count, texts) => {
  const counts = { improvement: count, infra: count, regression: count, missing_result: count };
  expect(deltaCounts(['missing_result', 'regression', 'held', 'infra', 'improvement'], counts)).toEqual(texts);
});

test('what can be counted, of all deltas', () => {
  const plural = [...new Set<string>([...DELTAS, ...TURN_DELTAS])].filter((delta) =>
    deltaCounts([delta], { [delta]: 2 })[0]?.endsWith('s'),
  );
  expect(plural.toSorted()).toEqual([
    'improvement',
    'missing_baseline',
    'missing_result',
    'regression',
    'soft_regression',
    'unreliable_baseline',
  ]);
});
