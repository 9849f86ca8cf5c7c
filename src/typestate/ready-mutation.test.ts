// oxlint-disable typescript/no-misused-spread, typescript/no-unsafe-call -- the mistakes below are the test
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { changedTurn, madeTurn, type MadeTurn } from '../testing/turn-builder.ts';
import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { normalizeTurn, type NormalizedTurn } from './normalized-turn.ts';
import { judgeMutation, readyMutation, type MutationReady, type MutationRefused } from './ready-mutation.ts';
import { parseTurnInput } from './turn-input.ts';
import { turnReport } from './turn-report.ts';

const BASE = 'capabilities.change_morphisms';
const MUTATION = {
  intended: [' issue_update '],
  activePolicyDigest: ' policy.mutation ',
  requiredClaims: [],
  claims: [BASE, ` ${BASE}.issue_update`],
  inputs: [{ toolCallId: ' a ', resultDigest: ' r ' }],
  witnessRefs: [],
};

type Change = (turn: MadeTurn) => unknown;

/** An accepted turn of a session, with a mutation that is ready, and a change. */
function mutating(fields: object = {}, change: Change = () => undefined): MadeTurn {
  return changedTurn((turn) => {
    turn.evidence.sessionRefs = [' session/1 '];
    Object.assign(turn.evidence.toolResults[0] ?? {}, { resultDigest: 'r' });
    turn['mutation'] = { ...MUTATION, ...fields };
    change(turn);
  });
}

const joinOf = (turn: MadeTurn): JoinClosed | JoinOpen =>
  closeJoin(normalizeTurn(parseTurnInput(JSON.stringify(turn))));
const verdictOf = (turn: MadeTurn): MutationReady | MutationRefused => judgeMutation(joinOf(turn));
const classesOf = (turn: MadeTurn): readonly FailureClass[] => {
  const verdict = verdictOf(turn);
  return verdict.isReady ? [] : verdict.failureClasses;
};

/** Stands for everything that may only happen when a mutation is ready. */
function mutate(ready: MutationReady): string {
  return ready.join.turn.digests.joinSetDigest;
}

const CLAIM = 'mutation.capability_claim_missing';
const POLICY = 'mutation.policy_digest_mismatch';
const EVIDENCE = 'mutation.use_evidence_missing';
const session =
  (refs: unknown, trajectories: unknown = []): Change =>
  ({ evidence }) =>
    Object.assign(evidence, { sessionRefs: refs, trajectoryRefs: trajectories });
const use =
  (fields: object): Change =>
  ({ evidence }) =>
    Object.assign(evidence.toolUse[0] ?? {}, fields);

const TABLE: readonly [string, object, readonly FailureClass[], Change?][] = [
  ['everything there', {}, []],
  ['another active policy', { activePolicyDigest: 'Policy.Mutation' }, [POLICY]],
  ['a blank active policy', { activePolicyDigest: ' ' }, [POLICY]],
  ['null for the active policy', { activePolicyDigest: null }, [POLICY]],
  ['the claim of all actions', { claims: [BASE, `${BASE}.all`], intended: ['dep_add', 'issue_update'] }, []],
  ['two actions, one claimed', { intended: ['dep_add', 'issue_update'] }, [CLAIM]],
  ['the action without the base', { claims: [`${BASE}.issue_update`] }, [CLAIM]],
  ['the base without the action', { claims: [BASE] }, [CLAIM]],
  ['the claim of another action', { claims: [BASE, `${BASE}.issue_updates`] }, [CLAIM]],
  ['a claim that the policy requires', { requiredClaims: ['c'], claims: [...MUTATION.claims, ' c '] }, []],
  ['one that is not there', { requiredClaims: ['c'] }, [CLAIM]],
  ['nothing intended', { intended: [] }, [CLAIM]],
  ['a blank intention', { intended: [' '] }, [CLAIM]],
  ['no inputs', { inputs: [] }, []],
  [
    'an input that is not there',
    { inputs: [{ toolCallId: 'c', resultDigest: 'r' }] },
    [EVIDENCE, 'tool.use_unknown_result'],
  ],
  ['an input of another digest', { inputs: [{ toolCallId: 'a', resultDigest: 'R' }] }, [EVIDENCE]],
  ['an input of a blank digest', { inputs: [{ toolCallId: 'a', resultDigest: ' ' }] }, [EVIDENCE]],
  ['an input that was only observed', {}, [EVIDENCE], use({ disposition: 'observed' })],
  ['an input that was discarded', {}, [EVIDENCE], use({ disposition: 'discarded' })],
  ['an input that was used under its digest', {}, [], use({ resultDigest: 'r' })],
  ['one that was used under another', {}, [EVIDENCE], use({ resultDigest: 'x' })],
  ['no session', {}, [EVIDENCE], session([])],
  ['a blank session', {}, [EVIDENCE], session([' '])],
  ['a trajectory', {}, [], session([], ['trajectory/1'])],
  ['a witness of it', { witnessRefs: [' trajectory/1'] }, [], session([], ['trajectory/1'])],
  ['a witness of something else', { witnessRefs: ['session/2'] }, [EVIDENCE]],
  ['a blank witness', { witnessRefs: [' '] }, [EVIDENCE]],
  [
    'a change of the governance policy without gates',
    { changesGovernancePolicy: true },
    ['governance.eval_gate_unmet', 'governance.redteam_gate_unmet'],
  ],
  [
    'one with gates',
    { changesGovernancePolicy: true },
    [],
    (turn) => {
      turn['redTeam'] = { probes: 1, failures: 0, reportDigest: 'd' };
      turn['evalGate'] = {
        thresholds: [{ metric: 'f1', minimum: 0.5 }],
        metrics: [{ metric: 'f1', value: 0.5 }],
        lineage: { datasetLineageRef: 'd', graderConfigLineageRef: 'g', metricThresholdsRef: 't' },
      };
    },
  ],
];

