import type { Gate } from './gate-run.ts';
import { JOBS_GATE } from './jobs/jobs-gate.ts';
import { KPI_GATE } from './kpi/kpi-gate.ts';
import { REQUIRED_GATE } from './required/required-gate.ts';
import { ROUTING_GATE } from './routing/routing-gate.ts';
import { TYPESTATE_GATE } from './typestate/typestate-gate.ts';

/** The gates, in the order in which documents have them. */
export const GATES: readonly Gate[] = [JOBS_GATE, ROUTING_GATE, TYPESTATE_GATE, REQUIRED_GATE, KPI_GATE];
