import type { Loadability, LoadabilityOutcome, LoadabilityRow } from './generated/loadability.ts';
import type { RunRecord } from './generated/run-record.ts';
import { validate as validateRecord } from './generated/run-record.validate.js';
import type { TranscriptMeta } from './generated/transcript-meta.ts';
import { validate as validateMeta } from './generated/transcript-meta.validate.js';
import type { UnitResult } from './generated/unit-result.ts';
import { validate as validateUnit } from './generated/unit-result.validate.js';
import { parseCheckedJson } from './json-source.ts';

// What a run writes beside plan and results.
export type { Loadability, LoadabilityOutcome, LoadabilityRow, RunRecord, TranscriptMeta };

/** The name of the record in a batch's folder. */
export const RUN_RECORD_FILE = 'run.json';

export function parseRunRecord(text: string, file: string): RunRecord {
  return parseCheckedJson<RunRecord>('the record of the run', text, validateRecord, file);
}

export function parseTranscriptMeta(text: string, file: string): TranscriptMeta {
  return parseCheckedJson<TranscriptMeta>('the record of the process', text, validateMeta, file);
}

export function parseUnitResult(text: string, file: string): UnitResult {
  return parseCheckedJson<UnitResult>('the result of a unit', text, validateUnit, file);
}

/** The name of the matrix in a batch's folder. */
export const LOADABILITY_FILE = 'loadability.json';
