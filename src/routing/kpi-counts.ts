import type { LocatedCase } from '../contracts/case-file.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import type { KpiCounts } from '../contracts/kpi-baseline.ts';
import type { Batch, JoinedUnits } from './join-results.ts';
import { independentTrials, sampleOf } from './sampling/sample.ts';

/** `case/provider` → what its counted units came to; nothing of a cell without any. */
export type CountsByCase = ReadonlyMap<string, KpiCounts>;

/**
 * What the KPI counts of runs, each joined with its plans, the oldest first: a map for each run. Units that are one run again count once,
 * as trials do, also in several runs; what infrastructure ended does not count, and of a later stage nothing does, since it follows failures. As in the rows of a trajectory a
 * late pass is a pass: what it means is the routing gate's.
 */
export function kpiCounts(runs: readonly JoinedUnits[]): readonly CountsByCase[] {
  const units = runs.flatMap((cells, run) =>
    [...cells].flatMap(([caseId, agents]) =>
      [...agents].flatMap(([agent, planned]) =>
        planned.flatMap(({ unit, result }) =>
          result === null || unit.optional === true ? [] : [{ name: kpiCase(caseId, agent), run, result }],
        ),
      ),
    ),
  );
  const counts = runs.map(() => new Map<string, KpiCounts>());
  for (const [name, ofCase] of groupedBy(units, (unit) => unit.name)) {
    const independent = new Set(independentTrials(ofCase.map(({ result }) => result)).units);
    for (const [run, ofRun] of counts.entries()) {
      const own = ofCase.flatMap((unit) => (unit.run === run && independent.has(unit.result) ? [unit.result] : []));
      const { passed, total } = sampleOf(own, true);
      if (total > 0) ofRun.set(name, { rows: total, completed: passed });
    }
  }
  return counts;
}

/** What the KPI calls a cell. */
export function kpiCase(caseId: string, agent: string): string {
  return `${caseId}/${agent}`;
}

/** How many did the work that counts. */
export function kpiWorkers(batches: readonly Batch[]): number {
  const done = batches.filter(({ results }) => results.results.some(({ status }) => status !== 'infra_error'));
  return new Set(done.map(({ results }) => results.shard)).size;
}

/** The cells that plans ask for, without those that a budget cut off. */
export function plannedCells(batches: readonly Batch[]): ReadonlySet<string> {
  const cut = batches.flatMap(({ results }) =>
    (results.not_run ?? []).map((cell) => kpiCase(cell.case_id, cell.agent)),
  );
  const left = new Set(cut);
  const planned = batches.flatMap(({ plan }) => plan.units.map((unit) => kpiCase(unit.case_id, unit.agent)));
  return new Set(planned.filter((cell) => !left.has(cell)));
}

/** Whether plans ask for every cell of the suite, and no budget cut one off. */
export function isWholeSuite(
  batches: readonly Batch[],
  cases: readonly LocatedCase[],
  providers: readonly string[],
): boolean {
  const planned = plannedCells(batches);
  return cases.every(({ definition }) => providers.every((agent) => planned.has(kpiCase(definition.case_id, agent))));
}
