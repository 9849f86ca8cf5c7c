import type { Cell, CellNote, Delta } from './generated/gate-result.ts';
import type { Contradiction } from './problem.ts';

const ENTRY_NOTES: readonly CellNote[] = ['loosened', 'tightened', 'entry_removed'];
/** Where the comparator has no entry that could be another now, or where the cell goes together with it. */
const WITHOUT_NOTES: ReadonlySet<Delta> = new Set(['new', 'missing_baseline', 'removed']);
/** Decided without looking at an entry. Every other delta compares with one, but for `missing_baseline`, which says that there is none. */
const WITH_OR_WITHOUT: ReadonlySet<Delta> = new Set(['missing_result', 'prompt_leading', 'not_planned']);

/** Where a cell's delta cannot be that of the entry which it was compared with (src/routing/README.md, "Comparison"). */
export function entryContradictions(cells: readonly Cell[]): readonly Contradiction[] {
  return cells.flatMap(({ delta, expected, notes }, index) => {
    const place = `/cells/${index}`;
    const found: Contradiction[] = [];
    if (!WITH_OR_WITHOUT.has(delta) && (expected === null) !== (delta === 'missing_baseline')) {
      const [wanted, told] = expected === null ? ['an entry', 'none'] : ['no entry', 'one'];
      found.push({ pointer: `${place}/expected`, expected: `${wanted}, as of ${delta}`, found: told });
    }
    const changes = ENTRY_NOTES.filter((note) => notes.includes(note));
    const isImpossible = WITHOUT_NOTES.has(delta) || (changes.includes('entry_removed') && changes.length > 1);
    if (changes.length > 0 && isImpossible) {
      const wanted = WITHOUT_NOTES.has(delta) ? `no change of an entry, as of ${delta}` : 'entry_removed alone';
      found.push({ pointer: `${place}/notes`, expected: wanted, found: changes.join(', ') });
    }
    return found;
  });
}
