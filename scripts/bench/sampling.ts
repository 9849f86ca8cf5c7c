import type { RuleFigures, SuiteRates, SuiteSetting } from '../../src/contracts/sampling-figures.ts';
import { DEFAULT_SAMPLING, type SamplingPolicy } from '../../src/contracts/sampling-policy.ts';
import { seededRandom } from '../../src/io/seeded-random.ts';
import { samplingText } from '../../src/report/sampling-text.ts';
import { PLAIN } from '../../src/report/text-style.ts';
import {
  calibratedFactor,
  compareRules,
  sequentialRule,
  toleranceRule,
} from '../../src/routing/sampling/compare-rules.ts';
import { familiesOf } from '../../src/routing/sampling/families.ts';
import { exactRows, newCellsLaw, worstRate } from '../../src/routing/sampling/suite-law.ts';
import { simulateSuites, type SimulatedRule } from '../../src/routing/sampling/simulate-suites.ts';
import { gateRates } from './sampling/gate-rates.ts';
import { driftTable } from './sampling/drift.ts';
import { realLifeTable } from './sampling/real-life.ts';

const SEED = 1;
const DROPS = [0.7, 0.5, 0.3, 0.1];

/** What the defaults have to reach for 30 cells at .95, by the trials of each in the baseline: as many as are pooled, and fewer. */
const BUDGETS = [
  { baseTrials: 30, falseRed: 0.003, trials: 3.6, red: { 0.5: 0.74, 0.3: 0.955, 0.1: 0.995 } },
  { baseTrials: 20, falseRed: 0.003, trials: 3.6, red: { 0.5: 0.65, 0.3: 0.9, 0.1: 0.985 } },
];

/** Stages and alpha that were not chosen; the first are the defaults. */
const DESIGNS: readonly Pick<SamplingPolicy, 'stages' | 'alpha'>[] = [
  DEFAULT_SAMPLING,
  { ...DEFAULT_SAMPLING, alpha: 0.01 },
  { ...DEFAULT_SAMPLING, alpha: 0.03 },
  { ...DEFAULT_SAMPLING, alpha: 0.05 },
  { ...DEFAULT_SAMPLING, stages: [3, 6, 10, 16, 24] },
  { ...DEFAULT_SAMPLING, stages: [3, 5, 10, 24] },
  { ...DEFAULT_SAMPLING, stages: [2, 6, 10, 16, 30] },
  { ...DEFAULT_SAMPLING, stages: [4, 8, 16, 30] },
  { ...DEFAULT_SAMPLING, stages: [3, 6, 30] },
  { ...DEFAULT_SAMPLING, stages: [3, 30] },
  { ...DEFAULT_SAMPLING, stages: [3, 8] },
];

/**
 * What the default sampling rule costs and catches, beside other rules, other designs and other suites. Simulated by the functions that
 * run and gate call; every line of a table begins with the same seed. `npm run bench -- sampling [suites | gate [suites]]`
 */
export function bench([part = '20000', some = '400']: readonly string[]): Promise<string> {
  if (part === 'gate') return Promise.resolve(gateRates(Number(some), SEED));
  const suites = part;
  const setting = { cells: 30, p: 0.95, base_trials: 30, suites: Number(suites), drops: DROPS };
  const rules = compareRules(setting, DEFAULT_SAMPLING, seededRandom(SEED));
  const exact = exactRows(DEFAULT_SAMPLING, setting.base_trials);
  const figures = { setting: { ...setting, seed: SEED }, policy: DEFAULT_SAMPLING, rules, exact };
  const falseRed = Math.max(rules[0]?.false_red ?? 0, 1 / setting.suites);
  const parts = [
    `\`\`\`text\n${samplingText(figures, PLAIN)}\`\`\``,
    budgetsTable(setting, rules),
    familiesTable(setting),
    ratesTable('tolerance, false red no less', toleranceRows(setting, falseRed)),
    ratesTable('stages; alpha', designRows(setting)),
    ratesTable('defaults, at p and baseline', suiteRows(setting)),
    driftTable(setting.suites / 10, SEED),
    realLifeTable(setting.suites / 5, SEED),
  ];
  return Promise.resolve(parts.join('\n\n'));
}

/** What rates are of, and the rates. */
type RatesRow = readonly [name: string, rates: SuiteRates];

