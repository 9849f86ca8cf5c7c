import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { generateContracts } from './generate-contracts.ts';

interface ValidatorModule {
  validate: { (data: unknown): boolean; errors?: { instancePath: string; keyword: string }[] | null };
}

let folder: string;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portcullis-generate-'));
  output = join(folder, 'generated');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeSchema(name: string, schema: object): Promise<void> {
  await writeFile(join(folder, `${name}.schema.json`), JSON.stringify({ $id: `${name}.schema.json`, ...schema }));
}

async function validator(name: string): Promise<ValidatorModule['validate']> {
  const url = pathToFileURL(join(output, `${name}.validate.js`));
  return ((await import(url.href)) as ValidatorModule).validate;
}

const UNIT = {
  type: 'object',
  required: ['id', 'tags'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 3 },
    tags: { type: 'array', items: { type: 'object' }, uniqueItems: true },
    status: { $ref: '#/definitions/status' },
  },
  definitions: { status: { enum: ['pass', 'fail'] } },
};

describe('generateContracts', () => {
  test('a schema refers to another one by $id', async () => {
    await writeSchema('unit-result', UNIT);
    await writeSchema('results', {
      type: 'object',
      additionalProperties: false,
      required: ['units'],
      properties: {
        units: { type: 'array', items: { $ref: 'unit-result.schema.json' } },
        worst: { $ref: 'unit-result.schema.json#/definitions/status' },
      },
    });
    expect(await generateContracts(folder, output)).toEqual(['results', 'unit-result']);
    const validate = await validator('results');
    expect(validate({ units: [{ id: 'a', tags: [] }], worst: 'fail' })).toBe(true);
    expect(validate({ units: [{ id: '', tags: 1 }], worst: 'bad' })).toBe(false);
    expect(validate.errors?.map((error) => error.instancePath).toSorted()).toEqual([
      '/units/0/id',
      '/units/0/tags',
      '/worst',
    ]);
    const code = await readFile(join(output, 'results.validate.js'), 'utf8');
    expect(code).toContain("from './unit-result.validate.js';");
    expect(code).not.toContain('tags');
    const types = await readFile(join(output, 'results.ts'), 'utf8');
    expect(types).toContain('units: UnitResult[];');
    expect(types).toContain('worst?: Status;');
    expect(types).toContain("export type Status = 'pass' | 'fail';");
    expect(await readFile(join(output, 'results.validate.d.ts'), 'utf8')).toContain(
      '(data: unknown): data is Results;',
    );
  });

  test('a list or an object of errors is looked at up to 1,000, and no branch looks valid by it', async () => {
    const number = { additionalProperties: { type: 'number' }, items: { type: 'number' } };
    const branch = (type: string): object => ({ type: ['array', 'object'], ...number, required: [type] });
    await writeSchema('many', { anyOf: [branch('a'), branch('b'), { type: 'string' }] });
    await generateContracts(folder, output);
    const validate = await validator('many');
    const texts = Array<string>(130_000).fill('x');
    for (const value of [texts, Object.fromEntries([...texts.entries(), ['a', 1], ['b', 1]])]) {
      expect(validate(value)).toBe(false);
      expect(validate.errors).toHaveLength(2002);
    }
    expect(validate({ ...Object.fromEntries(texts.map((_, index) => [index, 1])), b: 1 })).toBe(true);
  });

  test('lengths count code points, and unique items are compared by value', async () => {
    await writeSchema('unit', UNIT);
    await generateContracts(folder, output);
    const validate = await validator('unit');
    expect(validate({ id: '🚪🚪🚪', tags: [{ a: 1 }, { a: 2 }, { valueOf: 1 }, { constructor: 1 }] })).toBe(true);
    expect(validate({ id: '🚪🚪🚪x', tags: [] })).toBe(false);
    expect(validate({ id: 'x', tags: [{ a: { b: [1] } }, { a: { b: [1] } }] })).toBe(false);
    expect(await readFile(join(output, 'unit.validate.js'), 'utf8')).not.toContain('require(');
  });

  test('the same schemas give the same bytes and leave the files alone; stale files go', async () => {
    await writeSchema('unit', UNIT);
    await generateContracts(folder, output);
    const path = join(output, 'unit.validate.js');
    const before = await readFile(path, 'utf8');
    await utimes(path, 1, 1);
    await writeFile(join(output, 'gone.validate.js'), '');
    await generateContracts(folder, output);
    expect(await readFile(path, 'utf8')).toBe(before);
    expect((await stat(path)).mtimeMs).toBe(1000);
    expect(await readdir(output)).toEqual(['ajv-runtime.js', 'unit.ts', 'unit.validate.d.ts', 'unit.validate.js']);
  });

  test.each([
    ['an $id other than the file name', { $id: 'other.schema.json' }, /"\$id" must end in the file's name/],
    ['an unknown format', { type: 'string', format: 'date-time' }, /unknown format "date-time"/],
    ['an unknown keyword', { type: 'string', minLenght: 1 }, /unknown keyword: "minLenght"/],
    ['a helper that only ajv has', { $async: true, type: 'string' }, /the keyword \$async needs "ajv\/dist\/runtime/],
    ['a $ref to nowhere', { $ref: 'missing.schema.json' }, /missing\.schema\.json/],
  ])('%s is an error', async (_, schema, message) => {
    await writeSchema('unit', schema);
    await expect(generateContracts(folder, output)).rejects.toThrow(message);
  });
});
