import { compile } from 'json-schema-to-typescript';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type SchemaDocument = { [key: string]: Json };

/** `unit-result` → `UnitResult`: the exported type of a schema is always named after its file. */
export function typeName(name: string): string {
  return name.replace(/(?:^|[-_.])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The TypeScript types of one schema. A schema that it refers to is declared again in the same file: the types are
 * structural, so the copies are interchangeable, and no file depends on the order in which they were generated.
 */
export async function compileTypes(name: string, schemas: ReadonlyMap<string, SchemaDocument>): Promise<string> {
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`no schema is named ${name}`);
  return compile(forTypes(name, schema), typeName(name), {
    bannerComment: `/** Generated from ${name}.schema.json by scripts/generate.ts. */`,
    // A schema that tolerates unknown fields should not make every misspelled property of its type legal.
    additionalProperties: false,
    // `[T, ...T[]]` for minItems cannot be built with map() or filter(); the validator is what checks lengths.
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
    $refOptions: {
      resolve: {
        // References are resolved among our own schemas only: never from a file outside them, never over the network.
        file: false,
        http: false,
        portcullis: {
          order: 1,
          canRead: true,
          read: ({ url }: { url: string }) => {
            const target = url.replace(/^.*\//, '').replace(/\.schema\.json$/, '');
            const found = schemas.get(target);
            if (found === undefined) throw new Error(`${name}: $ref to "${url}" leads to no schema in this folder`);
            return JSON.stringify(forTypes(target, found));
          },
        },
      },
    },
  });
}

/** The schema with its type names settled: the root after its file, definitions after their title or key. */
function forTypes(name: string, schema: SchemaDocument): SchemaDocument {
  // Without `$id` references resolve against the plain file name, which the resolver above looks up.
  const { $id: _id, ...rest } = structuredClone(schema);
  for (const keyword of ['definitions', '$defs']) {
    const definitions = rest[keyword];
    if (!isObject(definitions)) continue;
    for (const [key, definition] of Object.entries(definitions)) {
      if (isObject(definition)) definition['title'] ??= typeName(key);
    }
  }
  return { ...rest, title: typeName(name) };
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
