import type { ErrorObject } from 'ajv';
import { childPointer } from '../kernel/json-pointer.ts';
import { shown, type Problem } from './problem.ts';

/** Where values stand in the text they came from. */
export interface LineFinder {
  lineOf(pointer: string): number | undefined;
}

/** What a generated validator found, as problems that name place, expected and found. */
export function schemaProblems(
  errors: readonly ErrorObject[],
  value: unknown,
  file: string,
  lines: LineFinder,
): readonly Problem[] {
  const problems = relevant(errors).map((error): Problem => {
    const key = keyOf(error);
    const pointer = key === undefined ? error.instancePath : childPointer(error.instancePath, key);
    return {
      file,
      line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
      pointer,
      expected: expectation(error),
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

/** The key that is wrong, where the error is one of a key and not of its value. */
function keyOf(error: ErrorObject): string | undefined {
  const extra: unknown = error.keyword === 'additionalProperties' ? error.params['additionalProperty'] : undefined;
  return extra === undefined ? error.propertyName : String(extra);
}

function foundBy(error: ErrorObject, key: string | undefined, value: unknown, pointer: string): string {
  if (error.keyword === 'required') return 'nothing';
  if (key === undefined) return shown(valueAt(value, pointer));
  return error.keyword === 'additionalProperties' ? `the unknown field ${shown(key)}` : `the name ${shown(key)}`;
}

/**
 * Of the branches of an `anyOf`, those that got further into the value say more than the ones that refused it at once; where
 * all refused it at once, one problem names what they would have taken.
 */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath);
  return errors.filter((error) => {
    if (error.keyword === 'propertyNames' || error.keyword === 'if') return false;
    const union = unions.find((path) => path === error.instancePath);
    if (union === undefined) return true;
    const deeper = errors.some(
      (other) =>
        other.instancePath.startsWith(`${union}/`) ||
        (other.instancePath === union && ['required', 'additionalProperties'].includes(other.keyword)),
    );
    if (error.keyword === 'anyOf') return !deeper && !errors.some((other) => isBranchOf(other, union));
    return !deeper || error.keyword !== 'type';
  });
}

function isBranchOf(error: ErrorObject, union: string): boolean {
  return error.instancePath === union && error.keyword !== 'anyOf';
}

function expectation(error: ErrorObject): string {
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case 'required':
      return `a field ${shown(params['missingProperty'])}`;
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
  for (const part of pointer.split('/').slice(1)) {
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as Readonly<Record<string, unknown>>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return current;
}
