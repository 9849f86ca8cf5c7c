declare const OPAQUE: unique symbol;

/**
 * A value that only this room can make: the mark is a symbol that exists for the compiler alone, so that an object written down elsewhere
 * never fits (HARNESS-TYPESTATE 2: no step of the chain is skipped).
 */
export type Opaque<T, Name extends string> = T & { readonly [OPAQUE]: Name };
