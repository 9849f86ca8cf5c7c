import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { buildSchema, GraphQLError, graphqlSync, parse, validate, type GraphQLSchema } from 'graphql';

import type { GitHubState } from './github-state.ts';
import type { JsonObject } from './openapi-document.ts';
import { isAllowed, type Permissions } from './permissions.ts';

const FILE = resolve(import.meta.dirname, '../../../cases/github/graphql-slim.graphql');
/** Of longer texts only so many bytes are told. */
const TEXT_BYTES = 512_000;
const TYPES: Readonly<Record<string, string>> = { blob: 'Blob', commit: 'Commit', tag: 'Tag', tree: 'Tree' };

let loaded: GraphQLSchema | undefined;

/** What is wrong with a question, by GitHub's own schema (see the notice beside it). Empty: it can be answered. */
export function graphqlProblems(body: JsonObject): readonly string[] {
  const { query, variables, ...more } = body;
  const unknown = Object.keys(more).map((key) => `body: "${key}" is not known`);
  if (typeof query !== 'string') return [...unknown, 'body: "query" is missing'];
  // Texts of others belong into variables, where they can change nothing.
  const inlined = /"/.test(query) ? ['a text stands in the query itself, not in a variable'] : [];
  try {
    const problems = validate(schema(), parse(query)).map(({ message }) => message);
    return [...unknown, ...inlined, ...problems, ...(isObject(variables ?? {}) ? [] : ['"variables": no object'])];
  } catch (error) {
    if (error instanceof GraphQLError) return [...unknown, error.message];
    throw error;
  }
}

/** The answer to a question that has no problems, as GitHub gives it with 200, whatever failed. */
export function answerGraphql(state: GitHubState, permissions: Permissions, body: JsonObject): JsonObject {
  const { query, variables } = body;
  const result = graphqlSync({
    schema: schema(),
    source: typeof query === 'string' ? query : '',
    variableValues: isObject(variables) ? variables : {},
    rootValue: {
      viewer: () => ({ login: state.viewer }),
      repository: ({ owner, name }: { owner: string; name: string }) => {
        if (`${owner}/${name}`.toLowerCase() !== `${state.owner}/${state.name}`.toLowerCase()) {
          throw new GraphQLError(`Could not resolve to a Repository with the name '${owner}/${name}'.`);
        }
        return { object: ({ oid }: { oid?: string }) => objectOf(state, permissions, oid ?? '') };
      },
    },
  });
  return JSON.parse(JSON.stringify(result)) as JsonObject;
}

function objectOf(state: GitHubState, permissions: Permissions, oid: string): object | null {
  if (!isAllowed(permissions, [{ contents: 'read' }])) throw new GraphQLError('Resource not accessible by integration');
  const type = state.history?.type(oid);
  if (state.history === null || type === undefined) return null;
  const common = { __typename: TYPES[type] ?? '', oid, abbreviatedOid: oid.slice(0, 7) };
  return type === 'blob' ? { ...common, ...blobOf(state.history.blob(oid)) } : common;
}

function blobOf(bytes: Buffer): object {
  const isBinary = bytes.includes(0);
  return {
    byteSize: bytes.length,
    isBinary,
    isTruncated: bytes.length > TEXT_BYTES,
    // As every decoder does it: a mark of the byte order goes, and what is no UTF-8 is replaced.
    text: isBinary ? null : new TextDecoder().decode(bytes.subarray(0, TEXT_BYTES)),
  };
}

function schema(): GraphQLSchema {
  loaded ??= buildSchema(readFileSync(FILE, 'utf8'));
  return loaded;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
