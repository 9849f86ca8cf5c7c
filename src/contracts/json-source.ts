import type { ErrorObject } from 'ajv';
import { parseJsonDocument, type JsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { jsonMemberText } from '../kernel/json-member-text.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { printable, problemsError, type Problem } from './problem.ts';
import { schemaProblems, type LineFinder } from './schema-problems.ts';

/** A validator that was generated from a schema. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ErrorObject[] | null;
}

/** Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column. */
export function parseJsonSource(text: string, file: string): JsonDocument {
  try {
    return parseJsonDocument(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const empty = text.trim() === '' ? ' The file is empty.' : '';
    throw new PortcullisError(
      'invalid_input',
      `${printable(file)}:${error.line}:${error.column}: not valid JSON: ${error.message}.${empty}`,
      'Correct the file; if a tool wrote it, it was cut off or edited: write it again.',
      { cause: error, mismatch: { expected: 'valid JSON', found: error.reason, line: error.line } },
    );
  }
}

/** The value as what the schema describes, or one error with every problem. `what` names the document for people. */
export function checkedValue<T>(
  what: string,
  value: unknown,
  validate: Validator<T>,
  file: string,
  lines: LineFinder,
  help?: string,
): T {
  if (validate(value)) return value;
  throw problemsError(what, schemaProblems(validate.errors ?? [], value, file, lines), help);
}

/**
 * Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. `wholeCharacters`: of a document
 * that has a digest.
 */
export function parseCheckedJson<T>(
  what: string,
  text: string,
  validate: Validator<T>,
  file: string,
  options: { wholeCharacters?: boolean; help?: string } = {},
): T {
  const document = parseJsonSource(text, file);
  refuseDuplicateKeys(what, document, file);
  if (options.wholeCharacters === true) refuseBrokenText(what, document, file);
  return checkedValue(what, document.value, validate, file, document, options.help);
}

/** Throws where a document is of another version: of all that differs then, this alone says what to do. */
export function refuseOtherSchema(value: JsonValue, file: string, schema: number, help: string): void {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  const found = (value as Readonly<Record<string, JsonValue>>)['schema'];
  if (typeof found !== 'number' || found === schema) return;
  const message = `${printable(file)}: expected "schema": ${schema}, found ${found}`;
  throw new PortcullisError('invalid_input', message, help);
}

/** Throws where a key stands twice in one object. */
export function refuseDuplicateKeys(what: string, document: JsonDocument, file: string): void {
  if (document.duplicateKeys.length === 0) return;
  throw problemsError(
    what,
    document.duplicateKeys.map(({ pointer, line }) => ({
      file,
      line,
      pointer,
      expected: 'each key once',
      found: 'the key again',
      help: null,
    })),
  );
}

/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
export function refuseBrokenText(what: string, document: JsonDocument, file: string): void {
  const problems: Problem[] = [];
  const visit = (value: JsonValue, pointer: string, key: string): void => {
    if (!isWellFormed(key) || (typeof value === 'string' && !isWellFormed(value))) {
      const line = document.lineOf(pointer) ?? null;
      const expected = 'whole characters';
      problems.push({ file, line, pointer, expected, found: 'half of a surrogate pair', help: null });
    }
    if (value === null || typeof value !== 'object') return;
    for (const [name, item] of Object.entries(value)) visit(item, childPointer(pointer, name), name);
  };
  visit(document.value, '', '');
  if (problems.length > 0) throw problemsError(what, problems);
}

/**
 * A number that a JSON object has as a member, in the spelling that it has there: `1.0` and 20 digits are not what JavaScript would write.
 * Of repeated members the last one counts.
 *
 * @param text valid JSON in which that member is a number
 */
export function speltNumber(text: string, member: string): string {
  const spelt = jsonMemberText(text, member);
  if (spelt !== undefined && /^[-\d]/.test(spelt)) return spelt;
  throw new TypeError(`expected a number as ${JSON.stringify(member)}`);
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
