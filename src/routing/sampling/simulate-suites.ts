import type { SuiteRates, SuiteSetting } from '../../contracts/sampling-figures.ts';
import { binomialMass } from '../../kernel/statistics/binomial.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';

/** What a rule says of one cell. */
export type SimulatedDecision = 'red' | 'soft' | 'none';

export interface SimulatedCell {
  readonly base: Counts;
  readonly head: Counts;
}

/** A way to judge suites, as a simulation asks for it. */
export interface SimulatedRule {
  /** How many trials of a cell are to be counted next; null where it stops. */
  readonly asked: (cell: SimulatedCell) => number | null;
  /** Judges all cells of a suite at once, since a correction may run over them; in the order given. */
  readonly decide: (cells: readonly SimulatedCell[]) => readonly SimulatedDecision[];
}

/** After so many suites it is reported how many are done. */
const TOLD_SUITES = 100;

/**
 * Simulates suites and what a rule makes of them. Every suite is drawn once, judged as it is (A/A), and judged again for each drop with
 * only the first cell drawn anew (A/B): the whole suite, since the other cells take part in a correction. Where a cell stops is drawn
 * from the exact distribution instead of trial by trial. `random`: 0 up to 1. `tell`: suites done so far.
 */
export function simulateSuites(
  rule: SimulatedRule,
  setting: SuiteSetting,
  random: () => number,
  tell: (suites: number) => void = () => undefined,
): SuiteRates {
  const { cells, p, base_trials: baseTrials, suites, drops } = setting;
  const bases = stoppingStates(({ total }) => (total < baseTrials ? baseTrials : null), p);
  const healthy = endings(rule, p);
  const broken = drops.map((to) => ({ to, endings: endings(rule, to), red: 0, soft: 0 }));
  let [red, soft, trials] = [0, 0, 0];
  for (let suite = 1; suite <= suites; suite += 1) {
    const draws = Array.from({ length: cells }, () => ({ base: pick(bases, random()), draw: random() }));
    const drawn = draws.map(cellOf(healthy));
    for (const { head } of drawn) trials += head.total;
    const decisions = rule.decide(drawn);
    if (decisions.includes('red')) red += 1;
    else if (decisions.includes('soft')) soft += 1;
    for (const drop of broken) {
      // Drawn with the number that drew the healthy cell: a drop to p itself changes nothing.
      const suiteOfDrop = [...draws.slice(0, 1).map(cellOf(drop.endings)), ...drawn.slice(1)];
      const [decision] = rule.decide(suiteOfDrop);
      if (decision === 'red') drop.red += 1;
      if (decision === 'soft') drop.soft += 1;
    }
    if (suite % TOLD_SUITES === 0) tell(suite);
  }
  return {
    false_red: red / suites,
    false_red_or_soft: (red + soft) / suites,
    mean_trials: trials / (suites * cells),
    drops: broken.map((drop) => ({
      to: drop.to,
      red: drop.red / suites,
      red_or_soft: (drop.red + drop.soft) / suites,
    })),
  };
}

type Endings = (base: Counts) => readonly StoppingState[];

/** Where cells of one true rate stop, by the counts of their baseline. */
function endings(rule: SimulatedRule, rate: number): Endings {
  const known = new Map<number, readonly StoppingState[]>();
  return (base) => {
    const states = known.get(base.passed) ?? stoppingStates((head) => rule.asked({ base, head }), rate);
    known.set(base.passed, states);
    return states;
  };
}

function cellOf(endingsOf: Endings): (drawn: { readonly base: Counts; readonly draw: number }) => SimulatedCell {
  return ({ base, draw }) => ({ base, head: pick(endingsOf(base), draw) });
}

/** The state in whose part of 0 to 1 a number falls. */
function pick(states: readonly StoppingState[], draw: number): Counts {
  let left = draw;
  for (const state of states) {
    left -= state.probability;
    if (left < 0) return state;
  }
  // Probabilities add up to 1 but for rounding.
  return states.at(-1) ?? { passed: 0, total: 0 };
}

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