/** How often red. `first`: the title of the first column. */
function ratesTable(first: string, rows: readonly RatesRow[]): string {
  const shown = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`;
  const lines = rows.map(([name, { mean_trials: trials, false_red: red, drops }]) =>
    [name, trials.toFixed(2), shown(red, 2), ...drops.map((drop) => shown(drop.red, 1))].join(' | '),
  );
  const head = [first, 'trials', 'false red', ...DROPS.map((to) => `to ${String(to).slice(1)}`)];
  return [head.join(' | '), ['---', ...head.slice(1).map(() => '---:')].join(' | '), ...lines]
    .map((cells) => `| ${cells} |`)
    .join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const redAt = (rates: SuiteRates, to: number): number => rates.drops.find((drop) => drop.to === to)?.red ?? 0;

function budgetsTable(setting: SuiteSetting, [ours, ...others]: readonly RuleFigures[]): string {
  const calibrated = others.find(({ rule }) => rule === 'calibrated_tolerance');
  if (ours === undefined || calibrated === undefined) throw new Error('a rule is missing');
  const lines = [
    ...BUDGETS.flatMap(({ baseTrials, falseRed, trials, red: leasts }) => {
      const rule = sequentialRule(DEFAULT_SAMPLING, setting.cells);
      const rates = simulated(rule, { ...setting, base_trials: baseTrials });
      const [red, mean] = [rates.false_red, rates.mean_trials];
      return [
        line(`baseline ${baseTrials}: false red`, percent(red), `≤ ${percent(falseRed)}`, red <= falseRed),
        line(`baseline ${baseTrials}: trials per cell`, mean.toFixed(2), `≤ ${trials}`, mean <= trials),
        ...Object.entries(leasts).map(([to, least]) => {
          const found = redAt(rates, Number(to));
          const name = `baseline ${baseTrials}: drop to ${to.slice(1)}, red`;
          return line(name, percent(found), `≥ ${percent(least)}`, found >= least);
        }),
      ];
    }),
    ...newCellsLines(),
    ...DROPS.map((to) => {
      const [red, theirs] = [redAt(ours, to), redAt(calibrated, to)];
      const name = `drop to ${String(to).slice(1)}, against the tolerance of ${calibrated.mean_trials} trials`;
      return line(
        name,
        percent(red),
        `> ${percent(theirs)}`,
        red > theirs && ours.mean_trials < calibrated.mean_trials,
      );
    }),
  ];
  return `| at the defaults | measured | budget |\n| --- | ---: | ---: |\n${lines.join('\n')}`;
}

/** How often a drop to .5 of a touched cell is found among 1,000 cells, by how many are touched. */
function familiesTable(setting: SuiteSetting): string {
  const lines = [30, 60, 100, 1000].map((touched) => {
    const { cells, weight } = familiesOf(touched, 1000)(true);
    const rule = sequentialRule(DEFAULT_SAMPLING, cells, weight);
    const suites = Math.ceil((setting.suites * 30) / touched);
    const red = redAt(simulated(rule, { ...setting, cells: touched, suites, drops: [0.5] }), 0.5);
    return line(String(touched), percent(red), touched <= 60 ? `≥ ${percent(0.7)}` : '', touched > 60 || red >= 0.7);
  });
  return `| touched of 1000 cells | drop to .5 of one, red | budget |\n| ---: | ---: | ---: |\n${lines.join('\n')}`;
}

/** What the exact law says of 30 cells: new ones, compared ones at the worst rate, and one that passes half of its trials. */
function newCellsLines(): readonly string[] {
  const most = [
    { p: 0.95, notGreen: 0.015, trials: 3.6 },
    { p: 0.9, notGreen: 0.25, trials: 4.5 },
  ];
  const half = 1 - newCellsLaw(DEFAULT_SAMPLING, 1, 0.5).not_green;
  const worst = worstRate(DEFAULT_SAMPLING, 30, 30);
  return [
    ...most.flatMap(({ p, notGreen, trials: mostTrials }) => {
      const { trials, not_green: share } = newCellsLaw(DEFAULT_SAMPLING, 30, p);
      const name = `30 new cells at ${String(p).slice(1)}`;
      return [
        line(`${name}: not green`, percent(share), `≤ ${percent(notGreen)}`, share <= notGreen),
        line(`${name}: trials per cell`, trials.toFixed(2), `≤ ${mostTrials}`, trials <= mostTrials),
      ];
    }),
    line(
      `30 healthy cells at their worst rate, ${worst.rate}: red`,
      percent(worst.red),
      `≤ ${percent(0.025)}`,
      worst.red <= 0.025,
    ),
    line('a new cell at .5: met', percent(half), `≤ ${percent(0.2)}`, half <= 0.2),
  ];
}

function line(name: string, measured: string, budget: string, met: boolean): string {
  if (!met) process.exitCode = 1;
  return `| ${name} | ${measured} | ${budget}${met ? '' : ' missed'} |`;
}

/** How many trials a tolerance needs to catch as much; each is red as often in healthy suites, or at the step above. */
function toleranceRows(setting: SuiteSetting, falseRed: number): readonly RatesRow[] {
  const { cells, p, base_trials: baseTrials } = setting;
  return [4, 6, 8, 10, 12, 16].map((trials) => {
    const factor = calibratedFactor({ cells, p, baseTrials, trials, falseRed });
    return [`n = ${trials}`, simulated(toleranceRule(trials, factor), setting)];
  });
}

function designRows(setting: SuiteSetting): readonly RatesRow[] {
  return DESIGNS.map((design, index) => {
    const { stages, alpha } = design;
    const name = `${stages.join(', ')}; ${alpha}${index === 0 ? ' (defaults)' : ''}`;
    const rule = sequentialRule({ ...DEFAULT_SAMPLING, stages, alpha }, setting.cells);
    return [name.replaceAll('0.', '.'), simulated(rule, setting)];
  });
}

function suiteRows(setting: SuiteSetting): readonly RatesRow[] {
  return [0.99, 0.95, 0.9, 0.8].flatMap((p) =>
    [10, 20, 30].map((baseTrials): RatesRow => {
      const rule = sequentialRule(DEFAULT_SAMPLING, setting.cells);
      return [`${p.toFixed(2).slice(1)}, ${baseTrials}`, simulated(rule, { ...setting, p, base_trials: baseTrials })];
    }),
  );
}

function simulated(rule: SimulatedRule, setting: SuiteSetting): SuiteRates {
  return simulateSuites(rule, setting, seededRandom(SEED));
}
