import { counted, firstOf } from '../../contracts/counted.ts';
import { GATE_EFFECTS } from '../../contracts/gate-verdict.ts';
import type {
  Cell,
  CellSampling,
  Delta,
  Rollup,
  RoutingDetail,
  SuiteSampling,
  Tally,
} from '../../contracts/routing-detail.ts';
import {
  countsText,
  detectableText,
  intervalText,
  percentText,
  pointsText,
  pValueText,
  rateDropOf,
  tallyText,
} from '../statistics-text.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { clip } from '../text-style.ts';
import type { Section } from './section.ts';

/** More cells than this are not named. */
const NAMED_CELLS = 20;
/** Of a skill's name, so that one cannot push the columns of the others away. */
const NAME_LIMIT = 80;
/** Rows of a roll-up on a terminal; the worst stand first. */
const ROLLUP_ROWS = 20;
/** Less than any difference of rates: what cannot be compared stands last. */
const NO_DROP = -2;

type Sampled = Cell & { readonly sampling: CellSampling };

/** What the trials of all cells together can show; nothing where there is no cell. */
export function suiteTrials({ cells, sampling }: RoutingDetail): readonly Section[] {
  if (cells.length === 0) return [];
  const tried = cells.flatMap((cell) => (cell.sampling !== null && cell.sampling.head.total > 0 ? cell.sampling : []));
  const tallies = talliesOf(tried);
  if (sampling.rule === 'single' && !hasSeveralTrials(cells)) {
    return [{ title: 'Trials', lines: [lineOfOneEach(cells, tried, tallies, sampling)] }];
  }
  const table = {
    head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
    rows: tallies.map(({ head, group }) => [
      countsText(head),
      String(group.length),
      intervalText(head),
      detectableText(group),
    ]),
  };
  const notRun = notRunText(cells);
  return [
    { title: 'Trials', lines: [lineOfSeveral(tried, sampling)], table },
    ...(notRun === null ? [] : [{ title: 'Not run', lines: [notRun] }]),
  ];
}

/** Whether any cell has more than one counted trial. */
function hasSeveralTrials(cells: readonly Cell[]): boolean {
  return cells.some(({ sampling }) => sampling !== null && sampling.head.total > 1);
}

/** What cells counted, and which of them did. */
interface TallyGroup {
  readonly head: Tally;
  readonly group: readonly CellSampling[];
}

/** The cells by what they counted: few trials first, and of as many trials those that passed more often. */
function talliesOf(tried: readonly CellSampling[]): readonly TallyGroup[] {
  return [...groupedBy(tried, ({ head }) => countsText(head)).values()]
    .flatMap((group) => group.slice(0, 1).map(({ head }) => ({ head, group })))
    .sort(({ head: left }, { head: right }) => left.total - right.total || right.passed - left.passed);
}

function lineOfOneEach(
  cells: readonly Cell[],
  tried: readonly CellSampling[],
  tallies: readonly TallyGroup[],
  sampling: SuiteSampling,
): string {
  if (tried.length === 0) return `none was counted${infraText(sampling)}`;
  const which =
    tried.length === cells.length ? 'one for each cell' : `one for each of ${counted(tried.length, 'cell')}`;
  const intervals = tallies.map(
    ({ head }) => `${intervalText(head)} where it ${head.passed === 0 ? 'failed' : 'passed'}`,
  );
  return `${tried.length}, ${which}: an interval of ${intervals.join(', ')}; too few trials to detect a drop${infraText(sampling)}`;
}

function lineOfSeveral(tried: readonly CellSampling[], sampling: SuiteSampling): string {
  const total = tried.reduce((sum, { head }) => sum + head.total, 0);
  const rule =
    sampling.rule === 'single'
      ? 'each judged by itself'
      : `judged by counts: a regression has p < ${sampling.alpha} and a drop of ${pointsText(sampling.drop)} or more`;
  const repeated = tried.reduce((sum, cell) => sum + cell.repeated, 0);
  const left = repeated === 0 ? '' : `; ${counted(repeated, 'repeated run')} left out`;
  return `${total} counted in ${counted(tried.length, 'cell')}, ${rule}${infraText(sampling)}${alikeText(sampling)}${left}`;
}

function alikeText({ correlation: found }: SuiteSampling): string {
  if (found === undefined) return '';
  const [estimate, low, high] = [found.estimate, found.low, found.high].map((value) => value.toFixed(2));
  return `; trials of one batch correlate by ${estimate} (95 %: ${low} to ${high})`;
}

function infraText({ infra, planned, infra_share: share }: SuiteSampling): string {
  if (infra === 0) return '';
  return `; ${infra} of ${counted(planned, 'trial')} (${percentText(share)}) ended in infrastructure errors`;
}

