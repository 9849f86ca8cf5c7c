import { PortcullisError } from '../kernel/portcullis-error.ts';

/** One thing that is wrong with a document, in terms of what its author can see. */
export interface Problem {
  readonly file: string;
  /** 1-based; null where the place is not known. */
  readonly line: number | null;
  /** JSON pointer to the value; empty for the whole document. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  readonly help: string | null;
}

/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;

/** `file:line: pointer: expected …, found …` with the remedy on the same line. */
export function formatProblem(problem: Problem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`;
  const pointer = problem.pointer === '' ? '' : ` ${problem.pointer}:`;
  const help = problem.help === null ? '' : ` (${problem.help})`;
  return `${place}:${pointer} expected ${problem.expected}, found ${problem.found}${help}`;
}

/** One error for all problems of a document; `problems` must not be empty. */
export function problemsError(what: string, problems: readonly Problem[], help?: string): PortcullisError {
  const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
  if (problems.length > LISTED_PROBLEMS) lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
  return new PortcullisError('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
}

/** A value as a reader recognises it, on one line and cut to length. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length <= FOUND_LIMIT ? text : `${text.slice(0, FOUND_LIMIT)}…`;
}
