import { groupedBy } from '../contracts/grouped-by.ts';
import { MOST_ROWS, type KpiCounts } from '../contracts/kpi-baseline.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';
import { stripped } from '../kernel/trimmed.ts';
import { compareInstants, type Instant } from './instant.ts';
import type { TrajectoryRow } from './trajectory-row.ts';

/**
 * What rows from a time on came to by their issues, and how many worked on these. Rows without an issue stand under the empty text: they
 * completed nothing.
 *
 * @throws PortcullisError `invalid_input` for more rows of an issue than a baseline may hold; `place` is the file, for that
 */
export function issueCounts(place: string, rows: readonly TrajectoryRow[], start: Instant) {
  const counted = rows.filter((row) => compareInstants(row.finishedAt, start) >= 0);
  const issues = groupedBy(counted, ({ fields }) => stripped(fields.issueId ?? ''));
  const counts = new Map<string, KpiCounts>();
  for (const [issue, own] of issues) {
    if (own.length > MOST_ROWS) {
      const found = `expected at most ${MOST_ROWS} rows in the window, found ${own.length}`;
      throw invalidInput(`${place}: issue ${JSON.stringify(issue)}: ${found}`, 'Take a shorter window.');
    }
    counts.set(issue, { rows: own.length, completed: own.filter(({ passed }) => passed).length });
  }
  return { counts, workers: new Set(counted.flatMap(({ worker }) => worker ?? [])).size };
}
