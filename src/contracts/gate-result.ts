import type { Delta, GateEffect, GateResult } from './generated/gate-result.ts';
import { validate } from './generated/gate-result.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type {
  BaselineFacts,
  Cell,
  CellNote,
  CellSampling,
  ComparatorReport,
  Delta,
  Finding,
  GateEffect,
  GateResult,
  Leg,
  Rollup,
  SuiteSampling,
  Tally,
} from './generated/gate-result.ts';

/** Worst first: what one trial held, another one cannot have improved. */
export const DELTAS: readonly Delta[] = [
  'missing_result',
  'prompt_leading',
  'regression',
  'infra',
  'missing_baseline',
  'new',
  'insufficient_data',
  'soft_regression',
  'watch',
  'unreliable_baseline',
  'flaky',
  'removed',
  'not_planned',
  'held',
  'improvement',
];

/** What a delta does to the gate, worst first. */
export const GATE_EFFECTS: readonly GateEffect[] = ['fail', 'undecided', 'warn', 'report', 'ok'];

/** What a result warns of where it holds without having run anything. */
export const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';

export function parseGateResult(text: string, file: string): GateResult {
  const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
  return parseCheckedJson<GateResult>('the gate result', text, validate, file, { help });
}
