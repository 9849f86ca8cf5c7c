import { changeText, type FindingChange } from '../../contracts/gate-result.ts';
import type { Cell } from '../../contracts/routing-detail.ts';

/** What was expected of a cell, and what it came to: `pass, timeout allowed` → `fail (timed out)`. */
export function cellChange({ expected, got, sampling }: Pick<Cell, 'expected' | 'got' | 'sampling'>): FindingChange {
  const from = expected === null ? 'no entry' : expected.expected_status;
  const late = expected?.allow_timeout === true ? ', timeout allowed' : '';
  return { from: `${from}${late}`, to: found(got, sampling) };
}

function found(got: Cell['got'], sampling: Cell['sampling']): string {
  if (got === null) return 'no result';
  if (sampling !== null && isCounted({ sampling })) return `${sampling.head.passed}/${sampling.head.total} passed`;
  return `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}

/** Why, and what changed of the entry and the case. It begins with the change where the reason says no more than that. */
export function cellMessage(cell: Cell): string {
  const { delta, reason, error, expected, notes } = cell;
  // That a tolerance ended, and what was counted, stands in the reason only.
  const isPlain = expected?.expired !== true && !isCounted(cell);
  const isChange = error !== null && isPlain && ['regression', 'infra', 'new'].includes(delta);
  const parts = [isChange ? changeText(cellChange(cell)) : reason, ...notes.map((note) => `+ ${note}`)];
  return [...parts, ...(error === null ? [] : [error])].join('; ');
}

/** Whether the counts of its trials decided about a cell, and no single one. */
export function isCounted({ sampling }: Pick<Cell, 'sampling'>): boolean {
  return sampling !== null && sampling.rule !== 'single' && sampling.head.total > 0;
}
