import { newerFirst, type Anchor, type BaselineEntry, type HistoryRecord } from '../../contracts/baseline.ts';
import { rateDrop, type Counts } from '../../kernel/statistics/counts.ts';
import { fisherLess } from '../../kernel/statistics/fisher.ts';
import { KEPT_STRATA } from './pool-history.ts';
import type { SampledCell } from './sample.ts';
import { newestOf, newestStratum, POOLED_TRIALS, sameEnvironment } from './stratum.ts';

const DRIFT_ALPHA = 0.01;

/**
 * A cell's anchors with what was counted beside (src/routing/README.md, "Trials and statistics"), those of the newest clients and models first: of each
 * the first batches that come to as many trials as are pooled. Records without a commit take no part, nor do those that are older than what
 * an anchor has: they may stand in it.
 */
export function grownAnchors(anchors: readonly Anchor[], counted: readonly HistoryRecord[]): readonly Anchor[] {
  let grown = anchors;
  for (const { fingerprint, commit, at, passed, total } of counted.toSorted((left, right) => newerFirst(right, left))) {
    const was = grown.find((anchor) => sameEnvironment(anchor, fingerprint));
    const isFull = was !== undefined && (was.total >= POOLED_TRIALS || Date.parse(at) <= Date.parse(was.until));
    if (commit === undefined || isFull) continue;
    const { client, model } = fingerprint;
    const { passed: passes, total: trials, ...begun } = was ?? { client, model, commit, passed: 0, total: 0 };
    const anchor = { ...begun, until: at, passed: passes + passed, total: trials + total };
    grown = [anchor, ...grown.filter((other) => other !== was)];
  }
  return grown.toSorted((left, right) => Date.parse(right.until) - Date.parse(left.until)).slice(0, KEPT_STRATA);
}

export interface Reanchored {
  readonly entry: BaselineEntry;
  readonly before: Anchor | null;
  readonly after: Anchor;
}

/** The entry with its newest stratum as the anchor of that client and model; null where no record of it has a commit. */
export function reanchored(entry: BaselineEntry, reason: string): Reanchored | null {
  const { history = [], anchors = [] } = entry;
  const newest = newestStratum(history);
  const [anchor] = newest === null ? [] : grownAnchors([], newestOf(history, newest.fingerprint));
  if (anchor === undefined) return null;
  const after = { ...anchor, reason };
  const before = anchors.find((other) => sameEnvironment(other, after)) ?? null;
  return { entry: { ...entry, anchors: [after, ...anchors.filter((other) => other !== before)] }, before, after };
}

/** By how much pool and head together lie below the anchor of their client and model, in words; null where chance may explain it. */
export function driftOf(
  anchors: readonly Anchor[],
  { rule: { base }, sample }: SampledCell,
  leastDrop: number,
): string | null {
  const anchor = anchors.find((one) => base !== null && sameEnvironment(one, base.fingerprint));
  if (anchor === undefined || base === null || sample.total === 0) return null;
  const now: Counts = { passed: base.passed + sample.passed, total: base.total + sample.total };
  const drop = rateDrop(now, anchor);
  if (drop < leastDrop || fisherLess(now, anchor) >= DRIFT_ALPHA) return null;
  const then = `${anchor.passed} of ${anchor.total} from ${anchor.commit} on`;
  return `it drifted: with the baseline’s trials ${now.passed} of ${now.total} passed, ${then}, a drop of ${Math.round(drop * 100)} points`;
}
