import type { Cell, CellSampling, Delta } from '../contracts/gate-result.ts';
import { counted } from '../contracts/counted.ts';
import { detectableText, intervalText, pointsText, pValueText, tallyText } from './statistics-text.ts';
import type { Table } from './text-table.ts';

/** The outcomes whose reason says how large the p-value is, and those whose reason also says how large the drop is. */
const TOLD_P: ReadonlySet<Delta> = new Set(['regression', 'soft_regression', 'watch', 'flaky', 'held']);
const TOLD_DROP: ReadonlySet<Delta> = new Set(['regression', 'soft_regression', 'watch']);

/** What the counts of a cell can show, as far as its reason does not say it; null where one trial was judged by itself. */
export function trialsText(cell: Pick<Cell, 'delta' | 'sampling' | 'trials'>): string | null {
  const { delta, sampling } = cell;
  if (sampling === null || sampling.head.total === 0) return null;
  const { rule, head, base, p_value: p, drop } = sampling;
  if (rule === 'single' && head.total === 1) return null;
  const isToldP = p !== null && TOLD_P.has(delta);
  const isToldDrop = (isToldP && TOLD_DROP.has(delta)) || (delta === 'improvement' && rule === 'sequential');
  const facts = [
    `${head.passed}/${head.total} passed (Wilson 95 %: ${intervalText(head)})`,
    ...(base === null ? [] : [`${base.passed}/${base.total} at the comparator (${intervalText(base)})`]),
    ...(drop === null || isToldDrop ? [] : [drop < 0 ? `rise ${pointsText(-drop)}` : `drop ${pointsText(drop)}`]),
    ...(isToldP ? [] : pValues(sampling)),
    ...leftOut(cell, sampling),
  ];
  return `${facts.join(', ')}; ${showsText(sampling)}`;
}

function pValues({ p_value: p, adjusted_p_value: adjusted }: CellSampling): readonly string[] {
  if (p === null) return [];
  const corrected = adjusted === null || adjusted === p ? [] : [`${pValueText(adjusted)} among all tested cells`];
  return [`p = ${pValueText(p)}`, ...corrected];
}

/** Trials that were not counted. */
function leftOut({ delta, trials }: Pick<Cell, 'delta' | 'trials'>, { infra, repeated }: CellSampling): string[] {
  const missing = trials.filter(({ status }) => status === null).length;
  return [
    // An undecided cell's reason names them.
    ...(infra === 0 || delta === 'insufficient_data' ? [] : [`${counted(infra, 'infrastructure error')} not counted`]),
    ...(repeated === 0 ? [] : [`${counted(repeated, 'repeated run')} left out`]),
    ...(missing === 0 ? [] : [`${counted(missing, 'trial')} without a result`]),
  ];
}

function showsText(sampling: CellSampling): string {
  const { head, base, detectable_drop: drop } = sampling;
  const smallest = detectableText([sampling]);
  if (base === null) return smallest;
  if (drop === null) return `${smallest} by ${counted(head.total, 'trial')}`;
  return `${counted(head.total, 'trial')} show${head.total === 1 ? 's' : ''} drops of ${smallest} or more`;
}

/** The counts of cells as a table, a row for each. */
export function trialsTable(cells: readonly (Cell & { readonly sampling: CellSampling })[]): Table {
  return {
    head: ['case', 'client', 'passed', 'comparator', 'drop', 'p', 'p among all', 'smallest drop that shows'],
    rows: cells.map(({ case_id: id, agent, sampling }) => [
      id,
      agent,
      tallyText(sampling.head),
      sampling.base === null ? '–' : tallyText(sampling.base),
      sampling.drop === null ? '–' : pointsText(sampling.drop),
      sampling.p_value === null ? '–' : pValueText(sampling.p_value),
      sampling.adjusted_p_value === null ? '–' : pValueText(sampling.adjusted_p_value),
      detectableText([sampling]),
    ]),
  };
}
