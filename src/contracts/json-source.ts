import type { ErrorObject } from 'ajv';
import { isObject } from '../kernel/is-object.ts';
import { parseJsonDocument, type JsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';
import { refuseOtherKind } from './document-kind.ts';
import { printable, problemsAt, ProblemsError, type Contradiction, type LineFinder, type Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { VERSION } from './version.ts';

/** For rooms that take JSON from here: a number in the spelling that it has, since `1.0` and 20 digits are not what JavaScript would write. */
export { jsonMemberText } from '../kernel/json-member-text.ts';

/** A validator that was generated from a schema. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ErrorObject[] | null;
}

/**
 * Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column, or the document of ours
 * that it is instead of `what`.
 */
export function parseJsonSource(text: string, file: string, what?: string): JsonDocument {
  try {
    return parseJsonDocument(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    if (what !== undefined) refuseOtherKind(what, { text }, file);
    const empty = text.trim() === '' ? ' The file is empty.' : '';
    throw invalidInput(
      `${printable(file)}:${error.line}:${error.column}: not valid JSON: ${error.reason}.${empty}`,
      'Correct the file; if a tool wrote it, it was cut off or edited: write it again.',
      { cause: error, mismatch: error.mismatch },
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
  throw new ProblemsError(what, schemaProblems(validate.errors ?? [], value, file, lines), help);
}

interface CheckOptions {
  /** Of a document that has a digest. */
  readonly wholeCharacters?: boolean;
  readonly help?: string;
  /** The version that is read; 1 unless told. */
  readonly schema?: number;
  /** What is out of bounds before the document is looked at any closer. */
  readonly excess?: (value: JsonValue) => readonly Contradiction[];
}

/** A document as its schema describes it, and what throws one error where it contradicts itself. */
interface CheckedDocument<T> {
  readonly value: T;
  readonly refuse: (found: readonly Contradiction[], help?: string) => void;
}

/** Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. */
export function checkedDocument<T>(
  what: string,
  text: string,
  validate: Validator<T>,
  file: string,
  { wholeCharacters = false, help, schema, excess = () => [] }: CheckOptions = {},
): CheckedDocument<T> {
  const document = parseJsonSource(text, file, what);
  const refuse: CheckedDocument<T>['refuse'] = (found, remedy = help) => {
    if (found.length > 0) throw new ProblemsError(what, problemsAt(found, file, document), remedy);
  };
  refuseDuplicateKeys(what, document, file);
  if (wholeCharacters) refuseBrokenText(what, text, document, file);
  refuseOtherDocument(what, document, file, schema, help);
  refuse(excess(document.value));
  return { value: checkedValue(what, document.value, validate, file, document, help), refuse };
}

/** The same, for a document that the schema says all of. */
export function parseCheckedJson<T>(...document: Parameters<typeof checkedDocument<T>>): T {
  return checkedDocument(...document).value;
}

/** Throws where a document is another one than was asked for, or of another version: of all that differs then, this alone says what to do. */
export function refuseOtherDocument(
  what: string,
  document: LineFinder & { readonly value: unknown },
  file: string,
  schema = 1,
  help = `Write the file again with this version, ${VERSION}.`,
): void {
  refuseOtherKind(what, document, file);
  const { value } = document;
  if (!isObject(value)) return;
  const { schema: found, tool } = value;
  if (typeof found !== 'number' || found === schema) return;
  const isNewer = found > schema;
  const written = isObject(tool) ? tool['version'] : null;
  const version = typeof written === 'string' && /^[\w.+-]{1,40}$/.test(written) ? `Portcullis ${written}` : null;
  const update = `Portcullis ${VERSION} reads up to schema ${schema}: update to ${version ?? `a release that reads schema ${found}`}, or write the file again with ${VERSION}.`;
  const problem: Problem = {
    file,
    line: document.lineOf('/schema') ?? null,
    pointer: '/schema',
    expected: String(schema),
    found: `${found}, which ${version ?? `${isNewer ? 'a newer' : 'an older'} version of Portcullis`} wrote`,
    help: null,
  };
  throw new ProblemsError(what, [problem], isNewer ? update : help);
}

/** Throws where a key stands twice in one object. */
export function refuseDuplicateKeys(what: string, document: JsonDocument, file: string): void {
  if (document.duplicateKeys.length === 0) return;
  const told = { file, expected: 'each key once', found: 'the key again', help: null };
  throw new ProblemsError(
    what,
    document.duplicateKeys.map((place) => ({ ...told, ...place })),
  );
}

/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
export function refuseBrokenText(what: string, text: string, document: JsonDocument, file: string): void {
  if (text.isWellFormed() && !/\\ud/i.test(text)) return;
  const broken: Contradiction[] = [];
  const visit = (value: JsonValue, pointer: string, key: string): void => {
    if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
      broken.push({ pointer, expected: 'whole characters', found: 'half of a surrogate pair' });
    }
    if (value === null || typeof value !== 'object') return;
    for (const [name, item] of Object.entries(value)) visit(item, childPointer(pointer, name), name);
  };
  visit(document.value, '', '');
  if (broken.length > 0) throw new ProblemsError(what, problemsAt(broken, file, document));
}
