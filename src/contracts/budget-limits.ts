import type { BudgetsSection } from './generated/config.ts';
import type { Contradiction } from './problem.ts';

/** What a limit holds for: a run, a user and a UTC day, or all that share the store. */
export type Scope = 'run' | 'user' | 'global';

/** A limit, and from what on it is warned of. */
export interface Limit {
  readonly limit: number;
  readonly warn: number;
}

/** Resource → its limit; without one there is none. Dollars are counted in millionths. */
export type BudgetLimits = Readonly<Record<Scope, Readonly<Record<string, Limit>>>>;

/** The limits of the text. */
const RUN = {
  max_cloud_calls: 50,
  max_total_tokens: 500_000,
  max_duration_sec: 1800,
  max_tool_calls: 100,
  max_retrieval_queries: 20,
  max_parallel_agents: 5,
};
const USER_DAY = { max_runs: 50, max_cloud_calls: 200, max_total_tokens: 2_000_000 };
const GLOBAL = { max_concurrent_runs: 10, max_queue_depth: 100, max_redis_memory_mb: 16_000, max_external_jobs: 5 };
const WARNED_SHARE = 0.8;

/** The warnings of a section, by scope and resource. */
const WARNINGS = {
  'run total_tokens': 'per_run_tokens_warning',
  'user runs': 'per_user_daily_runs_warning',
  'global concurrent_runs': 'global_concurrent_warning',
} as const;

/** Dollars as they are counted. */
export function millionths(usd: number): number {
  return Math.round(usd * 1_000_000);
}

/** The limits of a section of the configuration; an empty one means those of the text. */
export function budgetLimits({ per_run, per_user_daily, global: shared, warnings = {} }: BudgetsSection): BudgetLimits {
  const limitsOf = (scope: Scope, given: Readonly<Record<string, number | undefined>>): Record<string, Limit> =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        if (value === undefined) return [];
        const resource = name.slice('max_'.length);
        const limit = resource === 'usd' ? millionths(value) : value;
        const warning = WARNINGS[`${scope} ${resource}` as keyof typeof WARNINGS] as keyof typeof warnings | undefined;
        const warn = (warning && warnings[warning]) ?? Math.ceil(limit * WARNED_SHARE);
        return [[resource, { limit, warn }]];
      }),
    );
  return {
    run: limitsOf('run', { ...RUN, ...per_run }),
    user: limitsOf('user', { ...USER_DAY, ...per_user_daily }),
    global: limitsOf('global', { ...GLOBAL, ...shared }),
  };
}

/** Warnings that would come after their limit, by their pointers in the configuration. */
export function budgetContradictions(section: BudgetsSection): readonly Contradiction[] {
  const limits = budgetLimits(section);
  return Object.entries(WARNINGS).flatMap(([of, name]) => {
    const [scope, resource] = of.split(' ') as [Scope, string];
    const { limit = 0, warn = 0 } = limits[scope][resource] ?? {};
    if (warn <= limit) return [];
    return [
      { pointer: `/governance/budgets/warnings/${name}`, expected: `at most the limit, ${limit}`, found: String(warn) },
    ];
  });
}
