/** What work came to, and by how many it was done in how long. */
export interface Work {
  readonly rows: number;
  readonly completed: number;
  readonly workers: number;
  readonly hours: number;
}

/** Throughput times pass rate, in the order in which the reference calculates (premath harness 4.4): its rounding is that of the result. */
export function kpiFigures({ rows, completed, workers, hours }: Work) {
  const gatePassRate = rows === 0 ? 0 : completed / rows;
  const throughputPerWorkerPerDay = (completed * (24 / hours)) / Math.max(workers, 1);
  return { gatePassRate, throughputPerWorkerPerDay, kpi: throughputPerWorkerPerDay * gatePassRate };
}
