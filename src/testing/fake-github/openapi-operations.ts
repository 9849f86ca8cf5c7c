import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

import {
  openApiDocument,
  resolveReference,
  type JsonObject,
  type Operation,
  type Parameter,
  type Response,
} from './openapi-document.ts';

export interface MatchedOperation {
  readonly id: string;
  /** Percent-decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly operation: Operation;
}

interface Template {
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literals: number;
  readonly operation: Operation;
}

const DOCUMENT = 'openapi';

let ajv: Ajv | undefined;
let templates: readonly Template[] | undefined;
const compiled = new Map<string, ValidateFunction>();

/** The operation of the API that a request asks for; the one with the most literal segments where several fit. */
export function matchOperation(method: string, path: string): MatchedOperation | undefined {
  templates ??= readTemplates();
  for (const { pattern, names, operation, method: own } of templates) {
    const match = own === method ? pattern.exec(path) : null;
    if (match === null) continue;
    const values = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
    return { id: operation.operationId, path: Object.fromEntries(values) as Record<string, string>, operation };
  }
  return undefined;
}

/** What a request has that the description does not allow, or lacks. Empty: it is well formed. */
export function requestProblems(
  { operation, path, id }: MatchedOperation,
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): readonly string[] {
  const parameters = parametersOf(operation);
  const known = new Set(parameters.flatMap((item) => (item.in === 'query' ? [item.name] : [])));
  return [
    ...[...query.keys()].filter((name) => !known.has(name)).map((name) => `query: "${name}" is not known`),
    ...parameters.flatMap((item) => parameterProblems(id, item, path, query)),
    ...bodyProblems(operation, headers, body),
  ];
}

/** What an answer has that the description does not allow, or lacks. An error must at least be GitHub's basic error. */
export function responseProblems(
  { operation, id }: MatchedOperation,
  status: number,
  body: unknown,
): readonly string[] {
  const found = operation.responses[String(status)];
  if (found === undefined && status < 400) return [`status ${status} is not described`];
  const response = found === undefined ? undefined : resolveReference<Response>(openApiDocument(), found);
  const schema = response?.content?.['application/json']?.schema;
  // Kinds of errors are described as alternatives that one answer may fit together.
  const { oneOf, ...rest } = schema ?? {};
  const wanted = status >= 400 && oneOf !== undefined ? { ...rest, anyOf: oneOf } : schema;
  if (wanted !== undefined) return schemaProblems(`${id} ${status}`, wanted, body);
  if (status < 400) return body === undefined ? [] : [`status ${status} has no body`];
  return schemaProblems('basic-error', { $ref: '#/components/schemas/basic-error' }, body);
}

function readTemplates(): readonly Template[] {
  const document = openApiDocument();
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Template => {
      const multi = new Set(
        parametersOf(operation).flatMap((item) => (item['x-multi-segment'] === true ? [item.name] : [])),
      );
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
      const source = path
        .replaceAll('.', '\\.')
        .replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => (multi.has(name) ? '(.+)' : '([^/]+)'));
      const literals = path.split('/').filter((part) => !part.includes('{')).length;
      return { method: method.toUpperCase(), pattern: new RegExp(`^${source}$`), names, literals, operation };
    }),
  );
  return found.toSorted((left, right) => right.literals - left.literals || left.names.length - right.names.length);
}

function parametersOf(operation: Operation): readonly Parameter[] {
  return (operation.parameters ?? []).map((item) => resolveReference<Parameter>(openApiDocument(), item));
}

function parameterProblems(
  id: string,
  item: Parameter,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
): readonly string[] {
  if (item.in === 'header') return [];
  const values = item.in === 'path' ? [path[item.name] ?? ''] : query.getAll(item.name);
  if (values.length > 1) return [`query: "${item.name}" is given twice`];
  const [value] = values;
  if (value === undefined) return item.required === true ? [`query: "${item.name}" is missing`] : [];
  return schemaProblems(`${id} ${item.in} ${item.name}`, item.schema, typed(item.schema, value)).map(
    (problem) => `${item.in} "${item.name}": ${problem}`,
  );
}

/** Text as the type that its schema asks for, where it reads so. */
function typed(schema: JsonObject, value: string): unknown {
  if (schema['type'] === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (schema['type'] === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return value;
}

function bodyProblems(
  { operationId, requestBody }: Operation,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): readonly string[] {
  if (requestBody === undefined) return body.length === 0 ? [] : ['body: none is expected'];
  if (body.length === 0) return requestBody.required === true ? ['body: it is missing'] : [];
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const schema = requestBody.content[type]?.schema;
  if (schema === undefined) return [`body: content-type "${type}" is not expected`];
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return [
      ...schemaProblems(`${operationId} body`, schema, value).map((problem) => `body ${problem}`),
      ...unknownMembers(schema, value),
    ];
  } catch {
    return ['body: not JSON'];
  }
}

/** GitHub ignores what it does not know, so that a misspelt field would go unnoticed. */
function unknownMembers(schema: JsonObject, value: unknown): readonly string[] {
  const properties = schema['properties'] as JsonObject | undefined;
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => (key in properties ? [] : [`body: "${key}" is not known`]));
}

/** What is wrong with a value by a named part of the description, `repository-rule`. */
export function componentProblems(name: string, value: unknown): readonly string[] {
  return schemaProblems(`component ${name}`, { $ref: `#/components/schemas/${name}` }, value);
}

function schemaProblems(key: string, schema: JsonObject, value: unknown): readonly string[] {
  let validate = compiled.get(key);
  if (validate === undefined) {
    validate = validator().compile(absolute(schema));
    compiled.set(key, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`);
}

function validator(): Ajv {
  if (ajv !== undefined) return ajv;
  ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  // A repository's full name, which only GitHub knows as a format.
  ajv.addFormat('repo.nwo', /^[^/\s]+\/[^/\s]+$/);
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: openApiDocument().components.schemas } }, DOCUMENT);
  return ajv;
}

function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`)) as JsonObject;
}
