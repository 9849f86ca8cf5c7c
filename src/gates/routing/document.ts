import type { GateDocument } from '../../contracts/gate-table.ts';
import type { Contradiction } from '../../contracts/problem.ts';
import { validateRoutingDetail, type Cell, type CellNote, type Delta } from '../../contracts/routing-detail.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import { ROUTING } from './rules.ts';

export const ROUTING_DOCUMENT: GateDocument = { ...ROUTING, parseDetail: parseRoutingDetail };

const ENTRY_NOTES: readonly CellNote[] = ['loosened', 'tightened', 'anchor_changed', 'entry_removed'];
/** Where the comparator has no entry that could be another now. */
const WITHOUT_NOTES: ReadonlySet<Delta> = new Set(['new', 'missing_baseline']);
/** Decided without looking at an entry. Every other delta compares with one, but for `missing_baseline`, which says that there is none. */
const WITH_OR_WITHOUT: ReadonlySet<Delta> = new Set(['missing_result', 'prompt_leading', 'not_planned']);

/** What is wrong with the document of the routing gate; pointers are relative to it. */
export function parseRoutingDetail(detail: object): readonly Contradiction[] {
  if (!validateRoutingDetail(detail)) return schemaContradictions(validateRoutingDetail, detail);
  const { newest_counts: newest, age_days: age } = detail.baseline;
  const expected = newest === null ? 'null, since there are no newest counts' : 'the age of the newest counts';
  const isAgeless = (newest === null) !== (age === null);
  return [
    ...(isAgeless ? [{ pointer: '/baseline/age_days', expected, found: String(age) }] : []),
    ...detail.cells.flatMap((cell, index) =>
      entryContradictions(cell).map((one) => ({ ...one, pointer: `/cells/${index}${one.pointer}` })),
    ),
  ];
}

/** Where a cell's delta cannot be that of the entry which it was compared with (src/gates/README.md, "Routing"). */
function entryContradictions({ delta, expected, notes }: Cell): readonly Contradiction[] {
  const found: Contradiction[] = [];
  if (!WITH_OR_WITHOUT.has(delta) && (expected === null) !== (delta === 'missing_baseline')) {
    const [wanted, told] = expected === null ? ['an entry', 'none'] : ['no entry', 'one'];
    found.push({ pointer: '/expected', expected: `${wanted}, as of ${delta}`, found: told });
  }
  const changes = ENTRY_NOTES.filter((note) => notes.includes(note));
  const isImpossible = WITHOUT_NOTES.has(delta) || (changes.includes('entry_removed') && changes.length > 1);
  if (changes.length > 0 && isImpossible) {
    const wanted = WITHOUT_NOTES.has(delta) ? `no change of an entry, as of ${delta}` : 'entry_removed alone';
    found.push({ pointer: '/notes', expected: wanted, found: changes.join(', ') });
  }
  return found;
}
