import { SpeltNumber } from '../kernel/json-number.ts';
import { mismatchError } from '../kernel/portcullis-error.ts';
import { instantText } from './instant.ts';
import { kpiFigures } from './kpi-figures.ts';
import { pythonFloat, rounded } from './python-number.ts';
import type { TrajectoryWindow } from './trajectory.ts';

export interface KpiLines {
  readonly windowHours: number;
  readonly targetKpi: number;
  readonly rollbackKpi: number;
  readonly minSampleRows: number;
}

/** Absolute paths, as the report names them. */
export interface KpiRefs {
  readonly trajectoryPath: string;
  readonly sessionPath: string;
  readonly issuesPath: string;
}

const REASONS = {
  insufficient_data: 'window row count below minimum sample threshold',
  rollback: 'kpi below rollback threshold',
  watch: 'kpi below target threshold',
  pass: 'kpi at or above target threshold',
} as const;

/** The KPI of a window against its lines, in the reference's form (premath harness 4.4). Fractions keep the spelling that Python gives them. */
export type KpiReport = ReturnType<typeof kpiReport>;

/** @throws PortcullisError `invalid_input` where a worker's name holds half of a surrogate pair, which no output can carry */
export function kpiReport(window: TrajectoryWindow, lines: KpiLines, refs: KpiRefs) {
  const { rows, completed, workers, start, end } = window;
  const { windowHours, targetKpi, rollbackKpi, minSampleRows } = lines;
  for (const worker of workers) {
    if (worker.isWellFormed()) continue;
    const mismatch = { expected: 'a stepId of whole characters', found: 'half of a surrogate pair' };
    throw mismatchError('invalid_input', refs.trajectoryPath, mismatch);
  }
  const work = { rows, completed, workers: workers.length, hours: windowHours };
  const { gatePassRate, throughputPerWorkerPerDay, kpi } = kpiFigures(work);
  const state =
    rows < minSampleRows ? 'insufficient_data' : kpi < rollbackKpi ? 'rollback' : kpi < targetKpi ? 'watch' : 'pass';
  const printed = (value: number): SpeltNumber => new SpeltNumber(pythonFloat(rounded(value)));
  return {
    schema: 1,
    kpiKind: 'premath.multithread.throughput.v1',
    windowHours,
    windowStart: instantText(start),
    windowEnd: instantText(end),
    counts: {
      windowRows: rows,
      completedRows: completed,
      failedRows: rows - completed,
      activeWorkers: workers.length,
      workerIds: workers,
    },
    ratios: {
      gatePassRate: printed(gatePassRate),
      throughputPerWorkerPerDay: printed(throughputPerWorkerPerDay),
      kpi: printed(kpi),
    },
    thresholds: { targetKpi: printed(targetKpi), rollbackKpi: printed(rollbackKpi), minSampleRows },
    decision: { state, reason: REASONS[state] },
    refs,
  } as const;
}
