import type { SpeltJson } from './canonical-json.ts';

/** What stands at one place of a document: the plain description behind a `Shape`, for `decodeJson`. */
export type ShapeNode = { readonly refined?: Refinement } & (
  | { readonly kind: 'text' | 'truth' | 'number' | 'json' }
  | { readonly kind: 'list'; readonly item: ShapeNode }
  | {
      readonly kind: 'record';
      readonly fields: readonly FieldNode[];
      /** Name → position in `fields`. */
      readonly positions: ReadonlyMap<string, number>;
    }
);

/** What is made of a value; undefined where the value is not what was expected. */
interface Refinement {
  readonly make: (value: unknown) => unknown;
  readonly expected: string;
}

export interface FieldNode {
  readonly name: string;
  readonly shape: ShapeNode;
  readonly nullable: boolean;
  readonly required: boolean;
  /** What the field is where the document has none, or null where that is allowed. */
  readonly absent: unknown;
}

declare const DECODED: unique symbol;

/** The shape of a JSON text that `decodeJson` makes a `T` of. */
export type Shape<T> = ShapeNode & { readonly [DECODED]: () => T };

/** A field of a record. */
export type Field<T> = Omit<FieldNode, 'name'> & { readonly [DECODED]: () => T };

/** What `decodeJson` makes of a shape or a field. */
export type Decoded<S> = S extends { readonly [DECODED]: () => infer T } ? T : never;

/** A text of whole characters: UTF-8 can carry no half of a surrogate pair. */
export const text = { kind: 'text' } as Shape<string>;

export const truth = { kind: 'truth' } as Shape<boolean>;

/** A number in the range of a double, as its value: what needs a digest is `anyJson`. */
export const number = { kind: 'number' } as Shape<number>;

/** Any JSON; of duplicate keys the last wins, numbers keep their spelling and must be in the range of a double. */
export const anyJson = { kind: 'json' } as Shape<SpeltJson>;

/** A value of a shape as what is made of it; one of which nothing is made is refused. */
export function where<T, U>(shape: Shape<T>, expected: string, make: (value: T) => U | undefined): Shape<U> {
  return { ...shape, refined: { expected, make } } as ShapeNode as Shape<U>;
}

/** One of these texts. */
export function oneOf<Text extends string>(...texts: readonly Text[]): Shape<Text> {
  const expected = texts.length > 2 ? `one of ${texts.join(', ')}` : texts.join(' or ');
  return where(text, expected, (given) => texts.find((known) => known === given));
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return { kind: 'list', item } as ShapeNode as Shape<readonly T[]>;
}

/** Members of an object by name. A shape by itself must be there and not null. */
export type Fields = Readonly<Record<string, Shape<unknown> | Field<unknown>>>;

/** An object; members that are not named here are passed over, whatever their value. */
export function record<F extends Fields>(fields: F): Shape<{ readonly [K in keyof F]: Decoded<F[K]> }> {
  const nodes = Object.entries(fields).map(([name, field]): FieldNode => {
    if (!('kind' in field)) return { name, ...field };
    return { name, shape: field, nullable: false, required: true, absent: undefined };
  });
  const node: ShapeNode = {
    kind: 'record',
    fields: nodes,
    positions: new Map(nodes.map(({ name }, position) => [name, position])),
  };
  return node as Shape<{ readonly [K in keyof F]: Decoded<F[K]> }>;
}

/** A member that may be missing or null; undefined then. */
export function optional<T>(shape: Shape<T>): Field<T | undefined> {
  const field: Omit<FieldNode, 'name'> = { shape, nullable: true, required: false, absent: undefined };
  return field as Field<T | undefined>;
}

/** A member that may be missing, but not null. */
export function defaulted<T>(shape: Shape<T>, absent: T): Field<T> {
  return { shape, nullable: false, required: false, absent } as Omit<FieldNode, 'name'> as Field<T>;
}
