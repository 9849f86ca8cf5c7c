import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

import { PortcullisError } from '../kernel/portcullis-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected.
 */
export async function runBatch(
  input: AsyncIterable<Buffer>,
  print: (text: string) => void,
  handle: (fields: Fields) => Promise<object>,
): Promise<number> {
  let exitCode = 0;
  for await (const line of createInterface({ input: input as unknown as Readable, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    let id: object = {};
    try {
      const fields = fieldsOf(line);
      if (fields['id'] !== undefined) id = { id: fields['id'] };
      print(`${JSON.stringify({ ...id, ...(await handle(fields)) })}\n`);
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      exitCode = 2;
      print(`${JSON.stringify({ ...id, error: { code: error.code, message: error.message } })}\n`);
    }
  }
  return exitCode;
}

/** A text field of a batch line, or an error that names it. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new PortcullisError('invalid_input', `${name}: expected a text, found ${JSON.stringify(value) ?? 'nothing'}`);
}

/** A number field of a batch line; undefined where the line has none. */
export function numberField(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  throw new PortcullisError('invalid_input', `${name}: expected a number, found ${JSON.stringify(value)}`);
}

function fieldsOf(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
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
  throw new PortcullisError('invalid_input', `expected a JSON object, found ${JSON.stringify(value).slice(0, 80)}`);
}
