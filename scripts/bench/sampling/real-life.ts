import type { BaselineEntry, HistoryRecord } from '../../../src/contracts/baseline.ts';
import { DEFAULT_SAMPLING } from '../../../src/contracts/sampling-policy.ts';
import { seededRandom } from '../../../src/io/seeded-random.ts';
import { batchCorrelation } from '../../../src/routing/sampling/batch-correlation.ts';
import { cellRule } from '../../../src/routing/sampling/cell-rule.ts';
import { judgeSuite } from '../../../src/routing/sampling/judge-suite.ts';
import { EMPTY_SAMPLE, type Sample, type SampledCell } from '../../../src/routing/sampling/sample.ts';
import { samplingStep } from '../../../src/routing/sampling/sampling-step.ts';

const CELLS = 30;
const NIGHTS = 10;
const NIGHT = 3;
const ATTEMPTS = 3;
const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };

/** What a cell does: how often it passes where a verdict comes, how often none comes, and how alike the trials of one batch are. */
interface Life {
  readonly pass: number;
  readonly infra?: number;
  readonly correlation?: number;
}

type Judged = 'red' | 'undecided' | 'green';

/** The first cell of a suite, and all of it. */
interface SuiteVerdict {
  readonly first: Judged;
  readonly suite: Judged;
  readonly trials: number;
}

/**
 * The default rule in suites that are not as a model has them: run again until green, with infrastructure that ends trials, and with
 * nights that differ. Trials are drawn one by one, and histories, correlation, stages and verdicts are those of run and gate. The exit code
 * is 1 where a budget is missed.
 */
export function realLifeTable(suites: number, seed: number): string {
  const healthy = (life: Partial<Life>, changes: Partial<Options> = {}): Rates =>
    ratesOf(suites, seed, { life: { pass: 0.95, ...life }, ...changes });
  const dropTo = (first: Life, changes: Partial<Options> = {}): Rates =>
    healthy({ ...first, pass: 0.95 }, { first, ...changes });
  const once = dropTo({ pass: 0.5 });
  const again = dropTo({ pass: 0.5 }, { attempts: ATTEMPTS });
  const newest = dropTo({ pass: 0.5 }, { attempts: ATTEMPTS, newestOnly: true });
  const infra = healthy({ infra: 0.02 });
  // Half of the failures of a rate of .5 come to no verdict.
  const hidden = ratesOf(suites, seed, {
    life: { pass: 0.95, infra: 0.02 },
    first: { pass: 0.5 / 0.75, infra: 0.02 + 0.98 * 0.25 },
  });
  const asFisher = dropTo({ pass: 0.5 }, { correlation: 0 });
  const [some, more] = [healthy({ correlation: 0.05 }), healthy({ correlation: 0.1 })];
  return [
    '| 30 cells at .95, 10 nights of 3 trials in the baseline | measured | budget |',
    '| --- | ---: | ---: |',
    row('drop to .5, red', once.firstRed),
    row(`drop to .5, run again until green, ${ATTEMPTS} attempts, not green`, again.firstNotGreen, '≥', 0.68),
    row('the same, if the newest attempt alone counted', newest.firstNotGreen),
    row(`healthy suites after ${ATTEMPTS} attempts, not green`, healthy({}, { attempts: ATTEMPTS }).notGreen),
    row('infrastructure ends 2 % of trials: healthy suites undecided', infra.undecided, '≤', 0.003),
    row('infrastructure ends 2 % of trials: trials per cell', infra.trials, '≤', 4.1, (value) => value.toFixed(2)),
    row('the same, half of the failures of a drop to .5 end so: not green', hidden.firstNotGreen, '≥', 0.6),
    row('trials of one batch correlate by .05: false red', some.red, '≤', 0.055),
    row('… by Fisher’s test', healthy({ correlation: 0.05 }, { correlation: 0 }).red),
    row('… by .1: false red', more.red, '≤', 0.16),
    row('… by Fisher’s test', healthy({ correlation: 0.1 }, { correlation: 0 }).red),
    row(
      '… not at all: drop to .5, red, by how much less than by Fisher’s test',
      asFisher.firstRed - once.firstRed,
      '≤',
      0.03,
    ),
    row('estimates at 0, .05 and .1 whose interval holds that', (healthy({}).held + some.held + more.held) / 3),
  ].join('\n');
}

interface Options {
  readonly life: Life;
  /** The first cell's, where it is another one. */
  readonly first?: Life;
  /** Attempts until one is green. */
  readonly attempts?: number;
  readonly newestOnly?: boolean;
  /** In place of the estimated one. */
  readonly correlation?: number;
}

interface Rates {
  readonly red: number;
  readonly undecided: number;
  readonly notGreen: number;
  readonly firstRed: number;
  readonly firstNotGreen: number;
  readonly trials: number;
  /** Suites whose interval of the correlation holds the true one. */
  readonly held: number;
}

