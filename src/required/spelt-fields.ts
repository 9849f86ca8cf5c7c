import type { SpeltJson } from '../kernel/canonical-json.ts';
import { isObject } from '../kernel/is-object.ts';
import { SpeltNumber } from '../kernel/json-number.ts';
import type { JsonTreeObject } from '../kernel/json-tree.ts';
import { trimmed } from '../kernel/trimmed.ts';

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

/** A value in a message, short whatever it is. */
export function shownValue(value: Same): string {
  if (value === undefined) return 'nothing';
  if (value instanceof SpeltNumber) return value.spelling;
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value).slice(0, 120);
}

type Same = Value | readonly string[];

function isTexts(value: Same): value is readonly string[] {
  return Array.isArray(value);
}

/** Whether what was expected holds; it goes to the errors where not. */
export type Expect = (holds: boolean, field: string, expected: string, found: Same) => boolean;

export function expecting(place: string, errors: string[]): Expect {
  return (holds, field, expected, found) => {
    if (!holds) errors.push(`${place}${field}: expected ${expected}, found ${shownValue(found)}`);
    return holds;
  };
}

/** Expects a scalar, or a list of texts, of which the first other one is told. */
export function expectSame(expect: Expect, field: string, expected: Same, found: Same): boolean {
  if (!isTexts(expected) || !isTexts(found)) return expect(expected === found, field, shownValue(expected), found);
  const at = [...expected, undefined].findIndex((item, index) => item !== found[index]);
  return at === -1 || expect(false, `${field}[${at}]`, shownValue(expected[at]), found[at]);
}

/** The texts of a list as they stand there; what is no list, no text or a blank one is told. */
export function textsOf(value: Value, field: string, expect: Expect): readonly string[] {
  expect(Array.isArray(value), field, 'a list', value);
  return itemsOf(value).flatMap((item, at) => {
    const isText = typeof item === 'string' && textOf(item) !== undefined;
    expect(isText, `${field}[${at}]`, 'a text that is not blank', item);
    return isText ? [item] : [];
  });
}
