import { expect, test } from 'vitest';

import { DEFAULT_SAMPLING } from '../contracts/sampling-policy.ts';
import { compared, counted } from '../testing/sampling-builder.ts';
import { sampleReason } from './compare-cell.ts';
import { judgeSuite } from './sampling/judge-suite.ts';
import type { SampledCell } from './sampling/sample.ts';

const absolute = (passed: number, total: number): SampledCell => ({
  rule: { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' },
  sample: counted(passed, total),
});
/** A cell that failed once, so that others are corrected for two. */
const OTHER = compared([20, 20], [23, 24]);

test.each<[string, readonly SampledCell[], string]>([
  ['held', [compared([20, 20], [3, 3])], '3 of 3 passed, 20 of 20 at the merge base: as expected'],
  [
    'held, but not clean',
    [compared([20, 20], [23, 24])],
    '23 of 24 passed, 20 of 20 at the merge base: no worse than before (p = 0.55)',
  ],
  [
    'regression',
    [compared([20, 20], [1, 3])],
    '1 of 3 passed, 20 of 20 at the merge base: a drop of 67 points, which chance does not explain (p = 0.012)',
  ],
  [
    'regression among several',
    [compared([20, 20], [12, 24]), OTHER],
    '12 of 24 passed, 20 of 20 at the merge base: a drop of 50 points, which chance does not explain (p = 0.00013, 0.00026 among all tested cells)',
  ],
  [
    'regression without statistics',
    [{ ...compared([20, 20], [0, 2]), sample: counted(0, 2, { disallowed: 2 }) }],
    'a disallowed skill was called in 2 of 2 trials, in none of 20 at the merge base',
  ],
  [
    'soft regression',
    [compared([20, 20], [20, 24])],
    '20 of 24 passed, 20 of 20 at the merge base: a drop of 17 points, which chance hardly explains (p = 0.078)',
  ],
  [
    'watch',
    [compared([5, 5], [19, 30])],
    '19 of 30 passed, 5 of 5 at the merge base: a drop of 37 points, which chance may explain (p = 0.13)',
  ],
  [
    'unreliable baseline',
    [compared([10, 20], [12, 24])],
    '12 of 24 passed, 10 of 20 at the merge base: the baseline itself does not show that more than half of the trials pass',
  ],
  ['improvement', [compared([14, 20], [24, 24])], '24 of 24 passed, 14 of 20 at the merge base: a rise of 30 points'],
  [
    'flaky',
    [compared([15, 20], [18, 24])],
    '18 of 24 passed, 15 of 20 at the merge base: no worse than before, but it does not pass reliably (p = 0.64)',
  ],
  [
    'undecided',
    [compared([20, 20], [2, 3])],
    'undecided: 2 of 3 passed, and 3 more trials are needed (`run --adaptive` runs them)',
  ],
  [
    'undecided because of infrastructure',
    [{ ...compared([20, 20], [1, 1]), sample: counted(1, 1, { infra: 2 }) }],
    'undecided: 1 of 1 passed, 2 ended in infrastructure errors, and 3 more trials are needed (`run --adaptive` runs them)',
  ],
  ['met', [absolute(5, 6)], '5 of 6 passed; a new cell, so that counts alone decide'],
  ['unmet', [absolute(1, 6)], '1 of 6 passed; a new cell, so that counts alone decide'],
])('%s', (_name, cells, expected) => {
  const [cell] = cells;
  const [verdict] = judgeSuite(cells, DEFAULT_SAMPLING, cells.length);
  expect(cell === undefined || verdict === undefined ? null : sampleReason(cell, verdict)).toBe(expected);
});
