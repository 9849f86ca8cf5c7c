import { documentText } from './document-text.ts';
import type { Results } from './generated/results.ts';
import { validate } from './generated/results.validate.js';
import type { InfraReason, MissingToken, Observed, UnitResult, UnitStatus } from './generated/unit-result.ts';
import { parseCheckedJson } from './json-source.ts';

export type { InfraReason, MissingToken, Observed, Results, UnitResult, UnitStatus };

/** The name of the results file in a batch's folder. */
export const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
export const PROOF_LOG_FILE = 'tool-use-proof.log';

export function parseResults(text: string, file: string): Results {
  const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
  return parseCheckedJson<Results>('the results file', text, validate, file, { help });
}

export function resultsText(results: Results): string {
  return documentText(results);
}

export function summarize(results: readonly UnitResult[]): Results['summary'] {
  const count = (status: UnitStatus): number => results.filter((result) => result.status === status).length;
  return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}
