import { budgetLimits, millionths, type Scope } from '../../contracts/budget-limits.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { gaugeOf, periodKey, resourcesOf } from '../../governance/budget/resource-budget.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import { logActivity } from './log-activity.ts';

/** Whose budgets a command is about; `run` null: those of no run. */
export interface BudgetOwner {
  readonly run: string | null;
  readonly user: string;
}

/** How a resource stands in its period; dollars in millionths. */
interface BudgetRow {
  readonly scope: Scope;
  readonly resource: string;
  readonly consumed: number;
  readonly limit: number | null;
  readonly flags: readonly ('warned' | 'acknowledged' | 'open' | 'half-open')[];
}

export interface ShownBudgets {
  readonly place: string;
  /** What these budgets do not hold for; null for a store that lasts and is shared. */
  readonly note: string | null;
  readonly rows: readonly BudgetRow[];
}

const IN_FILES =
  'kept in files: a hosted runner loses them with its job, so that limits by day and of all runs need PORTCULLIS_REDIS_URL';

/** How all budgets of a user and a run stand today. */
export async function showBudgets(world: World, store: GovernanceStore, owner: BudgetOwner): Promise<ShownBudgets> {
  const limits = budgetLimits((await configOrDefault(world.root)).governance?.budgets ?? {});
  const scopes: readonly Scope[] = owner.run === null ? ['user', 'global'] : ['run', 'user', 'global'];
  const memory = await store.memoryMb();
  const rows: BudgetRow[] = [];
  for (const scope of scopes) {
    const counters = await store.counters(keyOf(world, scope, owner));
    const add = (resource: string, consumed: number): void => {
      const [flag, until] = [counters[`warned:${resource}`], counters[`open_until:${resource}`]];
      const flags: BudgetRow['flags'] = [
        ...(flag === undefined ? [] : [flag === SEEN ? ('acknowledged' as const) : ('warned' as const)]),
        ...(until === undefined ? [] : [until > world.now().getTime() ? ('open' as const) : ('half-open' as const)]),
      ];
      const limit = counters[`limit:${resource}`] ?? limits[scope][resource]?.limit ?? null;
      rows.push({ scope, resource, consumed, limit, flags });
    };
    const { counted, places } = resourcesOf(scope);
    for (const resource of counted) add(resource, counters[resource] ?? 0);
    for (const place of places) add(place, await store.held(gaugeOf(place, owner.run ?? '')));
    if (scope === 'global' && memory !== null) add('redis_memory_mb', memory);
  }
  return { place: store.place, note: memory === null ? IN_FILES : null, rows };
}

/** As the counter `warned:` has it once somebody has seen the warning. */
const SEEN = 2;

/**
 * Sets another limit, which ends with its period, or says that a warning was seen.
 *
 * @param change the limit in dollars for `usd`
 * @throws PortcullisError `usage` for a resource that the scope does not have, half of something, and a warning that there is none of
 */
export async function changeBudget(
  world: World,
  store: GovernanceStore,
  { scope, ...owner }: BudgetOwner & { readonly scope: Scope },
  resource: string,
  change: { readonly limit: number; readonly reason: string } | 'seen',
): Promise<void> {
  const { counted, places } = resourcesOf(scope);
  const known: readonly string[] = [...counted, ...places];
  if (!known.includes(resource)) {
    const found = JSON.stringify(resource);
    throw usageError(`expected a resource of the scope ${scope}, found ${found}`, `One of ${known.join(', ')}.`);
  }
  const key = keyOf(world, scope, owner);
  const tell = (type: string, message: string): Promise<void> =>
    logActivity(world, { store, folder: null }, { agent: owner.user, type, run_id: owner.run, message });
  if (change === 'seen') {
    if ((await store.counters(key))[`warned:${resource}`] === undefined) {
      throw usageError(`${resource} of ${key}: expected a warning, found none`, 'See `portcullis budget show`.');
    }
    await store.putCounter(key, `warned:${resource}`, SEEN);
    return tell('budget_ack', `${key}: the warning of ${resource} was seen`);
  }
  const { limit, reason } = change;
  if (resource !== 'usd' && !Number.isInteger(limit)) {
    throw usageError(`${resource}: expected a whole number, found ${limit}`);
  }
  await store.putCounter(key, `limit:${resource}`, resource === 'usd' ? millionths(limit) : limit);
  return tell('budget_set', `${key}: ${resource} may come to ${limit}: ${reason}`);
}

function keyOf(world: World, scope: Scope, { run, user }: BudgetOwner): string {
  return periodKey(scope, { run: run ?? '', user }, world.now().toISOString().slice(0, 10));
}
