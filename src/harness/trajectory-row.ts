import { isObject } from '../kernel/is-object.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { parseJsonTree, type JsonTree } from '../kernel/json-tree.ts';
import { mismatchError, type PortcullisError } from '../kernel/portcullis-error.ts';
import { stripped } from '../kernel/trimmed.ts';
import { parseInstant, type Instant } from './instant.ts';
import { pythonFloat } from './python-number.ts';
import { isSuccess, normalClass } from './result-class.ts';
import { SHORT_LINE, usualRow } from './usual-row.ts';

/** What a row says to the KPI. */
export interface TrajectoryRow {
  readonly finishedAt: Instant;
  /** Null where the row names no issue: it is then one more row, and nothing else. */
  readonly worker: string | null;
  readonly passed: boolean;
  /** As they stand in the row. */
  readonly fields: Fields;
}

const FIELDS = ['stepId', 'action', 'resultClass', 'finishedAt', 'issueId'] as const;
type FieldName = (typeof FIELDS)[number];
type Fields = { readonly [Name in FieldName]?: string | undefined };

/** Containers inside each other that Python reads in the reference's place, and digits of a whole number. */
const LIMITS = { maxDepth: 992, anyNumber: true, nonFinite: true } as const;
const MAX_DIGITS = 4300;
interface Place {
  readonly file: string;
  /** From 1. */
  readonly number: number;
}

/** Stands for a list or an object, of which only that it is not blank is known. */
const CONTAINER = '[]';

/**
 * The row on a line, of which white space at both ends is gone already. What is no text counts as the text that Python makes of it (`None`,
 * `True`, `5`), and of members with one name the last.
 *
 * `file` and `number` of the line are for errors.
 *
 * @throws PortcullisError `invalid_input`
 */
export function parseRow(line: string, file: string, number: number): TrajectoryRow {
  const place: Place = { file, number };
  const fields = usualRow(line) ?? plainFields(line) ?? scannedFields(line, place);
  const { stepId, action, resultClass, finishedAt, issueId } = fields;
  const step = needed(stepId, 'stepId', place);
  needed(action, 'action', place);
  const result = needed(resultClass, 'resultClass', place);
  const time = needed(finishedAt, 'finishedAt', place);
  const instant = parseInstant(time);
  if (instant === null) throw refused(place, 'finishedAt in RFC 3339', JSON.stringify(time.slice(0, 80)));
  if (step === CONTAINER) throw refused(place, 'stepId as a text', 'a list or an object');
  if (issueId === undefined || stripped(issueId) === '') {
    return { finishedAt: instant, worker: null, passed: false, fields };
  }
  const dot = step.indexOf('.');
  const worker = (dot < 0 ? step : step.slice(0, dot)) || 'unknown';
  return { finishedAt: instant, worker, passed: isSuccess(result), fields };
}

/** Whether a row says nothing about the harness, since something around it ended the step. */
export function isTransient({ fields }: TrajectoryRow): boolean {
  return normalClass(stripped(fields.resultClass ?? '')).startsWith('transient_');
}

/** The same text for rows that say the same to the KPI. */
export function rowKey({ fields }: TrajectoryRow): string {
  return JSON.stringify(FIELDS.map((name) => fields[name]));
}

function needed(text: string | undefined, name: FieldName, place: Place): string {
  const value = text === undefined ? '' : stripped(text);
  if (value === '') throw refused(place, name, 'none, or a blank one');
  return value;
}

/** What `JSON.parse` alone reads right, and in less time than the scanner: a short line without an escape or a field that is no text. */
function plainFields(line: string): Fields | null {
  // Escaped keys are what Node 24 confuses (src/kernel/README.md).
  if (line.length > SHORT_LINE || line.includes('\\')) return null;
  try {
    const value: unknown = JSON.parse(line);
    const isPlain =
      isObject(value) && FIELDS.every((name) => value[name] === undefined || typeof value[name] === 'string');
    return isPlain ? value : null;
  } catch {
    return null;
  }
}

function scannedFields(line: string, place: Place): Fields {
  const row = treeOf(line, place);
  if (!isObject(row)) throw refused(place, 'a JSON object', 'another value');
  const found = FIELDS.flatMap((name) => (row[name] === undefined ? [] : [[name, pythonText(row[name])] as const]));
  return Object.fromEntries(found);
}

/** Numbers are the text that Python makes of them. */
function treeOf(line: string, place: Place): JsonTree<string> {
  const numberText = (spelling: string): string => {
    if (!/^-?\d+$/.test(spelling)) return pythonFloat(Number(spelling));
    if (spelling.replace('-', '').length <= MAX_DIGITS) return spelling === '-0' ? '0' : spelling;
    throw refused(place, `whole numbers of at most ${MAX_DIGITS} digits`, 'more');
  };
  try {
    return parseJsonTree(line, LIMITS, numberText).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw refused(place, 'a JSON object', `${error.reason} at column ${error.column}`, error);
  }
}

function pythonText(value: JsonTree<string>): string {
  if (typeof value === 'object') return value === null ? 'None' : CONTAINER;
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : value;
}

function refused(place: Place, expected: string, found: string, cause?: Error): PortcullisError {
  const help = 'A row is an object with stepId, action, resultClass and finishedAt, on a line of its own.';
  return mismatchError('invalid_input', `${place.file}:${place.number}`, { expected, found }, help, { cause });
}
