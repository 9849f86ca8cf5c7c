import { decodeJsonOr } from '../kernel/decode-json.ts';
import { anyJson, type Shape, where } from '../kernel/json-shape.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';

/** What a document is made of: these of its members, of which `Needed` have to be told. */
export type Given<Document, Needed extends keyof Document> = Pick<Document, Needed> & {
  readonly [Name in Exclude<keyof Document, Needed>]?: Document[Name] | undefined;
};

/** `schema: 1`, as a whole number. */
export const schemaOne = where(anyJson, 'the number 1', (schema) => (schema === 1 ? (1 as const) : undefined));

/** Decodes a document of the state. @throws PortcullisError `invalid_input` that begins with `place` */
export function decodeStored<T>(jsonText: string, shape: Shape<T>, place: string, help?: string): T {
  return decodeJsonOr(jsonText, shape, (reason, cause) => invalidInput(`${place}: ${reason}`, help, { cause }));
}

/** A document as it is stored and shown: its members in their order, without those that are undefined and without empty lists. */
export function written<Document extends object>(document: Document): Document {
  const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(document).filter(([, value]) => !isEmpty(value))) as Document;
}