describe('a mutation', () => {
  test.each(TABLE)('with %s', (_name, fields, classes, change) => {
    const turn = mutating(fields, change);
    expect(classesOf(turn)).toEqual(classes);
    // The join closes all the same.
    expect(joinOf(turn).isClosed).toBe(true);
  });

  test('that is ready can be handed on', () => {
    const verdict = verdictOf(mutating());
    if (!verdict.isReady) throw new Error(verdict.failureClasses.join());
    expect(mutate(verdict)).toMatch(/^sha256:/);
  });

  test.each([
    ['nothing', madeTurn()],
    ['null', { ...madeTurn(), mutation: null }],
  ])('of which %s is said is not ready', (_name, turn) => {
    expect(classesOf(turn)).toEqual([CLAIM, POLICY, EVIDENCE]);
  });

  test('after a join that did not close is refused for that', () => {
    const turn = mutating({ activePolicyDigest: 'other' }, ({ evidence }) => evidence.toolUse.pop());
    expect(classesOf(turn)).toEqual(['tool.join_incomplete', 'tool.use_missing']);
  });

  test('is never ready where a turn continues without its context', () => {
    const parts = fc.subarray(['toolRender', 'reminderQueue', 'stateViews'] as const);
    fc.assert(
      fc.property(parts, parts, fc.boolean(), (dropped, changed, continuationAllowed) => {
        const turn = mutating({}, ({ evidence }) => {
          evidence.protocolState = { stopReason: 'tool_use', continuationAllowed };
          for (const part of dropped) evidence[part] = [];
          for (const part of changed) for (const row of evidence[part]) row['policyDigest'] = 'other';
        });
        const verdict = verdictOf(turn);
        expect(verdict.isReady && !verdict.join.turn.contextState.continuationContextReady).toBe(false);
        expect(verdict.isReady).toBe(dropped.length + changed.length === 0);
      }),
    );
  });
});

describe('the report', () => {
  test("has the reference's fields and the verdict", () => {
    const report = turnReport(JSON.stringify(mutating()));
    expect(Object.keys(report)).toEqual(Object.keys(report).toSorted());
    expect(report).toMatchObject({ result: 'accepted', mutationReady: true, mutationFailureClasses: [] });
    expect(turnReport(JSON.stringify(madeTurn()))).toMatchObject({
      result: 'accepted',
      failureClasses: [],
      mutationReady: false,
      mutationFailureClasses: [CLAIM, POLICY, EVIDENCE],
    });
  });
});

/** Never run: `tsc` compiles it, and fails where one of these mistakes is none. */
export function mistakes(
  join: JoinClosed,
  judged: JoinClosed | JoinOpen,
  verdict: MutationReady | MutationRefused,
  turn: NormalizedTurn,
): void {
  // @ts-expect-error -- it may be refused
  mutate(verdict);
  // @ts-expect-error -- a join that closed is not yet a mutation that is ready
  mutate(join);
  // @ts-expect-error -- a join that may be open
  readyMutation(judged);
  // @ts-expect-error -- a turn that was not judged
  readyMutation(turn);
  // @ts-expect-error -- a closed join that is written down
  readyMutation({ isClosed: true, turn });
  // @ts-expect-error -- written down instead of judged: the private field is missing
  mutate({ isReady: true, join });
  // @ts-expect-error -- a copy has lost the private field
  mutate({ ...(verdict as MutationReady) });
  // @ts-expect-error -- a class that takes its place has a private field of its own
  mutate(new FakeReady(join));
  // @ts-expect-error -- what was refused is not ready because it says so
  mutate({ ...verdict, isReady: true });
}

class FakeReady {
  readonly isReady = true;
  readonly #join: JoinClosed;

  constructor(join: JoinClosed) {
    this.#join = join;
  }

  get join(): JoinClosed {
    return this.#join;
  }
}
