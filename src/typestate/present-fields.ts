/** Every field of `T`, the optional ones also as undefined. */
type AllFields<T> = { readonly [K in keyof T]-?: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/**
 * The normal form of an object: absent fields and empty lists are left out (premath harness 1.4, 1.6). The others keep their order, which
 * callers write ascending, so that `JSON.stringify` gives the canonical form.
 */
export function presentFields<T extends object>(fields: AllFields<T>): T {
  const names = Object.keys(fields) as (keyof T)[];
  if (names.every((name) => isPresent(fields[name]))) return fields as T;
  const present: Partial<T> = {};
  for (const name of names) if (isPresent(fields[name])) present[name] = fields[name];
  return present as T;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
