import type { Plan, PlannedUnit } from '../contracts/plan.ts';
import type { Results, UnitResult } from '../contracts/results.ts';
import { invalidInput, type PortcullisError } from '../kernel/portcullis-error.ts';

/** One batch's results, with the plan they belong to and where both were read. */
export interface Batch {
  /** What the results file is called in messages and commands. */
  readonly file: string;
  /** Where it lies, relative to where the command runs, if that is another path: nobody else can use that one. */
  readonly place?: string;
  /** The run's artifact that they were loaded as; where they are in none, nothing is said. */
  readonly artifact?: string;
  readonly results: Results;
  readonly plan: Plan;
}

export interface JoinedUnit {
  readonly unit: PlannedUnit;
  readonly result: UnitResult | null;
}

/** case → provider → its planned units by trial, each with its result. */
export type JoinedUnits = ReadonlyMap<string, ReadonlyMap<string, readonly JoinedUnit[]>>;

/**
 * Joins results with their plans on (case, provider, trial). A foreign or a duplicate row is an error, since it could not be told
 * what it is a result of; a missing one is for the comparison to judge.
 */
export function joinResults(batches: readonly Batch[]): JoinedUnits {
  const units = new Map<string, JoinedUnit & { readonly file: string }>();
  for (const { file, results, plan } of batches) {
    const rows = rowsOf(file, results, plan);
    for (const unit of plan.units) {
      const key = unitKey(unit);
      const result = rows.get(key) ?? null;
      if (result !== null && result.unit_run_id !== unit.unit_run_id) {
        throw rowError(file, unit, `the unit id of the plan, ${unit.unit_run_id}`, result.unit_run_id);
      }
      const other = units.get(key);
      if (other !== undefined && other.result !== null && result !== null) {
        throw rowError(file, unit, 'one row for each unit', `another in ${other.file}`);
      }
      if (other === undefined || result !== null) units.set(key, { unit, result, file });
    }
  }
  const joined = new Map<string, Map<string, JoinedUnit[]>>();
  for (const { unit, result } of [...units.values()].sort((left, right) => left.unit.trial - right.unit.trial)) {
    const providers = joined.get(unit.case_id) ?? new Map<string, JoinedUnit[]>();
    joined.set(unit.case_id, providers);
    providers.set(unit.agent, [...(providers.get(unit.agent) ?? []), { unit, result }]);
  }
  return joined;
}

/** The rows of one results file by unit; each must be one that its plan asked for. */
function rowsOf(file: string, results: Results, plan: Plan): ReadonlyMap<string, UnitResult> {
  const planned = new Set(plan.units.map(unitKey));
  const rows = new Map<string, UnitResult>();
  for (const row of results.results) {
    const key = unitKey(row);
    if (!planned.has(key)) throw rowError(file, row, 'a row of the plan', 'a row that no plan asked for');
    if (rows.has(key)) throw rowError(file, row, 'one row for each unit', 'two');
    rows.set(key, row);
  }
  return rows;
}

/** Unit id → the results file that has it. */
export function fileOfUnit(batches: readonly Batch[]): ReadonlyMap<string, string> {
  return new Map(
    batches.flatMap(({ file, results }) => results.results.map((unit) => [unit.unit_run_id, file] as const)),
  );
}

/** How many cells have been planned. */
export function countPlannedCells(joined: JoinedUnits): number {
  return [...joined.values()].reduce((count, cells) => count + cells.size, 0);
}

/** A cell's name in sets and maps; ids have no blanks. */
export function cellKey(caseId: string, agent: string): string {
  return `${caseId} ${agent}`;
}

/** How many planned units have a result. */
export function countJoined(joined: JoinedUnits): number {
  return [...joined.values()].flatMap((cells) => [...cells.values()].flat()).filter(({ result }) => result !== null)
    .length;
}

interface UnitKey {
  readonly case_id: string;
  readonly agent: string;
  readonly trial: number;
}

/** The same of a unit. */
export function unitKey({ case_id: caseId, agent, trial }: UnitKey): string {
  return `${cellKey(caseId, agent)} ${trial}`;
}

function rowError(file: string, row: UnitKey, expected: string, found: string): PortcullisError {
  const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
  return invalidInput(
    `${file}: ${place}: expected ${expected}, found ${found}`,
    'Give each results file with the plan it was made from, each once.',
  );
}
