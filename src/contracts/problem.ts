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

/** Where a document says what cannot be true beside the rest of it. */
export type Contradiction = Pick<Problem, 'pointer' | 'expected' | 'found'>;

/** Where values stand in the text they came from. */
export interface LineFinder {
  lineOf(pointer: string): number | undefined;
}

/** Contradictions as problems of the file whose text has those lines. */
export function problemsAt(found: readonly Contradiction[], file: string, lines: LineFinder): readonly Problem[] {
  return found.map((one) => ({ ...one, file, line: lines.lineOf(one.pointer) ?? null, help: null }));
}

/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;
/** Of a path, a pointer or a sentence that holds parts of the document. */
const PART_LIMIT = 300;

/** `file:line: pointer: expected …, found …` with the remedy, on one line whatever the document holds. */
export function formatProblem(problem: Problem): string {
  const place = problem.line === null ? part(problem.file) : `${part(problem.file)}:${problem.line}`;
  const pointer = problem.pointer === '' ? '' : ` ${part(problem.pointer)}:`;
  const help = problem.help === null ? '' : ` (${part(problem.help)})`;
  return `${place}:${pointer} expected ${part(problem.expected)}, found ${part(problem.found)}${help}`;
}

/** One error for all problems of a document, at least one; it keeps them for who lists those of several documents. */
export class ProblemsError extends PortcullisError {
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[], help?: string) {
    const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
    if (problems.length > LISTED_PROBLEMS) lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
    super('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
    this.problems = problems;
  }
}

/** A value as a reader recognises it, on one line and cut to length. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string' && value.length > FOUND_LIMIT) return `${shown(cut(value, FOUND_LIMIT))}…`;
  return cut(printable(JSON.stringify(value)), typeof value === 'string' ? PART_LIMIT : FOUND_LIMIT, '…');
}

/** A text on one line: what cannot be seen, ends a line or changes the order of other characters stands as an escape. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function part(text: string): string {
  return cut(printable(text), PART_LIMIT, '…');
}

/** Never in the middle of a pair of surrogates. */
function cut(text: string, limit: number, mark = ''): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}${mark}`;
}
