export type {
  Cell,
  CellNote,
  ComparatorReport,
  Delta,
  Finding,
  GateEffect,
  GateResult,
} from './generated/gate-result.ts';

/** The name of the gate result's file, beside the results. */
export const GATE_RESULT_FILE = 'gate-result.json';
