import { refSet } from '../../kernel/trimmed.ts';
import { safeToken } from '../safe-token.ts';
import { ALL_CLAIM, BASE_CLAIM, type HostContract } from './contract.ts';
import { ClassedRefusal } from '../classed-refusal.ts';
import type { HostCall } from './program.ts';

/** Nothing that begins so is an action of a host, whatever a contract says. */
const DENIED = /^(?:shell|network|http|exec)\./i;

/** What an action answered, and the classes of failure of an answer that rejects. */
export interface HostAnswer {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly failureClasses: readonly string[];
}

/**
 * Lets a call pass that may be made (premath harness 7.2). `hasTurn`: whether somebody handed in a turn that is ready to mutate.
 *
 * @throws ClassedRefusal
 */
export function authorizeCall(call: HostCall, { allowed, refused }: HostContract, hasTurn: boolean): void {
  const { action, claims } = call;
  if (action === '') throw new ClassedRefusal('scheme_eval.invalid_program', 'expected an action, found a blank one');
  if (DENIED.test(action)) {
    throw new ClassedRefusal('scheme_eval.effect_denied', `a program has no direct effects: ${action}`);
  }
  const [held, rule] = [refused.get(action), allowed.get(action)];
  if (held !== undefined) throw held;
  if (rule === undefined) {
    throw new ClassedRefusal(
      'scheme_eval.host_action_unallowlisted',
      `the contract does not allow the action: ${action}`,
    );
  }
  if (rule.claim === null) return;
  const noEvidence = (expected: string): ClassedRefusal =>
    new ClassedRefusal(
      'mutation.use_evidence_missing',
      `${action} changes something: expected ${expected}, found none`,
    );
  if (call.policyDigest === null || call.instructionRef === null) {
    throw noEvidence('policyDigest and instructionRef');
  }
  for (const claim of [BASE_CLAIM, rule.claim]) {
    if (claims.has(claim) || (claim === rule.claim && claims.has(ALL_CLAIM))) continue;
    const expected = claim === BASE_CLAIM ? claim : `${claim} or ${ALL_CLAIM}`;
    throw new ClassedRefusal(
      'mutation.capability_claim_missing',
      `${action}: expected the claim ${expected}, found none`,
    );
  }
  if (rule.needsTurn && !hasTurn) throw noEvidence('a turn that is ready to mutate (--turn)');
}

/** The answer in the place of one that an action did not give. */
export function refusedAnswer(errorClass: string, diagnostic: string): HostAnswer {
  const failureClasses = [errorClass];
  return { payload: { schema: 1, result: 'rejected', failureClasses, diagnostic }, failureClasses };
}

/** How an engine names itself: in action and step of a row, as `scheme_eval`, and in references, as `scheme-eval`. */
export interface HostNames {
  readonly engine: string;
  readonly stepPrefix: string;
}

/** The row of a call in the trajectory, without its times. */
export function callStep(call: HostCall, { payload, failureClasses }: HostAnswer, { engine, stepPrefix }: HostNames) {
  const { number, action, argsDigest } = call;
  const token = (text: string): string => safeToken(text, 'x', /[^a-z0-9._-]/gu);
  const told = [payload['fiberWitnessRef'], payload['resolverWitnessRef']];
  const own = `host-effect://${engine.replace('_', '-')}/${token(action)}/${argsDigest}/${number}`;
  return {
    stepId: `${stepPrefix}.${number}.${token(call.callId)}.${token(`${action}.${argsDigest}`)}`,
    issueId: call.issueId,
    action: `${engine}.${action}`,
    resultClass: failureClasses[0] ?? 'accepted',
    instructionRefs: call.instructionRef === null ? [] : [call.instructionRef],
    witnessRefs: refSet([own, ...call.witnessRefs, ...told.filter((ref) => typeof ref === 'string')]),
    lineageRefs: call.lineageRefs,
  };
}

/** The envelope of a call (tusk harness contract 14.1). */
export function hostEffect(
  call: HostCall,
  { payload, failureClasses }: HostAnswer,
  { stepId, resultClass, witnessRefs }: ReturnType<typeof callStep>,
  written: { readonly path: string; readonly finishedAt: string },
) {
  const { callId, action, argsDigest, policyDigest, instructionRef } = call;
  return {
    schema: 'premath.host_effect.v0',
    callId,
    action,
    argsDigest,
    resultClass,
    payload,
    failureClasses,
    witnessRefs,
    policyDigest,
    instructionRef,
    trajectoryRow: { ...written, stepId, resultClass },
  };
}
