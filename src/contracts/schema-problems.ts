import type { ErrorObject } from 'ajv';
import { childPointer, pointerSegments } from '../kernel/json-pointer.ts';
import { didYouMean } from '../kernel/similar-name.ts';
import { groupedBy } from './grouped-by.ts';
import { shown, type Contradiction, type LineFinder, type Problem } from './problem.ts';

/** What a generated validator found, as problems that name place, expected and found. */
export function schemaProblems(
  errors: readonly ErrorObject[],
  value: unknown,
  file: string,
  lines: LineFinder,
): readonly Problem[] {
  const missing = groupedBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    placeOf,
  );
  const problems = relevant(errors).map((error): Problem => {
    const key = keyOf(error);
    const pointer = key === undefined ? error.instancePath : childPointer(error.instancePath, key);
    return {
      file,
      line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
      pointer,
      expected: expectation(error, missing.get(placeOf(error)) ?? []),
      found: foundBy(error, key, value, pointer),
      help: null,
    };
  });
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.pointer} ${problem.expected}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Fields that lack in one place are one problem. */
function placeOf({ instancePath, schemaPath }: ErrorObject): string {
  return `${instancePath} ${schemaPath}`;
}

/** The key that is wrong, where the error is one of a key and not of its value. */
function keyOf(error: ErrorObject): string | undefined {
  const extra: unknown = error.keyword === 'additionalProperties' ? error.params['additionalProperty'] : undefined;
  return typeof extra === 'string' ? extra : error.propertyName;
}

function foundBy(error: ErrorObject, key: string | undefined, value: unknown, pointer: string): string {
  if (error.keyword === 'required') return 'nothing';
  if (key === undefined) return shown(valueAt(value, pointer));
  if (error.keyword !== 'additionalProperties') return `the name ${shown(key)}`;
  return `the unknown field ${shown(key)}${didYouMean(key, error.params['known'] as readonly string[])}`;
}

/**
 * Of the branches of an `anyOf`, those that got further into the value say more than the ones that refused it at once; where
 * all refused it at once, one problem names what they would have taken.
 */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const merged = new Map([...unions].map((path) => [path, branchTypes(errors, path)]));
  return errors.flatMap((error) => {
    if (error.keyword === 'propertyNames' || error.keyword === 'if') return [];
    const types = merged.get(error.instancePath);
    if (types === undefined) return [error];
    if (error.keyword === 'anyOf')
      return types.length === 0 ? [] : [{ ...error, keyword: 'type', params: { type: types } }];
    return error.keyword === 'type' ? [] : [error];
  });
}

/** What the branches of a union would have taken, where each of them refused the value at once; else nothing. */
function branchTypes(errors: readonly ErrorObject[], union: string): readonly string[] {
  const own = errors.filter((error) => error.instancePath === union && error.keyword !== 'anyOf');
  const further = own.some((error) => error.keyword !== 'type');
  if (further || errors.some((error) => error.instancePath.startsWith(`${union}/`))) return [];
  return own.map((error) => String((error.params as { type: string | readonly string[] }).type));
}

function expectation(error: ErrorObject, missing: readonly ErrorObject[]): string {
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case 'required':
      return `${missing.length > 1 ? 'the fields' : 'a field'} ${missing.map((one) => shown(one.params['missingProperty'])).join(', ')}`;
    case 'additionalProperties':
      return 'only known fields';
    case 'type':
      return Array.isArray(params['type']) ? params['type'].join(' or ') : String(params['type']);
    case 'enum':
      return `one of ${(params['allowedValues'] as readonly unknown[]).map((item) => shown(item)).join(', ')}`;
    case 'const':
      return shown(params['allowedValue']);
    case 'pattern':
      return describePattern(String(params['pattern']), error);
    case 'minItems':
      return params['limit'] === 1 ? 'a list that is not empty' : `at least ${String(params['limit'])} items`;
    case 'maxItems':
      return `at most ${String(params['limit'])} items`;
    case 'maxLength':
      return `at most ${String(params['limit'])} characters`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return `a number ${String(params['comparison'])} ${String(params['limit'])}`;
    default:
      return error.message ?? error.keyword;
  }
}

function describePattern(pattern: string, error: ErrorObject): string {
  const subject = error.propertyName === undefined ? 'a text' : 'a name';
  if (pattern === '\\S') return 'a text that is not empty';
  return `${subject} that matches ${pattern}`;
}

function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const part of pointerSegments(pointer) ?? []) {
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as Readonly<Record<string, unknown>>)[part];
  }
  return current;
}

/** What a generated validator found in its last call, where no text is at hand that has lines. */
export function schemaContradictions(
  { errors }: { readonly errors?: ErrorObject[] | null },
  value: unknown,
): readonly Contradiction[] {
  const found = schemaProblems(errors ?? [], value, '', { lineOf: () => undefined });
  return found.map(({ pointer, expected, found: told }) => ({ pointer, expected, found: told }));
}
