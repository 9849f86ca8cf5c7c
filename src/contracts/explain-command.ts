import type { UnitResult } from './results.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';

/** Ids as cases and configurations have them; the file as one word of a shell. */
const EXPLAIN =
  /^portcullis explain [\w-]+\/[\w-]+(?:\/\d+)? --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;

/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
export function explainCommand(unit: Pick<UnitResult, 'case_id' | 'agent' | 'trial'>, results: string): string | null {
  const name = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : `/${unit.trial}`}`;
  const command = `portcullis explain ${name} --results ${shellWord(results)}`;
  return command.length <= REPORT_BOUNDS.text && isExplainCommand(command) ? command : null;
}

/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
export function isExplainCommand(command: string): boolean {
  return EXPLAIN.test(command);
}

/** A text as a shell takes it for one word. */
export function shellWord(text: string): string {
  return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
