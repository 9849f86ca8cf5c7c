import type { Plan, PlannedShard } from '../contracts/plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

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
  throw new PortcullisError(
    'usage',
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
