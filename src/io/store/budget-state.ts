import type { Counters, CounterUse, PlaceUse, Reservation, ReserveAnswer } from '../../contracts/governance-store.ts';
import { isObject } from '../../kernel/is-object.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';

/** How long a place is held, a full gauge refuses, and a period that nobody touches is kept. */
export const [LEASE_MS, OPEN_MS, KEPT_MS] = [60_000, 30_000, 8 * 86_400_000];
/** Ends with the UTC day, as the limits that were set for it do. */
export const GLOBAL = 'budget:global';

interface Period {
  readonly values: Record<string, number>;
  ends: number;
}

/** What a reservation holds, with the keys of the day it was made on. */
type Held = Pick<Reservation, 'counters'> & { readonly gauges: readonly string[]; readonly ends: number };

/** All counters, places and reservations of a store of files. The scripts of Redis do the same (`redis-scripts.ts`). */
export interface BudgetState {
  readonly periods: Record<string, Period>;
  /** Gauge → who holds a place → until when. */
  readonly leases: Record<string, Record<string, number>>;
  readonly reservations: Record<string, Held>;
}

/** A state from its text, without what has ended. @throws PortcullisError `invalid_input` for another text */
export function readBudgetState(text: string | undefined, now: number, path: string): BudgetState {
  const empty: BudgetState = { periods: {}, leases: {}, reservations: {} };
  const parsed: unknown = text === undefined ? empty : jsonOf(text);
  if (!isObject(parsed) || !Object.keys(empty).every((key) => isObject(parsed[key]))) {
    throw invalidInput(
      `${path}: the state of budgets: expected what Portcullis wrote, found another text`,
      'Remove it.',
    );
  }
  const state = parsed as unknown as BudgetState;
  for (const part of [state.periods, state.reservations] as const) {
    for (const [key, { ends }] of Object.entries(part)) if (ends <= now) delete part[key];
  }
  for (const leases of Object.values(state.leases)) {
    // One that ends later than any can was made before the clock was put back.
    for (const [id, ends] of Object.entries(leases)) if (ends <= now || ends > now + LEASE_MS) delete leases[id];
  }
  return state;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reserves in a state, all or nothing; what is told of a refusal, an open breaker, is put into it, too. */
export function reserveIn(state: BudgetState, { id, counters, places }: Reservation, now: number): ReserveAnswer {
  if (state.reservations[id] !== undefined) return { refused: null, warned: [] };
  const day = new Date(now).toISOString().slice(0, 10);
  const dated = <Use extends CounterUse | PlaceUse>(use: Use): Use => ({ ...use, key: use.key.replace('{date}', day) });
  const [counted, placed] = [counters.map(dated), places.map(dated)];
  const stateOf = ({ key, field, limit: usual }: CounterUse | PlaceUse, consumed: number) => {
    const limit = state.periods[key]?.values[`limit:${field}`] ?? usual;
    return {
      isFull: (more: number) => limit !== undefined && consumed + more > limit,
      told: { key, field, consumed, limit: limit ?? 0 },
    };
  };
  const valueOf = ({ key, field }: CounterUse): number => state.periods[key]?.values[field] ?? 0;
  const heldOf = ({ gauge }: PlaceUse): number => Object.keys(state.leases[gauge] ?? {}).length;
  for (const use of counted) {
    const { isFull, told } = stateOf(use, valueOf(use));
    if (isFull(use.add)) return { refused: { ...told, breaker: null }, warned: [] };
  }
  for (const use of placed) {
    const { isFull, told } = stateOf(use, heldOf(use));
    const isOpen = use.breaks && (state.periods[use.key]?.values[`open_until:${use.field}`] ?? 0) > now;
    if (!isOpen && !isFull(1)) continue;
    const opens = use.breaks && !isOpen;
    if (opens) periodOf(state, use.key, now)[`open_until:${use.field}`] = now + OPEN_MS;
    return { refused: { ...told, breaker: isOpen ? 'open' : opens ? 'opens' : null }, warned: [] };
  }
  for (const use of counted) periodOf(state, use.key, now)[use.field] = valueOf(use) + use.add;
  for (const use of placed) {
    (state.leases[use.gauge] ??= {})[id] = now + LEASE_MS;
    delete periodOf(state, use.key, now)[`open_until:${use.field}`];
  }
  state.reservations[id] = { counters: counted, gauges: placed.map(({ gauge }) => gauge), ends: now + KEPT_MS };
  const all = [
    ...counted.map((use) => [use, valueOf(use)] as const),
    ...placed.map((use) => [use, heldOf(use)] as const),
  ];
  const warned = all.filter(([{ key, field, warn }, value]) => {
    const values = periodOf(state, key, now);
    if (warn === undefined || value < warn || values[`warned:${field}`] !== undefined) return false;
    values[`warned:${field}`] = 1;
    return true;
  });
  return { refused: null, warned: warned.map(([use, value]) => stateOf(use, value).told) };
}

/** The values of a period, which is kept from now on for as long as periods are. */
export function periodOf(state: BudgetState, key: string, now: number): Record<string, number> {
  const period = (state.periods[key] ??= { values: {}, ends: 0 });
  period.ends = key === GLOBAL ? (Math.floor(now / 86_400_000) + 1) * 86_400_000 : now + KEPT_MS;
  return period.values;
}

/** Settles a reservation; nothing where it was settled before. */
export function settleIn(state: BudgetState, id: string, used: Counters, now: number): void {
  const { counters = [], gauges = [] } = state.reservations[id] ?? {};
  for (const { key, field, add } of counters) {
    const values = periodOf(state, key, now);
    values[field] = (values[field] ?? 0) + (used[field] ?? add) - add;
  }
  for (const gauge of gauges) delete state.leases[gauge]?.[id];
  delete state.reservations[id];
}

/** Renews the places that reservations still hold. */
export function renewIn(state: BudgetState, ids: readonly string[], now: number): void {
  for (const id of ids) {
    for (const gauge of state.reservations[id]?.gauges ?? []) {
      const leases = state.leases[gauge];
      if (leases?.[id] !== undefined) leases[id] = now + LEASE_MS;
    }
  }
}
