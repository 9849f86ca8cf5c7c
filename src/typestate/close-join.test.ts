// oxlint-disable typescript/no-misused-spread, typescript/no-unsafe-call -- the mistakes below are the test
import { expect, test } from 'vitest';

import { changedTurn, madeTurn, type MadeTurn } from '../testing/turn-builder.ts';
import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import { normalizeTurn, type NormalizedTurn } from './normalized-turn.ts';
import { bindCallSpec, collectRequests, type CallSpec, type ToolRequests } from './tool-requests.ts';
import { collectResults, type ToolResults } from './tool-results.ts';
import { collectUse, type ToolUse } from './tool-use.ts';
import { parseTurnInput, type TurnInput } from './turn-input.ts';

const joinOf = (turn: MadeTurn): JoinClosed | JoinOpen =>
  closeJoin(normalizeTurn(parseTurnInput(JSON.stringify(turn))));

/** Stands for everything that may only happen after a turn has closed. */
function mutate(join: JoinClosed): string {
  return join.turn.digests.joinSetDigest;
}

test('a turn that closed can be handed on', () => {
  const join = joinOf(madeTurn());
  if (!join.isClosed) throw new Error(join.failureClasses.join());
  expect(mutate(join)).toMatch(/^sha256:/);
});

test('a turn that did not close says why', () => {
  const join = joinOf(changedTurn(({ evidence }) => evidence.toolUse.pop()));
  expect(join).toMatchObject({ isClosed: false, failureClasses: ['tool.join_incomplete', 'tool.use_missing'] });
});

/** Never run: `tsc` compiles it, and fails where one of these mistakes is none. */
export function mistakes(
  join: JoinClosed | JoinOpen,
  turn: NormalizedTurn,
  evidence: TurnInput['evidence'],
  spec: CallSpec,
  requests: ToolRequests,
  use: ToolUse,
): void {
  // @ts-expect-error -- it may be open
  mutate(join);
  // @ts-expect-error -- a turn that was not judged
  mutate(turn);
  // @ts-expect-error -- written down instead of closed: the private field is missing
  mutate({ isClosed: true, turn });
  // @ts-expect-error -- a copy has lost the private field
  mutate({ ...(join as JoinClosed) });
  // @ts-expect-error -- a class that takes its place has a private field of its own
  mutate(new FakeJoin(turn));
  // @ts-expect-error -- a turn is normalised; a changed copy is none
  closeJoin({ ...turn, joinState: { ...turn.joinState, setsClosed: true } });
  // @ts-expect-error -- evidence that was not parsed
  normalizeTurn({ evidence });
  // @ts-expect-error -- requests need the call spec that was bound, not its fields
  collectRequests(evidence.callSpec, evidence.toolRequests);
  // @ts-expect-error -- results come after requests
  collectResults(spec, evidence.toolResults);
  // @ts-expect-error -- uses come after results
  collectUse(requests, evidence.toolUse);
  // @ts-expect-error -- rows alone are no step
  const results: ToolResults = { ids: [], rows: [], byId: new Map(), requests, inputs: [] };
  // @ts-expect-error -- nor is a changed copy of one
  const requested: ToolRequests = { ...requests, rows: [] };
  // @ts-expect-error -- what was bound does not change
  bindCallSpec(evidence.callSpec).callId = 'other';
  // @ts-expect-error -- neither do the ids
  use.ids.push(...results.ids, ...requested.ids);
}

class FakeJoin {
  readonly isClosed = true;
  readonly #turn: NormalizedTurn;

  constructor(turn: NormalizedTurn) {
    this.#turn = turn;
  }

  get turn(): NormalizedTurn {
    return this.#turn;
  }
}
