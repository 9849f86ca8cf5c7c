import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { runBatch, textField } from './batch.ts';

async function answered(line: string): Promise<[string, number]> {
  const output = new PassThrough();
  const code = await runBatch(Readable.from([Buffer.from(`${line}\n`)]), output, (fields) =>
    Promise.resolve(fields['empty'] === true ? {} : { of: textField(fields, 'text') }),
  );
  output.end();
  return [await text(output), code];
}

test.each([
  ['1e3'],
  ['1.0'],
  ['-0'],
  ['12345678901234567890'],
  ['1e400'],
  ['0.10'],
  ['"007"'],
  ['"1e3"'],
  ['"a\u2028b"'],
  ['7'],
])('an id comes back as it was written: %s', async (id) => {
  expect(await answered(`{"text": "x", "id": ${id}}`)).toEqual([`{"id":${id},"of":"x"}\n`, 0]);
  const [refused, code] = await answered(`{"id": ${id}, "text": 7}`);
  expect([refused.startsWith(`{"id":${id},"error":{"code":"invalid_input"`), code]).toEqual([true, 2]);
  expect(await answered(`{"empty": true, "id": ${id}}`)).toEqual([`{"id":${id}}\n`, 0]);
});

test('of repeated ids the last, and of others none', async () => {
  expect(await answered('{"id": 1, "text": "x", "id": 2.0, "more": {"id": 3}}')).toEqual(['{"id":2.0,"of":"x"}\n', 0]);
  for (const id of ['null', 'true', '[1]', '{"a": 1}']) {
    expect(await answered(`{"id": ${id}, "text": "x"}`)).toEqual(['{"of":"x"}\n', 0]);
  }
});

test('a line that is nested deeply has an id too', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(await answered(`{"id": 1.50, "text": "x", "more": ${deep}}`)).toEqual(['{"id":1.50,"of":"x"}\n', 0]);
});

test('what is no error of the input ends the batch', async () => {
  const broken = runBatch(Readable.from([Buffer.from('{"id": 1.0}\n')]), new PassThrough(), () =>
    Promise.reject(new TypeError('a bug')),
  );
  await expect(broken).rejects.toThrow('a bug');
  await expect(broken).rejects.not.toBeInstanceOf(PortcullisError);
});

test('a line that is no JSON takes no stack', async () => {
  const stacks: (string | undefined)[] = [];
  const refusal = ({ cause }: PortcullisError): object => {
    stacks.push((cause as Error).stack);
    return {};
  };
  const limit = Error.stackTraceLimit;
  const lines = Readable.from([Buffer.from('{"a\n')]);
  await runBatch(lines, new PassThrough(), () => Promise.resolve({}), { refusal });
  expect([stacks, Error.stackTraceLimit]).toEqual([[expect.not.stringContaining('\n    at ')], limit]);
});
