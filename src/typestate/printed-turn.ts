import type { ReadonlyJsonValue } from '../kernel/json-value.ts';
import type { DerivedTurn } from './turn-document.ts';

/** A derived turn as a line of JSON: what the input says already is left out. */
export function printedTurn({
  turn,
  line,
  input,
  derived,
  unreadable,
}: DerivedTurn): Record<string, ReadonlyJsonValue> {
  const printed = { turn, line, input, derived };
  return unreadable.length === 0 ? printed : { ...printed, unreadable: unreadable.map((one) => ({ ...one })) };
}
