/** The members of every object in another order, which a number per member decides. */
export function reordered(value: unknown, ranks: readonly number[]): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(item, ranks));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child], index) => {
    const rank = ranks[(index + key.length) % ranks.length] ?? 0;
    return { rank, entry: [key, reordered(child, ranks)] as const };
  });
  return Object.fromEntries(entries.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

/** Rows in another order, which a number per row decides. */
export function shuffled<T>(rows: readonly T[], ranks: readonly number[]): T[] {
  return rows
    .map((row, index) => ({ row, rank: ranks[index % ranks.length] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

/** Every list and every text of a tree changed; what stands under a key of `except` stays as it is. */
export function mapped(
  value: unknown,
  change: { readonly list?: (items: unknown[]) => unknown[]; readonly text?: (text: string) => string },
  except: ReadonlySet<string>,
): unknown {
  if (typeof value === 'string') return change.text?.(value) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapped(item, change, except));
    return change.list?.(items) ?? items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, except.has(key) ? child : mapped(child, change, except)]),
  );
}

interface Place {
  readonly value: unknown;
  readonly put: (value: unknown) => void;
  readonly remove: () => void;
  /** Put beside it, where it stands in a list. */
  readonly add: (value: unknown) => void;
}

function placesIn(value: unknown): readonly Place[] {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => [
      {
        value: item,
        put: (other: unknown) => items.splice(index, 1, other),
        remove: () => items.splice(index, 1),
        add: (other: unknown) => items.splice(index, 0, other),
      },
      ...placesIn(item),
    ]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    {
      value: child as unknown,
      put: (other: unknown) => Object.assign(value, { [key]: other }),
      remove: () => Reflect.deleteProperty(value, key),
      add: () => undefined,
    },
    ...placesIn(child),
  ]);
}

/**
 * A copy of a tree with one place in it changed, told by two numbers: gone, another value of its kind, or an item there once more, with something
 * in the copy changed in its turn.
 */
export function spoiled<T>(tree: T, at: number, how: number): T {
  const copy = structuredClone(tree);
  const places = placesIn(copy);
  const place = places[at % places.length];
  if (place === undefined) return copy;
  const { value } = place;
  if (how % 4 === 0) place.remove();
  else if (typeof value === 'string') place.put(how % 4 === 1 ? ' ' : `${value}x`);
  else if (typeof value === 'number') place.put(how % 4 === 1 ? -value - 1 : value + 1);
  else if (typeof value === 'boolean') place.put(!value);
  else place.add(spoiled(value, Math.floor(at / places.length), how + 2));
  return copy;
}
