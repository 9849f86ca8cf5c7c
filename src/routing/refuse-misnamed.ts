import { RESULTS_FILE } from '../contracts/results.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { Batch } from './join-results.ts';
import { shardName } from './plan-of-shard.ts';

/**
 * An artifact holds what its name says: results of another shard in it would supersede that shard's own. Results that are in no artifact,
 * and those of another plan, are left to `newestAttempts`.
 *
 * @throws PortcullisError `not_comparable`
 */
export function refuseMisnamed({ artifact, results, plan }: Batch): void {
  if (artifact === undefined) return;
  const { shard, attempt = 1 } = results;
  const planned = plan.shards?.find((one) => one.shard === shard);
  const expected = planned === undefined ? null : shardName(planned, attempt);
  if (expected === artifact) return;
  const found = shard === undefined ? 'those of no shard' : `those of shard ${shard}, attempt ${attempt}`;
  throw new PortcullisError(
    'not_comparable',
    `${artifact}/${RESULTS_FILE}: expected the results that the artifact is called after, found ${found}`,
    'Run that job again.',
  );
}
