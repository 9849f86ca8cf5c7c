import { childPointer } from '../kernel/json-pointer.ts';
import type { ContextPolicy } from './generated/config.ts';
import type { ContextBudget } from './generated/context-input.ts';
import { shown, type Contradiction } from './problem.ts';

export type { ContextBudget, ContextPolicy };

/** Tokens that are left for the context; what a budget says itself of that cannot raise it. */
export function availableTokens(budget: ContextBudget): number {
  const left = budget.max_tokens - budget.reserved_for_system - budget.reserved_for_output;
  return Math.min(left, budget.available_for_context ?? left);
}

/** Where a larger model of the configuration is none: each has to take more, so that there is a largest. */
export function contextContradictions({ models = {} }: ContextPolicy): Contradiction[] {
  const known = new Map(Object.entries(models));
  return [...known].flatMap(([name, { larger, ...budget }]) => {
    const next = known.get(larger ?? name);
    if (larger === undefined || (next && availableTokens(next) > availableTokens(budget))) return [];
    const expected = `a model here that takes more than ${availableTokens(budget)} tokens of context`;
    return [{ pointer: `${childPointer('/governance/context/models', name)}/larger`, expected, found: shown(larger) }];
  });
}
