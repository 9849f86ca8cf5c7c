import { describe, expect, test } from 'vitest';

import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { readInstruction } from './envelope.ts';

const POLICY = {
  schema: 1,
  policyKind: 'ci.instruction.policy.v1',
  policyId: 'p',
  allowedChecks: ['hk-check', 'hk-pre-push', 'lint'],
  allowedNormalizers: ['n'],
};
const policyDigest = `pol1_${sha256Hex(canonicalJson(POLICY))}`;
const ENVELOPE = { schema: 1, intent: 'i', scope: {}, normalizerId: 'n', policyDigest, requestedChecks: ['hk-check'] };

const read = (changes: object, policy: object = {}, name = '20260221T000000Z-a.json') =>
  readInstruction(name, JSON.stringify({ ...ENVELOPE, ...changes }), [
    '{',
    JSON.stringify({ ...POLICY, policyDigest, ...policy }),
  ]);

describe('an envelope', () => {
  test('has the digest of all that it says, and asks for what its checks are', () => {
    const { instructionId, instructionDigest, instructionClassification, executionDecision } = read({ more: 1 });
    expect([instructionId, instructionDigest]).toEqual([
      '20260221T000000Z-a',
      `instr1_${sha256Hex(canonicalJson({ ...ENVELOPE, more: 1 }))}`,
    ]);
    expect([instructionClassification, executionDecision]).toEqual([
      { state: 'typed', kind: 'ci.gate.check' },
      { state: 'execute' },
    ]);
  });

  test.each([
    [{ requestedChecks: ['hk-pre-push'] }, { kind: 'ci.gate.pre_push' }, 'execute'],
    [{ requestedChecks: ['lint'] }, { reason: 'unrecognized_requested_checks' }, 'reject'],
    [{ requestedChecks: ['lint'], typingPolicy: { allowUnknown: true } }, { state: 'unknown' }, 'execute'],
    [{ requestedChecks: ['lint'], instructionType: 'ci.gate.check' }, { kind: 'ci.gate.check' }, 'execute'],
    [{ instructionType: 'other' }, { reason: 'unsupported_instruction_type' }, 'reject'],
  ])('with %j is %j: %s', (changes, classification, state) => {
    const { instructionClassification, executionDecision } = read(changes);
    expect([instructionClassification, executionDecision.state]).toMatchObject([classification, state]);
  });

  test.each([
    [{ schema: 0 }, {}, 'invalid_schema'],
    [{ schema: 1.5 }, {}, 'invalid_schema'],
    [{ intent: ' i' }, {}, 'invalid_intent'],
    [{ normalizerId: 1 }, {}, 'invalid_normalizer'],
    [{ policyDigest: '' }, {}, 'invalid_policy_digest'],
    [{ scope: undefined }, {}, 'scope_missing'],
    [{ scope: null }, {}, 'scope_invalid'],
    [{ requestedChecks: [] }, {}, 'requested_checks_invalid'],
    [{ requestedChecks: ['lint', 'lint'] }, {}, 'requested_checks_invalid'],
    [{ policyDigest: 'pol1_a' }, {}, 'unknown_policy'],
    [{}, { allowedChecks: 1 }, 'policy_invalid_shape'],
    [{}, { allowedChecks: ['hk-check'] }, 'policy_digest_mismatch'],
    [{ requestedChecks: ['test'] }, {}, 'check_not_allowed'],
    [{ normalizerId: 'm' }, {}, 'normalizer_not_allowed'],
    [{ instructionType: ' ' }, {}, 'instruction_type_invalid'],
    [{ typingPolicy: { allowUnknown: 1 } }, {}, 'typing_policy_invalid'],
    [{ typingPolicy: [] }, {}, 'typing_policy_invalid'],
    [{ capabilityClaims: ['a', 'a'] }, {}, 'capability_claims_invalid'],
  ])('with %j and the policy with %j is refused', (changes, policy, errorClass) => {
    expect(() => read(changes, policy)).toThrow(`instruction_${errorClass}: expected`.replace(/(shape): .*/, '$1'));
  });

  test.each(['proposal', 'llmProposal'])('with a %s is refused: nothing here discharges it', (name) => {
    expect(() => read({ [name]: {} })).toThrow('proposal_invalid_shape: proposal: expected none');
  });

  test.each(['a.json', '1-.json', '1-a/b.json', '1-a.txt', '-a.json'])('in the file %j is refused', (name) => {
    expect(() => read({}, {}, name)).toThrow('instruction_filename_invalid');
  });

  test.each(['[]', '{'])('of the text %j is refused', (text) => {
    expect(() => readInstruction('1-a.json', text, [])).toThrow('instruction_envelope_invalid_shape');
  });
});
