export type {
  Cell,
  CellSampling,
  CellNote,
  ComparatorReport,
  Delta,
  Finding,
  GateEffect,
  GateResult,
  Rollup,
  SuiteSampling,
  Tally,
} from './generated/gate-result.ts';

/** The name of the gate result's file, beside the results. */
export const GATE_RESULT_FILE = 'gate-result.json';
