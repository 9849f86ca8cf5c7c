import { clip, safeText, type TextStyle } from './text-style.ts';

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
  const turns = accepted + rejected + invalid;
  const without = files === 0 ? '' : `, ${files} ${files === 1 ? 'file' : 'files'} without a turn`;
  return `${turns} ${turns === 1 ? 'turn' : 'turns'}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}
