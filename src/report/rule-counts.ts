import type { GateOutcome } from '../contracts/gate-result.ts';
import type { GateTable } from '../contracts/gate-table.ts';
import { GATE_TABLES } from '../gates/index.ts';

/** The table of a gate; every outcome was parsed with it, or made by it. */
export function tableOf(gate: string): GateTable | null {
  return GATE_TABLES.find((table) => table.gate === gate) ?? null;
}

/** `2 regressions`, `5 held`: of each rule that occurs how many, in the order of the table, which is worst first. */
export function ruleCounts({ gate, counts }: Pick<GateOutcome, 'gate' | 'counts'>): readonly string[] {
  return (tableOf(gate)?.rules ?? []).flatMap(({ id, counted: [one, many] = [id, id] }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
}
