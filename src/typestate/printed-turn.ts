import type { ReadonlyJsonValue } from '../kernel/json-value.ts';
import type { DerivedTurn } from './turn-document.ts';

/** A derived turn as a line of JSON: what the input says already is left out. */
export function printedTurn({ turn, line, input, derived }: DerivedTurn): Record<string, ReadonlyJsonValue> {
  return { turn, line, input, derived };
}
