import { counted } from '../contracts/counted.ts';
import { DELTAS, type GateResult } from '../contracts/gate-result.ts';
import { legTexts } from './leg-texts.ts';
import { turnCounts } from './turn-rows.ts';

/** How many cells have too few trials to be decided, where it is this that the gate ends with; else 0. */
export function undecidedCells({ gates, cells }: GateResult): number {
  return gates.routing === 'not_comparable' ? cells.filter(({ gate }) => gate === 'undecided').length : 0;
}

/** What follows on the verdict: why there is none, and the cells by delta. */
export function verdictSummary(result: GateResult): string {
  const counts = deltaCounts(result).join(', ');
  const undecided = undecidedCells(result);
  const why = undecided === 0 ? '' : `not enough data for ${counted(undecided, 'cell')}: `;
  const turns = result.typestate === null ? '' : `; ${turnCounts(result.typestate)}`;
  const failed = legTexts(result).length;
  const legs = failed === 0 ? '' : `; ${counted(failed, 'job')} did not succeed`;
  return `${why}${counts === '' ? 'no cells' : counts}${turns}${legs}`;
}

/**
 * `1 regression`, `5 held`, the worst first: without what no cell came to. The order is not taken from the result, whose keys stand in
 * another one where it was read again.
 */
export function deltaCounts({ counts }: GateResult): readonly string[] {
  return DELTAS.flatMap((delta) => {
    const count = counts[delta] ?? 0;
    return count > 0 ? [`${count} ${delta}`] : [];
  });
}