/** Includes what a budget cut off, and what no plan has. */
function notRunText(cells: readonly Cell[]): string | null {
  const left = cells.filter(({ delta }) => delta === 'not_planned');
  if (left.length === 0) return null;
  const names = left.map((cell) => `${cell.case_id}/${cell.agent}`);
  return `${counted(left.length, 'cell')}: ${firstOf(names, NAMED_CELLS)}`;
}

/** The outcomes whose reason says how large the p-value is, and those whose reason also says how large the drop is. */
const SAYS_P: ReadonlySet<Delta> = new Set(['regression', 'soft_regression', 'watch', 'flaky', 'held']);
const SAYS_DROP: ReadonlySet<Delta> = new Set(['regression', 'soft_regression', 'watch']);

/** What the counts of a cell can show, as far as its reason does not say it; null where one trial was judged by itself. */
export function cellTrials(cell: Pick<Cell, 'delta' | 'sampling' | 'trials'>): string | null {
  const { delta, sampling } = cell;
  if (sampling === null || sampling.head.total === 0) return null;
  const { rule, head, base, p_value: p, drop } = sampling;
  if (rule === 'single' && head.total === 1) return null;
  const saysP = p !== null && SAYS_P.has(delta);
  const saysDrop = (saysP && SAYS_DROP.has(delta)) || (delta === 'improvement' && rule === 'sequential');
  const facts = [
    `${head.passed}/${head.total} passed (Wilson 95 %: ${intervalText(head)})`,
    ...(base === null ? [] : [`${base.passed}/${base.total} at the merge base (${intervalText(base)})`]),
    ...(drop === null || saysDrop ? [] : [drop < 0 ? `rise ${pointsText(-drop)}` : `drop ${pointsText(drop)}`]),
    ...(saysP ? [] : pValues(sampling)),
    ...uncounted(cell, sampling),
  ];
  return `${facts.join(', ')}; ${showsText(sampling)}`;
}

function pValues({ p_value: p, adjusted_p_value: adjusted }: CellSampling): readonly string[] {
  if (p === null) return [];
  const corrected = adjusted === null || adjusted === p ? [] : [`${pValueText(adjusted)} among all tested cells`];
  return [`p = ${pValueText(p)}`, ...corrected];
}

function uncounted({ delta, trials }: Pick<Cell, 'delta' | 'trials'>, { infra, repeated }: CellSampling): string[] {
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
  if (base === null || drop === null) return smallest;
  return `${counted(head.total, 'trial')} show${head.total === 1 ? 's' : ''} drops of ${smallest} or more`;
}

/** The counts of each cell of which a matrix does not say all, the worst first; nothing where no cell has more than one trial. */
export function trialsOfCells({ cells, sampling: suite }: RoutingDetail): readonly Section[] {
  if (suite.rule === 'single' && !hasSeveralTrials(cells)) return [];
  const shown = cells
    .flatMap((cell): Sampled[] => {
      const { delta, sampling } = cell;
      const isShown = sampling !== null && sampling.head.total > (delta === 'held' ? 1 : 0);
      return isShown ? [{ ...cell, sampling }] : [];
    })
    .sort(
      ({ gate: left, sampling: one }, { gate: right, sampling: other }) =>
        GATE_EFFECTS.indexOf(left) - GATE_EFFECTS.indexOf(right) || (other.drop ?? 0) - (one.drop ?? 0),
    );
  const head = ['case', 'client', 'passed', 'merge base', 'drop', 'p', 'p among all', 'smallest drop that shows'];
  const table = { head, rows: shown.map(countsOfCell) };
  return [{ title: 'Trials of each cell', table, noun: 'cell', terminalRows: 0 }];
}

function countsOfCell({ case_id: id, agent, sampling }: Sampled): readonly string[] {
  const { head, base, drop, p_value: p, adjusted_p_value: adjusted } = sampling;
  return [
    id,
    agent,
    tallyText(head),
    base === null ? '–' : tallyText(base),
    drop === null ? '–' : pointsText(drop),
    p === null ? '–' : pValueText(p),
    adjusted === null ? '–' : pValueText(adjusted),
    detectableText([sampling]),
  ];
}

/** Counted trials of the providers and of the skills, worst first; nothing where no cell has more than one trial. */
export function rollupTables({ cells, rollups }: RoutingDetail): readonly Section[] {
  if (!hasSeveralTrials(cells)) return [];
  const tables = [['provider', rollups.providers] as const, ['skill', rollups.skills] as const];
  return tables
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows], index) => rollupTable(index === 0 ? 'Roll-ups, which decide nothing' : null, kind, rows));
}

function rollupTable(title: string | null, kind: string, rollups: readonly Rollup[]): Section {
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
  const head = [kind, 'cells', 'passed', 'merge base', 'drop'];
  return { title, table: { head, rows }, noun: kind, terminalRows: ROLLUP_ROWS };
}
