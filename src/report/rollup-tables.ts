import type { GateResult, Rollup } from '../contracts/gate-result.ts';
import { pointsText, rateDropOf, tallyText } from './statistics-text.ts';
import { hasSeveralTrials } from './suite-trials.ts';
import { clip } from './text-style.ts';
import type { Table } from './text-table.ts';

/** Of a name, so that one cannot push the columns of the others away. */
const NAME_LIMIT = 80;

/** Less than any difference of rates: what cannot be compared stands last. */
const NO_DROP = -2;

export const ROLLUPS_TITLE = 'Roll-ups, which decide nothing';

/** Counted trials of the providers and of the skills, worst first; none where no cell has more than one trial. */
export function rollupTables({ cells, rollups }: GateResult): readonly Table[] {
  if (!hasSeveralTrials(cells)) return [];
  return [tableOf('provider', rollups.providers), tableOf('skill', rollups.skills)].filter(
    ({ rows }) => rows.length > 0,
  );
}

function tableOf(kind: string, rollups: readonly Rollup[]): Table {
  const rows = rollups
    .map((rollup) => ({ rollup, drop: rateDropOf(rollup.head, rollup.base) }))
    .sort((left, right) => (right.drop ?? NO_DROP) - (left.drop ?? NO_DROP))
    .map(({ rollup: { name, cells, head, base }, drop }) => [
      clip(name, NAME_LIMIT),
      String(cells),
      tallyText(head),
      base === null ? '–' : tallyText(base),
      drop === null ? '–' : pointsText(drop),
    ]);
  return { head: [kind, 'cells', 'passed', 'comparator', 'drop'], rows };
}
