import { join, resolve } from 'node:path';

import { isFolder } from '../../io/find-files.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { kpiReport, type KpiLines, type KpiRefs, type KpiReport } from '../../harness/kpi-report.ts';
import { Trajectory } from '../../harness/trajectory.ts';
import { readTrajectory } from '../harness/read-trajectory.ts';
import { STATE_FILES } from '../harness/state-folder.ts';

export type { KpiReport } from '../../harness/kpi-report.ts';

/** Paths as they were given; what is not lies in the state folder, which is `.premath` unless only `.portcullis` is there. */
type GivenPaths = { readonly [Name in keyof KpiRefs]?: string | undefined };

/**
 * The KPI of a trajectory file, which is streamed; without a file there are no rows. Paths are relative to `root`; those of session and issues
 * are named in the report and not read.
 *
 * @throws PortcullisError `usage` for lines that cannot be, `invalid_input` for a file that is no trajectory
 */
export async function measureKpi(root: string, paths: GivenPaths, lines: KpiLines): Promise<KpiReport> {
  if (lines.targetKpi <= lines.rollbackKpi) {
    const message = `--target-kpi: expected more than --rollback-kpi, found ${lines.targetKpi} and ${lines.rollbackKpi}`;
    throw new PortcullisError('usage', message);
  }
  const isOurs = (await isFolder(join(root, '.portcullis'))) && !(await isFolder(join(root, '.premath')));
  const folder = isOurs ? '.portcullis' : '.premath';
  const place = paths.trajectoryPath ?? join(folder, STATE_FILES.trajectory);
  const refs = {
    trajectoryPath: resolve(root, place),
    sessionPath: resolve(root, paths.sessionPath ?? join(folder, STATE_FILES.session)),
    issuesPath: resolve(root, paths.issuesPath ?? join(folder, STATE_FILES.issues)),
  };
  const trajectory = new Trajectory(place);
  holdMemory('all');
  await readTrajectory(trajectory.lines, refs.trajectoryPath, place);
  return kpiReport(trajectory.window(lines.windowHours), lines, refs);
}
