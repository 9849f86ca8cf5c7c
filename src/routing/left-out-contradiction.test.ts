import { expect, test } from 'vitest';

import type { Results } from '../contracts/results.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { plannedUnits, planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { unitResult } from '../testing/unit-result-builder.ts';
import { cellKey } from './join-results.ts';
import { leftOutContradiction } from './derive-rows.ts';

/** Two cells: three trials that are always run, and two of a later stage. */
const PLAN = planOf(
  plannedUnits(['alpha', 'beta'].flatMap((id) => [1, 2, 3, 4, 5].map((trial) => [id, 'claude', trial] as const))).map(
    (unit) => (unit.trial > 3 ? { ...unit, optional: true } : unit),
  ),
);
const CELLS = groupedBy(PLAN.units, (unit) => cellKey(unit.case_id, unit.agent));
const CUT = [{ case_id: 'beta', agent: 'claude', reason: 'budget' as const }];
const USAGE = { input_tokens: 1, output_tokens: 1, cost_usd: 0.1, turns: 1 };

interface Made {
  readonly mode?: Results['options']['mode'];
  readonly budget?: Results['options']['budget'];
  readonly notRun?: Results['not_run'];
  readonly shard?: number;
  /** Trials with a row. */
  readonly alpha?: readonly number[];
  readonly beta?: readonly number[];
}

function said({ mode = 'live', budget, notRun, shard, alpha = [1, 2, 3], beta = [1, 2, 3] }: Made): string {
  const rows = PLAN.units
    .filter(({ case_id: id, trial }) => (id === 'alpha' ? alpha : beta).includes(trial))
    .map((unit) => unitResult({ ...unit, usage: USAGE }));
  const made = resultsOf(PLAN, rows, {
    ...(notRun === undefined ? {} : { not_run: notRun }),
    ...(shard === undefined ? {} : { shard }),
  });
  const options = { ...made.options, mode, ...(budget === undefined ? {} : { budget }) };
  const found = leftOutContradiction({ ...made, options }, CELLS);
  return found === null ? 'allowed' : `${found.cell}: expected ${found.expected}, found ${found.found}`;
}

const NOTHING = { units: null, usd: null, minutes: null };
const four: Made = { notRun: CUT, beta: [1] };

test.each<[string, Made, string]>([
  ['nothing is left out', {}, 'allowed'],
  ['later stages were not needed', { shard: 1, alpha: [1, 2, 3, 4] }, 'allowed'],
  ['so many units were allowed', { ...four, budget: { ...NOTHING, units: 4 } }, 'allowed'],
  ['less than was run', { ...four, budget: { ...NOTHING, units: 3 } }, 'allowed'],
  ['so much money was allowed', { ...four, budget: { ...NOTHING, usd: 0.4 } }, 'allowed'],
  ['so much time was allowed', { ...four, budget: { ...NOTHING, minutes: 5 } }, 'allowed'],
  [
    'a budget that ended a cell within its later stage',
    { notRun: CUT, beta: [1, 2, 3, 4], budget: { ...NOTHING, units: 7 }, shard: 1 },
    'allowed',
  ],
  [
    'no budget was given',
    four,
    'beta/claude: expected a budget that is used up, since the cell was not finished, found no budget',
  ],
  [
    'the budget is not used up',
    { ...four, budget: { units: 5, usd: 0.5, minutes: null } },
    'beta/claude: expected a budget that is used up, since the cell was not finished, found 4 units within it',
  ],
  [
    'every unit of the cell has a result',
    { notRun: CUT, beta: [1, 2, 3, 4, 5], budget: { ...NOTHING, units: 1 } },
    'beta/claude: expected a planned unit without a result, since the cell was not finished, found none',
  ],
  [
    'a cell that no plan has',
    { notRun: [{ case_id: 'gamma', agent: 'claude', reason: 'budget' }], budget: { ...NOTHING, units: 1 } },
    'gamma/claude: expected a planned unit without a result, since the cell was not finished, found none',
  ],
  [
    'a cell twice',
    { ...four, notRun: [...CUT, ...CUT], budget: { ...NOTHING, units: 4 } },
    'beta/claude: expected one mention of a cell that was not finished, found two',
  ],
  [
    'recordings know no budget',
    { ...four, mode: 'replay', budget: { ...NOTHING, units: 4 } },
    'beta/claude: expected no cell that was cut off, since recordings were judged, found one',
  ],
  [
    'a trial of a later stage is missing before one that is there',
    { shard: 1, alpha: [1, 2, 3, 5] },
    'alpha/claude: expected a result of trial 4, since there is one of a later trial, found none',
  ],
  ['the same in a run that was resumed', { alpha: [1, 2, 3, 5] }, 'allowed'],
  ['the same among recordings', { shard: 1, mode: 'replay', alpha: [1, 2, 3, 5] }, 'allowed'],
  ['a trial that is always run is for the gate to miss', { shard: 1, alpha: [1, 3] }, 'allowed'],
])('%s', (_name, made, expected) => expect(said(made)).toBe(expected));
