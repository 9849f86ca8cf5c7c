import { childPointer } from '../kernel/json-pointer.ts';
import { GATE_EFFECTS } from './gate-result.ts';
import type { GateEffect } from './generated/gate-result.ts';
import type { Contradiction } from './problem.ts';
import { leftOutText, REPORT_BOUNDS } from './report-bounds.ts';

interface Counted {
  readonly delta: string;
  readonly gate: GateEffect;
}

export interface CountedList {
  /** How many of the gate's items came to each delta. */
  readonly counts: Readonly<Record<string, number>>;
  /** Those that the report holds. */
  readonly items: readonly Counted[];
  readonly warnings: readonly string[];
  /** `cells` or `rows`: the items' member of the result. */
  readonly what: string;
  readonly effects: Readonly<Partial<Record<string, readonly GateEffect[]>>>;
}

/**
 * Where items do what their delta never does to the gate, and where the counts are not those of the items. A report that is full and says
 * first how many it leaves out may count that many more, of such as are no worse than the best that it holds. Pointers are relative to the
 * result.
 */
export function countContradictions(list: CountedList): readonly Contradiction[] {
  return [...effectContradictions(list), ...wrongCounts(list)];
}

function effectContradictions({ items, what, effects }: CountedList): readonly Contradiction[] {
  return items.flatMap(({ delta, gate }, index) => {
    const possible = effects[delta] ?? [];
    if (possible.includes(gate)) return [];
    return [{ pointer: `/${what}/${index}/gate`, expected: `${possible.join(' or ')}, as of ${delta}`, found: gate }];
  });
}

function wrongCounts({ counts, items, warnings, what, effects }: CountedList): readonly Contradiction[] {
  const held = new Map<string, number>();
  for (const { delta } of items) held.set(delta, (held.get(delta) ?? 0) + 1);
  const told = new Map(Object.entries(counts));
  const total = [...told.values()].reduce((sum, count) => sum + count, 0);
  const isFull = items.length === REPORT_BOUNDS.list && warnings[0] === leftOutText(total - items.length, what);
  const best = items.reduce((rank, { gate }) => Math.max(rank, GATE_EFFECTS.indexOf(gate)), -1);
  // The counts' names are anybody's, also such as every object has.
  const effectsOf = new Map(Object.entries(effects));
  const mayBeLeftOut = (delta: string): boolean =>
    isFull && (effectsOf.get(delta) ?? []).some((effect) => GATE_EFFECTS.indexOf(effect) >= best);
  return [...new Set([...told.keys(), ...held.keys()])].flatMap((delta) => {
    const [expected, found] = [held.get(delta) ?? 0, told.get(delta) ?? 0];
    if (found === expected || (found > expected && mayBeLeftOut(delta))) return [];
    return [
      {
        pointer: childPointer('/counts', delta),
        expected: `${expected}, the number of such ${what}`,
        found: String(found),
      },
    ];
  });
}
