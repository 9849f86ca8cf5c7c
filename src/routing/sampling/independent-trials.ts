import type { UnitResult } from '../../contracts/results.ts';
import { isDisallowedForCertain } from './sample.ts';

/** The trials of a cell, told apart. */
export interface IndependentTrials {
  /** One of each group that is not independent; in the order of the trials. */
  readonly units: readonly UnitResult[];
  /** How many trials were left out, because they are another one's run again. */
  readonly repeated: number;
  /** How many of the counted ones said and did what another one did, but for ids and numbers: perhaps a cached answer. */
  readonly alike: number;
}

/** Worst first: a repeated run must not take a failure out of the count. */
const WORST = ['fail', 'pass', 'infra_error'] as const;

/**
 * Two trials with the same client session or the same bytes are one run and count once, as the worse of the two (src/routing/README.md,
 * "Trials and statistics"). Trials that only read alike count, and are counted.
 */
export function independentTrials(trials: readonly UnitResult[]): IndependentTrials {
  const groups: UnitResult[][] = [];
  for (const unit of trials) {
    const same = groups.filter((group) => group.some((other) => isSameRun(unit, other)));
    const joined = [...same.flat(), unit];
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  const units = groups
    .map((group) => group.reduce((worst, unit) => (rank(unit) < rank(worst) ? unit : worst)))
    .sort((left, right) => left.trial - right.trial);
  const counted = units.filter(({ status }) => status !== 'infra_error');
  const contents = counted.flatMap(({ observed }) => observed.content_digest ?? []);
  const alike = contents.filter((content) => contents.indexOf(content) !== contents.lastIndexOf(content)).length;
  return { units, repeated: trials.length - units.length, alike };
}

function isSameRun(left: UnitResult, right: UnitResult): boolean {
  const session = left.observed.session_id;
  if (session !== null && session === right.observed.session_id) return true;
  const [first, second] = [left.transcript, right.transcript];
  // Two clients that wrote nothing are not one run.
  return first !== null && second !== null && first.bytes > 0 && first.sha256 === second.sha256;
}

function rank(unit: UnitResult): number {
  return WORST.indexOf(unit.status) * 4 + (isDisallowedForCertain(unit) ? 0 : 2) + (unit.timed_out ? 0 : 1);
}
