import type { Cell } from '../contracts/gate-result.ts';
import { countsText } from './statistics-text.ts';
import { clip } from './text-style.ts';

/** Of a reason or an error, so that one cell cannot hide the others. */
const TEXT_LIMIT = 1000;

/** What a cell shows in a matrix. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '-';
  const notes = cell.notes.map((note) => ` +${note}`).join('');
  return `${markOf(cell)} ${whatHappened(cell)}${cell.timeout ? ' (timeout)' : ''}${notes}`;
}

/** What a cell does to the gate, as one character. */
export function markOf({ gate }: Cell): string {
  return { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '✓' }[gate];
}

function whatHappened(cell: Cell): string {
  const { delta, got, sampling } = cell;
  const counts = sampling !== null && sampling.head.total > 1 ? ` ${countsText(sampling.head)}` : '';
  if (delta !== 'held' || got === null) return `${delta}${counts}`;
  // Of counted trials the one that is shown failed where any did, and what held is that enough of them pass.
  return `${isCounted(cell) ? 'pass' : got.status}${counts} (held)`;
}

export function expectedOf({ expected }: Cell): string {
  if (expected === null) return 'no entry';
  return expected.allow_timeout ? `${expected.expected_status}, timeout allowed` : expected.expected_status;
}

export function gotOf(cell: Cell): string {
  const { got, sampling } = cell;
  if (got === null) return 'no result';
  if (sampling !== null && isCounted(cell)) return `${countsText(sampling.head)} passed`;
  return `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}

/** Why, without repeating what "expected → got" already says. */
export function whyText(cell: Cell): string {
  const { delta, reason, error, expected } = cell;
  // That a tolerance ended, and what was counted, stands in the reason only.
  const isPlain = expected?.expired !== true && !isCounted(cell);
  const isSaid = error !== null && isPlain && ['regression', 'infra', 'new'].includes(delta);
  return clip([isSaid ? null : reason, error].filter((text) => text !== null).join('; '), TEXT_LIMIT);
}

/** Whether the counts of its trials decided about a cell, and no single one. */
function isCounted({ sampling }: Cell): boolean {
  return sampling !== null && sampling.rule !== 'single' && sampling.head.total > 0;
}
