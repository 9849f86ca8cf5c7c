import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeIfChanged } from '../files.ts';
import { compileTypes, typeName } from './type-module.ts';
import type { SchemaDocument } from './type-module.ts';
import { RUNTIME_FILE, RUNTIME_SOURCE, ValidatorCompiler } from './validator-module.ts';

const SUFFIX = '.schema.json';

/**
 * Writes, for each `<name>.schema.json` of a folder, a validator that needs nothing at run time
 * (`<name>.validate.js` and its declaration), and the types and the names of the document's fields (`<name>.ts`). The same schemas give the same bytes; files of
 * schemas that are gone are removed; a file that would not change is left alone, so that a watching test run stays quiet.
 */
export async function generateContracts(schemaFolder: string, outputFolder: string): Promise<string[]> {
  const schemas = await readSchemas(schemaFolder);
  const outputs = new Map<string, string>();
  if (schemas.size > 0) outputs.set(RUNTIME_FILE, RUNTIME_SOURCE);
  const compiler = new ValidatorCompiler([...schemas.values()]);
  for (const [name, schema] of schemas) {
    outputs.set(
      `${name}.validate.js`,
      `// Generated from ${name}${SUFFIX} by scripts/generate.ts.\n${compiler.compile(idOf(schema))}`,
    );
    outputs.set(`${name}.validate.d.ts`, declaration(name));
    outputs.set(`${name}.ts`, (await compileTypes(name, schemas)) + fieldsOf(schema));
  }
  await mkdir(outputFolder, { recursive: true });
  for (const stale of await readdir(outputFolder)) {
    if (!outputs.has(stale)) await rm(join(outputFolder, stale), { recursive: true });
  }
  for (const [file, text] of outputs) await writeIfChanged(join(outputFolder, file), text);
  return [...schemas.keys()];
}

function fieldsOf({ properties = {} }: SchemaDocument): string {
  return `\n/** The fields of the document. */\nexport const FIELDS: readonly string[] = ${JSON.stringify(Object.keys(properties ?? {}))};\n`;
}

async function readSchemas(folder: string): Promise<Map<string, SchemaDocument>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX)).toSorted();
  const schemas = new Map<string, SchemaDocument>();
  for (const file of files) {
    const schema = parseSchema(file, await readFile(join(folder, file), 'utf8'));
    if (idOf(schema).replace(/^.*\//, '') !== file) {
      throw new Error(
        `${file}: "$id" must end in the file's name, so that a $ref by $id finds it; it is "${idOf(schema)}"`,
      );
    }
    schemas.set(file.slice(0, -SUFFIX.length), schema);
  }
  return schemas;
}

function parseSchema(file: string, text: string): SchemaDocument {
  try {
    return JSON.parse(text) as SchemaDocument;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}`, { cause: error });
  }
}

function idOf(schema: SchemaDocument): string {
  return typeof schema['$id'] === 'string' ? schema['$id'] : '';
}

function declaration(name: string): string {
  const type = typeName(name);
  return `// Generated from ${name}${SUFFIX} by scripts/generate.ts.
import type { ErrorObject } from 'ajv';
import type { ${type} } from './${name}.ts';

export declare const validate: {
  (data: unknown): data is ${type};
  /** What the last call found; null after a call that returned true. */
  errors?: ErrorObject[] | null;
};
`;
}
