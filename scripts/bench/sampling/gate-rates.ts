import { seededRandom } from '../../../src/io/seeded-random.ts';
import { POOLED_TRIALS } from '../../../src/routing/sampling/stratum.ts';
import { countedEntry } from '../../../src/testing/sampling-builder.ts';
import { runAndJudge } from '../../../src/testing/suite-run.ts';

/** What is drawn: cells at .95 with 30 trials in the baseline, or new ones; the first cell's head passes with `first`. */
interface DrawnSuite {
  readonly name: string;
  readonly cells: number;
  /** Null where plans do not tell what the change touches. */
  readonly touched: number | null;
  readonly isNew: boolean;
  readonly first: number;
  /** The most suites that are not green, or the fewest. */
  readonly budget: readonly ['≤' | '≥', number];
  readonly mostTrials: number;
}

const HEALTHY = 0.95;
const SUITE = { cells: 30, touched: null, isNew: false, first: HEALTHY, mostTrials: Infinity } as const;
const SUITES: readonly DrawnSuite[] = [
  { ...SUITE, name: '30 healthy cells', budget: ['≤', 0.003], mostTrials: 3.65 },
  { ...SUITE, name: '30 cells, one at .5', first: 0.5, budget: ['≥', 0.74] },
  { ...SUITE, name: '30 cells, one at .3', first: 0.3, budget: ['≥', 0.955] },
  { ...SUITE, name: '30 healthy new cells', isNew: true, budget: ['≤', 0.015], mostTrials: 3.65 },
  { ...SUITE, name: '90 cells, one of the 60 touched at .5', cells: 90, touched: 60, first: 0.5, budget: ['≥', 0.7] },
];

/**
 * The same from the gate: adaptive runs of drawn trials, from the plan over each round to the gate's own exit code. So few suites may miss a
 * budget by three standard errors. The exit code is 1 where one misses it by more.
 */
export function gateRates(suites: number, seed: number): string {
  const rows = SUITES.map(({ name, cells, touched, isNew, first, budget: [side, asked], mostTrials }) => {
    const slack = 3 * Math.sqrt((asked * (1 - asked)) / suites);
    const limit = side === '≤' ? asked + slack : asked - slack;
    const random = seededRandom(seed);
    const passes = (rate: number): boolean => random() < rate;
    let [failed, trials] = [0, 0];
    for (let suite = 0; suite < suites; suite += 1) {
      const entries = Array.from({ length: cells }, () => {
        const passed = Array.from({ length: POOLED_TRIALS }, () => passes(HEALTHY)).filter((one) => one).length;
        return isNew ? null : countedEntry(passed, POOLED_TRIALS);
      });
      // A neighbour with counts makes a suite of new cells one that is judged by counts.
      const all = isNew ? [...entries, countedEntry(POOLED_TRIALS, POOLED_TRIALS)] : entries;
      const { result, batches } = runAndJudge({
        agents: ['claude'],
        entries: all,
        outcome: (cell) => (cell === cells || passes(cell === 0 ? first : HEALTHY) ? 'pass' : 'fail'),
        batches: [['claude']],
        touched,
      });
      const isFirst = first < HEALTHY;
      const hasFailed = isFirst
        ? result.cells.some((cell) => cell.case_id === 'case-0' && cell.gate === 'fail')
        : result.exit_code !== 0;
      failed += hasFailed ? 1 / suites : 0;
      trials += (batches[0]?.results.results.length ?? 0) / suites / all.length;
    }
    const met = (side === '≤' ? failed <= limit : failed >= limit) && trials <= mostTrials;
    if (!met) process.exitCode = 1;
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    return `| ${name} | ${trials.toFixed(2)} | ${percent(failed)} | ${side} ${percent(limit)}${met ? '' : ' missed'} |`;
  });
  return [
    `| ${suites} suites through the gate | trials | not green, or the cell red | budget |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
