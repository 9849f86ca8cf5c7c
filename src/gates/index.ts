import type { GateTable } from '../contracts/gate-table.ts';
import { JOBS } from './jobs/rules.ts';
import { ROUTING } from './routing/rules.ts';
import { TYPESTATE } from './typestate/rules.ts';

/** The gates, in the order in which documents have them. */
export const GATE_TABLES: readonly GateTable[] = [JOBS, ROUTING, TYPESTATE];
