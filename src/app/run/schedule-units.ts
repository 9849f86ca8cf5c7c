import pLimit from 'p-limit';

import type { UnitResult } from '../../contracts/results.ts';
import { ProviderStop } from '../../routing/retry-unit.ts';

/** One piece of work that belongs to a provider. */
export interface Scheduled {
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
  /** Told once for a provider, when it is stopped. */
  readonly onStop: (agent: string, cause: string) => void;
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
    if (obstacle !== null) actions.onStop(agent, obstacle);
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
    if (cause !== null) actions.onStop(unit.agent, cause);
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
