import type { UnitResult } from '../contracts/results.ts';

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

/** The units whose client told the same session as another unit's: they were not independent runs. */
export function sharedSessions(units: readonly UnitResult[]): ReadonlySet<string> {
  const bySession = new Map<string, string[]>();
  for (const unit of units) {
    const session = unit.observed.session_id;
    if (session === null) continue;
    const key = `${unit.agent} ${session}`;
    bySession.set(key, [...(bySession.get(key) ?? []), unit.unit_run_id]);
  }
  return new Set([...bySession.values()].filter((ids) => ids.length > 1).flat());
}
