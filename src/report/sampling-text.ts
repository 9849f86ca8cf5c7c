import type { ExactRow, RuleFigures, SamplingFigures, SuiteRates } from '../contracts/sampling-figures.ts';
import { counted } from '../contracts/counted.ts';
import type { TextStyle } from './text-style.ts';

/** One line of the table: what the rates are of, and the rates. */
type RatesRow = readonly [name: string, rates: SuiteRates];

/** What the rates of a simulation mean, rule by rule, for a terminal. */
export function samplingText({ setting, policy, rules, exact }: SamplingFigures, style: TextStyle): string {
  const { cells, p, base_trials: baseTrials, suites, seed } = setting;
  const healthy = `${counted(cells, 'cell')} at a pass rate of ${rate(p)}, ${baseTrials} trials of each in the baseline`;
  const levels = `alpha ${rate(policy.alpha)}, drop ${rate(policy.drop)}`;
  const [header = '', ...lines] = aligned(tableOf(rowsOf(rules)));
  const notes = rules.slice(0, 1).map(({ false_red_interval: { low, high } }) => {
    return `false red: of healthy suites; sequential with 95 % confidence from ${percent(low, 2)} to ${percent(high, 2)}`;
  });
  const [exactHeader = '', ...exactLines] = aligned(exactTable(exact));
  const stages = policy.new_cases.map(({ passes, trials }) => `${passes} of ${trials}`);
  const parts = [
    [
      `${counted(suites, 'suite')} of ${healthy}; seed ${seed}`,
      `sequential: stages ${policy.stages.join(', ')}; ${levels}`,
    ],
    [style.bold(header), ...lines],
    [
      'trials: per cell of a healthy suite',
      ...notes,
      'to .x: the pass rate of one cell drops to that; how often this cell is found',
      'same false red: with as wide a tolerance as is red at least as often as sequential in healthy suites',
    ].map((line) => style.dim(line)),
    [
      `by the exact law, cells that are compared with ${baseTrials} trials, and new ones, which need ${stages.join(', else ')}`,
    ],
    [style.bold(exactHeader), ...exactLines],
    [style.dim('red, not green: of healthy suites in which all cells are compared, or all are new')],
  ];
  return parts.map((part) => `${part.join('\n')}\n`).join('\n');
}

function rowsOf(rules: readonly RuleFigures[]): readonly RatesRow[] {
  return rules.flatMap((figures): readonly RatesRow[] => {
    const trials = `n = ${figures.trials ?? 0}`;
    const names = {
      sequential: 'sequential, red',
      single: 'single',
      tolerance: `tolerance, ${trials}`,
      calibrated_tolerance: `tolerance, same false red, ${trials}`,
    };
    const row: RatesRow = [names[figures.rule], figures];
    return figures.rule === 'sequential' ? [row, ['sequential, red or soft', withSoft(figures)]] : [row];
  });
}

/** The same rates, with a warning counted as found. */
function withSoft(rates: SuiteRates): SuiteRates {
  const drops = rates.drops.map((drop) => ({ ...drop, red: drop.red_or_soft }));
  return { ...rates, false_red: rates.false_red_or_soft, drops };
}

function tableOf(rows: readonly RatesRow[]): readonly (readonly string[])[] {
  const drops = rows[0]?.[1].drops ?? [];
  return [
    ['rule', 'trials', 'false red', ...drops.map(({ to }) => `to ${rate(to)}`)],
    ...rows.map(([name, rates]) => [
      name,
      rates.mean_trials.toFixed(2),
      percent(rates.false_red, 2),
      ...rates.drops.map(({ red }) => percent(red, 1)),
    ]),
  ];
}

function exactTable(rows: readonly ExactRow[]): readonly (readonly string[])[] {
  return [
    ['cells, pass rate', 'compared: trials', 'red', 'new: trials', 'not green'],
    ...rows.map(({ cells, p, compared, new_cells: fresh }) => [
      `${cells}, ${rate(p)}`,
      ...[compared, fresh].flatMap(({ trials, not_green: share }) => [trials.toFixed(2), percent(share, 2)]),
    ]),
  ];
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** `.95`. */
function rate(value: number): string {
  return String(value).replace(/^0\./, '.');
}

function percent(share: number, digits: number): string {
  return `${(100 * share).toFixed(digits)} %`;
}
