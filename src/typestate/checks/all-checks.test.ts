import { describe, expect, test } from 'vitest';

import { REFERENCE_CLASSES } from '../../testing/reference-classes.ts';
import { changedTurn, type MadeTurn } from '../../testing/turn-builder.ts';
import type { FailureClass } from '../failure-class.ts';
import { normalizeTurn } from '../normalized-turn.ts';
import { parseTurnInput } from '../turn-input.ts';
import { failureClassesOf } from '../close-join.ts';

type Change = (turn: MadeTurn) => void;

const classesAfter = (change: Change): readonly FailureClass[] =>
  failureClassesOf(normalizeTurn(parseTurnInput(JSON.stringify(changedTurn(change)))));

/** A turn that neither continues nor consumes, so that its context is not asked for. */
const ending: Change = ({ evidence }) => {
  evidence.protocolState = { stopReason: 'End_Turn' };
  evidence.toolUse = ['a', 'b'].map((toolCallId) => ({ toolCallId, disposition: 'Observed' }));
};
const section =
  (name: string, value: unknown): Change =>
  (turn) => {
    turn[name] = value;
  };
const profile = (fields: object): Change => section('governanceProfile', { claimed: true, ...fields });
const PINNED = { pinned: true, packageRef: 'p', expectedDigest: 'd', boundDigest: 'd' };
const handing =
  (handoff: Record<string, unknown> | undefined, constraints: object): Change =>
  (turn) => {
    if (handoff !== undefined) turn.evidence.handoff = handoff;
    turn['handoffConstraints'] = constraints;
  };

