import { sortByCodePoints } from '../kernel/ordering.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';

/** The rows of one surface, one for each id, ascending by id. */
export interface KeyedRows<Row> {
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
  readonly byId: ReadonlyMap<string, Row>;
}

/** The surfaces that have rows, as evidence names them. */
export type Surface = 'toolRequests' | 'toolResults' | 'toolUse' | 'toolRender' | 'reminderQueue' | 'stateViews';

/**
 * Normalises rows and keys them by id (HARNESS-TYPESTATE 4). The same row twice is one; throws `TurnInvalidError` where two rows with one
 * id differ after normalisation, whose message says `toolCallId` for every surface, as the reference's does.
 */
export function keyedRows<Input, Row extends object>(
  surface: Surface,
  inputs: readonly Input[],
  normalize: (input: Input) => Row,
  idOf: (row: Row) => string,
): KeyedRows<Row> {
  const byId = new Map<string, Row>();
  for (const input of inputs) {
    const row = normalize(input);
    const id = idOf(row);
    const known = byId.get(id);
    if (known === undefined) byId.set(id, row);
    else if (JSON.stringify(known) !== JSON.stringify(row)) {
      throw new TurnInvalidError(`${surface} contains conflicting duplicate toolCallId: ${id}`);
    }
  }
  const ids = sortByCodePoints([...byId.keys()]);
  return { ids, rows: ids.map((id) => byId.get(id) as Row), byId };
}

/** The ids of `all` that `known` does not have, ascending. */
export function idsMissingFrom(all: KeyedRows<unknown>, known: KeyedRows<unknown>): readonly string[] {
  return all.ids.filter((id) => !known.byId.has(id));
}

/** As `T`; what may be undefined or a list may be missing. */
export type WithoutEmpty<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> } & {
  readonly [K in keyof T as undefined extends T[K] ? never : T[K] extends readonly unknown[] ? never : K]: T[K];
};

/**
 * The normal form of an object: absent fields and empty lists are left out (premath harness 1.4, 1.6). The others keep their order, which
 * callers write ascending, so that `JSON.stringify` gives the canonical form.
 */
export function withoutEmpty<T extends object>(fields: T): WithoutEmpty<T> {
  let isWhole = true;
  for (const name in fields) if (!isPresent(fields[name])) isWhole = false;
  if (isWhole) return fields;
  const present: Partial<T> = {};
  for (const name in fields) if (isPresent(fields[name])) present[name] = fields[name];
  return present as WithoutEmpty<T>;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
