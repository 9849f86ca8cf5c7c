import type { Cell, CellSampling, GateResult, SuiteSampling } from '../contracts/gate-result.ts';
import { counted } from '../contracts/counted.ts';
import { countsText, detectableText, intervalText, percentText, pointsText } from './statistics-text.ts';
import { clip } from './text-style.ts';
import type { Table } from './text-table.ts';

/** More cells than this are not named. */
const NAMED_CELLS = 20;
const LINE_LIMIT = 1000;

/** What the trials of all cells together can show. */
export interface SuiteTrials {
  /** What follows on "Trials: ". */
  readonly line: string;
  /** For each result of counting the cells that have it; null where every cell has one trial, of which the line says all. */
  readonly table: Table | null;
  /** The cells that did not run, named; null where there is none, or where the matrix is enough. */
  readonly notRun: string | null;
}

/** Null for a result without cells. */
export function suiteTrials({ cells, sampling }: GateResult): SuiteTrials | null {
  if (cells.length === 0) return null;
  const tried = cells.flatMap((cell) => (cell.sampling !== null && cell.sampling.head.total > 0 ? cell.sampling : []));
  const tallies = talliesOf(tried);
  if (sampling.rule === 'single' && !hasSeveralTrials(cells)) {
    return { line: lineOfOneEach(cells, tried, tallies, sampling), table: null, notRun: null };
  }
  return {
    line: lineOfSeveral(tried, sampling),
    table: {
      head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
      rows: tallies.map((group) => [
        group[0] === undefined ? '' : countsText(group[0].head),
        String(group.length),
        group[0] === undefined ? '' : intervalText(group[0].head),
        detectableText(group),
      ]),
    },
    notRun: notRunText(cells),
  };
}

/** Whether any cell has more than one counted trial. */
export function hasSeveralTrials(cells: readonly Cell[]): boolean {
  return cells.some(({ sampling }) => sampling !== null && sampling.head.total > 1);
}

/** The cells by what they counted: few trials first, and of as many trials those that passed more often. */
function talliesOf(tried: readonly CellSampling[]): readonly (readonly CellSampling[])[] {
  const groups = new Map<string, CellSampling[]>();
  for (const cell of tried) {
    const key = countsText(cell.head);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()].sort(byTally);
}

function byTally([left]: readonly CellSampling[], [right]: readonly CellSampling[]): number {
  if (left === undefined || right === undefined) return 0;
  return left.head.total - right.head.total || right.head.passed - left.head.passed;
}

function lineOfOneEach(
  cells: readonly Cell[],
  tried: readonly CellSampling[],
  tallies: readonly (readonly CellSampling[])[],
  sampling: SuiteSampling,
): string {
  if (tried.length === 0) return `none was counted${infraText(sampling)}`;
  const which =
    tried.length === cells.length ? 'one for each cell' : `one for each of ${counted(tried.length, 'cell')}`;
  const intervals = tallies.flatMap(([first]) =>
    first === undefined
      ? []
      : [`${intervalText(first.head)} where it ${first.head.passed === 0 ? 'failed' : 'passed'}`],
  );
  return `${tried.length}, ${which}: an interval of ${intervals.join(', ')}; no drop can be told from chance${infraText(sampling)}`;
}

function lineOfSeveral(tried: readonly CellSampling[], sampling: SuiteSampling): string {
  const total = tried.reduce((sum, { head }) => sum + head.total, 0);
  const rule =
    sampling.rule === 'single'
      ? 'each judged by itself'
      : `judged by counts: a regression has p < ${sampling.alpha} and a drop of ${pointsText(sampling.drop)} or more`;
  const repeated = tried.reduce((sum, cell) => sum + cell.repeated, 0);
  const left = repeated === 0 ? '' : `; ${counted(repeated, 'repeated run')} left out`;
  return `${total} counted in ${counted(tried.length, 'cell')}, ${rule}${infraText(sampling)}${left}`;
}

function infraText({ infra, planned, infra_share: share }: SuiteSampling): string {
  if (infra === 0) return '';
  return `; ${infra} of ${counted(planned, 'trial')} (${percentText(share)}) ended in infrastructure errors`;
}

/** What a budget cut off stands here, and what no plan has. */
function notRunText(cells: readonly Cell[]): string | null {
  const left = cells.filter(({ delta }) => delta === 'not_planned');
  if (left.length === 0) return null;
  const names = left.slice(0, NAMED_CELLS).map((cell) => `${cell.case_id}/${cell.agent}`);
  const more = left.length > NAMED_CELLS ? ` and ${left.length - NAMED_CELLS} more` : '';
  return `${counted(left.length, 'cell')}: ${clip(names.join(', '), LINE_LIMIT)}${more}`;
}
