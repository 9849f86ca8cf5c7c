import type { UnitResult } from '../contracts/results.ts';
import { groupedBy } from '../kernel/ordering.ts';

/** Folders of units are called so, and nothing else is. */
const MARK = /pcu-[0-9a-f]{32}/g;

/** The mark of a unit: the name of its folder, which every path in its transcript then holds. */
export function unitMark(unitRunId: string): string {
  return `pcu-${unitRunId.replaceAll('-', '')}`;
}

/** Another unit's mark in a part of a transcript; null where there is none. Parts must overlap by a mark's length. */
export function foreignMark(text: string, own: string): string | null {
  for (const [mark] of text.matchAll(MARK)) if (mark !== own) return mark;
  return null;
}

/**
 * The units of sessions that were told by several cells (case × provider): one run cannot be a run of two cases. Trials of one cell
 * with the same session are left as they are; the gate counts them once.
 */
export function sharedSessions(units: readonly UnitResult[]): ReadonlySet<string> {
  const told = units.filter(({ observed }) => observed.session_id !== null);
  // The ids of two clients have nothing to do with each other.
  const sessions = groupedBy(told, ({ agent, observed }) => `${agent} ${observed.session_id ?? ''}`);
  const shared = [...sessions.values()].filter((group) => new Set(group.map((unit) => unit.case_id)).size > 1);
  return new Set(shared.flat().map((unit) => unit.unit_run_id));
}
