import { getInput, getMultilineInput } from '@actions/core';

import { usageError } from '../kernel/portcullis-error.ts';

/** An input that may be left out; null where it is empty. */
export function optionalInput(name: string): string | null {
  const value = getInput(name);
  return value === '' ? null : value;
}

/** One value per line; null where there is none. */
export function optionalLines(name: string): readonly string[] | null {
  const lines = getMultilineInput(name);
  return lines.length === 0 ? null : lines;
}

/** Names or ids, one per line or with commas between them; null where there is none. */
export function namesInput(name: string): string[] | null {
  const names = getMultilineInput(name).flatMap((line) => line.split(','));
  const given = names.map((item) => item.trim()).filter((item) => item !== '');
  return given.length === 0 ? null : given;
}

/** A number above 0, or a whole one from `least` (default 1), up to `most`; null where it is empty. */
export function numberInput(
  name: string,
  { least = 1, most, whole }: { readonly least?: number; readonly most: number; readonly whole: boolean },
): number | null {
  const value = getInput(name);
  if (value === '') return null;
  const number = Number(value);
  const isNumber = whole ? /^\d{1,9}$/.test(value) : /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
  if (isNumber && (whole ? number >= least : number > 0) && number <= most) return number;
  const expected = whole ? `a whole number from ${least} to ${most}` : `a number above 0, at most ${most}`;
  throw usageError(`The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}

/** Exactly `true` or `false`: anything else is a mistake that must not choose for the user. */
export function booleanInput(name: string, fallback: boolean): boolean {
  const value = getInput(name);
  if (value === '') return fallback;
  if (value === 'true' || value === 'false') return value === 'true';
  throw usageError(`The input "${name}" is ${JSON.stringify(value)}: true or false was expected.`);
}

/** One of a few words, the first of them where it is empty. */
export function choiceInput<T extends string>(name: string, [fallback, ...others]: readonly [T, ...T[]]): T {
  const value = getInput(name);
  if (value === '') return fallback;
  const choices = [fallback, ...others];
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) return chosen;
  const expected = choices.filter((choice) => choice !== '').join(' or ');
  throw usageError(`The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}
