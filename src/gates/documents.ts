import type { GateDocument } from '../contracts/gate-table.ts';
import { JOBS_DOCUMENT } from './jobs/document.ts';
import { KPI_DOCUMENT } from './kpi/document.ts';
import { REQUIRED_DOCUMENT } from './required/document.ts';
import { ROUTING_DOCUMENT } from './routing/document.ts';
import { TYPESTATE_DOCUMENT } from './typestate/document.ts';

/** By which the results and reports of all gates are read. */
export const GATE_DOCUMENTS: readonly GateDocument[] = [
  JOBS_DOCUMENT,
  ROUTING_DOCUMENT,
  TYPESTATE_DOCUMENT,
  REQUIRED_DOCUMENT,
  KPI_DOCUMENT,
];
