import pLimit from 'p-limit';

import type { PlannedUnit } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { cellKey } from '../../routing/join-results.ts';
import { touchedCases } from '../../routing/touched-cases.ts';
import { entriesOfCell } from '../../routing/sampling/cell-rule.ts';
import { nextUnits } from '../../routing/sampling/next-units.ts';
import { samplingBasis } from '../plan/make-plan.ts';
import type { World } from '../world/world.ts';
import type { PreparedBatch } from './prepare-batch.ts';
import type { Budget } from './run-options.ts';
import { ProviderStop } from '../../routing/retry-unit.ts';

/** The units that are run next, given the results there are; none where the run is done. */
export type NextRound = (kept: ReadonlyMap<string, UnitResult>) => readonly PlannedUnit[];

/**
 * The rounds of a batch: all units that are always run, and with `--adaptive` then those of later stages that the counts ask for.
 * Cells that the comparator knows come first, and among these, as among the new ones, what the change names: a budget should reach them.
 */
export async function runRounds(
  world: World,
  { part, record, cases, config, comparator }: PreparedBatch,
): Promise<NextRound> {
  if (record.adaptive === null) {
    return (kept) => part.units.filter((unit) => unit.optional !== true && !kept.has(unit.unit_run_id));
  }
  const basis = await samplingBasis(world, config, comparator, cases);
  const named = touchedCases(cases, part.changes ?? { skills: [], cases: [] });
  const rankOf = ({ case_id: id, agent }: PlannedUnit): number =>
    (entriesOfCell(basis, id, agent).comparatorEntry === null ? 2 : 0) + (named.has(id) ? 0 : 1);
  const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
  return (kept) => [...nextUnits(part, definitions, basis, kept)].sort((one, other) => rankOf(one) - rankOf(other));
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

/** One piece of work that belongs to a provider. */
interface Scheduled {
  readonly agent: string;
}

export interface ScheduleLimits {
  /** Units at a time, over all providers. */
  readonly total: number;
  /** Units of one provider at a time. */
  readonly ofProvider: (agent: string) => number;
}

export interface ScheduleActions<Unit extends Scheduled> {
  /** Runs a unit; null where the run was interrupted. */
  readonly run: (unit: Unit) => Promise<UnitResult | null>;
  /** Takes a unit that is not run because its provider was stopped. */
  readonly leave: (unit: Unit, cause: string) => Promise<void>;
  /** Told once for a provider, when it is stopped; with the last result, where one did that. */
  readonly onStop: (agent: string, cause: string, last: UnitResult | null) => void;
  readonly isInterrupted: () => boolean;
  /** Why a provider's units cannot be run at all; null where they can. */
  readonly obstacle: (agent: string) => string | null;
}

/**
 * Runs all units, as many at a time as the limits allow, in their order as far as that is free. After three identical permanent
 * failures a provider's other units are left.
 */
export async function scheduleUnits<Unit extends Scheduled>(
  units: readonly Unit[],
  limits: ScheduleLimits,
  actions: ScheduleActions<Unit>,
): Promise<void> {
  const all = pLimit(limits.total);
  const stops = new Map<string, ProviderStop>();
  const ofProvider = new Map<string, ReturnType<typeof pLimit>>();
  for (const { agent } of units) {
    if (ofProvider.has(agent)) continue;
    ofProvider.set(agent, pLimit(Math.min(limits.total, limits.ofProvider(agent))));
    const obstacle = actions.obstacle(agent);
    stops.set(agent, new ProviderStop(obstacle));
    if (obstacle !== null) actions.onStop(agent, obstacle, null);
  }
  let broken = false;
  const one = async (unit: Unit, stop: ProviderStop): Promise<void> => {
    if (broken || actions.isInterrupted()) return;
    if (stop.cause !== null) {
      await actions.leave(unit, stop.cause);
      return;
    }
    const result = await actions.run(unit);
    const cause = result === null ? null : stop.add(result);
    if (cause !== null) actions.onStop(unit.agent, cause, result);
  };
  const guarded = async (unit: Unit, stop: ProviderStop): Promise<void> => {
    try {
      await one(unit, stop);
    } catch (error) {
      // What is running may end; nothing else is begun.
      broken = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(
    units.map((unit) => {
      const provider = ofProvider.get(unit.agent) ?? all;
      const stop = stops.get(unit.agent) ?? new ProviderStop();
      // The provider's place first: a unit that waits for it must not hold one of the places for all.
      return provider(() => all(() => guarded(unit, stop)));
    }),
  );
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
