import type { Config, GateLevels } from '../contracts/config.ts';
import type { GateTable } from '../contracts/gate-table.ts';
import { JOBS } from './jobs/rules.ts';
import { KPI } from './kpi/rules.ts';
import { REQUIRED } from './required/rules.ts';
import { ROUTING } from './routing/rules.ts';
import { TYPESTATE } from './typestate/rules.ts';

/** The gates, in the order in which documents have them. */
export const GATE_TABLES: readonly GateTable[] = [JOBS, ROUTING, TYPESTATE, REQUIRED, KPI];

/** The table of a gate; null where there is no such gate, which no result that was parsed says. */
export function tableOf(gate: string): GateTable | null {
  return GATE_TABLES.find((table) => table.gate === gate) ?? null;
}

/** The flags and inputs of single gates. */
export const GATE_FLAGS = GATE_TABLES.flatMap(({ flags = [] }) => flags);
export const GATE_INPUTS: readonly string[] = GATE_TABLES.flatMap(({ inputs = [] }) => inputs);

/** The commands of Portcullis that judge by a gate: `gate`, `typestate gate`. */
export const GATE_COMMANDS: readonly string[] = [...new Set(GATE_TABLES.flatMap(({ commands }) => commands))];

/** The commands whose exit code has to count, these among them. */
export const JUDGING_COMMANDS = [...GATE_COMMANDS, ...GATE_TABLES.flatMap(({ judging = [] }) => judging)];

/** The actions that judge by a gate. */
export const GATE_ACTIONS: readonly string[] = [...new Set(GATE_TABLES.flatMap(({ actions }) => actions))];

/** What rules do where the configuration does not say it. */
export const GATE_LEVELS = Object.fromEntries(
  GATE_TABLES.flatMap(({ rules }) => rules.flatMap(({ level }) => (level === undefined ? [] : [level]))),
) as GateLevels;

/** Files that a configuration names and that decide what gates say. */
export function gateFiles(config: Config): readonly string[] {
  return GATE_TABLES.flatMap(({ files }) => files?.(config) ?? []);
}

/** `Exit codes: 0 holds, 1 a cell, a turn or a toy fails, …`, as the help of such a command says it. */
export function exitCodesText(command: string): string {
  const nouns = GATE_TABLES.flatMap(({ commands, noun }) => (commands.includes(command) ? [`a ${noun[0]}`] : []));
  return `Exit codes: 0 holds, 1 ${nouns.join(', ').replace(/, (?=[^,]*$)/, ' or ')} fails, 2 usage or invalid input, 3 not comparable or not enough data.`;
}
