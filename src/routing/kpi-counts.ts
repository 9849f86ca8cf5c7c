import type { LocatedCase } from '../contracts/case-file.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import type { KpiCounts } from '../contracts/kpi-baseline.ts';
import { effectiveEntry } from './effective-entry.ts';
import type { Batch, JoinedUnit, JoinedUnits } from './join-results.ts';
import { judgedUnit } from './rejudge-unit.ts';
import { entriesOfCell, type SamplingBasis } from './sampling/cell-rule.ts';
import { independentTrials, isPassed, sampleOf } from './sampling/sample.ts';

/** `case/provider` → what its counted units came to; nothing of a cell without any. */
export type CountsByCase = ReadonlyMap<string, KpiCounts>;

/**
 * A run as the routing gate judges it: by the comparator's case where the head's asks for less, and a pass that is late
 * where that is not allowed has failed.
 */
export function judgedRun(run: JoinedUnits, cases: readonly LocatedCase[], basis: SamplingBasis): JoinedUnits {
  const judged = ({ definition }: LocatedCase, agent: string, { unit, result }: JoinedUnit): JoinedUnit => {
    if (result === null) return { unit, result };
    const { case_id: id } = definition;
    const own = judgedUnit(result, definition, basis.changes.get(id), agent, basis.hidesReads);
    const { comparatorEntry, headEntry, today } = entriesOfCell(basis, id, agent);
    const isLateAllowed = effectiveEntry(comparatorEntry, headEntry, today)?.allow_timeout ?? false;
    const isLate = own.status === 'pass' && !isPassed(own, isLateAllowed);
    return { unit, result: isLate ? { ...own, status: 'fail' } : own };
  };
  return new Map(
    cases.map((item) => {
      const cells = [...(run.get(item.definition.case_id) ?? [])];
      const own = cells.map(([agent, units]) => [agent, units.map((unit) => judged(item, agent, unit))] as const);
      return [item.definition.case_id, new Map(own)];
    }),
  );
}

/**
 * What the KPI counts of judged runs, the oldest first: a map for each run. Units that are one run again count once, as
 * trials do, also in several runs; what infrastructure ended does not count, and of a later stage nothing does, since it
 * follows failures.
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

/** The least share of a suite's cells that makes a record, and of a record's rows that is compared. */
export const LEAST_SHARE = 0.8;

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

/** How many units of those cells are always run, and how many of these infrastructure took away: it ended them, or left no result. */
export function requiredUnits(run: JoinedUnits, cells: ReadonlySet<string>) {
  const planned = [...run.values()]
    .flatMap((agents) => [...agents.values()].flat())
    .filter(({ unit }) => unit.optional !== true && cells.has(kpiCase(unit.case_id, unit.agent)));
  const lost = planned.filter(({ result }) => result === null || result.status === 'infra_error');
  return { planned: planned.length, lost: lost.length };
}

/** Whether the cells that plans ask for are all of the suite's. */
export function isWholeSuite(
  planned: ReadonlySet<string>,
  cases: readonly LocatedCase[],
  providers: readonly string[],
): boolean {
  return cases.every(({ definition }) => providers.every((agent) => planned.has(kpiCase(definition.case_id, agent))));
}
