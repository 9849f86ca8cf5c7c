import { counted } from '../contracts/counted.ts';
import { TURN_DELTAS, type TurnRow, type TypestateResult } from '../contracts/typestate-result.ts';
import { effectRank } from './cases-worst-first.ts';
import { deltaCounts } from './delta-counts.ts';

/** Rows that say something, the worst first. */
export function tellingRows({ rows }: TypestateResult): readonly TurnRow[] {
  const rank = (row: TurnRow): number => effectRank(row) * TURN_DELTAS.length + TURN_DELTAS.indexOf(row.delta);
  return rows.filter(({ delta }) => delta !== 'closed').sort((left, right) => rank(left) - rank(right));
}

/** `file:line (call, call), interrupted: cause` of the first turn, and how many more there are; null where nothing is known of a place. */
export function placeOfRow({ places, turns }: TurnRow): string | null {
  const [place] = places;
  if (place === undefined) return null;
  const calls = place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
  const cause = place.cause === null ? '' : `, interrupted: ${place.cause}`;
  const more = turns > 1 ? `, and ${counted(turns - 1, 'more turn')}` : '';
  return `${place.file}:${place.line}${calls}${cause}${more}`;
}

/** What to do about a class that cannot be mended now; null where there is none. */
export function toleranceHint({ counts, comparator }: TypestateResult): string | null {
  if ((counts['regression'] ?? 0) === 0) return null;
  const where = comparator.baseline_path;
  return `To tolerate a class for a while, record it in ${where} with a reason and a day on which it ends; it counts once it is on the base branch.`;
}

/** `12 turns: 11 accepted, 1 rejected (1 regression)`, the worst first. */
export function turnCounts({ turns, counts }: TypestateResult): string {
  const deltas = deltaCounts(
    TURN_DELTAS.filter((delta) => delta !== 'closed'),
    counts,
  );
  const line = `${counted(turns.judged, 'turn')}: ${turns.accepted} accepted, ${turns.rejected} rejected`;
  return deltas.length === 0 ? line : `${line} (${deltas.join(', ')})`;
}
