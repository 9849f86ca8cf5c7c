import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = resolve(import.meta.dirname, '../../../cases/github/openapi-slim.json.gz');

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonObject;
  /** Slashes belong to its value. */
  readonly 'x-multi-segment'?: boolean;
}

export interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonObject }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: JsonObject }>>;
  };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly examples: Readonly<Record<string, { readonly value: Json }>>;
    readonly schemas: Readonly<Record<string, JsonObject>>;
  };
}

let loaded: OpenApiDocument | undefined;

/** GitHub's own description of its REST API, reduced (see the notice beside the file), with JSON Schema's way to say null. */
export function openApiDocument(): OpenApiDocument {
  loaded ??= withAdditions(
    withNull(JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Json) as unknown as OpenApiDocument,
  );
  return loaded;
}

/** What a referenced parameter or response stands for. */
export function resolveReference<T extends object>(document: OpenApiDocument, item: T | Reference): T {
  if (!('$ref' in item) || typeof item.$ref !== 'string') return item as T;
  const [kind, name] = item.$ref.split('/').slice(2);
  const found = (document.components as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind ?? '']?.[
    name ?? ''
  ];
  if (found === undefined) throw new Error(`${item.$ref} is not in the description of the API`);
  return found as T;
}

/** OpenAPI 3.0 writes `nullable`, which JSON Schema does not know beside `anyOf`, `enum` or a reference. */
function withNull(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withNull(item));
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, item]) => [key, key === 'examples' ? item : withNull(item)]),
  );
  // A property may have this name too; then it is a schema.
  if (nullable !== true) return nullable === undefined || nullable === false ? rest : { ...rest, nullable };
  return { anyOf: [{ type: 'null' }, rest] };
}

/** The reduced description leaves out the route from a commit to its pull requests. */
function withAdditions(document: OpenApiDocument): OpenApiDocument {
  const parameter = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
  const operation: Operation = {
    operationId: 'repos/list-pull-requests-associated-with-commit',
    parameters: [
      ...['owner', 'repo', 'per-page', 'page'].map(parameter),
      { name: 'commit_sha', in: 'path', required: true, schema: { type: 'string' } },
    ],
    responses: {
      '200': {
        content: {
          'application/json': {
            schema: { type: 'array', items: { $ref: '#/components/schemas/pull-request-simple' } },
          },
        },
      },
    },
  };
  return {
    ...document,
    paths: { ...document.paths, '/repos/{owner}/{repo}/commits/{commit_sha}/pulls': { get: operation } },
  };
}
