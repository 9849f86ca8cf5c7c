import { jsonMemberText } from '../contracts/json-source.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';
import { inputLines, type InputLine } from '../app/world/input-lines.ts';
import { writeOut } from './cli-io.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a batch differs from others. */
interface BatchForm<Answer> {
  /** What an answered line makes the exit code at least; 0 unless told. */
  readonly exitOf?: (answer: Answer) => number;
  /** What stands in the line of a refused one; `{error: {code, message}}` unless told. */
  readonly refusal?: (error: PortcullisError) => object;
  /** How a line is written: by `JSON.stringify` unless told, which knows no numbers that keep their spelling. */
  readonly textOf?: (answered: object) => string;
}

/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected. `handle` gets the fields of a line and its text. An id comes back as it was written, by which
 * the caller knows its line again.
 */
export async function runBatch<Answer extends object>(
  input: AsyncIterable<Buffer>,
  output: NodeJS.WritableStream,
  handle: (fields: Fields, line: string) => Promise<Answer>,
  {
    exitOf = () => 0,
    refusal = ({ code, message }) => ({ error: { code, message } }),
    textOf = JSON.stringify,
  }: BatchForm<Answer> = {},
): Promise<number> {
  let exitCode = 0;
  for await (const read of inputLines(input)) {
    if ('text' in read && read.text.trim() === '') continue;
    let id: string | null = null;
    let answered: object;
    try {
      const { fields, text } = fieldsOf(read);
      id = idOf(fields, text);
      const answer = await handle(fields, text);
      exitCode = Math.max(exitCode, exitOf(answer));
      answered = answer;
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      exitCode = 2;
      answered = refusal(error);
    }
    await writeOut(output, `${withId(id, textOf(answered))}\n`);
  }
  return exitCode;
}

/** The JSON of a line's id; null where it has none. */
function idOf({ id }: Fields, line: string): string | null {
  if (typeof id === 'string') return JSON.stringify(id);
  return typeof id === 'number' ? (jsonMemberText(line, 'id') ?? null) : null;
}

/** The JSON of an object with an id before its other members. */
function withId(id: string | null, object: string): string {
  if (id === null) return object;
  return object === '{}' ? `{"id":${id}}` : `{"id":${id},${object.slice(1)}`;
}

/** A text field of a batch line, or an error that names it. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw invalidInput(`${name}: expected a text, found ${described(value)}`);
}

/** A truth field of a batch line; false where the line has none. */
export function flagField(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw invalidInput(`${name}: expected true or false, found ${described(value)}`);
}

/** A number field of a batch line; undefined where the line has none. */
export function numberField(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  throw invalidInput(`${name}: expected a number, found ${described(value)}`);
}

function fieldsOf(read: InputLine): { readonly fields: Fields; readonly text: string } {
  if ('problem' in read) throw noObject(read.problem);
  const { text } = read;
  const shown = JSON.stringify(text.slice(0, 80));
  let value: unknown;
  // As in `InputError`: nobody is shown the stack of a line that is no JSON.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw noObject(shown, { cause });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw noObject(shown);
  return { fields: value as Fields, text };
}

function noObject(found: string, options?: ErrorOptions): PortcullisError {
  return invalidInput(`expected a JSON object, found ${found}`, undefined, options);
}

/** A value in a message. Nested values are only named: they may be nested deeper than can be written down. */
function described(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value).slice(0, 80);
}
