import type { BaselineEntry, ExpectedStatus } from '../contracts/baseline.ts';
import type { Cell, CellNote } from '../contracts/routing-detail.ts';
import { POOLED_TRIALS, sameEnvironment } from './sampling/stratum.ts';

/** What the rows of the comparison table use, formed field by field with the stricter value winning. */
export type EffectiveEntry = NonNullable<Cell['expected']>;

/** Larger is better. */
export const STATUS_RANK: Readonly<Record<ExpectedStatus, number>> = { infra_error: 0, fail: 1, pass: 2 };

/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
export function effectiveEntry(
  comparator: BaselineEntry | null,
  head: BaselineEntry | null,
  today: string,
): EffectiveEntry | null {
  const sides = [comparator, head].filter((entry) => entry !== null);
  const [first] = sides;
  if (first === undefined) return null;
  const strictest = sides.reduce((left, right) =>
    STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left,
  );
  const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
  const expires = dates[0] ?? null;
  const expired = expires !== null && expires < today;
  return {
    expected_status: expired ? 'pass' : strictest.expected_status,
    allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
    reason: (head ?? first).reason ?? first.reason ?? null,
    owner: (head ?? first).owner ?? first.owner ?? null,
    expires,
    expired,
  };
}

/** How the pull request's entry differs from the comparator's; several can be true of one change. */
export function entryNotes(comparator: BaselineEntry | null, head: BaselineEntry | null): readonly CellNote[] {
  if (comparator === null) return [];
  if (head === null) return ['entry_removed'];
  const changes = [
    STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
    Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
    // A date only matters where both tolerate something that it could end.
    tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
  ];
  return [
    ...(changes.some((change) => change < 0) ? (['loosened'] as const) : []),
    ...(changes.some((change) => change > 0) ? (['tightened'] as const) : []),
    ...(isAnchorChanged(comparator, head) || isAnchorAdded(comparator, head) ? (['anchor_changed'] as const) : []),
  ];
}

/** Whether an anchor is gone or says something else, other than by trials that it still lacked. */
function isAnchorChanged({ anchors: before = [] }: BaselineEntry, { anchors: after = [] }: BaselineEntry): boolean {
  return before.some((was) => {
    const is = after.find((anchor) => sameEnvironment(anchor, was));
    if (is?.commit !== was.commit || is.reason !== was.reason) return true;
    const [passed, failed] = [is.passed - was.passed, is.total - is.passed - (was.total - was.passed)];
    const isWrong = passed + failed > 0 ? was.total >= POOLED_TRIALS : is.until !== was.until;
    return passed < 0 || failed < 0 || isWrong;
  });
}

/** Whether an anchor is there that pooling did not make: it gives no reason, and adds counts of that client and model. */
function isAnchorAdded(before: BaselineEntry, { anchors = [], history = [] }: BaselineEntry): boolean {
  const known = new Set(before.history?.map(({ batch }) => batch));
  const pooled = history.filter(({ batch }) => !known.has(batch));
  return anchors
    .filter((anchor) => before.anchors?.some((was) => sameEnvironment(was, anchor)) !== true)
    .some(({ reason, ...is }) => reason !== undefined || !pooled.some((one) => sameEnvironment(one.fingerprint, is)));
}

/** Whether the entry accepts anything less than a pass in time. */
export function tolerates(entry: BaselineEntry): boolean {
  return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}

/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before: string | undefined, after: string | undefined): number {
  if (before === after) return 0;
  if (before === undefined) return 1;
  if (after === undefined) return -1;
  return after < before ? 1 : -1;
}
