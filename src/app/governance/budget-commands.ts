import { budgetLimits, type BudgetLimits, millionths, type Scope } from '../../contracts/budget-limits.ts';
import type { Counters, GovernanceStore } from '../../contracts/governance-store.ts';
import { gaugeOf, periodKey, resourcesOf, type Spender } from '../../governance/budget/resource-budget.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import { logActivity } from './log-activity.ts';

/** How a resource stands in its period. */
interface BudgetRow {
  readonly scope: Scope;
  readonly resource: string;
  readonly consumed: number;
  readonly limit: number | null;
  /** `acknowledged`: somebody has seen the warning. */
  readonly warning: 'warned' | 'acknowledged' | null;
  readonly breaker: 'closed' | 'open' | 'half-open' | null;
}

export interface ShownBudgets {
  readonly place: string;
  /** Null for a store that lasts and is shared. */
  readonly note: string | null;
  readonly rows: readonly BudgetRow[];
}

/** Whose budgets are asked for; `run` null: those of no run. */
export interface BudgetSpender {
  readonly run: string | null;
  readonly user: string;
}

/** The scope, and which period of it: that of a run, of a user and today, or of today. */
export type Period = Readonly<{ scope: Scope }> & BudgetSpender;

const IN_FILES =
  'kept in files: a hosted runner loses them with its job, so that limits by day and of all runs need PORTCULLIS_REDIS_URL';

/** How all budgets of a user, and of a run, stand today. */
export async function showBudgets(world: World, store: GovernanceStore, spender: BudgetSpender): Promise<ShownBudgets> {
  const limits = budgetLimits((await configOrDefault(world.root)).governance?.budgets ?? {});
  const scopes: readonly Scope[] = spender.run === null ? ['user', 'global'] : ['run', 'user', 'global'];
  const rows: BudgetRow[] = [];
  const memory = await store.memoryMb();
  for (const scope of scopes) {
    const counters = await store.counters(keyOf(world, { scope, ...spender }));
    const { counted, places } = resourcesOf(scope);
    for (const resource of counted) rows.push(rowOf(world, scope, resource, counters[resource] ?? 0, counters, limits));
    for (const place of places) {
      const held = await store.held(gaugeOf(place, { ...spender, run: spender.run ?? '' }));
      rows.push(rowOf(world, scope, place, held, counters, limits));
    }
    if (scope === 'global' && memory !== null)
      rows.push(rowOf(world, scope, 'redis_memory_mb', memory, counters, limits));
  }
  return { place: store.place, note: memory === null ? IN_FILES : null, rows };
}

function keyOf(world: World, { scope, run, user }: Period): string {
  const spender: Spender = { run: run ?? '', user };
  return periodKey(scope, spender, world.now().toISOString().slice(0, 10));
}

function rowOf(
  { now }: World,
  scope: Scope,
  resource: string,
  consumed: number,
  counters: Counters,
  limits: BudgetLimits,
): BudgetRow {
  const flag = counters[`warned:${resource}`];
  const warning = flag === undefined ? null : flag === 1 ? 'warned' : 'acknowledged';
  const until = counters[`open_until:${resource}`];
  const breaker = until === undefined ? 'closed' : until > now().getTime() ? 'open' : 'half-open';
  const limit = counters[`limit:${resource}`] ?? limits[scope][resource]?.limit ?? null;
  const breaks = scope === 'global' && resource !== 'redis_memory_mb';
  return { scope, resource, consumed, limit, warning, breaker: breaks ? breaker : null };
}

/** Sets another limit for a period; it ends with the period. @param limit in dollars for `usd` */
export async function setBudget(
  world: World,
  store: GovernanceStore,
  period: Period,
  { resource, limit, reason, by }: { resource: string; limit: number; reason: string; by: string },
): Promise<void> {
  refuseUnknown(period.scope, resource);
  if (resource !== 'usd' && !Number.isInteger(limit))
    throw usageError(`${resource}: expected a whole number, found ${limit}`);
  await store.putCounter(keyOf(world, period), `limit:${resource}`, resource === 'usd' ? millionths(limit) : limit);
  await tell(world, store, period, by, 'budget_set', `${resource} may come to ${limit}: ${reason}`);
}

/** Says that somebody has seen a warning. @throws PortcullisError `usage` where there is none */
export async function acknowledgeBudget(
  world: World,
  store: GovernanceStore,
  period: Period,
  { resource, by }: { resource: string; by: string },
): Promise<void> {
  refuseUnknown(period.scope, resource);
  const key = keyOf(world, period);
  if ((await store.counters(key))[`warned:${resource}`] === undefined) {
    throw usageError(`${resource} of ${key}: expected a warning, found none`, 'See `portcullis budget show`.');
  }
  await store.putCounter(key, `warned:${resource}`, 2);
  await tell(world, store, period, by, 'budget_ack', `the warning of ${resource} was seen`);
}

function refuseUnknown(scope: Scope, resource: string): void {
  const { counted, places } = resourcesOf(scope);
  const known: readonly string[] = [...counted, ...places];
  if (known.includes(resource)) return;
  throw usageError(
    `expected a resource of the scope ${scope}, found ${JSON.stringify(resource)}`,
    `One of ${known.join(', ')}.`,
  );
}

async function tell(world: World, store: GovernanceStore, period: Period, by: string, type: string, what: string) {
  const message = `${keyOf(world, period)}: ${what}`;
  await logActivity(world, { store, folder: null }, { agent: by, type, run_id: period.run, message });
}
