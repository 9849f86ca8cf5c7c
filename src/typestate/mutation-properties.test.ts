import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { orderedTurns, withSections, type OrderedTurn, type SectionName } from '../testing/ordered-sections.ts';
import type { MadeTurn } from '../testing/turn-builder.ts';
import { closeJoin } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { judgeMutation, type MutationReady, type MutationRefused } from './ready-mutation.ts';
import { parseTurnInput } from './turn-input.ts';

const BASE = 'capabilities.change_morphisms';
const CLAIM = 'mutation.capability_claim_missing';
const POLICY = 'mutation.policy_digest_mismatch';
const EVIDENCE = 'mutation.use_evidence_missing';
/** The mutation, and the gates that it may wait for. */
const NAMES: readonly SectionName[] = ['mutation', 'evalGate', 'redTeam'];

const verdictOf = ({ turn, sections }: OrderedTurn): MutationReady | MutationRefused =>
  judgeMutation(closeJoin(normalizeTurn(parseTurnInput(JSON.stringify(withSections(turn, sections, NAMES))))));

/** Changes a turn whose mutation is ready, told by a number; false where there is nothing of that kind to change. */
type Change = (ordered: OrderedTurn, at: number) => boolean;

function without(claims: string[], claim: string | undefined): boolean {
  const at = claims.indexOf(claim ?? '');
  return at >= 0 && claims.splice(at, 1).length === 1;
}

/** An input of the mutation. */
function inputAt({ sections: { mutation } }: OrderedTurn, at: number): { toolCallId: string } | undefined {
  return mutation.inputs[at % mutation.inputs.length];
}

/** Takes the rows of a call out of parts of the evidence. */
function dropRows(
  { evidence }: MadeTurn,
  call: { toolCallId: string } | undefined,
  parts: readonly ('toolRequests' | 'toolResults' | 'toolUse' | 'toolRender')[],
): boolean {
  for (const part of parts) evidence[part] = evidence[part].filter(({ toolCallId }) => toolCallId !== call?.toolCallId);
  return call !== undefined;
}

function useOf({ evidence }: MadeTurn, call: { toolCallId: string } | undefined): Record<string, unknown> | undefined {
  return evidence.toolUse.find(({ toolCallId }) => toolCallId === call?.toolCallId);
}

const TABLE: readonly [name: string, change: Change, classes: readonly FailureClass[]][] = [
  ['the claim of any mutation', ({ sections: { mutation } }) => without(mutation.claims, BASE), [CLAIM]],
  [
    'the claim of an action',
    ({ sections: { mutation } }, at) =>
      without(mutation.claims, `${BASE}.${mutation.intended[at % mutation.intended.length] ?? ''}`),
    [CLAIM],
  ],
  ['the claim of all actions', ({ sections: { mutation } }) => without(mutation.claims, `${BASE}.all`), [CLAIM]],
  [
    'a claim that is required',
    ({ sections: { mutation } }, at) =>
      without(mutation.claims, mutation.requiredClaims[at % mutation.requiredClaims.length]),
    [CLAIM],
  ],
  ['anything intended', ({ sections: { mutation } }) => mutation.intended.splice(0).length > 0, [CLAIM]],
  [
    'the active policy',
    ({ sections: { mutation } }) => Reflect.deleteProperty(mutation, 'activePolicyDigest'),
    [POLICY],
  ],
  [
    "the turn's policy as the active one",
    ({ turn }) => Boolean(Object.assign(turn.evidence.callSpec, { mutationPolicyDigest: 'policy.other' })),
    [POLICY],
  ],
  [
    'the consumption of an input, which is only observed',
    (ordered, at) => {
      const use = useOf(ordered.turn, inputAt(ordered, at));
      return use !== undefined && Boolean(Object.assign(use, { disposition: 'observed' }));
    },
    [EVIDENCE],
  ],
  [
    'the use of an input under its digest',
    (ordered, at) => {
      const use = useOf(ordered.turn, inputAt(ordered, at));
      return use !== undefined && Boolean(Object.assign(use, { resultDigest: 'another' }));
    },
    [EVIDENCE],
  ],
  [
    'the use of an input',
    (ordered, at) => dropRows(ordered.turn, inputAt(ordered, at), ['toolUse']),
    ['tool.join_incomplete', 'tool.use_missing'],
  ],
  [
    'the result of an input',
    (ordered, at) => dropRows(ordered.turn, inputAt(ordered, at), ['toolResults']),
    ['tool.join_incomplete', 'tool.result_missing', 'tool.use_without_result'],
  ],
  [
    'the call of an input, with all that came of it',
    (ordered, at) =>
      dropRows(ordered.turn, inputAt(ordered, at), ['toolRequests', 'toolResults', 'toolUse', 'toolRender']),
    [EVIDENCE, 'tool.use_unknown_result'],
  ],
  [
    'the session or trajectory of a witness',
    ({ turn: { evidence }, sections: { mutation } }, at) => {
      const ref = mutation.witnessRefs[at % mutation.witnessRefs.length];
      evidence.sessionRefs = [evidence.sessionRefs].flat().filter((other) => other !== ref);
      evidence.trajectoryRefs = [evidence.trajectoryRefs].flat().filter((other) => other !== ref);
      return ref !== undefined;
    },
    [EVIDENCE],
  ],
  [
    'any session or trajectory',
    ({ turn: { evidence } }) => Boolean(Object.assign(evidence, { sessionRefs: [], trajectoryRefs: [] })),
    [EVIDENCE],
  ],
  [
    'the evaluation gate, where it changes the governance policy',
    ({ sections }) => sections.mutation.changesGovernancePolicy && Reflect.deleteProperty(sections, 'evalGate'),
    ['governance.eval_gate_unmet'],
  ],
  [
    'the red team gate, where it changes the governance policy',
    ({ sections }) => sections.mutation.changesGovernancePolicy && Reflect.deleteProperty(sections, 'redTeam'),
    ['governance.redteam_gate_unmet'],
  ],
  ['being asked for', ({ sections }) => Reflect.deleteProperty(sections, 'mutation'), [CLAIM, POLICY]],
];

describe('a mutation that is ready', () => {
  test('is ready', () => {
    fc.assert(
      fc.property(orderedTurns, (ordered) => {
        expect(verdictOf(ordered).isReady).toBe(true);
      }),
    );
  });

  test.each(TABLE)('is refused without %s', (_name, change, classes) => {
    fc.assert(
      fc.property(orderedTurns, fc.nat(), (given, at) => {
        const ordered = structuredClone(given);
        fc.pre(change(ordered, at));
        const verdict = verdictOf(ordered);
        expect(verdict.isReady ? [] : verdict.failureClasses).toEqual(classes);
      }),
      { numRuns: 50, maxSkipsPerRun: 1000 },
    );
  });

  test('stays refused for each of several reasons', () => {
    // The last one leaves nothing to change.
    const several = fc.subarray([...TABLE.keys()], { minLength: 2 });
    fc.assert(
      fc.property(orderedTurns, several, fc.nat(), (given, which, at) => {
        const ordered = structuredClone(given);
        const changes = which.map((index) => TABLE[index]?.[1]);
        fc.pre(changes.filter((change) => change?.(ordered, at) === true).length > 0);
        expect(verdictOf(ordered).isReady).toBe(false);
      }),
    );
  });
});
