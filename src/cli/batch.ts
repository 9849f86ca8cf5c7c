import { PortcullisError } from '../kernel/portcullis-error.ts';
import { inputLines, type InputLine } from './input-lines.ts';
import { writeOut } from './write-out.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected.
 */
export async function runBatch(
  input: AsyncIterable<Buffer>,
  output: NodeJS.WritableStream,
  handle: (fields: Fields) => Promise<object>,
): Promise<number> {
  let exitCode = 0;
  for await (const read of inputLines(input)) {
    if ('text' in read && read.text.trim() === '') continue;
    let id: object = {};
    let line: string;
    try {
      const fields = fieldsOf(read);
      if (['string', 'number'].includes(typeof fields['id'])) id = { id: fields['id'] };
      line = JSON.stringify({ ...id, ...(await handle(fields)) });
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      exitCode = 2;
      line = JSON.stringify({ ...id, error: { code: error.code, message: error.message } });
    }
    await writeOut(output, `${line}\n`);
  }
  return exitCode;
}

/** A text field of a batch line, or an error that names it. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new PortcullisError('invalid_input', `${name}: expected a text, found ${described(value)}`);
}

/** A truth field of a batch line; false where the line has none. */
export function flagField(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new PortcullisError('invalid_input', `${name}: expected true or false, found ${described(value)}`);
}

/** A number field of a batch line; undefined where the line has none. */
export function numberField(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  throw new PortcullisError('invalid_input', `${name}: expected a number, found ${described(value)}`);
}

function fieldsOf(read: InputLine): Fields {
  if ('problem' in read) throw new PortcullisError('invalid_input', `expected a JSON object, found ${read.problem}`);
  const line = read.text;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new PortcullisError(
      'invalid_input',
      `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`,
      undefined,
      {
        cause: error,
      },
    );
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Fields;
  throw new PortcullisError('invalid_input', `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`);
}

/** A value in a message. Nested values are only named: they may be nested deeper than can be written down. */
function described(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value).slice(0, 80);
}