const TABLE: readonly [string, Change, readonly FailureClass[]][] = [
  ['a turn that closes', () => undefined, []],
  ['no calls at all', (turn) => Object.assign(turn.evidence, { toolRequests: [], toolResults: [], toolUse: [] }), []],
  [
    'a request without a result',
    ({ evidence }) => evidence.toolRequests.push({ toolCallId: 'c', toolName: 't' }),
    ['tool.join_incomplete', 'tool.result_missing'],
  ],
  [
    'a result without a request',
    ({ evidence }) => evidence.toolRequests.pop(),
    ['tool.join_incomplete', 'tool.result_orphan'],
  ],
  ['a result without a use', ({ evidence }) => evidence.toolUse.pop(), ['tool.join_incomplete', 'tool.use_missing']],
  [
    'a use without a result',
    ({ evidence }) => evidence.toolUse.push({ toolCallId: 'c', disposition: 'observed' }),
    ['tool.join_incomplete', 'tool.use_without_result'],
  ],
  [
    'a use of another digest, which is not compared',
    ({ evidence }) => Object.assign(evidence.toolUse[0] ?? {}, { resultDigest: 'other' }),
    [],
  ],
  [
    'an unhandled stop reason',
    ({ evidence }) => (evidence.protocolState['stopReason'] = 'refusal'),
    ['protocol.stop_reason_unhandled'],
  ],
  ['a stop reason in capitals', ({ evidence }) => (evidence.protocolState['stopReason'] = ' Pause_Turn '), []],
  [
    'a transport out of order',
    section('protocolConstraints', { parallelTransportOrderValid: false }),
    ['protocol.parallel_transport_order_invalid'],
  ],
  ['a transport of which nothing is known', section('protocolConstraints', { parallelTransportOrderValid: null }), []],
  [
    'a decomposition that is not admissible',
    section('decompositionConstraints', { admissible: false }),
    ['coordination.decomposition_policy_violation'],
  ],
  [
    'another pattern',
    section('decompositionConstraints', { expectedExecutionPattern: 'route' }),
    ['coordination.decomposition_policy_violation'],
  ],
  [
    'the expected pattern in capitals',
    section('decompositionConstraints', { expectedExecutionPattern: ' CHAIN ' }),
    [],
  ],
  [
    'another decomposition policy',
    section('decompositionConstraints', { expectedPolicyDigest: 'Policy.Decomposition' }),
    ['coordination.decomposition_policy_violation'],
  ],
  ['a result that was not rendered', ({ evidence }) => evidence.toolRender.pop(), ['context.injection_point_missing']],
  [
    'a rendering of nothing',
    ({ evidence }) => evidence.toolRender.push({ ...evidence.toolRender[0], toolCallId: 'c' }),
    [],
  ],
  ['no state view', ({ evidence }) => evidence.stateViews.pop(), ['context.injection_point_missing']],
  ['no reduced queue', ({ evidence }) => evidence.reminderQueue.pop(), ['context.queue_policy_violation']],
  [
    'a queue under another policy',
    ({ evidence }) => Object.assign(evidence.reminderQueue[0] ?? {}, { policyDigest: 'x' }),
    ['context.queue_policy_violation'],
  ],
  [
    'a view under another policy',
    ({ evidence }) => Object.assign(evidence.stateViews[0] ?? {}, { policyDigest: 'x' }),
    ['context.queue_policy_violation'],
  ],
  [
    'a rendering under another policy',
    ({ evidence }) => Object.assign(evidence.toolRender[0] ?? {}, { policyDigest: 'x' }),
    ['context.queue_policy_violation'],
  ],
  [
    'a consumed result, although the turn ends',
    ({ evidence }) =>
      Object.assign(evidence, {
        protocolState: { stopReason: 'end_turn' },
        toolRender: [],
        stateViews: [],
        reminderQueue: [],
      }),
    ['context.injection_point_missing', 'context.queue_policy_violation'],
  ],
  [
    'no context where nothing goes on',
    (turn) => (ending(turn), Object.assign(turn.evidence, { toolRender: [], stateViews: [], reminderQueue: [] })),
    [],
  ],
  [
    'demands without a handoff',
    handing(undefined, { requiredArtifactRefs: ['x'], allowedTargets: ['y'], requireReturnPath: true }),
    ['handoff.required_artifact_missing', 'handoff.return_path_missing', 'handoff.target_not_allowed'],
  ],
  ['no demands and no handoff', handing(undefined, {}), []],
  [
    'a handoff that meets them',
    handing(
      { target: 'y', requiredArtifactRefs: [' x', 'z'], returnPathRef: 'r' },
      { requiredArtifactRefs: ['x '], allowedTargets: ['y'], requireReturnPath: true },
    ),
    [],
  ],
  [
    'a handoff without an artifact',
    handing({ target: 'y', requiredArtifactRefs: ['z'] }, { requiredArtifactRefs: ['x', 'z'] }),
    ['handoff.required_artifact_missing'],
  ],
  ['a target in capitals', handing({ target: 'Y' }, { allowedTargets: ['y'] }), ['handoff.target_not_allowed']],
  [
    'a handoff without a way back',
    handing({ target: 'y', returnPathRef: ' ' }, { requireReturnPath: true }),
    ['handoff.return_path_missing'],
  ],
  [
    'a truncation that is not valid',
    section('truncationConstraints', { required: true }),
    ['tool.response_truncation_policy_violation'],
  ],
  ['one that nobody asks for', section('truncationConstraints', { valid: false }), []],
  [
    'an error without an envelope',
    ({ evidence }) =>
      Object.assign(evidence.toolResults[0] ?? {}, { status: 'error', errorCode: 'E', retryable: true }),
    ['tool.schema_invalid'],
  ],
  [
    'an error with one',
    ({ evidence }) =>
      Object.assign(evidence.toolResults[0] ?? {}, { errorCode: 'E', retryable: true, errorMessage: 'm' }),
    [],
  ],
  [
    'a raw error of other keys',
    ({ evidence }) => Object.assign(evidence.toolResults[0] ?? {}, { rawError: { reason: 'x' } }),
    ['tool.schema_invalid'],
  ],
  [
    'a raw error whose second code is a text',
    ({ evidence }) =>
      Object.assign(evidence.toolResults[0] ?? {}, {
        status: 'error',
        rawError: { errorCode: ' ', code: 'timeout', retryable: true, message: 'm' },
      }),
    [],
  ],
  [
    'the profile under another name, unclaimed',
    section('governanceProfile', { claimed: false, claimId: 'other' }),
    ['governance.claim_id_invalid'],
  ],
  ['the profile unclaimed', section('governanceProfile', { claimed: false }), []],
  ['the profile without a policy package', profile({}), ['governance.policy_package_unpinned']],
  [
    'a package that is not pinned',
    profile({ policyProvenance: { ...PINNED, pinned: false } }),
    ['governance.policy_package_unpinned'],
  ],
  [
    'a package without a digest',
    profile({ policyProvenance: { ...PINNED, boundDigest: ' ' } }),
    ['governance.policy_package_unpinned'],
  ],
  [
    'another package than expected',
    profile({ policyProvenance: { ...PINNED, boundDigest: 'D' } }),
    ['governance.policy_package_mismatch'],
  ],
  ['the expected package', profile({ claimId: ' profile.doctrine_inf_governance.v0 ', policyProvenance: PINNED }), []],
];

describe('failure classes', () => {
  test.each(TABLE)('%s', (_name, change, expected) => {
    expect(classesAfter(change)).toEqual(expected);
  });

  test('each of the reference is in the table', () => {
    const reached = new Set(TABLE.flatMap(([, , classes]) => classes));
    expect([...reached].toSorted()).toEqual(REFERENCE_CLASSES);
  });
});
