import type { BaselineEntry } from '../../contracts/baseline.ts';
import { effectiveEntry } from '../effective-entry.ts';
import { environmentText, type Environment } from './fingerprint.ts';
import { baseStratum, LEAST_BASE_TRIALS, type Stratum } from './stratum.ts';

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

export interface RuleRequest {
  readonly comparatorEntry: BaselineEntry | null;
  readonly headEntry: BaselineEntry | null;
  /** What the head's trials ran with; null where that is not known yet, `mixed` where they differ. */
  readonly environment: Environment | null | 'mixed';
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The rule of one cell of a suite that is judged by counts. */
export function cellRule({ comparatorEntry, headEntry, environment, today }: RuleRequest): CellRule {
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
  return { kind: 'sequential', base };
}
