import type { LocatedCase } from '../contracts/case-file.ts';
import { newerFirst } from '../contracts/baseline.ts';
import { counted } from '../contracts/counted.ts';
import { mergedRecords, type KpiBaseline, type KpiRecord } from '../contracts/kpi-baseline.ts';
import { runsOf } from './bless-baseline-by-pooling.ts';
import type { Batch } from './join-results.ts';
import {
  isWholeSuite,
  judgedRun,
  kpiCounts,
  kpiWorkers,
  LEAST_SHARE,
  plannedCells,
  type CountsByCase,
} from './kpi-counts.ts';
import type { SamplingBasis } from './sampling/cell-rule.ts';

/** What records are made of, beside the batches. */
interface KpiSuite {
  readonly cases: readonly LocatedCase[];
  readonly providers: readonly string[];
  /** The time that a night's work is spread over. */
  readonly windowHours: number;
  /** What a unit is judged by. */
  readonly basis: SamplingBasis;
}

/**
 * The KPI baseline with a record of each batch whose plans are of the whole suite and which counted rows of enough of its cells; the
 * remediation stays. `left`: the batches without one, and why, a line each.
 *
 * @param proposed a baseline that was proposed and not taken over yet, whose records are added as well; null without one
 */
export function withKpiRecords(
  before: KpiBaseline,
  batches: readonly Batch[],
  { cases, providers, windowHours, basis }: KpiSuite,
  proposed: KpiBaseline | null,
): { readonly baseline: KpiBaseline; readonly left: readonly string[] } {
  const runs = runsOf(batches).toSorted(newerFirst).toReversed();
  const counts = kpiCounts(runs.map((run) => judgedRun(run.cells, cases, basis)));
  const added: KpiRecord[] = [...(proposed?.history ?? [])];
  const left: string[] = [];
  for (const [index, { batch, at, files }] of runs.entries()) {
    const own: CountsByCase = counts[index] ?? new Map();
    const cells = cases.length * providers.length;
    const isWhole = isWholeSuite(plannedCells(files), cases, providers);
    if (isWhole && own.size > 0 && own.size >= LEAST_SHARE * cells) {
      const work = { window_hours: windowHours, workers: kpiWorkers(files) };
      added.push({ batch, at, ...work, cases: Object.fromEntries(own) });
    } else if (![...before.history, ...added].some((known) => known.batch === batch)) {
      const found = isWhole
        ? `counted rows of ${own.size} of ${counted(cells, 'cell')}, and ${LEAST_SHARE * 100} % are needed`
        : 'its plan is a part of the suite';
      left.push(`batch ${batch} adds no record of the KPI: ${found}`);
    }
  }
  return { baseline: { ...before, history: [...mergedRecords(before.history, added)] }, left };
}
