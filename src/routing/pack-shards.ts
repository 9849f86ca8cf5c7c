import type { PlannedShard, PlannedUnit } from '../contracts/plan.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import { cellKey } from './join-results.ts';

/** GitHub starts at most so many jobs of one matrix. */
export const MAX_SHARDS = 256;
/** Where neither a number of shards nor a time is asked for. */
export const DEFAULT_SHARDS = 32;

/** How many shards are wanted; both null: as many as there are cells, at most `DEFAULT_SHARDS`. */
export interface ShardWish {
  /** At most so many. */
  readonly most: number | null;
  /** Expected seconds of a shard: no more shards are made than this needs. */
  readonly seconds: number | null;
}

interface Cell {
  readonly caseId: string;
  readonly seconds: number;
}

/** The cells of one provider, the longest first. */
interface Load {
  readonly agent: string;
  readonly cells: readonly Cell[];
  readonly seconds: number;
}

/**
 * Packs the cells of a plan into shards: each cell whole in one, each shard of one provider (src/routing/README.md, "Shards"). Longest
 * first, each to the shard with the least to do, so that of one provider no shard is longer than the mean plus the longest cell. Neither
 * the order of the units nor that of the providers makes a difference. `secondsOf`: of one unit. No units, no shards.
 *
 * @throws PortcullisError `usage` where the wish needs more than `MAX_SHARDS`, or has fewer than there are providers
 */
export function packShards(
  units: readonly PlannedUnit[],
  secondsOf: (caseId: string, agent: string) => number,
  wish: ShardWish,
): readonly PlannedShard[] {
  const loads = loadsOf(units, secondsOf);
  const counts = shardCounts(loads, wish);
  const shards = loads.flatMap((load, index) =>
    packed(load.cells, counts[index] ?? 1).map((cells) => ({
      agent: load.agent,
      cells: cells
        .map(({ caseId }) => ({ case_id: caseId }))
        .sort((left, right) => compareCodePoints(left.case_id, right.case_id)),
      expected_seconds: sumOf(cells),
    })),
  );
  return shards.map((shard, index) => ({ shard: index + 1, ...shard }));
}

function loadsOf(units: readonly PlannedUnit[], secondsOf: (caseId: string, agent: string) => number): readonly Load[] {
  const cells = [...groupedBy(units, (unit) => cellKey(unit.case_id, unit.agent)).values()].flatMap((trials) => {
    const [first] = trials;
    if (first === undefined) return [];
    // Which cells need their later trials is not known before, and few do.
    const required = trials.filter((unit) => unit.optional !== true).length;
    const seconds = Math.max(1, Math.round(required * secondsOf(first.case_id, first.agent)));
    return [{ agent: first.agent, caseId: first.case_id, seconds }];
  });
  return [...groupedBy(cells, (cell) => cell.agent)]
    .map(([agent, own]) => ({
      agent,
      cells: own.toSorted(
        (left, right) => right.seconds - left.seconds || compareCodePoints(left.caseId, right.caseId),
      ),
      seconds: sumOf(own),
    }))
    .sort((left, right) => compareCodePoints(left.agent, right.agent));
}

/** How many shards each provider gets: what the wish asks for, and of too few always the next one to whose shards are the longest. */
function shardCounts(loads: readonly Load[], { most, seconds }: ShardWish): readonly number[] {
  const wanted = loads.map(({ cells, seconds: all }) =>
    seconds === null ? cells.length : Math.min(cells.length, Math.ceil(all / seconds)),
  );
  const needed = wanted.reduce((sum, count) => sum + count, 0);
  const limit = most ?? (seconds === null ? DEFAULT_SHARDS : Infinity);
  refuseTooMany(loads, needed, { most, seconds });
  if (loads.length > limit) {
    const agents = loads.map(({ agent }) => agent).join(', ');
    throw usageError(
      `expected at least ${loads.length} shards, one for each provider (${agents}), found a limit of ${limit}`,
      `Give --shards ${loads.length} or more, or fewer providers with --agents.`,
    );
  }
  if (needed <= limit) return wanted;
  const counts = loads.map(() => 1);
  const length = (index: number): number => (loads[index]?.seconds ?? 0) / (counts[index] ?? 1);
  for (let given = loads.length; given < limit; given += 1) {
    const open = [...counts.keys()].filter((index) => (counts[index] ?? 0) < (wanted[index] ?? 0));
    const longest = open.reduce((best, index) => (length(index) > length(best) ? index : best), open[0] ?? 0);
    counts[longest] = (counts[longest] ?? 0) + 1;
  }
  return counts;
}

function refuseTooMany(loads: readonly Load[], needed: number, { most, seconds }: ShardWish): void {
  const asked = most ?? (seconds === null ? 0 : needed);
  if (asked <= MAX_SHARDS) return;
  const cells = loads.reduce((sum, load) => sum + load.cells.length, 0);
  const minutes = loads.reduce((sum, load) => sum + load.seconds, 0) / 60;
  const size = `${cells} cells of ${loads.length} providers, ${Math.ceil(minutes)} minutes one after the other`;
  const least = Math.ceil(minutes / Math.max(1, MAX_SHARDS - loads.length));
  const [flag, what, give] =
    most === null
      ? [
          `--shard-minutes ${(seconds ?? 0) / 60}`,
          `${MAX_SHARDS} shards`,
          `--shard-minutes ${least} or more, limit it with --shards ${MAX_SHARDS}`,
        ]
      : ['--shards', String(MAX_SHARDS), `--shards ${MAX_SHARDS} or less`];
  throw usageError(
    `${flag}: expected at most ${what}, which is how many jobs GitHub gives a matrix, found ${asked} (${size})`,
    `Give ${give}, or plan less with --changed, --agents or --category.`,
  );
}

/** `cells`: the longest first. No shard is empty where there are as many cells as shards. */
function packed(cells: readonly Cell[], count: number): readonly (readonly Cell[])[] {
  const shards = Array.from({ length: count }, () => ({ cells: [] as Cell[], seconds: 0 }));
  for (const cell of cells) {
    const least = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best));
    least.cells.push(cell);
    least.seconds += cell.seconds;
  }
  return shards.map((shard) => shard.cells);
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.seconds, 0);
}
