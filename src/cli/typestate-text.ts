import { clip, safeText, type TextStyle } from '../app/world/said.ts';
import type { CheckedLine, JoinReport, TurnReport } from '../app/typestate/check-turns.ts';
import type { SuiteRun } from '../app/typestate/run-vector-suite.ts';
import { counted } from '../contracts/counted.ts';

/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
export function joinText(heading: string, input: string, turn: JoinReport | TurnReport, style: TextStyle): string {
  const mark = turn.result === 'accepted' ? style.green : style.red;
  const lines = [
    style.bold(heading),
    `  Input: ${safeText(input)}`,
    `  Result: ${mark(turn.result)}`,
    `  Failure Classes: ${turn.failureClasses.length}`,
    ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
  ];
  // The reference's own form says nothing of a mutation.
  if ('mutationReady' in turn) {
    lines.push(`  Mutation Ready: ${turn.mutationReady ? style.green('yes') : style.red('no')}`);
    for (const failureClass of turn.mutationFailureClasses) lines.push(`    - ${failureClass}`);
  }
  return `${lines.join('\n')}\n`;
}

/** An id is as long as whoever wrote it likes. */
const NAME_LIMIT = 200;
const MESSAGE_LIMIT = 500;

/** `file:line  turn <id or callId>  rejected  class, class`, or why there is no turn; nothing for a turn that is accepted. */
export function turnLineText(checked: CheckedLine, style: TextStyle): string {
  if (checked.exit === 0) return '';
  const { file, line, id } = checked;
  const [name, ...said] =
    'error' in checked
      ? [id, style.red('invalid'), `${checked.error.class}: ${safeText(clip(checked.error.message, MESSAGE_LIMIT))}`]
      : [
          id ?? checked.output.normalized.callSpec.callId,
          style.red('rejected'),
          checked.output.failureClasses.join(', '),
        ];
  const parts = [
    safeText(line === null ? file : `${file}:${line}`),
    ...(name === undefined ? [] : [`turn ${safeText(clip(name, NAME_LIMIT))}`]),
    ...said,
  ];
  return `${parts.join('  ')}\n`;
}

/** How many turns came to what; `files`: in which there was nothing to judge, or which could not be read. */
export type TurnCounts = Readonly<Record<'accepted' | 'rejected' | 'invalid' | 'files', number>>;

/** How many lines were not told, where of each kind but the accepted ones `told` were. */
export function moreLines({ rejected, invalid, files }: TurnCounts, told: number): string {
  const more = [rejected, invalid, files].reduce((sum, count) => sum + Math.max(0, count - told), 0);
  return more === 0 ? '' : `and ${counted(more, 'more line')}\n`;
}

/** The last line. */
export function turnLinesSummary({ accepted, rejected, invalid, files }: TurnCounts): string {
  const turns = counted(accepted + rejected + invalid, 'turn');
  const without = files === 0 ? '' : `, ${counted(files, 'file')} without a turn`;
  return `${turns}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}

/** `[ok] suite/id`, as the reference's runner says it, or what differs. */
export function vectorLine(suiteId: string, { id, problems }: SuiteRun['outcomes'][number], style: TextStyle): string {
  const name = safeText(`${suiteId}/${id}`);
  if (problems.length === 0) return `${style.green('[ok]')} ${name}\n`;
  return `${style.red('[failed]')} ${name}: ${problems.map(safeText).join('; ')}\n`;
}

/** The last lines of a run. */
export function suiteSummary({ outcomes, coverage }: SuiteRun): string {
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  const { wanted, missing, foreign } = coverage;
  const covered = wanted === null ? '' : `, ${wanted.length - missing.length} of ${wanted.length} classes covered`;
  const lines = [
    ...missing.map((name) => `not covered: ${safeText(name)}`),
    ...foreign.map((name) => `foreign class: ${safeText(name)}`),
    `${counted(outcomes.length, 'vector')}: ${outcomes.length - failed} ok, ${failed} failed${covered}`,
  ];
  return `${lines.join('\n')}\n`;
}
