import type { Results } from './generated/results.ts';
import { validate } from './generated/results.validate.js';
import type { InfraReason, MissingToken, Observed, UnitResult, UnitStatus } from './generated/unit-result.ts';
import { parseCheckedJson } from './json-source.ts';

export type { InfraReason, MissingToken, Observed, Results, UnitResult, UnitStatus };

/** The name of the results file in a batch's folder. */
export const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
export const PROOF_LOG_FILE = 'tool-use-proof.log';
/** The name of the trajectory beside both. */
export const TRAJECTORY_FILE = 'trajectory.jsonl';

export function parseResults(text: string, file: string): Results {
  const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
  return parseCheckedJson<Results>('the results file', text, validate, file, { help });
}

export function summarize(results: readonly UnitResult[]): Results['summary'] {
  const count = (status: UnitStatus): number => results.filter((result) => result.status === status).length;
  return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}

/** Units of a run that kept records and has none of these. */
export function unrecordedUnits({ options, termination, results }: Results): readonly UnitResult[] {
  if (options.mode === 'replay' || termination === undefined) return [];
  return results.filter((unit) => unit.termination === undefined);
}

const ANY_CALL = 'any_tool_call';

/** Whether what is missing is a call of whichever tool. */
export function isAnyCall({ token }: Pick<MissingToken, 'token'>): boolean {
  return token === ANY_CALL;
}

/** The name of what is missing: `beta-skill`, `any tool call`, `one of ILogger, MapGet`. Tokens are as the case has them. */
export function missingName({ token }: Pick<MissingToken, 'token'>): string {
  if (token === ANY_CALL) return 'any tool call';
  const list = /^any_of\(([^]*)\)$/.exec(token)?.[1];
  return list === undefined ? token : `one of ${list.split('|').join(', ')}`;
}

/** The same within a sentence: `beta-skill (too_weak)`. Of a list, and of calls, there is only one reason. */
export function missingText({ token, reason }: Pick<MissingToken, 'token' | 'reason'>): string {
  const name = missingName({ token });
  return name === token ? `${token} (${reason})` : name;
}
