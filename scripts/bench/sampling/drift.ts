import { DEFAULT_SAMPLING } from '../../../src/contracts/sampling-policy.ts';
import { seededRandom } from '../../../src/io/seeded-random.ts';
import type { Counts } from '../../../src/kernel/statistics/counts.ts';
import { driftOf } from '../../../src/routing/sampling/anchor.ts';
import { sequentialRule } from '../../../src/routing/sampling/compare-rules.ts';
import type { SimulatedCell } from '../../../src/routing/sampling/simulate-suites.ts';
import { EMPTY_SAMPLE } from '../../../src/routing/sampling/sample.ts';
import { POOLED_TRIALS } from '../../../src/routing/sampling/stratum.ts';

const CELLS = 30;
const HEALTHY = 0.95;
const STEPS = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];
/** Trials that are pooled after each step, of which the newest 30 stay, and the least share of ways on which something is said. */
const WAYS = [
  [3, 0.85],
  [POOLED_TRIALS, 0.95],
] as const;
const MOST_WARNED = 0.02;
const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };
const ANCHOR = { client: null, model: null, commit: '', until: '' };

/**
 * How often a cell that gets worse by small steps, each merged and pooled, is seen on its way, and how often a healthy suite is warned
 * of a drift. The exit code is 1 where a budget is missed.
 */
export function driftTable(suites: number, seed: number): string {
  const random = seededRandom(seed);
  const rule = sequentialRule(DEFAULT_SAMPLING, CELLS);
  const trials = (count: number, rate: number): boolean[] => Array.from({ length: count }, () => random() < rate);
  const run = (pool: readonly boolean[], rate: number): SimulatedCell => {
    const base = countsOf(pool);
    let head: Counts = { passed: 0, total: 0 };
    for (let asked = rule.asked({ base, head }); asked !== null; asked = rule.asked({ base, head })) {
      head = { passed: head.passed + countsOf(trials(asked - head.total, rate)).passed, total: asked };
    }
    return { base, head };
  };
  const share = (holds: () => boolean): number =>
    Array.from({ length: suites }, holds).filter((one) => one).length / suites;
  const pooled = (): boolean[] => trials(POOLED_TRIALS, HEALTHY);
  const rows = WAYS.map(([nightly, least]) => {
    let red = 0;
    const seen = share(() => {
      const anchor = countsOf(pooled());
      const others = Array.from({ length: CELLS - 1 }, () => run(pooled(), HEALTHY));
      let pool = pooled();
      const cells = STEPS.map((rate) => {
        const cell = run(pool, rate);
        pool = [...pool, ...trials(nightly, rate)].slice(-POOLED_TRIALS);
        return cell;
      });
      const isRed = cells.some((cell) => rule.decide([cell, ...others])[0] === 'red');
      red += isRed ? 1 / suites : 0;
      return isRed || cells.some((cell) => isDrift(anchor, cell));
    });
    return row(`${nightly} trials pooled after each`, percent(red), seen, `≥ ${percent(least)}`, seen >= least);
  });
  const warned = share(() => trials(CELLS, 1).some(() => isDrift(countsOf(pooled()), run(pooled(), HEALTHY))));
  return [
    '| .95 to .5 in steps of .05, each merged | red | red or `drift` | budget |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    row('healthy suites', '', warned, `≤ ${percent(MOST_WARNED)}`, warned <= MOST_WARNED),
  ].join('\n');
}

function isDrift(anchor: Counts, { base, head }: SimulatedCell): boolean {
  const stratum = { ...base, disallowed: 0, reached: base, fingerprint: FINGERPRINT, batches: [base.total] };
  const sampled = { rule: { kind: 'sequential', base: stratum }, sample: { ...EMPTY_SAMPLE, ...head } } as const;
  return driftOf([{ ...ANCHOR, ...anchor }], sampled, DEFAULT_SAMPLING.drop) !== null;
}

function countsOf(trials: readonly boolean[]): Counts {
  return { passed: trials.filter((passes) => passes).length, total: trials.length };
}

function row(name: string, red: string, seen: number, budget: string, met: boolean): string {
  if (!met) process.exitCode = 1;
  return `| ${name} | ${red} | ${percent(seen)} | ${budget}${met ? '' : ' missed'} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
