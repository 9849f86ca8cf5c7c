import { describe, expect, test } from 'vitest';

import { DEFAULT_KPI, type KpiConfig, type Levels } from '../../contracts/config.ts';
import type { KpiBaseline, KpiRecord } from '../../contracts/kpi-baseline.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';
import { decideKpi } from './decide.ts';
import { KPI_DOCUMENT } from './document.ts';

type Counts = Readonly<Record<string, readonly [completed: number, rows: number]>>;

const casesOf = (counts: Counts) =>
  new Map(Object.entries(counts).map(([name, [completed, rows]]) => [name, { rows, completed }]));
/** So many cases, of which each trial completes but for the first so many. */
const suite = (cells: number, failed = 0, trials = 3): Counts =>
  Object.fromEntries(Array.from({ length: cells }, (_, at) => [`c${at}/claude`, [at < failed ? 0 : trials, trials]]));

function record(counts: Counts, changes: Partial<KpiRecord> = {}): KpiRecord {
  const own = { batch: 'night', at: '2026-01-02T03:04:05Z', window_hours: 24, workers: 1 };
  return { ...own, cases: Object.fromEntries(casesOf(counts)), ...changes };
}

const baselineOf = (history: readonly KpiRecord[], expires?: string): KpiBaseline => ({
  schema: 1,
  history: [...history],
  ...(expires === undefined ? {} : { remediation: { reason: 'a new model', owner: 'me', expires } }),
});

interface Setting {
  readonly head: Counts;
  readonly before?: KpiBaseline | null;
  readonly after?: KpiBaseline | null;
  readonly settings?: Partial<KpiConfig>;
  readonly levels?: Partial<Levels>;
  readonly workers?: number;
  readonly isWhole?: boolean;
  readonly excused?: readonly string[];
  readonly planned?: number;
  readonly lost?: number;
  readonly isBaselineAlone?: boolean;
}

function decide(setting: Setting) {
  const { head, before = baselineOf([record(suite(30))]), workers = 1, isWhole = true, excused = [] } = setting;
  const outcome = decideKpi({
    head: {
      counts: casesOf(head),
      workers,
      isWhole,
      planned: setting.planned ?? 0,
      lost: setting.lost ?? 0,
      isExcused: (name) => excused.includes(name),
      baseline: setting.after === undefined ? before : setting.after,
      isBaselineAlone: setting.isBaselineAlone ?? false,
    },
    comparator: {
      baseline: before,
      place: { path: 'baselines/kpi.json', blob: null, outcome: 'found' },
      settings: { ...DEFAULT_KPI, ...setting.settings },
      levels: { ...DEFAULT_CONFIG.levels, ...setting.levels },
    },
    today: '2026-02-01',
  });
  expect(KPI_DOCUMENT.parseDetail(outcome.detail, outcome)).toEqual([]);
  return outcome;
}

const rowsOf = (setting: Setting) => decide(setting).detail.rows.map(({ delta, gate }) => `${delta} ${gate}`);

