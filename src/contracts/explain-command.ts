import { REPORT_BOUNDS } from './report-bounds.ts';

/** The file as one word of a shell. */
const EXPLAIN =
  /^portcullis explain [0-9a-f-]{36} --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;

/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
export function explainCommand(unitRunId: string, results: string): string | null {
  const command = `portcullis explain ${unitRunId} --results ${shellWord(results)}`;
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
