import type { LocatedCase } from '../contracts/case-file.ts';
import { newerFirst } from '../contracts/baseline.ts';
import { mergedRecords, type KpiBaseline, type KpiRecord } from '../contracts/kpi-baseline.ts';
import { runsOf } from './bless-baseline-by-pooling.ts';
import type { Batch } from './join-results.ts';
import { isWholeSuite, kpiCounts, kpiWorkers } from './kpi-counts.ts';

/** What records are made of, beside the batches. */
interface KpiSuite {
  readonly cases: readonly LocatedCase[];
  readonly providers: readonly string[];
  /** The time that a night's work is spread over. */
  readonly windowHours: number;
}

/**
 * The KPI baseline with a record of each batch whose plans are of the whole suite and that counted anything; the remediation stays.
 *
 * @param proposed a baseline that was proposed and not taken over yet, whose records are added as well; null without one
 */
export function withKpiRecords(
  before: KpiBaseline,
  batches: readonly Batch[],
  suite: KpiSuite,
  proposed: KpiBaseline | null,
): KpiBaseline {
  const added = [...(proposed?.history ?? []), ...recordsOf(batches, suite)];
  return { ...before, history: [...mergedRecords(before.history, added)] };
}

function recordsOf(batches: readonly Batch[], { cases, providers, windowHours }: KpiSuite): readonly KpiRecord[] {
  const runs = runsOf(batches).toSorted(newerFirst).toReversed();
  const counts = kpiCounts(runs.map((run) => run.cells));
  return runs.flatMap(({ batch, at, files }, index) => {
    const counted = Object.fromEntries(counts[index] ?? []);
    if (!isWholeSuite(files, cases, providers) || Object.keys(counted).length === 0) return [];
    return [{ batch, at, window_hours: windowHours, workers: kpiWorkers(files), cases: counted }];
  });
}