describe('each row of the table, the first that fits', () => {
  const part = { isWhole: false, excused: Object.keys(suite(30)) };
  const warned = { 'insufficient-data': 'warn', kpi: 'warn', 'kpi-watch': 'error' } as const;
  // A case of 20 that stays below .4 of what it was.
  const fallen = { head: suite(30, 14) };
  test.each<[string, string, Setting]>([
    ['a part of the suite with too few rows', 'not_planned report', { ...part, head: { 'c0/claude': [0, 2] } }],
    ['a part that planned enough', 'insufficient_data undecided', { ...part, head: {}, planned: 3 }],
    ['a part of which nothing is compared', 'not_planned report', { ...part, head: { new: [0, 9] } }],
    ['too few rows', 'insufficient_data undecided', { head: { 'c0/claude': [2, 2] } }],
    ['the same where that warns', 'insufficient_data warn', { head: {}, levels: warned }],
    ['too few of the cases', 'insufficient_data undecided', { head: suite(23) }],
    ['four fifths of the cases', 'held ok', { head: suite(24) }],
    ['nobody who worked', 'insufficient_data undecided', { head: { '': [0, 9] }, workers: 0 }],
    ['nothing to compare', 'insufficient_data undecided', { head: { x: [9, 9] }, excused: Object.keys(suite(30)) }],
    ['a provider’s outage that is tolerated', 'held ok', { head: suite(9), excused: Object.keys(suite(30)) }],
    ['below the rollback line', 'rollback fail', fallen],
    ['the same where that warns', 'rollback warn', { ...fallen, levels: warned }],
    ['remediated', 'remediated warn', { ...fallen, before: baselineOf([record(suite(30))], '2026-02-01') }],
    ['a remediation that ended', 'rollback fail', { ...fallen, before: baselineOf([record(suite(30))], '2026-01-31') }],
    ['no file', 'new report', { head: suite(30), before: null }],
    ['no record', 'new report', { head: suite(30, 10), before: baselineOf([]) }],
    ['no record, and below .4', 'rollback fail', { head: suite(2, 2), before: null }],
    ['no record, and what was left out', 'new report', { head: suite(2, 2), before: null, isWhole: false }],
    ['worse', 'regression fail', { head: suite(30, 5) }],
    ['worse, in a part of the suite', 'regression fail', { ...part, head: suite(6, 5) }],
    [
      'worse, and chance may explain it',
      'watch warn',
      { head: suite(10, 2, 1), before: baselineOf([record(suite(10))]) },
    ],
    ['below the target', 'watch warn', { head: suite(30), settings: { target: 100 } }],
    ['the same where that fails', 'watch fail', { head: suite(30), settings: { target: 100 }, levels: warned }],
    ['better', 'improvement ok', { head: suite(30), before: baselineOf([record(suite(30, 3))]) }],
    ['better than nothing', 'improvement ok', { head: suite(30), before: baselineOf([record(suite(30, 30))]) }],
    ['within the tolerance', 'held ok', { head: suite(30, 1) }],
  ])('%s: %s', (_, expected, setting) => {
    expect(rowsOf(setting)[0]).toBe(expected);
  });
});

describe('lines', () => {
  // A fifth of the rows.
  const outage = { head: suite(24), lost: 18 };
  test.each<[string, string, Setting]>([
    [
      'what is configured is held against the head’s own KPI',
      'rollback fail',
      { head: suite(30), workers: 2, settings: { rollback: 46 } },
    ],
    ['with its own workers', 'held ok', { head: suite(30), workers: 2, settings: { rollback: 45 } }],
    ['and its own window', 'rollback fail', { head: suite(30), settings: { rollback: 46, window_hours: 48 } }],
    [
      'a trajectory has the reference’s lines',
      'rollback fail',
      { head: suite(30), workers: 300, settings: { trajectory: 't' } },
    ],
    [
      'a part of the suite is held to none',
      'held ok',
      { head: suite(6), isWhole: false, excused: Object.keys(suite(30)), settings: { target: 99, rollback: 98 } },
    ],
    ['what infrastructure took counts as completed', 'held ok', { ...outage, settings: { target: 90, rollback: 73 } }],
    ['a target that is missed even so', 'watch warn', { ...outage, settings: { target: 91, rollback: 73 } }],
    ['a rollback line that is missed even so', 'rollback fail', { ...outage, settings: { rollback: 91 } }],
    ['without a record as well', 'new report', { head: suite(2, 2), before: null, lost: 9 }],
    ['and missed even so', 'rollback fail', { head: suite(2, 2), before: null, lost: 1 }],
    [
      'two cells of one trial each may be below by chance',
      'watch warn',
      { head: suite(2, 1, 1), before: baselineOf([record(suite(2))]), settings: { min_rows: 1 } },
    ],
  ])('%s', (_, expected, setting) => {
    expect(rowsOf(setting)[0]).toBe(expected);
  });
});

