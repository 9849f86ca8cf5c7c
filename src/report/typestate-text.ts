import { counted } from '../contracts/counted.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

/** What is said of a judged turn. */
export interface JudgedTurn {
  readonly result: 'accepted' | 'rejected';
  readonly failureClasses: readonly string[];
  /** Missing where nothing is said of a mutation, as in the reference's own form. */
  readonly mutationReady?: boolean;
  readonly mutationFailureClasses?: readonly string[];
}

/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
export function joinText(heading: string, input: string, turn: JudgedTurn, style: TextStyle): string {
  const { mutationReady: ready } = turn;
  const mark = turn.result === 'accepted' ? style.green : style.red;
  const lines = [
    style.bold(heading),
    `  Input: ${safeText(input)}`,
    `  Result: ${mark(turn.result)}`,
    `  Failure Classes: ${turn.failureClasses.length}`,
    ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
    ...(ready === undefined ? [] : [`  Mutation Ready: ${ready ? style.green('yes') : style.red('no')}`]),
    ...(ready === undefined ? [] : (turn.mutationFailureClasses ?? [])).map((failureClass) => `    - ${failureClass}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** What is said of a line of turns. */
export interface ShownLine {
  readonly file: string;
  /** Null where what is said is true of the whole file. */
  readonly line: number | null;
  readonly id?: string;
  readonly output?: {
    readonly result: 'accepted' | 'rejected';
    readonly failureClasses: readonly string[];
    readonly normalized: { readonly callSpec: { readonly callId: string } };
  };
  readonly error?: { readonly class: string; readonly message: string };
}

export interface TurnCounts {
  readonly accepted: number;
  readonly rejected: number;
  readonly invalid: number;
  /** Files in which there was nothing to judge, and files that could not be read. */
  readonly files: number;
}

/** An id is as long as whoever wrote it likes. */
const NAME_LIMIT = 200;
const MESSAGE_LIMIT = 500;

/** `file:line  turn <id or callId>  rejected  class, class`, or why there is no turn; nothing for a turn that is accepted. */
export function turnLineText({ file, line, id, output, error }: ShownLine, style: TextStyle): string {
  if (output?.result === 'accepted') return '';
  const name = id ?? output?.normalized.callSpec.callId;
  const said =
    output === undefined
      ? [style.red('invalid'), `${error?.class}: ${safeText(clip(error?.message ?? '', MESSAGE_LIMIT))}`]
      : [style.red('rejected'), output.failureClasses.join(', ')];
  const parts = [
    safeText(line === null ? file : `${file}:${line}`),
    ...(name === undefined ? [] : [`turn ${safeText(clip(name, NAME_LIMIT))}`]),
    ...said,
  ];
  return `${parts.join('  ')}\n`;
}

/** The last line. */
export function turnLinesSummary({ accepted, rejected, invalid, files }: TurnCounts): string {
  const turns = counted(accepted + rejected + invalid, 'turn');
  const without = files === 0 ? '' : `, ${counted(files, 'file')} without a turn`;
  return `${turns}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}

/** What is said of one vector and of the coverage of its suite. */
export interface ShownOutcome {
  readonly id: string;
  readonly problems: readonly string[];
}

export interface ShownCoverage {
  readonly wanted: readonly string[] | null;
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
}

/** `[ok] suite/id`, as the reference's runner says it, or what differs. */
export function vectorLine(suiteId: string, { id, problems }: ShownOutcome, style: TextStyle): string {
  const name = safeText(`${suiteId}/${id}`);
  if (problems.length === 0) return `${style.green('[ok]')} ${name}\n`;
  return `${style.red('[failed]')} ${name}: ${problems.map(safeText).join('; ')}\n`;
}

/** The last lines of a run. */
export function suiteSummary(outcomes: readonly ShownOutcome[], coverage: ShownCoverage): string {
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  const { wanted, missing, foreign } = coverage;
  const covered = wanted === null ? '' : `, ${wanted.length - missing.length} of ${wanted.length} classes covered`;
  const lines = [
    ...missing.map((name) => `not covered: ${safeText(name)}`),
    ...foreign.map((name) => `foreign class: ${safeText(name)}`),
    `${outcomes.length} vectors: ${outcomes.length - failed} ok, ${failed} failed${covered}`,
  ];
  return `${lines.join('\n')}\n`;
}
