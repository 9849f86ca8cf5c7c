import { DEFAULT_KPI } from '../../../src/contracts/config.ts';
import type { KpiBaseline } from '../../../src/contracts/kpi-baseline.ts';
import { decideKpi } from '../../../src/gates/kpi/decide.ts';
import { seededRandom } from '../../../src/io/seeded-random.ts';
import { fisherLess } from '../../../src/kernel/statistics/fisher.ts';
import type { Counts } from '../../../src/kernel/statistics/counts.ts';
import { DEFAULT_CONFIG } from '../../../src/testing/default-config.ts';

const SEED = 1;

/** How often a cell passes, and how often it is tried. */
interface Cell {
  readonly p: number;
  readonly trials: number;
}

/** Two sides of a comparison, cell by cell, and what is asked of the gate. */
interface Scenario {
  readonly name: string;
  readonly base: readonly Cell[];
  readonly head: readonly Cell[];
  readonly budget: { readonly most: number } | { readonly least: number };
}

const cells = (count: number, p: number, trials = 3): readonly Cell[] =>
  Array.from({ length: count }, () => ({ p, trials }));
const EASY = 0.99;
/** One in a hundred, as `alpha` says. */
const HEALTHY = { most: 0.01 };

const SCENARIOS: readonly Scenario[] = [
  { name: '30 cells at .95', base: cells(30, 0.95), head: cells(30, 0.95), budget: HEALTHY },
  { name: '30 cells at .6', base: cells(30, 0.6), head: cells(30, 0.6), budget: HEALTHY },
  { name: '30 cells from .95 to .7', base: cells(30, 0.95), head: cells(30, 0.7), budget: { least: 0.97 } },
  {
    name: '15 of 30 from .7 to .2',
    base: [...cells(15, EASY), ...cells(15, 0.7)],
    head: [...cells(15, EASY), ...cells(15, 0.2)],
    budget: { least: 0.97 },
  },
  {
    name: '… the easy ones repeated',
    base: [...cells(15, EASY), ...cells(15, 0.7)],
    head: [...cells(15, EASY, 30), ...cells(15, 0.2)],
    budget: { least: 0.97 },
  },
  {
    name: '15 at .99, 15 at .7, the hard ones repeated',
    base: [...cells(15, EASY), ...cells(15, 0.7)],
    head: [...cells(15, EASY), ...cells(15, 0.7, 30)],
    budget: HEALTHY,
  },
  { name: '30 at .9, one trial against three', base: cells(30, 0.9), head: cells(30, 0.9, 1), budget: HEALTHY },
  { name: '2 cells of one trial at .95', base: cells(2, 0.95, 1), head: cells(2, 0.95, 1), budget: HEALTHY },
];

/** What a rule says of a comparison. */
const RULES = ['red', 'tolerance', 'pooled', 'line'] as const;
type Said = Readonly<Record<(typeof RULES)[number], boolean>>;

/** How often the gate is red, by its own decision, and how often simpler rules would be, as a table. */
export function falseReds(suites: number): string {
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const lines = SCENARIOS.map(({ name, base, head, budget }) => {
    const random = seededRandom(SEED);
    const counts = { red: 0, tolerance: 0, pooled: 0, line: 0 };
    for (let suite = 0; suite < suites; suite += 1) {
      const said = judged(
        base.map((cell) => drawn(cell, random)),
        head.map((cell) => drawn(cell, random)),
      );
      for (const rule of RULES) counts[rule] += Number(said[rule]);
    }
    const shares = RULES.map((rule) => counts[rule] / suites);
    const [red = Number.NaN] = shares;
    const isMet = 'most' in budget ? red <= budget.most : red >= budget.least;
    if (!isMet) process.exitCode = 1;
    const asked = 'most' in budget ? `≤ ${percent(budget.most)}` : `≥ ${percent(budget.least)}`;
    return `| ${[name, ...shares.map(percent), isMet ? asked : `${asked} missed`].join(' | ')} |`;
  });
  const head =
    '| cells of 3 trials | red | tolerance alone | and Fisher, pooled | below .4 of the other | budget of red |';
  return [
    `${suites} suites each; seed ${SEED}`,
    [head, '| --- | ---: | ---: | ---: | ---: | ---: |', ...lines].join('\n'),
  ].join('\n\n');
}

function drawn({ p, trials }: Cell, random: () => number): Counts {
  return { passed: Array.from({ length: trials }, random).filter((value) => value < p).length, total: trials };
}

function judged(base: readonly Counts[], head: readonly Counts[]): Said {
  const casesOf = (side: readonly Counts[]) =>
    side.map(({ passed, total }, at) => [`case-${at}/claude`, { rows: total, completed: passed }] as const);
  const record = {
    batch: 'night',
    at: '2026-01-01T00:00:00Z',
    window_hours: 24,
    workers: 1,
    cases: Object.fromEntries(casesOf(base)),
  };
  const baseline: KpiBaseline = { schema: 1, history: [record] };
  const settings = { ...DEFAULT_KPI, min_rows: 1 };
  const { detail } = decideKpi({
    head: {
      counts: new Map(casesOf(head)),
      workers: 1,
      isWhole: true,
      planned: 0,
      lost: 0,
      isExcused: () => false,
      baseline,
      isBaselineAlone: false,
    },
    comparator: {
      baseline,
      place: { path: DEFAULT_KPI.baseline, blob: null, outcome: 'found' },
      settings,
      levels: DEFAULT_CONFIG.levels,
    },
    today: '2026-01-02',
  });
  const { compared, rows } = detail;
  if (compared === null) throw new Error('nothing was compared');
  const tolerance = compared.kpi < (1 - settings.tolerance) * compared.baseline_kpi;
  return {
    red: rows[0]?.gate === 'fail',
    tolerance,
    pooled: tolerance && fisherLess(sumOf(head), sumOf(base)) < settings.alpha,
    line: compared.kpi < 0.4 * compared.baseline_kpi,
  };
}

function sumOf(side: readonly Counts[]): Counts {
  return side.reduce((sum, { passed, total }) => ({ passed: sum.passed + passed, total: sum.total + total }), {
    passed: 0,
    total: 0,
  });
}
