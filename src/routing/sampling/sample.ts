import type { UnitResult } from '../../contracts/results.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import type { CaseChange } from '../case-changes.ts';
import { effectiveEntry } from '../effective-entry.ts';
import type { EarlierTrial } from '../newest-attempts.ts';
import { cellRule, type CellEntries, type CellRule } from './cell-rule.ts';
import { environmentOf, type Environment } from './stratum.ts';

/** What the independent trials of a cell counted. */
export interface Sample extends Counts {
  /** Counted trials in which a disallowed skill was called for certain. */
  readonly disallowed: number;
  /** Trials that are not counted. */
  readonly infra: number;
}

export const EMPTY_SAMPLE: Sample = { passed: 0, total: 0, disallowed: 0, infra: 0 };

/**
 * Counts independent trials: passes and failures, never infrastructure errors. A trial that timed out where that is not allowed
 * counts as failed. `forbidden`: the disallowed skills that are counted, see `isDisallowedForCertain`.
 */
export function sampleOf(
  units: readonly UnitResult[],
  allowTimeout: boolean,
  forbidden: ReadonlySet<string> | null = null,
): Sample {
  const counted = units.filter((unit) => unit.status !== 'infra_error');
  const passed = counted.filter((unit) => isPassed(unit, allowTimeout));
  return {
    passed: passed.length,
    total: counted.length,
    disallowed: counted.filter((unit) => isDisallowedForCertain(unit, forbidden)).length,
    infra: units.length - counted.length,
  };
}

/** Whether a counted trial met what was expected. */
export function isPassed({ status, timed_out: timedOut }: UnitResult, allowTimeout: boolean): boolean {
  return status === 'pass' && (!timedOut || allowTimeout);
}

/** Whether a disallowed skill was called at tier 1. `among`: tokens in lower case, of which it has to be one; null means any. */
function isDisallowedForCertain(
  { gating_hits: gating, token_hits: hits }: UnitResult,
  among: ReadonlySet<string> | null = null,
): boolean {
  return gating.some(
    (token) =>
      Object.hasOwn(hits, token) && hits[token]?.tier === 1 && (among === null || among.has(foldedName(token))),
  );
}

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

/** A cell whose trials are counted. */
export interface SampledCell {
  /** Without the rule single, whose trials the comparison table judges one by one. */
  readonly rule: Exclude<CellRule, { kind: 'single' }>;
  readonly sample: Sample;
  /** What earlier attempts counted of it. */
  readonly earlier?: readonly AttemptCounts[];
}

export interface AttemptCounts extends Counts {
  readonly attempt: number;
}

/** The same, with what was left out of the count. */
export type SampledTrials = SampledCell & Omit<IndependentTrials, 'units'>;

/**
 * The counts of a cell's results in a sequential suite; null where each trial is judged by itself. `change`: of its case.
 *
 * @param earlier results of earlier attempts: what these counted with the same client and model counts too (with any, where the newest have
 * several), so that nobody runs again until a lucky attempt; of infrastructure errors only the newest attempt's do
 */
export function sampledTrials(
  entries: CellEntries,
  change: CaseChange | undefined,
  results: readonly UnitResult[],
  earlier: readonly EarlierTrial[] = [],
): SampledTrials | null {
  const isMixed = environmentOfAll(results) === 'mixed';
  const added = earlier.filter(
    ({ result }) => result.status !== 'infra_error' && (isMixed || environmentOfAll([...results, result]) !== 'mixed'),
  );
  const { units, repeated, alike } = independentTrials([...added.map(({ result }) => result), ...results]);
  const rule = cellRule(entries, environmentOfAll(units));
  if (rule.kind === 'single') return null;
  const expected = effectiveEntry(entries.comparatorEntry, entries.headEntry, entries.today);
  const late = expected?.allow_timeout ?? false;
  const before = added.map(({ attempt, result }) => ({ attempt, passed: Number(isPassed(result, late)), total: 1 }));
  return { rule, sample: sampleOf(units, late, forbiddenBefore(change)), earlier: before, repeated, alike };
}

/** What the baseline's trials could show as well: the skills that the comparator's case forbids. Null where it is not known. */
function forbiddenBefore(change: CaseChange | undefined): ReadonlySet<string> | null {
  const before = change?.before ?? null;
  return before === null ? null : new Set((before.disallowed_skills ?? []).map(foldedName));
}

/**
 * Of the trials that count. What a trial does not tell is taken to be what the others tell: one that was ended early has often not come
 * to its model. Null where none counts.
 */
function environmentOfAll(units: readonly UnitResult[]): Environment | null | 'mixed' {
  const all = units.filter(({ status }) => status !== 'infra_error').map(environmentOf);
  if (all.length === 0) return null;
  const [clients, models] = [
    new Set(all.flatMap(({ client }) => client ?? [])),
    new Set(all.flatMap(({ model }) => model ?? [])),
  ];
  if (clients.size > 1 || models.size > 1) return 'mixed';
  return { client: [...clients][0] ?? null, model: [...models][0] ?? null };
}
