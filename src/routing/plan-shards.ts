import { planDigest, type Plan, type PlannedShard } from '../contracts/plan.ts';
import { invalidInput, usageError } from '../kernel/portcullis-error.ts';

/** The plan with the units of one of its shards only. Throws a usage error where it has no such shard. */
export function planOfShard(plan: Plan, shard: number): Plan {
  const cells = cellsOfShard(shardOf(plan, shard));
  return { ...plan, units: plan.units.filter(cells) };
}

/** The shard of that number. Throws a usage error where the plan has none. */
export function shardOf({ shards }: Plan, number: number): PlannedShard {
  const found = shards?.find(({ shard }) => shard === number);
  if (found !== undefined) return found;
  const count = shards?.length ?? 0;
  throw usageError(
    `--shard: expected ${count === 0 ? 'a plan with shards' : `a shard from 1 to ${count}`}, found shard ${number}${count === 0 ? ' of a plan that has none' : ''}`,
    'Make the plan with `portcullis plan --shards N`.',
  );
}

/** Whether a cell is one of a shard's. */
export function cellsOfShard({
  agent,
  cells,
}: PlannedShard): (cell: { readonly case_id: string; readonly agent: string }) => boolean {
  const ids = new Set(cells.map((cell) => cell.case_id));
  return (cell) => cell.agent === agent && ids.has(cell.case_id);
}

/**
 * What a shard's results are called, as an artifact and as a folder: `routing-<provider>-<shard>`, with `-a<attempt>` where the
 * attempt is known.
 */
export function shardName({ agent, shard }: Pick<PlannedShard, 'agent' | 'shard'>, attempt: number | null): string {
  return `routing-${agent}-${shard}${attempt === null ? '' : `-a${attempt}`}`;
}

/** What GitHub takes as the outputs of one job: bytes, measured as UTF-16. */
export const OUTPUT_BYTES = 1024 * 1024;
/** For the names of the outputs and for what else the job says. */
const RESERVED_BYTES = 64 * 1024;

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
  throw invalidInput(
    `the matrix: expected at most ${OUTPUT_BYTES - RESERVED_BYTES} bytes, which a job can hand on, found ${bytes} for ${include.length} shards`,
    'Give fewer shards, or providers with shorter ids.',
  );
}
