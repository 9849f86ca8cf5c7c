import type { PlannedUnit } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { groupedBy } from '../../kernel/ordering.ts';
import { cellKey } from '../../routing/join-results.ts';
import { changedFirst } from '../../routing/touched-cases.ts';
import { nextUnits } from '../../routing/sampling/next-units.ts';
import { changesSince } from '../plan/changes-since.ts';
import { samplingBasis } from '../plan/make-plan.ts';
import type { World } from '../world/world.ts';
import type { PreparedBatch } from './prepare-batch.ts';
import type { Budget } from './run-options.ts';

/** The units that are run next, given the results there are; none where the run is done. */
export type NextRound = (kept: ReadonlyMap<string, UnitResult>) => readonly PlannedUnit[];

/**
 * The rounds of a batch: all units that are always run, and with `--adaptive` then those of later stages that the counts ask for.
 * What a pull request changes comes first.
 */
export async function runRounds(
  world: World,
  { part, record, cases, config, comparator, skills }: PreparedBatch,
): Promise<NextRound> {
  if (record.adaptive === null) {
    return (kept) => part.units.filter((unit) => unit.optional !== true && !kept.has(unit.unit_run_id));
  }
  const basis = await samplingBasis(world, config, comparator, cases);
  const changes = await changesSince(world, comparator, cases, skills?.folders ?? [], record.skills);
  const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
  return (kept) => changedFirst(nextUnits(part, definitions, basis, kept), cases, changes);
}

/** The cells of units that were left because a budget was used up. */
export function cellsNotRun(units: readonly PlannedUnit[]): NonNullable<Results['not_run']> {
  return [...groupedBy(units, (unit) => cellKey(unit.case_id, unit.agent)).values()].flatMap(([unit]) =>
    unit === undefined ? [] : [{ case_id: unit.case_id, agent: unit.agent, reason: 'budget' as const }],
  );
}

/** Keeps count of a run's budget: once it is used up, no further unit is begun. */
export class RunBudget {
  readonly #budget: Budget;
  readonly #now: () => Date;
  readonly #began: number;
  #units = 0;
  #usd = 0;

  constructor(budget: Budget, now: () => Date, before: Iterable<UnitResult>) {
    this.#budget = budget;
    this.#now = now;
    this.#began = now().getTime();
    for (const result of before) {
      this.begin();
      this.end(result);
    }
  }

  begin(): void {
    this.#units += 1;
  }

  end({ usage }: UnitResult): void {
    this.#usd += usage?.cost_usd ?? 0;
  }

  isUsedUp(): boolean {
    const { units, usd, minutes } = this.#budget;
    if (units !== null && this.#units >= units) return true;
    if (usd !== null && this.#usd >= usd) return true;
    return minutes !== null && this.#now().getTime() - this.#began >= minutes * 60_000;
  }
}
