/** What a JSON text can say, as plain JavaScript. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue;
}

/** Anything that can be written as JSON; wider than `JsonValue`, so that read-only lists and records need no cast. */
export type ReadonlyJsonValue =
  null | boolean | number | string | readonly ReadonlyJsonValue[] | { readonly [key: string]: ReadonlyJsonValue };
