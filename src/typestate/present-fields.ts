/** Every field of `T`, the optional ones also as undefined. */
type AllFields<T> = { readonly [K in keyof T]-?: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/**
 * The normal form of an object: absent fields and empty lists are left out (premath harness 1.4, 1.6). The others keep their order, which
 * callers write ascending, so that `JSON.stringify` gives the canonical form.
 */
export function presentFields<T extends object>(fields: AllFields<T>): T {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    present[name] = value;
  }
  return present as T;
}
