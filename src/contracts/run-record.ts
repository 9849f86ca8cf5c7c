import { documentText } from './document-text.ts';
import type { RunRecord } from './generated/run-record.ts';
import { validate } from './generated/run-record.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { RunRecord };

/** The name of the record in a batch's folder. */
export const RUN_RECORD_FILE = 'run.json';

export function parseRunRecord(text: string, file: string): RunRecord {
  return parseCheckedJson<RunRecord>('the record of the run', text, validate, file);
}

export function runRecordText(record: RunRecord): string {
  return documentText(record);
}
