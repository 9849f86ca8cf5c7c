import { groupedBy } from '../contracts/grouped-by.ts';
import type { KpiCounts } from '../contracts/kpi-baseline.ts';
import { stripped } from '../kernel/trimmed.ts';
import { compareInstants, type Instant } from './instant.ts';
import type { TrajectoryRow } from './trajectory-row.ts';

/**
 * What rows from a time on came to by their issues, and how many worked on these. Rows without an issue stand under the empty text: they
 * completed nothing.
 */
export function issueCounts(rows: readonly TrajectoryRow[], start: Instant) {
  const counted = rows.filter((row) => compareInstants(row.finishedAt, start) >= 0);
  const issues = groupedBy(counted, ({ fields }) => stripped(fields.issueId ?? ''));
  const counts = new Map<string, KpiCounts>();
  for (const [issue, own] of issues) {
    counts.set(issue, { rows: own.length, completed: own.filter(({ passed }) => passed).length });
  }
  return { counts, workers: new Set(counted.flatMap(({ worker }) => worker ?? [])).size };
}
