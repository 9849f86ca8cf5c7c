import type { KpiRecord } from '../../../src/contracts/kpi-baseline.ts';
import type { KpiDetail } from '../../../src/contracts/kpi-detail.ts';
import { DEFAULT_KPI } from '../../../src/contracts/config.ts';
import { decideKpi } from '../../../src/gates/kpi/decide.ts';
import { seededRandom } from '../../../src/io/seeded-random.ts';
import { fisherLess } from '../../../src/kernel/statistics/fisher.ts';
import { DEFAULT_CONFIG } from '../../../src/testing/default-config.ts';

const SEED = 1;

/** A cell: how often a trial of it completes before and after a change, and how many trials of it there are after. */
interface Cell {
  readonly before: number;
  readonly after: number;
  readonly trials?: number;
}

interface Counts {
  readonly rows: number;
  readonly completed: number;
}

interface Suite {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** The most that may be red where nothing became worse, the least where something did. */
  readonly most?: number;
  readonly least?: number;
}

const times = (count: number, cell: Cell): readonly Cell[] => Array.from({ length: count }, () => cell);
const same = (p: number, trials = 3): Cell => ({ before: p, after: p, trials });

const SUITES: readonly Suite[] = [
  { name: '30 cells at .95', cells: times(30, same(0.95)), most: 0.005 },
  { name: '30 cells at .6', cells: times(30, same(0.6)), most: 0.015 },
  { name: '30 cells at .95, one trial against three', cells: times(30, same(0.95, 1)), most: 0.01 },
  { name: '2 cells at .95, one trial against three', cells: times(2, same(0.95, 1)), most: 0.005 },
  {
    name: '20 at .95 and 10 at .5, these repeated 10 times',
    cells: [...times(20, same(0.95)), ...times(10, same(0.5, 30))],
    most: 0.015,
  },
  { name: '30 cells from .95 to .7', cells: times(30, { before: 0.95, after: 0.7 }), least: 0.97 },
  { name: '10 cells from .95 to .7', cells: times(10, { before: 0.95, after: 0.7 }), least: 0.35 },
  {
    name: '25 from .95 to .7, 5 at 1 that are repeated 20 times',
    cells: [...times(25, { before: 0.95, after: 0.7 }), ...times(5, same(1, 60))],
    least: 0.95,
  },
];

type Judge = (detail: KpiDetail, base: readonly Counts[], head: readonly Counts[]) => boolean;

const total = (all: readonly Counts[]) => ({
  passed: all.reduce((sum, { completed }) => sum + completed, 0),
  total: all.reduce((sum, { rows }) => sum + rows, 0),
});

/** The gate, and what it is instead of. */
const JUDGES: readonly (readonly [name: string, judge: Judge])[] = [
  ['gate', ({ rows }) => rows[0]?.gate === 'fail'],
  ['tolerance alone', ({ compared }) => compared !== null && compared.kpi < 0.9 * compared.baseline_kpi],
  ['Fisher, pooled', (_, base, head) => fisherLess(total(head), total(base)) < DEFAULT_KPI.alpha],
  [
    'Fisher, scaled',
    (_, base, head) => {
      const scaled = head.map(({ rows, completed }, at) => ({
        rows: base[at]?.rows ?? 0,
        completed: Math.round((completed / rows) * (base[at]?.rows ?? 0)),
      }));
      return fisherLess(total(scaled), total(base)) < DEFAULT_KPI.alpha;
    },
  ],
  ['below .4 of the other', ({ compared }) => compared !== null && compared.kpi < 0.4 * compared.baseline_kpi],
];

/**
 * How often the gate of the KPI is red, beside simpler rules, in suites with three trials of each cell in the baseline, as a table. Decided by
 * the gate's own function; each row begins with the same seed.
 */
export function falseReds(count: number): string {
  const lines = SUITES.map(({ name, cells, most, least }) => {
    const shares = redShares(cells, count);
    const [ours = 0] = shares;
    const isMissed = ours > (most ?? 1) || ours < (least ?? 0);
    if (isMissed) process.exitCode = 1;
    const budget = `${most === undefined ? `≥ ${percent(least ?? 0)}` : `≤ ${percent(most)}`}${isMissed ? ' missed' : ''}`;
    return `| ${[name, ...shares.map(percent), budget].join(' | ')} |`;
  });
  const head = ['suite', ...JUDGES.map(([name]) => name), 'budget of the gate'];
  const rule = head.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|');
  return [`${count} suites each; seed ${SEED}\n`, `| ${head.join(' | ')} |`, `|${rule}|`, ...lines].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function redShares(cells: readonly Cell[], suites: number): readonly number[] {
  const random = seededRandom(SEED);
  const draw = (p: number, rows: number): Counts => {
    const completed = Array.from({ length: rows }, random).filter((number) => number < p).length;
    return { rows, completed };
  };
  const red = JUDGES.map(() => 0);
  for (let suite = 0; suite < suites; suite += 1) {
    const base = cells.map(({ before }) => draw(before, 3));
    const head = cells.map(({ after, trials = 3 }) => draw(after, trials));
    const detail = detailOf(base, head);
    for (const [at, [, judge]] of JUDGES.entries()) if (judge(detail, base, head)) red[at] = (red[at] ?? 0) + 1;
  }
  return red.map((number) => number / suites);
}

function detailOf(base: readonly Counts[], head: readonly Counts[]): KpiDetail {
  const named = (all: readonly Counts[]) => all.map((counts, at) => [String(at), counts] as const);
  const record: KpiRecord = {
    batch: 'night',
    at: '2026-01-01T00:00:00Z',
    window_hours: 24,
    workers: 1,
    cases: Object.fromEntries(named(base)),
  };
  const baseline = { schema: 1 as const, history: [record] };
  return decideKpi({
    head: {
      counts: new Map(named(head)),
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
      place: { path: '', blob: null, outcome: 'found' },
      settings: { ...DEFAULT_KPI, min_rows: 1 },
      levels: DEFAULT_CONFIG.levels,
    },
    today: '2026-01-01',
  }).detail;
}
