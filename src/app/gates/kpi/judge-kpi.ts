import { join } from 'node:path';

import { CLIENT_LOCK_FILE } from '../../../contracts/client-lock.ts';
import { differingPaths } from '../../../contracts/commit-files.ts';
import { DEFAULT_KPI, toleratesInfra } from '../../../contracts/config.ts';
import type { GateOutcome } from '../../../contracts/gate-result.ts';
import { parseKpiBaseline } from '../../../contracts/kpi-baseline.ts';
import { decideKpi, type KpiGateInput } from '../../../gates/kpi/decide.ts';
import { KPI } from '../../../gates/kpi/rules.ts';
import { outages } from '../../../gates/routing/decide-cells.ts';
import { clientLockAt } from '../../../io/clients/load-client-lock.ts';
import { refuseLinks } from '../../../io/repository-file.ts';
import { issueCounts } from '../../../harness/issue-counts.ts';
import { isTransient, rowKey, type TrajectoryRow } from '../../../harness/trajectory-row.ts';
import { Trajectory } from '../../../harness/trajectory.ts';
import { joinResults, type JoinedUnits } from '../../../routing/join-results.ts';
import {
  isWholeSuite,
  judgedRun,
  kpiCase,
  kpiCounts,
  kpiWorkers,
  plannedCells,
  requiredUnits,
} from '../../../routing/kpi-counts.ts';
import { routingComparator } from '../../comparator/routing-comparator.ts';
import { ownKpiBaseline } from '../../kpi/own-kpi-baseline.ts';
import { readTrajectory } from '../../harness/read-trajectory.ts';
import { samplingBasis } from '../../plan/make-plan.ts';
import { headOf } from '../../required/is-configured.ts';
import { comparedFile } from '../compared-file.ts';
import type { GateRun } from '../gate-run.ts';

export async function judgeKpi(run: GateRun): Promise<GateOutcome> {
  return decideKpi(await load(run));
}

async function load(run: GateRun): Promise<KpiGateInput> {
  const { world, head, comparator, today } = run;
  const { config } = comparator;
  // Where nothing is configured yet, only the head can say what its rows are.
  const settings = config.kpi ?? { ...DEFAULT_KPI, trajectory: head.config.kpi?.trajectory ?? null };
  const { path, file } = await comparedFile(run, KPI.gate, settings.baseline);
  const baseline = file === null ? null : comparator.parse(path, (shown) => parseKpiBaseline(file.text, shown));
  const outcome = file !== null ? 'found' : config.kpi === null ? 'first_adoption' : 'none';
  // A given file is both sides.
  const isFile = comparator.commits.kind === 'file';
  const proposed = isFile ? baseline : await ownKpiBaseline(world.root, head.config.kpi);
  return {
    head: {
      ...(settings.trajectory === null
        ? await unitRows(run)
        : await trajectoryRows(world.root, settings.trajectory, settings.window_hours)),
      baseline: proposed,
      isBaselineAlone: proposed?.remediation !== undefined && (await isAlone(run, path)),
    },
    comparator: {
      baseline,
      place: { path, blob: file?.blob ?? null, outcome },
      settings,
      levels: config.levels,
    },
    today,
  };
}

type Rows = Pick<KpiGateInput['head'], 'counts' | 'workers' | 'isWhole' | 'planned' | 'lost' | 'isExcused'>;

/** The units of the results, as the routing gate counts them. */
async function unitRows(run: GateRun): Promise<Rows> {
  const { batches, cases, config } = run.head;
  const joined = joinResults(batches);
  const isFile = run.comparator.commits.kind === 'file';
  const before = isFile ? null : await routingComparator(run.comparator, run.head.casePlaces);
  const judged = judgedRun(joined, cases, await samplingBasis(run.world, config, before, cases));
  const [counts = new Map()] = kpiCounts([judged]);
  const planned = plannedCells(batches);
  const isWhole = isWholeSuite(planned, cases, [...config.providers.keys()]);
  const out = await toleratedOutages(run, joined);
  return {
    counts,
    workers: kpiWorkers(batches),
    isWhole,
    ...requiredUnits(judged, planned),
    isExcused: (name) => (!isWhole && !planned.has(name)) || out.has(name),
  };
}

/** The rows of a harness: always all of it, and all of it in the window before its newest row; transient ones are none. */
async function trajectoryRows(root: string, place: string, hours: number): Promise<Rows> {
  const path = join(root, place);
  await refuseLinks(root, path, 'the trajectory');
  const rows = new Map<string, TrajectoryRow>();
  const trajectory = new Trajectory(place, (row) => {
    if (isTransient(row)) return false;
    rows.set(rowKey(row), row);
    return true;
  });
  await readTrajectory(trajectory.lines, path, place);
  const { start } = trajectory.window(hours);
  return {
    ...issueCounts(place, [...rows.values()], start),
    isWhole: true,
    planned: rows.size,
    lost: 0,
    isExcused: () => false,
  };
}

/** The cells of providers that were out, where that is tolerated. */
async function toleratedOutages(
  { world, options, head, comparator }: GateRun,
  joined: JoinedUnits,
): Promise<ReadonlySet<string>> {
  const [own, theirs] = [await clientLockAt(world.root), await comparator.read(CLIENT_LOCK_FILE)];
  const out = outages({ head, comparator, joined, sameClients: theirs?.text === own?.text });
  const tolerated = [...out].filter((agent) => options.tolerateInfra || toleratesInfra(comparator.config, agent));
  return new Set(head.cases.flatMap(({ definition }) => tolerated.map((agent) => kpiCase(definition.case_id, agent))));
}

/** Whether the change is of that file alone. */
async function isAlone({ options, comparator }: GateRun, path: string): Promise<boolean> {
  const head = headOf(comparator, options.compare);
  if (head === null) return false;
  return differingPaths(await comparator.entries(), await comparator.entries(head)).every((one) => one === path);
}
