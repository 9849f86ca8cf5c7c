/** Never made: its private field exists for the compiler alone. Unlike a mark that is a property, a spread does not copy it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it tells one mark from another
declare class Mark<Name extends string> {
  private readonly name: Name;
}

/**
 * A value that only this room makes: neither an object that is written down elsewhere nor a changed copy of one fits without a cast
 * (HARNESS-TYPESTATE 2: no step of the chain is skipped).
 */
export type Opaque<T, Name extends string> = T & Mark<Name>;
