import type { DerivedTurn } from './turn-document.ts';

/**
 * The line of a transcript that a fault points at: the result of the first call at fault, or where none came the call itself; the turn's
 * first line where the fault is about no call.
 */
export function faultLine(
  { line, calls: lines }: Pick<DerivedTurn, 'line' | 'calls'>,
  calls: readonly string[],
): number {
  const [first] = calls;
  const found = first === undefined ? undefined : lines.get(first);
  return found?.result ?? found?.request ?? line;
}
