import type { BudgetLimits, Scope } from '../../contracts/budget-limits.ts';
import type { CounterUse, PlaceUse, ResourceState } from '../../contracts/governance-store.ts';

/** What is counted in whole numbers: attempts, tokens, seconds, calls, millionths of a dollar. */
const COUNTED = {
  run: ['cloud_calls', 'total_tokens', 'duration_sec', 'tool_calls', 'retrieval_queries', 'usd'],
  user: ['runs', 'cloud_calls', 'total_tokens', 'usd'],
} as const;
export type Counted = (typeof COUNTED)['run' | 'user'][number];
const PLACES = { run: ['parallel_agents'], global: ['concurrent_runs', 'queue_depth', 'external_jobs'] } as const;
export type Place = (typeof PLACES)['run' | 'global'][number];
export type Amounts = Readonly<Partial<Record<Counted, number>>>;

/** Whose budgets count. */
export interface Spender {
  readonly run: string;
  readonly user: string;
}

/** What an attempt reserves until its client has told what it took: its share of the run's limits (src/governance/README.md, "Budgets"). */
export function amountsOfAttempt({ run }: BudgetLimits): Amounts {
  const calls = Math.max(1, run['cloud_calls']?.limit ?? 1);
  const share = (resource: string): number => Math.floor((run[resource]?.limit ?? 0) / calls);
  return { cloud_calls: 1, total_tokens: share('total_tokens'), usd: share('usd') };
}

/** The hash of a scope's period. @param date `YYYY-MM-DD`; the default is the day of the store's clock */
export function periodKey(scope: Scope, { run, user }: Spender, date = '{date}'): string {
  if (scope === 'global') return 'budget:global';
  // No name of a user or a run stands for a day.
  const [runId, userId] = [run, user].map((name) => name.replaceAll(/[{}]/g, '_'));
  return scope === 'run' ? `budget:run:${runId}` : `budget:user:${userId}:daily:${date}`;
}

/** Who shares places. */
export function gaugeOf(place: Place, run: string): string {
  return place === 'parallel_agents' ? `${place}:${run}` : place;
}

/** What a reservation of amounts and places asks of the store. */
export function usesOf(
  limits: BudgetLimits,
  spender: Spender,
  amounts: Amounts,
  places: readonly Place[],
): { readonly counters: readonly CounterUse[]; readonly places: readonly PlaceUse[] } {
  const counters = (['run', 'user'] as const).flatMap((scope) =>
    COUNTED[scope].flatMap((field) => {
      const add = amounts[field];
      return add === undefined ? [] : [{ key: periodKey(scope, spender), field, add, ...limits[scope][field] }];
    }),
  );
  const placed = places.map((field) => {
    const scope = field === 'parallel_agents' ? 'run' : 'global';
    const gauge = gaugeOf(field, spender.run);
    // Of a run's own units one waits for the other.
    return { key: periodKey(scope, spender), field, gauge, breaks: scope === 'global', ...limits[scope][field] };
  });
  return { counters, places: placed };
}

/** What is shown of a scope: its resources, counted ones and places. */
export function resourcesOf(scope: Scope): { readonly counted: readonly Counted[]; readonly places: readonly Place[] } {
  return {
    counted: scope === 'global' ? [] : COUNTED[scope],
    places: scope === 'user' ? [] : PLACES[scope],
  };
}

/** What the text calls a resource of its limits, where it is not as counters call it. */
const TOLD: Readonly<Record<string, string>> = {
  total_tokens: 'tokens',
  duration_sec: 'duration',
  tool_calls: 'tools',
  retrieval_queries: 'retrieval',
  parallel_agents: 'parallel',
  queue_depth: 'queue',
};

/** Why work could not begin, as in the text. */
export interface BudgetExhausted {
  readonly run_id: string;
  readonly resource: string;
  readonly limit: number;
  readonly consumed: number;
  readonly timestamp: string;
  readonly termination_reason: 'budget_exhausted';
  readonly termination_details: string;
}

export function budgetExhausted(
  run: string,
  state: ResourceState,
  isOpen: boolean,
  timestamp: string,
): BudgetExhausted {
  const { field, limit, consumed } = state;
  const breaker = isOpen ? '; its breaker is open for up to 30 s' : '';
  return {
    run_id: run,
    resource: TOLD[field] ?? field,
    limit,
    consumed,
    timestamp,
    termination_reason: 'budget_exhausted',
    termination_details: `${stateText(state)}: nothing new begins${breaker}`,
  };
}

/** `cloud_calls of budget:run:x: 50 of 50`, for people. */
export function stateText({ key, field, limit, consumed }: ResourceState): string {
  const told = (value: number): string => String(field === 'usd' ? value / 1_000_000 : value);
  return `${field} of ${key}: ${told(consumed)} of ${told(limit)}`;
}
