import { resolve } from 'node:path';

import type { GateReport } from '../../contracts/gate-report.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { PLAIN, renderReport } from './reports.ts';

/** Where the files of a report go; null for one that nobody wants. Relative paths are taken from `cwd`. */
export interface ReportFiles {
  readonly sarif: string | null;
  readonly junit: string | null;
  readonly markdown: string | null;
}

/**
 * Writes a report's files, whole or not at all each.
 *
 * @throws PortcullisError `not_written` for the first that cannot be written
 */
export async function writeReports(report: GateReport, files: ReportFiles, cwd: string): Promise<void> {
  for (const format of ['sarif', 'junit', 'markdown'] as const) {
    const path = files[format];
    if (path === null) continue;
    await writeFileAtomically(resolve(cwd, path), renderReport(report, format, PLAIN), `the ${format} report`);
  }
}
