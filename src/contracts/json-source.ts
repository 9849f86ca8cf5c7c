import type { ErrorObject } from 'ajv';
import { parseJsonDocument, type JsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { mismatchError, PortcullisError } from '../kernel/portcullis-error.ts';
import {
  printable,
  problemsAt,
  ProblemsError,
  shown,
  type Contradiction,
  type LineFinder,
  type Problem,
} from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { VERSION } from './version.ts';

/** For rooms that take JSON from here: a number in the spelling that it has, since `1.0` and 20 digits are not what JavaScript would write. */
export { jsonMemberText } from '../kernel/json-member-text.ts';

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
  const document = parseJsonSource(text, file);
  const refuse: CheckedDocument<T>['refuse'] = (found, remedy = help) => {
    if (found.length > 0) throw new ProblemsError(what, problemsAt(found, file, document), remedy);
  };
  refuseDuplicateKeys(what, document, file);
  if (wholeCharacters) refuseBrokenText(what, document, file);
  refuseOtherDocument(what, document, file, schema, help);
  refuse(excess(document.value));
  return { value: checkedValue(what, document.value, validate, file, document, help), refuse };
}

/** The same, for a document that the schema says all of. */
export function parseCheckedJson<T>(...document: Parameters<typeof checkedDocument<T>>): T {
  return checkedDocument(...document).value;
}

/** Fields by which each of our documents is known, as messages call it; the first that has them all. */
const KNOWN_BY: readonly (readonly [what: string, fields: readonly string[]])[] = [
  ['the plan', ['units', 'case_set_digest']],
  ['the results file', ['results', 'plan_digest']],
  ['the gate result', ['gates', 'comparator']],
  ['the gate report', ['result', 'stopped']],
  ['the record of the run', ['mode', 'skill_set_digest']],
  ['the result of a unit', ['unit_run_id', 'token_hits']],
  ['the result of a rehearsal', ['rows', 'clients']],
  ['the lock of clients', ['schema', 'clients']],
  ['the scenario', ['scenario_id', 'turns']],
  ['the case file', ['case_id', 'prompt']],
  ['the baseline', ['expected_status']],
];

/** What a document is, by its own fields, or by those of the first item in it: of a list, of `cases`, of a case's providers. */
function kindOf(value: JsonValue | undefined, depth = 0): string | undefined {
  if (value === null || typeof value !== 'object' || depth > 2) return undefined;
  if (Array.isArray(value)) return kindOf(value[0], depth + 1);
  const fields = value as Readonly<Record<string, JsonValue>>;
  const [kind] = KNOWN_BY.find(([, names]) => names.every((name) => fields[name] !== undefined)) ?? [];
  const { cases } = fields;
  if (kind !== undefined || Array.isArray(cases)) return kind ?? kindOf(cases, depth);
  return kindOf(
    Object.values(fields).find((item) => item !== null && typeof item === 'object'),
    depth + 1,
  );
}

/**
 * Throws where a document is another one than was asked for, or of another version: of all that differs then, this alone says what to
 * do.
 */
export function refuseOtherDocument(
  what: string,
  document: JsonDocument,
  file: string,
  schema = 1,
  help = `Use that version, or write the file again with this one, ${VERSION}.`,
): void {
  const { value } = document;
  const kind = kindOf(value);
  if (kind !== undefined && kind !== what) {
    const mismatch = { expected: what, found: kind };
    throw mismatchError('invalid_input', printable(file), mismatch, `Name ${what} instead.`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  const { schema: found, tool } = value as Readonly<Record<string, JsonValue>>;
  if (typeof found !== 'number' || found === schema) return;
  const version = tool !== null && typeof tool === 'object' && 'version' in tool ? ` ${shown(tool.version)}` : '';
  const problem: Problem = {
    file,
    line: document.lineOf('/schema') ?? null,
    pointer: '/schema',
    expected: String(schema),
    found: `${found}, which ${found > schema ? 'a newer' : 'an older'} version of Portcullis${version} wrote`,
    help: null,
  };
  throw new ProblemsError(what, [problem], help);
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
export function refuseBrokenText(what: string, document: JsonDocument, file: string): void {
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
