import { trimmed } from '../kernel/trimmed.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';

export { optionalText, refSet, trimmed } from '../kernel/trimmed.ts';

/** A to Z in lower case, all else as it is: what a policy names must not depend on the tables of a Unicode version. */
export function asciiLower(text: string): string {
  return /[A-Z]/.test(text) ? text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** Trimmed; throws `TurnInvalidError` on a blank one. `field` names it as the reference does: `toolUse[].toolCallId`. */
export function requiredText(text: string, field: string): string {
  const value = trimmed(text);
  if (value === '') throw new TurnInvalidError(`${field} must be non-empty`);
  return value;
}

/** The names of a surface's fields, ascending: its rows have the same ones. */
const NAMES = new Map<string, readonly string[]>();

/** Each text of a row as `requiredText` has it, ascending by name. `surface`: `toolRender[]`. */
export function requiredTexts<T extends Readonly<Record<keyof T, string>>>(row: T, surface: string): T {
  const names = NAMES.get(surface) ?? Object.keys(row).sort();
  NAMES.set(surface, names);
  const normal: Partial<Record<string, string>> = {};
  for (const name of names) normal[name] = requiredText(row[name as keyof T], `${surface}.${name}`);
  return normal as T;
}
