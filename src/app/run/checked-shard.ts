import { parsePlan, planDigest, type PlannedShard } from '../../contracts/plan.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { shardName, shardOf } from '../../routing/plan-of-shard.ts';

/** Which job of which plan is asked for. */
export interface ShardRequest {
  /** The plan's file, absolute. */
  readonly file: string;
  /** What the plan has to be, as the job that planned says; null where it says nothing. */
  readonly digest: string | null;
  readonly shard: number;
  /** The provider that the matrix names; null where it names none. */
  readonly agent: string | null;
  /** Counted from 1. */
  readonly attempt: number;
}

export interface CheckedShard {
  readonly shard: PlannedShard;
  /** What its folder and its artifact are called. */
  readonly name: string;
}

/**
 * The job of a plan, where the plan is the one that was made for it.
 *
 * @throws PortcullisError `invalid_input` for another plan, `usage` for a shard that it does not have, or has for another provider
 */
export async function checkedShard(request: ShardRequest): Promise<CheckedShard> {
  const { file, digest, agent, attempt } = request;
  const plan = parsePlan(await readTextFile(file, 'the plan'), file);
  const found = planDigest(plan);
  if (digest !== null && digest !== found) {
    throw new PortcullisError(
      'invalid_input',
      `${file}: expected the plan ${digest}, found ${found}`,
      'Run all jobs again, so that they run what was planned for them.',
    );
  }
  const shard = shardOf(plan, request.shard);
  if (agent !== null && agent.toLowerCase() !== shard.agent.toLowerCase()) {
    const message = `shard ${shard.shard}: expected one of ${agent}, found one of ${shard.agent}`;
    throw new PortcullisError('usage', message, 'Take both inputs from the matrix of the job that planned.');
  }
  return { shard, name: shardName(shard, attempt) };
}
