import type { ReadonlyJsonValue } from '../kernel/json-tree.ts';
import { withoutEmpty } from './normal-rows.ts';
import type { OpenTurn } from './open-turn.ts';

interface Place {
  readonly provider: string;
  readonly number: number;
  readonly session: string | undefined;
  readonly derived: readonly string[];
  readonly calls: ReadonlyMap<string, CallLines>;
}

/** Where a call and its result stand; null where there is none. */
export interface CallLines {
  readonly request: number | null;
  readonly result: number | null;
}

/** The lines of a turn's calls, each id with the first of its rows. */
export function callLines(turn: OpenTurn): ReadonlyMap<string, CallLines> {
  const requests = firstLines(turn.requests.map(({ call, line }) => [call.id, line]));
  const results = firstLines(turn.results.map(({ result, line }) => [result.id, line]));
  const ids = new Set([...requests.keys(), ...results.keys()]);
  return new Map([...ids].map((id) => [id, { request: requests.get(id) ?? null, result: results.get(id) ?? null }]));
}

/**
 * What the transcript says beyond the reference's shape, for a section of its own beside `evidence` (so that no digest
 * changes): where the turn, its calls and its results stand, what interrupted it, and which rows are not what they seem.
 * Lists that would be empty are left out.
 */
export function transcriptSection(turn: OpenTurn, place: Place): Record<string, ReadonlyJsonValue> {
  const { provider, number, session, derived } = place;
  const lines = [...place.calls].map(([id, found]): [string, ReadonlyJsonValue] => [id, { ...found }]);
  const requested = [...place.calls].filter(([, { request }]) => request !== null).map(([id]) => id);
  const calls = turn.requests.map(({ call }) => call);
  const results = turn.results.map(({ result }) => result);
  const truncated = results.flatMap(({ id, truncated: words }): [string, string][] =>
    words === undefined ? [] : [[id, words]],
  );
  return withoutEmpty({
    provider,
    turn: number,
    line: turn.line,
    session,
    message: turn.message ?? undefined,
    parentCallId: turn.parent,
    lines: Object.fromEntries(lines),
    interruption: turn.interruption && { ...turn.interruption },
    parallelGroup: requested.length > 1 ? requested : [],
    // No client says that it hands results on in the order of the calls.
    transport: results.length > 1 ? { ordered: false, resultOrder: results.map(({ id }) => id) } : undefined,
    synthetic: turn.results.flatMap(({ synthetic, result }) => (synthetic ? [result.id] : [])),
    denied: [...turn.denied],
    serverSide: calls.flatMap(({ server, id }) => (server === true ? [id] : [])),
    subagents: calls.flatMap(({ subagent, id }) => (subagent === true ? [id] : [])),
    truncated: truncated.length > 0 ? Object.fromEntries(truncated) : undefined,
    untypedErrors: results.flatMap(({ error, id }) => (error !== null && error.code === null ? [id] : [])),
    duplicateCalls: [...turn.clashing],
    damage: turn.notes.damage.map(({ line, kind }) => ({ line, kind })),
    unknownBlocks: turn.notes.unknown.map(({ line, kind }) => ({ line, kind })),
    derived: [...derived],
  });
}

/** By id, the first line of each. */
function firstLines(rows: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [id, line] of rows) if (!lines.has(id)) lines.set(id, line);
  return lines;
}
