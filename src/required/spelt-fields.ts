import type { SpeltJson } from '../kernel/canonical-json.ts';
import { isObject } from '../kernel/is-object.ts';
import { SpeltNumber } from '../kernel/json-number.ts';
import type { JsonTreeObject } from '../kernel/json-tree.ts';
import { refSet, trimmed } from '../kernel/trimmed.ts';

/** A JSON object in which numbers keep their spelling. */
export type SpeltObject = JsonTreeObject<number | SpeltNumber>;

/** A whole number of 64 bits: plain where JavaScript is exact. */
export type WholeNumber = number | SpeltNumber;

type Value = SpeltJson | undefined;

/** The value as an object; undefined where it is none. */
export function objectOf(value: Value): SpeltObject | undefined {
  return isObject(value) && !(value instanceof SpeltNumber) ? value : undefined;
}

/** The items of a list; none where it is no list. */
export function itemsOf(value: Value): readonly SpeltJson[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a trimmed text; undefined where it is none or a blank one. */
export function textOf(value: Value): string | undefined {
  const found = typeof value === 'string' ? trimmed(value) : '';
  return found === '' ? undefined : found;
}

/** The value as a whole number of 64 bits; undefined where it is none, also for `1.0`. */
export function wholeNumberOf(value: Value, range: 'signed' | 'unsigned'): WholeNumber | undefined {
  if (typeof value !== 'number' && !(value instanceof SpeltNumber)) return undefined;
  const spelling = typeof value === 'number' ? String(value) : value.spelling;
  if (!/^-?\d+$/.test(spelling)) return undefined;
  const whole = BigInt(spelling);
  const inRange = range === 'signed' ? BigInt.asIntN(64, whole) : BigInt.asUintN(64, whole);
  return inRange === whole ? value : undefined;
}

/** Whether a value is a list of texts that are not blank. */
export function areTexts(value: Value): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && textOf(item) !== undefined);
}

/** A list of texts as a set; what is none as it stands. */
export function textSet(value: Value): Found {
  return areTexts(value) ? refSet(value) : value;
}

/** A value whose texts, and those in its list, are trimmed. */
export function bare(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? trimmed(item) : item));
  return typeof value === 'string' ? trimmed(value) : value;
}

/** The members of an object so; none where it is none. */
export function trimmedFields(value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(objectOf(value) ?? {}).map(([name, member]) => [name, bare(member)]));
}

type Found = Value | readonly Found[] | { readonly [name: string]: Found };

/** What should stand somewhere; a symbol where that is no value but words. */
type Expected = Value | symbol | readonly Expected[] | { readonly [name: string]: Expected };

export const NOT_BLANK = Symbol('a text that is not blank');

/** Tells where what was found is not what was expected: each field that was expected of an object, and the first item of a list. */
export function reportMismatches(errors: string[], place: string, expected: Expected, found: Found): void {
  if (Array.isArray(expected) && Array.isArray(found)) {
    const before = errors.length;
    for (let at = 0; errors.length === before && at < Math.max(expected.length, found.length); at += 1) {
      reportMismatches(errors, `${place}[${at}]`, (expected as Expected[])[at], (found as Found[])[at]);
    }
  } else if (isFields(expected) && isFields(found)) {
    for (const [name, value] of Object.entries(expected)) {
      reportMismatches(errors, `${place}.${name}`, value, (found as Readonly<Record<string, Found>>)[name]);
    }
  } else if (expected !== found) {
    errors.push(`${place}: expected ${shownValue(expected)}, found ${shownValue(found)}`);
  }
}

function isFields(value: Expected): value is { readonly [name: string]: Expected } {
  return isObject(value) && !(value instanceof SpeltNumber);
}

/** A value in a message, short whatever it is. */
export function shownValue(value: Expected): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'symbol') return value.description ?? '';
  if (value instanceof SpeltNumber) return value.spelling;
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value).slice(0, 120);
}
