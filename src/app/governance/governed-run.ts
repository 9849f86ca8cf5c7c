import { setTimeout as sleep } from 'node:timers/promises';

import { budgetLimits, millionths, type BudgetLimits } from '../../contracts/budget-limits.ts';
import type { GovernanceConfig } from '../../contracts/config.ts';
import type { GovernanceStore, ReserveAnswer } from '../../contracts/governance-store.ts';
import type { UnitResult } from '../../contracts/results.ts';
import {
  type Amounts,
  amountsOfAttempt,
  type BudgetExhausted,
  budgetExhausted,
  type Place,
  type Spender,
  stateText,
  usesOf,
} from '../../governance/budget/resource-budget.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { currentUser } from './current-user.ts';
import { logActivity } from './log-activity.ts';
import { openGovernanceStore } from './open-store.ts';

/** A third of what a place is held for. */
const RENEW_MS = 20_000;
/** How often who waits asks again. */
const ASK_MS = 500;

export interface GovernedRequest {
  /** The batch, the worker or the run of required checks. */
  readonly run: string;
  /** Of the batch; null for none. */
  readonly folder: string | null;
  readonly environment: Environment;
  /** How long a place among the runs is waited for. */
  readonly waitSeconds: number;
  readonly signal: AbortSignal;
}

type Refused = NonNullable<ReserveAnswer['refused']>;

/** A run whose budgets hold (src/governance/README.md, "Budgets"). What it began may end; once a budget has run out nothing more begins. */
export class GovernedRun {
  readonly #world: World;
  readonly #store: GovernanceStore;
  readonly #limits: BudgetLimits;
  readonly #request: GovernedRequest;
  readonly #spender: Spender;
  /** What goes on → its reservation. */
  readonly #held = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #countedUntil: number;
  #exhausted: BudgetExhausted | null = null;

