import type { ExactRates, ExactRow } from '../../contracts/sampling-figures.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { binomialMass } from '../../kernel/statistics/binomial.ts';
import { rateDrop, type Counts } from '../../kernel/statistics/counts.ts';
import { sampledOf } from './compare-rules.ts';
import { EMPTY_SAMPLE } from './sample.ts';
import { samplingStep, type SamplingStep } from './sampling-step.ts';
import { stoppingStates } from './simulate-suites.ts';

/**
 * What the sampling rule costs a healthy suite of so many cells, and how often it is red: no simulation, but every baseline and every end of
 * a cell's trials, weighed by its probability. Of Holm's steps the first is taken, which decides whether any cell is red, but for suites
 * in which a significant drop is smaller than `drop`. Answers for a true rate above 0 and below 1, on both sides.
 */
export function comparedLaw(policy: SamplingPolicy, cells: number, baseTrials: number): (rate: number) => ExactRates {
  const bases = Array.from({ length: baseTrials + 1 }, (_, passed) => ({ passed, total: baseTrials }));
  const ends = bases.flatMap((base) => {
    const stepAt = (head: Counts): SamplingStep => samplingStep(sampledOf({ base, head }), policy, cells);
    return endsOf(stepAt, 0.5).map((head) => ({ base, head, p: stepAt(head).p, drop: rateDrop(head, base) }));
  });
  const tests = ends.filter(({ p }) => p !== null);
  const drops = tests.filter(({ drop }) => drop >= policy.drop);
  return (rate) => {
    // The ways to an end are the same at every rate.
    const weight = ({ base, head: { passed, total, probability } }: (typeof ends)[number]): number =>
      probability *
      (2 * rate) ** passed *
      (2 * (1 - rate)) ** (total - passed) *
      binomialMass(base.passed, base.total, rate);
    // Of many trials the sum may round to more than 1.
    const share = Math.min(1, sum(tests, weight));
    const weighed = drops.map((end) => ({ p: end.p ?? 1, weight: weight(end) }));
    let notGreen = 0;
    for (let tested = 1; tested <= cells; tested += 1) {
      const mass = binomialMass(tested, cells, share);
      // Of very many cells most numbers are as good as impossible.
      const reds = mass < 1e-12 ? [] : weighed.filter(({ p }) => p * tested < policy.alpha);
      notGreen += mass * (1 - (1 - sum(reds, (end) => end.weight) / share) ** tested);
    }
    return { trials: sum(ends, (end) => end.head.total * weight(end)), not_green: notGreen };
  };
}

/** The true rate from .6 to .99 at which most healthy suites are red, and how many of them are. */
export function worstRate(policy: SamplingPolicy, cells: number, baseTrials: number): { rate: number; red: number } {
  const law = comparedLaw(policy, cells, baseTrials);
  return Array.from({ length: 40 }, (_, step) => (60 + step) / 100)
    .map((rate) => ({ rate, red: law(rate).not_green }))
    .reduce((worst, one) => (one.red > worst.red ? one : worst));
}

/** The same of a suite of new cells, which is not green where one of them is not met. */
export function newCellsLaw(policy: SamplingPolicy, cells: number, rate: number): ExactRates {
  const rule = { kind: 'absolute', cause: 'new', base: null, why: '' } as const;
  const stepAt = (head: Counts): SamplingStep =>
    samplingStep({ rule, sample: { ...EMPTY_SAMPLE, ...head } }, policy, cells);
  const ends = endsOf(stepAt, rate);
  const isMet = (step: SamplingStep): boolean => step.kind === 'stop' && step.because === 'met';
  const met = sum(ends, (head) => (isMet(stepAt(head)) ? head.probability : 0));
  return { trials: sum(ends, ({ total, probability }) => total * probability), not_green: 1 - met ** cells };
}

/** Both, at the rates and for the numbers of cells that are published. */
export function exactRows(policy: SamplingPolicy, baseTrials: number): readonly ExactRow[] {
  return [10, 30, 100].flatMap((cells) => {
    const compared = comparedLaw(policy, cells, baseTrials);
    const fresh = (p: number): ExactRates => newCellsLaw(policy, cells, p);
    return [0.99, 0.95, 0.9].map((p) => ({ cells, p, compared: compared(p), new_cells: fresh(p) }));
  });
}

function endsOf(stepAt: (head: Counts) => SamplingStep, rate: number): ReturnType<typeof stoppingStates> {
  const asked = (step: SamplingStep): number | null => (step.kind === 'more' ? step.counted : null);
  return stoppingStates((head) => asked(stepAt(head)), rate);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((all, item) => all + value(item), 0);
}
