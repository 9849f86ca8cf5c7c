import { openApiDocument, type JsonObject } from './openapi-document.ts';

/** Whose names and addresses stand in the examples of the API's description, and what they become. */
export interface ExampleNames {
  readonly owner: string;
  readonly name: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
}

/** The example of the API's description as an object of this repository: of a list, its first item. */
export function example(key: string, { owner, name, apiUrl, serverUrl }: ExampleNames): JsonObject {
  const found = openApiDocument().components.examples[key];
  if (found === undefined) throw new Error(`The API's description has no example "${key}"`);
  const value = Array.isArray(found.value) ? (found.value as readonly unknown[])[0] : found.value;
  const text = JSON.stringify(value)
    .replaceAll('https://api.github.com', apiUrl)
    .replaceAll('https://HOSTNAME', apiUrl)
    .replaceAll('https://github.com', serverUrl)
    .replaceAll(/octocat\/Hello-World|octo-org\/octo-repo|github\/hello-world|octocat\/example/gi, `${owner}/${name}`);
  return JSON.parse(text, described) as JsonObject;
}

/** The reduced description lost these members, also in its examples of repositories and apps. */
function described(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('full_name' in value || 'external_url' in value)) return value;
  return { description: '', language: null, ...value };
}
