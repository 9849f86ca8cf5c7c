import { planDigest, type Plan } from '../contracts/plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { shardName } from './plan-of-shard.ts';

/** What GitHub takes as the outputs of one job: bytes, measured as UTF-16. */
export const OUTPUT_BYTES = 1024 * 1024;
/** For the names of the outputs and for what else the job says. */
const RESERVED_BYTES = 64 * 1024;

/** One job of the matrix. */
export interface MatrixJob {
  readonly shard: number;
  readonly agent: string;
  /** The name of its artifact, to which `-a<attempt>` is added: a matrix is the same in each attempt. */
  readonly artifact: string;
}

/** What a job that plans tells the jobs after it; everything else stands in the plan. */
export interface PlanOutputs {
  readonly batch_run_id: string;
  readonly plan_digest: string;
  /** False where there is no shard: GitHub refuses a matrix without jobs, so that the jobs have to be skipped. */
  readonly has_work: boolean;
  readonly matrix: { readonly include: readonly MatrixJob[] };
}

/**
 * The outputs of a plan with shards (src/routing/README.md, "Shards").
 *
 * @throws PortcullisError `invalid_input` where they are more than a job can hand on
 */
export function planOutputs(plan: Plan): PlanOutputs {
  const include = (plan.shards ?? []).map(({ shard, agent }) => ({
    shard,
    agent,
    artifact: shardName({ shard, agent }, null),
  }));
  const outputs: PlanOutputs = {
    batch_run_id: plan.batch_run_id,
    plan_digest: planDigest(plan),
    has_work: include.length > 0,
    matrix: { include },
  };
  const bytes = 2 * JSON.stringify(outputs).length;
  if (bytes <= OUTPUT_BYTES - RESERVED_BYTES) return outputs;
  throw new PortcullisError(
    'invalid_input',
    `the matrix: expected at most ${OUTPUT_BYTES - RESERVED_BYTES} bytes, which a job can hand on, found ${bytes} for ${include.length} shards`,
    'Give fewer shards, or providers with shorter ids.',
  );
}