describe('what moves nothing', () => {
  const hard = { ...suite(29), 'hard/claude': [0, 3] } as const;
  const before = baselineOf([record(hard)]);
  const figures = (head: Counts, changes: Partial<Setting> = {}) => {
    const { compared, rows } = decide({ head, before, ...changes }).detail;
    return [rows[0]?.delta, compared?.kpi === compared?.baseline_kpi];
  };
  test.each<[string, Counts, Partial<Setting>]>([
    ['the same', hard, {}],
    ['a hard case that is dropped', suite(29), {}],
    ['cases that are added', { ...hard, 'new/claude': [0, 30] }, {}],
    ['an easy case that is repeated', { ...hard, 'c3/claude': [300, 300] }, {}],
    ['a hard case that is repeated', { ...hard, 'hard/claude': [0, 300] }, {}],
    ['one trial in place of three', { ...suite(29, 0, 1), 'hard/claude': [0, 1] }, {}],
    ['twice the shards', hard, { workers: 2 }],
    ['another window', hard, { settings: { window_hours: 1 } }],
  ])('%s', (_, head, changes) => {
    expect(figures(head, changes)).toEqual(['held', true]);
  });

  test('a drop is seen beside an easy case that is repeated', () => {
    expect(figures({ ...suite(30, 6), 'c20/claude': [300, 300] })[0]).toBe('regression');
  });
});

describe('the baseline’s own change', () => {
  const before = baselineOf([record(suite(30))]);
  const fallen = { head: suite(30, 14), before };
  const added = baselineOf(before.history, '2026-03-01');
  test.each<[string, readonly string[], Setting]>([
    [
      'a remediation alone is judged with its own',
      ['remediated warn'],
      { ...fallen, after: added, isBaselineAlone: true },
    ],
    ['one beside other changes is not', ['rollback fail'], { ...fallen, after: added }],
    [
      'one that ended is none',
      ['rollback fail'],
      { ...fallen, after: baselineOf(before.history, '2026-01-01'), isBaselineAlone: true },
    ],
    [
      'what was there already is the comparator’s',
      ['remediated warn'],
      { ...fallen, before: added, after: added, isBaselineAlone: true },
    ],
    [
      'a record that is changed',
      ['held ok', 'loosened fail'],
      { head: suite(30), after: baselineOf([record(suite(30, 9))]) },
    ],
    ['the file is dropped', ['held ok', 'loosened warn'], { head: suite(30), after: null, levels: { kpi: 'warn' } }],
    [
      'dropped beside a remediation',
      ['remediated warn', 'loosened fail'],
      { ...fallen, after: baselineOf([], '2026-03-01'), isBaselineAlone: true },
    ],
  ])('%s', (_, expected, setting) => {
    expect(rowsOf(setting)).toEqual(expected);
  });

  test('a record may be dropped that 30 newer ones leave no room for', () => {
    const night = (day: number) => record(suite(3), { batch: `n${day}`, at: new Date(86_400_000 * day).toISOString() });
    const nights = (from: number, count: number) => Array.from({ length: count }, (_, at) => night(from - at));
    const setting = { head: suite(3), before: baselineOf(nights(30, 30)) };
    expect(rowsOf({ ...setting, after: baselineOf(nights(31, 30)) })).toEqual(['held ok']);
    expect(rowsOf({ ...setting, after: baselineOf(nights(31, 29)) })).toEqual(['held ok', 'loosened fail']);
    expect(decide({ ...setting, after: null }).detail.rows).toHaveLength(31);
  });
});

test('what is told', () => {
  const { detail, findings, counts } = decide({ head: suite(30, 5) });
  expect(detail).toMatchObject({
    head: { rows: 90, completed: 75, workers: 1, kpi: 62.5 },
    lines: { target: 72, rollback: 36 },
    compared: { batch: 'night', cases: 30, rows: 90, share: 1, baseline_kpi: 90, kpi: 62.5 },
    history: [90],
  });
  expect(findings.map(({ message }) => message)).toEqual(['62.5 against 90 of night, over 30 cases (p = 3.125e-7)']);
  expect(counts['regression']).toBe(1);
});