function ratesOf(suites: number, seed: number, options: Options): Rates {
  const random = seededRandom(seed);
  let held = 0;
  const all = Array.from({ length: suites }, (): SuiteVerdict => {
    const { life, first = life, attempts = 1, newestOnly = false } = options;
    const histories = Array.from({ length: CELLS }, () => historyOf(life, random));
    const entries = histories.map((history): BaselineEntry => ({ expected_status: 'pass', history: [...history] }));
    const cells = new Map(entries.map((entry, index) => [`c${index}`, new Map([['claude', entry]])]));
    const found = batchCorrelation({ entries: cells, versioned: true });
    const truth = life.correlation ?? 0;
    if (found !== null && found.low <= truth && truth <= found.high) held += 1 / suites;
    const correlation = options.correlation ?? found?.estimate ?? 0;
    const rules = entries.map((entry) => {
      const rule = cellRule({ comparatorEntry: entry, headEntry: entry, correlation, today: '2026-01-01' }, null);
      if (rule.kind !== 'sequential') throw new Error(`a cell is ${rule.kind}`);
      return rule;
    });
    let counts = rules.map(() => EMPTY_SAMPLE);
    let verdict: SuiteVerdict = { first: 'green', suite: 'green', trials: 0 };
    for (let attempt = 1; attempt <= attempts && (attempt === 1 || verdict.suite !== 'green'); attempt += 1) {
      const own = rules.map((rule, index) => run(rule, index === 0 ? first : life, random));
      counts = own.map((sample, index) => (newestOnly ? sample : added(counts[index] ?? EMPTY_SAMPLE, sample)));
      const trials = own.reduce((sum, { total, infra }) => sum + total + infra, 0) / CELLS;
      const sampled = rules.map((rule, index): SampledCell => ({ rule, sample: counts[index] ?? EMPTY_SAMPLE }));
      verdict = { ...judged(sampled), trials };
    }
    return verdict;
  });
  const share = (holds: (one: SuiteVerdict) => boolean): number => all.filter(holds).length / suites;
  return {
    red: share(({ suite }) => suite === 'red'),
    undecided: share(({ suite }) => suite === 'undecided'),
    notGreen: share(({ suite }) => suite !== 'green'),
    firstRed: share(({ first }) => first === 'red'),
    firstNotGreen: share(({ first }) => first !== 'green'),
    trials: all.reduce((sum, { trials }) => sum + trials, 0) / suites,
    held,
  };
}

function historyOf(life: Life, random: () => number): readonly HistoryRecord[] {
  return Array.from({ length: NIGHTS }, (_, night) => {
    const { passed, total, infra } = trialsOf(EMPTY_SAMPLE, NIGHT, life, rateOf(life, random), random);
    return { batch: `${night}`, at: '', passed, total, infra, disallowed: 0, fingerprint: FINGERPRINT };
  }).filter(({ total }) => total > 0);
}

/** A cell as an adaptive run goes on with it, in one batch. */
function run(rule: SampledCell['rule'], life: Life, random: () => number): Sample {
  const rate = rateOf(life, random);
  let sample = EMPTY_SAMPLE;
  for (;;) {
    const step = samplingStep({ rule, sample }, DEFAULT_SAMPLING, CELLS);
    if (step.kind === 'stop') return sample;
    sample = trialsOf(sample, step.counted - sample.total, life, rate, random);
  }
}

function trialsOf(before: Sample, count: number, { infra = 0 }: Life, rate: number, random: () => number): Sample {
  const after = { ...before };
  for (let trial = 0; trial < count; trial += 1) {
    if (random() < infra) {
      after.infra += 1;
    } else {
      after.total += 1;
      if (random() < rate) after.passed += 1;
    }
  }
  return after;
}

/** Infrastructure errors are those of the newer attempt. */
function added(before: Sample, now: Sample): Sample {
  return { ...now, passed: before.passed + now.passed, total: before.total + now.total };
}

function judged(sampled: readonly SampledCell[]): Pick<SuiteVerdict, 'first' | 'suite'> {
  const verdicts = judgeSuite(sampled, DEFAULT_SAMPLING, CELLS).map(({ outcome }): Judged => {
    if (outcome === 'regression') return 'red';
    return outcome === 'insufficient_data' || outcome === 'infra_rise' ? 'undecided' : 'green';
  });
  const worst = (['red', 'undecided'] as const).find((one) => verdicts.includes(one)) ?? 'green';
  return { first: verdicts[0] ?? 'green', suite: worst };
}

/** The true rate of one batch: Beta around the cell's, with the correlation that its trials then have. */
function rateOf({ pass, correlation = 0 }: Life, random: () => number): number {
  if (correlation === 0) return pass;
  const size = (1 - correlation) / correlation;
  const [passes, failures] = [gamma(pass * size, random), gamma((1 - pass) * size, random)];
  return passes / (passes + failures);
}

/** Marsaglia and Tsang 2000. */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

function row(
  name: string,
  value: number,
  sign?: '≤' | '≥',
  limit = 0,
  text = (share: number): string => `${(100 * share).toFixed(1)} %`,
): string {
  const met = sign === undefined || (sign === '≤' ? value <= limit : value >= limit);
  if (!met) process.exitCode = 1;
  return `| ${name} | ${text(value)} | ${sign === undefined ? '' : `${sign} ${text(limit)}`}${met ? '' : ' missed'} |`;
}
