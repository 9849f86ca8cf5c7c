import type { KpiRecord } from '../../contracts/kpi-baseline.ts';
import type { KpiCompared } from '../../contracts/kpi-detail.ts';
import { kpiFigures } from '../../harness/kpi-figures.ts';
import { stratifiedLess } from '../../kernel/statistics/stratified.ts';
import type { CountsByCase } from '../../routing/kpi-counts.ts';

/** What the head's rows came to. */
export interface RowsOfCases {
  /** Of a trajectory those without an issue stand under the empty text. */
  readonly counts: CountsByCase;
  /** Whether a case's rows may be missing: the plan left it out on purpose, or its provider's outage is tolerated. */
  readonly isExcused: (name: string) => boolean;
}

/**
 * The head's KPI and a record's over the cases that both have: each of the head's is scaled to the record's rows of it, and workers and
 * window are the record's, so that other cases, trials and shards move nothing. The test is of the counts as they are.
 */
export function compareKpi({ counts, isExcused }: RowsOfCases, record: KpiRecord): KpiCompared {
  const cases = Object.entries(record.cases);
  const pairs = cases.flatMap(([name, base]) => {
    const head = counts.get(name);
    return head === undefined ? [] : [{ base, head }];
  });
  const expected = sumOf(cases, ([name, { rows }]) => (counts.has(name) || !isExcused(name) ? rows : 0));
  const work = { ...workOf(record), rows: sumOf(pairs, ({ base }) => base.rows) };
  const scaled = sumOf(pairs, ({ base, head }) => (base.rows * head.completed) / head.rows);
  const kpiOf = (completed: number): number => kpiFigures({ ...work, completed }).kpi;
  const strata = pairs.map(({ base, head }) => ({
    head: { passed: head.completed, total: head.rows },
    base: { passed: base.completed, total: base.rows },
  }));
  return {
    batch: record.batch,
    cases: pairs.length,
    rows: work.rows,
    share: expected === 0 ? 1 : work.rows / expected,
    baseline_kpi: kpiOf(sumOf(pairs, ({ base }) => base.completed)),
    kpi: kpiOf(scaled),
    p: stratifiedLess(strata),
  };
}

/** All that a record holds. */
export function workOf({ cases, workers, window_hours: hours }: KpiRecord) {
  const counts = Object.values(cases);
  return {
    rows: sumOf(counts, ({ rows }) => rows),
    completed: sumOf(counts, ({ completed }) => completed),
    workers,
    hours,
  };
}

export function sumOf<T>(items: Iterable<T>, numberOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}
