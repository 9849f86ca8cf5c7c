import { binomialMass } from '../../kernel/statistics/binomial.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';

/** Counts at which the trials of a cell can end, and how probable that is. */
export interface StoppingState extends Counts {
  readonly probability: number;
}

/**
 * All states in which a cell stops whose trials pass with probability `rate`, by following each stage to each of its results: exact, no
 * simulation. `asked`: how many trials a rule wants counted next, null where it stops; it must ask for more than there are.
 * Fewest trials first, then most passes. The probabilities add up to 1.
 */
export function stoppingStates(asked: (head: Counts) => number | null, rate: number): readonly StoppingState[] {
  const stopped: StoppingState[] = [];
  let open: readonly StoppingState[] = [{ passed: 0, total: 0, probability: 1 }];
  while (open.length > 0) {
    const reached = new Map<string, StoppingState>();
    for (const state of open) {
      const counted = asked(state);
      if (counted === null) {
        stopped.push(state);
        continue;
      }
      for (const next of afterMore(state, counted, rate)) {
        const key = `${next.passed}/${next.total}`;
        const probability = (reached.get(key)?.probability ?? 0) + next.probability;
        reached.set(key, { ...next, probability });
      }
    }
    open = [...reached.values()];
  }
  return stopped.sort((left, right) => left.total - right.total || right.passed - left.passed);
}

function afterMore({ passed, total, probability }: StoppingState, counted: number, rate: number): StoppingState[] {
  const more = counted - total;
  return Array.from({ length: more + 1 }, (_, passes) => ({
    passed: passed + passes,
    total: counted,
    probability: probability * binomialMass(passes, more, rate),
  }));
}
