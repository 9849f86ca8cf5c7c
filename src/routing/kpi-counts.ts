import type { LocatedCase } from '../contracts/case-file.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import type { KpiCounts } from '../contracts/kpi-baseline.ts';
import type { Results } from '../contracts/results.ts';
import type { Batch, JoinedUnits } from './join-results.ts';
import { independentTrials, sampleOf } from './sampling/sample.ts';

/** `case/provider` → what its counted units came to; nothing of a cell without any. */
export type CountsByCase = ReadonlyMap<string, KpiCounts>;

/**
 * What the KPI counts of runs, each joined with its plans, the oldest first: a map for each run. Units that are one run again count once,
 * as trials do, also in several runs; what infrastructure ended does not count, and of a later stage nothing does, since it follows failures.
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
      const { passed, total } = sampleOf(own, false);
      if (total > 0) ofRun.set(name, { rows: total, completed: passed });
    }
  }
  return counts;
}

/** What the KPI calls a cell. */
function kpiCase(caseId: string, agent: string): string {
  return `${caseId}/${agent}`;
}

/** What the KPI calls who did the work of a results file. */
export function kpiWorker({ shard }: Pick<Results, 'shard'>): string {
  return shard === undefined ? 'local' : `shard-${shard}`;
}

/** The cells that plans left out on purpose, or a budget cut off; none where they are of the whole suite. */
export function leftOutCells(
  batches: readonly Batch[],
  cases: readonly LocatedCase[],
  providers: Iterable<string>,
): ReadonlySet<string> {
  const planned = new Set(batches.flatMap(({ plan }) => plan.units.map((unit) => kpiCase(unit.case_id, unit.agent))));
  const cut = batches.flatMap(({ results }) =>
    (results.not_run ?? []).map((cell) => kpiCase(cell.case_id, cell.agent)),
  );
  const agents = [...providers];
  const all = cases.flatMap(({ definition }) => agents.map((agent) => kpiCase(definition.case_id, agent)));
  return new Set([...all.filter((cell) => !planned.has(cell)), ...cut]);
}
