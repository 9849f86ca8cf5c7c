import { counted } from '../contracts/counted.ts';
import { planDigest, type Plan } from '../contracts/plan.ts';
import { RESULTS_FILE, type UnitResult } from '../contracts/results.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { largest } from '../kernel/append.ts';
import { invalidInput, notComparable, type PortcullisError } from '../kernel/portcullis-error.ts';
import { cellKey, type Batch } from './join-results.ts';
import { cellsOfShard, shardName } from './plan-shards.ts';

export interface NewestAttempts {
  readonly batches: readonly Batch[];
  /** Earlier attempts on the same commit and case set: where trials are counted, those of all attempts count together. */
  readonly earlier: readonly Batch[];
  /** What somebody should know of them, in words. */
  readonly notes: readonly string[];
}

/**
 * The results that count (src/routing/README.md, "Shards"): of several attempts at a shard the newest, whatever the order of `all`; of
 * another plan none. After everything was run again the results of the plan before still lie there: those of an attempt older than
 * any of this plan, on the same commit and case set, are an earlier attempt.
 *
 * @throws PortcullisError `invalid_input` for results of another plan, for two of one attempt, and for what is none of the shard's;
 * `not_comparable` for an artifact that is called after another shard or attempt
 */
export function newestAttempts(all: readonly Batch[]): NewestAttempts {
  const digests = new Map([...new Set(all.map(({ plan }) => plan))].map((plan) => [plan, planDigest(plan)]));
  const digestOf = (plan: Plan): string => digests.get(plan) ?? '';
  const isOwn = ({ results, plan }: Batch): boolean =>
    results.batch_run_id === plan.batch_run_id && results.plan_digest === digestOf(plan);
  const own = all.filter(isOwn);
  const foreign = all.filter((batch) => !isOwn(batch));
  for (const batch of own) refuseMisnamed(batch);
  for (const batch of foreign) {
    const same = own.filter(({ plan }) => plan === batch.plan);
    const isOldest = same.length > 0 && same.every((one) => attemptOf(batch) < attemptOf(one));
    const { results, plan } = batch;
    const isOfSame = results.commit === plan.commit && results.case_set_digest === plan.case_set_digest;
    const isEarlier = results.shard !== undefined && isOldest && isOfSame;
    if (!isEarlier) throw foreignError(batch, digestOf(batch.plan));
  }
  for (const batch of own) refuseOthersCells(batch);
  const groups = groupedBy(own, ({ plan, file, results: { shard } }) =>
    shard === undefined ? `file ${file}` : `shard ${shard} ${digestOf(plan)}`,
  );
  const newest = new Set([...groups.values()].flatMap(countingOnes));
  const earlier = [...own.filter((batch) => !newest.has(batch)), ...foreign];
  const note = `${counted(earlier.length, 'results file')} of an earlier attempt: where the gate counts trials, it counts these too, else the newest alone`;
  return { batches: own.filter((batch) => newest.has(batch)), earlier, notes: earlier.length === 0 ? [] : [note] };
}

/** A result of an earlier attempt. */
export interface EarlierTrial {
  readonly attempt: number;
  readonly result: UnitResult;
}

/** The results of earlier attempts by `cellKey`. */
export function earlierTrials(earlier: readonly Batch[]): ReadonlyMap<string, readonly EarlierTrial[]> {
  const trials = earlier.flatMap((batch) =>
    batch.results.results.map((result): EarlierTrial => ({ attempt: attemptOf(batch), result })),
  );
  return groupedBy(trials, ({ result }) => cellKey(result.case_id, result.agent));
}

function attemptOf({ results }: Batch): number {
  return results.attempt ?? 1;
}

/** Of several attempts those of the newest: usually one. */
export function newestOf<T>(attempts: readonly T[], attemptOfOne: (one: T) => number): readonly T[] {
  const last = largest(attempts.map(attemptOfOne));
  return attempts.filter((one) => attemptOfOne(one) === last);
}

function countingOnes(attempts: readonly Batch[]): readonly Batch[] {
  if (attempts[0]?.results.shard === undefined) return attempts;
  const newest = newestOf(attempts, attemptOf);
  const [first, twin] = newest;
  if (first === undefined || twin === undefined) return newest;
  throw invalidInput(
    `${twin.file}: expected one results file of shard ${twin.results.shard ?? 0}, attempt ${attemptOf(twin)}, found another at ${first.file}`,
    'Give each results file once; a shard that is run again needs a higher --attempt.',
  );
}

/** A shard speaks of its own cells only: it can neither fill in nor excuse what another one lost. */
function refuseOthersCells({ file, results, plan }: Batch): void {
  if (results.shard === undefined) return;
  const shard = plan.shards?.find(({ shard: number }) => number === results.shard);
  if (shard === undefined) {
    throw invalidInput(
      `${file}: expected a shard of the plan, found shard ${results.shard} of ${plan.shards?.length ?? 0}`,
      'Give the plan that the shard was run from.',
    );
  }
  const isIts = cellsOfShard(shard);
  const stray = [...results.results, ...(results.not_run ?? [])].find((row) => !isIts(row));
  if (stray === undefined) return;
  throw invalidInput(
    `${file}: expected cells of shard ${results.shard}, found ${stray.case_id}/${stray.agent}`,
    'Run the shard again.',
  );
}

function foreignError({ file, results, plan }: Batch, digest: string): PortcullisError {
  const found = `those of ${results.plan_digest} (batch ${results.batch_run_id})`;
  return invalidInput(
    `${file}: expected results of the plan ${digest} (batch ${plan.batch_run_id}), found ${found}`,
    'Keep plan.json and the results of one batch together, and edit neither.',
  );
}

/**
 * An artifact holds what its name says: results of another shard in it would supersede that shard's own. Results that are in no artifact,
 * and those of another plan, are left to `newestAttempts`.
 *
 * @throws PortcullisError `not_comparable`
 */
function refuseMisnamed({ artifact, results, plan }: Batch): void {
  if (artifact === undefined) return;
  const { shard, attempt = 1 } = results;
  const planned = plan.shards?.find((one) => one.shard === shard);
  const expected = planned === undefined ? null : shardName(planned, attempt);
  if (expected === artifact) return;
  const found = shard === undefined ? 'those of no shard' : `those of shard ${shard}, attempt ${attempt}`;
  throw notComparable(
    `${artifact}/${RESULTS_FILE}: expected the results that the artifact is called after, found ${found}`,
    'Run that job again.',
  );
}
