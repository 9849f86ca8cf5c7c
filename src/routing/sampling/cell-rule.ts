import { entryOf, type Baseline, type BaselineEntry } from '../../contracts/baseline.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import type { CaseChange } from '../case-changes.ts';
import { effectiveEntry } from '../effective-entry.ts';
import type { HidesReads } from '../requirements.ts';
import { batchCorrelation } from './batch-correlation.ts';
import { baseStratum, environmentText, LEAST_BASE_TRIALS, type Environment, type Stratum } from './stratum.ts';

/** By what a cell's trials are judged (src/routing/README.md, "Trials and statistics"). */
export type CellRule =
  /** Each trial by the comparison table. */
  | { readonly kind: 'single' }
  /** So many passes of so many trials, because there is nothing to compare with. */
  | {
      readonly kind: 'absolute';
      readonly cause: 'new' | 'few' | 'mixed' | 'claimed';
      readonly base: Stratum | null;
      readonly why: string;
    }
  /** Against the baseline's counts, stage by stage. */
  | { readonly kind: 'sequential'; readonly base: Stratum };

export interface CellEntries {
  readonly comparatorEntry: BaselineEntry | null;
  readonly headEntry: BaselineEntry | null;
  /** The comparator's, of its whole baseline; 0 where nothing is said. */
  readonly correlation?: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The rule of one cell of a suite that is judged by counts. `environment`: what the head's trials ran with; null where that is not known
 * yet, `mixed` where they differ.
 */
export function cellRule(
  { comparatorEntry, headEntry, correlation = 0, today }: CellEntries,
  environment: Environment | null | 'mixed',
): CellRule {
  const expected = effectiveEntry(comparatorEntry, headEntry, today);
  if (expected === null) return { kind: 'single' };
  // What is tolerated is no question of counts.
  if (expected.expected_status !== 'pass') return { kind: 'single' };
  if (comparatorEntry === null) return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
  const base = baseStratum(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
  // A date that only the pull request writes down must not take a cell that passed away from its counts.
  const lapsed = comparatorEntry.expires !== undefined && comparatorEntry.expires < today;
  if (lapsed || comparatorEntry.expected_status !== 'pass') {
    // The counts are of the time when it failed: compared with them, it would only have to fail no worse.
    const why = expected.expired ? 'its tolerance has ended' : 'the pull request expects a pass now';
    return { kind: 'absolute', cause: 'claimed', base, why };
  }
  if (environment === 'mixed') {
    return { kind: 'absolute', cause: 'mixed', base: null, why: 'its trials ran with several clients or models' };
  }
  if (base === null) {
    const other = baseStratum(comparatorEntry.history ?? [], null);
    const why =
      other === null || environment === null
        ? 'the baseline has no trials of it'
        : `the baseline has trials with ${environmentText(other.fingerprint)}, none with ${environmentText(environment)}`;
    return { kind: 'absolute', cause: 'few', base, why };
  }
  if (base.total < LEAST_BASE_TRIALS) {
    const why = `the baseline has ${base.total} trials of it, and ${LEAST_BASE_TRIALS} are needed`;
    return { kind: 'absolute', cause: 'few', base, why };
  }
  return { kind: 'sequential', base: correlation === 0 ? base : { ...base, correlation } };
}

/** What decides how many trials the cells of a plan get, and when a run may stop: what a gate will judge them by. */
export interface SamplingBasis {
  readonly policy: SamplingPolicy;
  readonly comparator: Baseline;
  readonly head: Baseline;
  /** By case id: what the comparator has of each case of the head. */
  readonly changes: ReadonlyMap<string, CaseChange>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly hidesReads: HidesReads;
}

/** Whether a baseline has counts: asked for each cell of a plan, and looked up in all entries once. */
const HAS_COUNTS = new WeakMap<Baseline, boolean>();

/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
export function isSequential({ rule }: SamplingPolicy, baseline: Baseline): boolean {
  if (rule !== null) return rule === 'sequential';
  const all = (): readonly BaselineEntry[] => [...baseline.entries.values()].flatMap((cells) => [...cells.values()]);
  const known = HAS_COUNTS.get(baseline) ?? all().some(({ history = [] }) => history.length > 0);
  HAS_COUNTS.set(baseline, known);
  return known;
}

/** The rule of a cell before anything of it has run. */
export function ruleOfPlan(basis: SamplingBasis, caseId: string, agent: string): CellRule {
  if (!isSequential(basis.policy, basis.comparator)) return { kind: 'single' };
  return cellRule(entriesOfCell(basis, caseId, agent), null);
}

/** The entries of a cell; a renamed case has the comparator's under its id before. */
export function entriesOfCell(
  { comparator, head, changes, today }: SamplingBasis,
  caseId: string,
  agent: string,
): CellEntries {
  const before = changes.get(caseId)?.beforeId ?? caseId;
  return {
    comparatorEntry: entryOf(comparator, before, agent),
    headEntry: entryOf(head, caseId, agent),
    correlation: batchCorrelation(comparator)?.estimate ?? 0,
    today,
  };
}

/** How many trials a plan gives a cell. */
export interface PlannedTrials {
  /** Those that are always run. */
  readonly required: number;
  readonly all: number;
}

/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
export function plannedTrials(
  rule: CellRule,
  { trials, stages, new_cases: [pair, ...later] }: SamplingPolicy,
): PlannedTrials {
  const [first = 1] = stages;
  switch (rule.kind) {
    case 'single':
      return { required: trials, all: trials };
    case 'absolute':
      return { required: pair.passes, all: (later.at(-1) ?? pair).trials };
    case 'sequential':
      return { required: first, all: stages.at(-1) ?? first };
  }
}

/** A fixed number for every cell. */
export function fixedTrials(trials: number): PlannedTrials {
  return { required: trials, all: trials };
}