  private constructor(world: World, store: GovernanceStore, governance: GovernanceConfig, request: GovernedRequest) {
    this.#world = world;
    this.#store = store;
    this.#limits = budgetLimits(governance.budgets ?? {});
    this.#request = request;
    this.#spender = { run: request.run, user: currentUser(request.environment) };
    this.#countedUntil = world.now().getTime();
    // A store that is gone shows when the next work begins.
    this.#timer = setInterval(
      () => void store.renew([...this.#held.values()]).catch(() => undefined),
      RENEW_MS,
    ).unref();
  }

  /**
   * Begins a run: it is `exhausted` where it got no place.
   *
   * @throws PortcullisError as `openGovernanceStore` does
   */
  static async begin(world: World, governance: GovernanceConfig, request: GovernedRequest): Promise<GovernedRun> {
    const store = await openGovernanceStore(world, request.environment);
    const run = new GovernedRun(world, store, governance, request);
    try {
      await run.#admit();
      return run;
    } catch (error) {
      await run.close();
      throw error;
    }
  }

  /** Why nothing more begins; null while it does. */
  get exhausted(): BudgetExhausted | null {
    return this.#exhausted;
  }

  /** How many of these a run begins at once. */
  most(place: Place): number {
    return Math.max(1, this.#limits[place === 'parallel_agents' ? 'run' : 'global'][place]?.limit ?? 1);
  }

  /** What an attempt of a live agent reserves. */
  get ofAttempt(): Amounts {
    return amountsOfAttempt(this.#limits);
  }

  /** Reserves what work may take; false where it must not begin. A place among the run's own is waited for. */
  async take(work: string, amounts: Amounts, places: readonly Place[]): Promise<boolean> {
    const seconds = Math.max(0, Math.floor((this.#world.now().getTime() - this.#countedUntil) / 1000));
    this.#countedUntil += seconds * 1000;
    return this.#begin(work, { ...amounts, duration_sec: seconds }, places, this.#deadline());
  }

  /**
   * Settles what work took, as far as its client has told it; what is not told stands as it was reserved. `unasked` says that no model
   * was asked: all of it is given back.
   */
  async give(work: string, usage: UnitResult['usage'] | 'unasked' = null): Promise<void> {
    const id = this.#held.get(work);
    this.#held.delete(work);
    if (usage === 'unasked') {
      if (id !== undefined) await this.#store.settle(id, { cloud_calls: 0, total_tokens: 0, usd: 0 });
      return;
    }
    const { input_tokens: input = null, output_tokens: output = null, cost_usd: usd = null } = usage ?? {};
    const tokens = input === null && output === null ? {} : { total_tokens: (input ?? 0) + (output ?? 0) };
    if (id !== undefined)
      await this.#store.settle(id, { ...tokens, ...(usd === null ? {} : { usd: millionths(usd) }) });
  }

  /** Ends the run, and gives back what it still holds. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    try {
      for (const work of this.#held.keys()) await this.give(work);
    } finally {
      await this.#store.close();
    }
  }

  async #admit(): Promise<void> {
    const used = await this.#store.memoryMb();
    const { limit = 0, warn = 0 } = this.#limits.global['redis_memory_mb'] ?? {};
    const memory = { key: 'budget:global', field: 'redis_memory_mb', consumed: used ?? 0, limit };
    if (used !== null && used > limit) return this.#exhaust({ ...memory, breaker: null });
    if (used !== null && used >= warn) await this.#tell('budget_warning', stateText(memory), memory);
    const admitted = (until: number): Promise<Refused | null> =>
      this.#reserve('run', { runs: 1 }, ['concurrent_runs'], until);
    const first = await admitted(0);
    const waits = first?.field === 'concurrent_runs' && this.#request.waitSeconds > 0;
    if (!waits) return first === null ? undefined : this.#exhaust(first);
    if (!(await this.#begin('queue', {}, ['queue_depth'], 0))) return;
    this.#world.say(`${stateText(first)}: waiting for up to ${this.#request.waitSeconds} s`);
    const last = await admitted(this.#deadline());
    await this.give('queue');
    if (last !== null) await this.#exhaust(last);
  }

  #deadline(): number {
    return this.#world.now().getTime() + this.#request.waitSeconds * 1000;
  }

  async #begin(work: string, amounts: Amounts, places: readonly Place[], until: number): Promise<boolean> {
    if (this.#exhausted !== null) return false;
    const refused = await this.#reserve(work, amounts, places, until);
    if (refused !== null) await this.#exhaust(refused);
    return refused === null;
  }

  async #reserve(work: string, amounts: Amounts, places: readonly Place[], until: number): Promise<Refused | null> {
    const id = this.#world.newId();
    const uses = usesOf(this.#limits, this.#spender, amounts, places);
    for (;;) {
      const { refused, warned } = await this.#store.reserve({ id, ...uses });
      for (const state of warned) {
        this.#world.say(`warning: ${stateText(state)}`);
        await this.#tell('budget_warning', stateText(state), { ...state });
      }
      if (refused === null) {
        this.#held.set(work, id);
        return null;
      }
      if (refused.breaker === 'opens') await this.#tell('circuit_breaker', stateText(refused), { ...refused });
      const isPlace = (places as readonly string[]).includes(refused.field);
      const waits = refused.field === 'parallel_agents' || (isPlace && this.#world.now().getTime() < until);
      if (!waits || this.#request.signal.aborted || this.#exhausted !== null) return refused;
      await sleep(ASK_MS);
    }
  }

  async #exhaust(refused: Refused): Promise<void> {
    if (this.#exhausted !== null || this.#request.signal.aborted) return;
    const at = this.#world.now().toISOString();
    const exhausted = budgetExhausted(this.#request.run, refused, refused.breaker !== null, at);
    this.#exhausted = exhausted;
    this.#world.say(exhausted.termination_details);
    await this.#tell('budget_exhausted', exhausted.termination_details, { ...exhausted });
  }

  #tell(type: string, message: string, metadata: Readonly<Record<string, string | number | null>>): Promise<void> {
    const { run: run_id, folder } = this.#request;
    const places = { store: this.#store, folder };
    return logActivity(this.#world, places, { agent: 'mother', type, run_id, message, metadata: { ...metadata } });
  }
}
