import { anyJson, list, optional, record, truth, where, type Decoded } from '../kernel/json-shape.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { anyExitCode, whole } from './decode-request.ts';
import { gateRef } from './gate-ref.ts';
import { wholeNumberOf, type WholeNumber } from './spelt-fields.ts';
import { bindingOf } from './witness-digests.ts';

export const WITNESS_KIND = 'ci.required.v1';

const duration = where(anyJson, 'a whole number from 0', (given) => wholeNumberOf(given, 'unsigned'));

/** What became of a check. */
const result = where(
  record({ checkId: whole, status: whole, exitCode: anyExitCode, durationMs: duration }),
  'the status of its exit code, passed for 0 and else failed',
  (given) => {
    const status = statusOf(given.exitCode);
    return status === given.status ? { ...given, status } : undefined;
  },
);

const runtime = record({
  projectionPolicy: whole,
  projectionDigest: whole,
  changedPaths: list(whole),
  requiredChecks: list(whole),
  results: list(result),
  gateWitnessRefs: list(gateRef),
  docsOnly: truth,
  reasons: list(whole),
  deltaSource: whole,
  fromRef: optional(whole),
  toRef: optional(whole),
  normalizerId: whole,
  policyDigest: whole,
  squeakSiteProfile: whole,
  runStartedAt: whole,
  runFinishedAt: whole,
  runDurationMs: duration,
});
export const runtimeShape = where(runtime, 'a policyDigest that is the projectionPolicy', (given) =>
  given.policyDigest === given.projectionPolicy ? given : undefined,
);

export type CheckResult = Decoded<typeof result>;

/** A run of required checks, of which a witness is made. */
export type WitnessRuntime = Decoded<typeof runtimeShape>;

/** The witness of a run, `ci.required.v1` (premath harness 3.3). Nothing is projected again: that is for who verifies it. */
export function buildWitness(given: WitnessRuntime) {
  const { results, gateWitnessRefs, fromRef = null, toRef = null } = given;
  return {
    ciSchema: 1,
    witnessKind: WITNESS_KIND,
    ...given,
    fromRef,
    toRef,
    executedChecks: results.map(({ checkId }) => checkId),
    ...verdictOf(
      results.map((row) => row.exitCode),
      gateWitnessRefs.map(({ failureClasses }) => failureClasses),
    ),
    ...bindingOf(given.projectionDigest, given.normalizerId, given.policyDigest),
  } as const;
}

export function statusOf(code: WholeNumber): 'passed' | 'failed' {
  return code === 0 ? 'passed' : 'failed';
}

/** What a witness says of all its checks: their exit codes, and the failure classes of their payloads. */
export function verdictOf(exitCodes: readonly WholeNumber[], classes: readonly (readonly string[])[]) {
  const isRejected = exitCodes.some((code) => code !== 0);
  const operationalFailureClasses = isRejected ? ['check_failed'] : [];
  const semanticFailureClasses = sortedUnique(classes.flat());
  return {
    verdictClass: isRejected ? 'rejected' : 'accepted',
    operationalFailureClasses,
    semanticFailureClasses,
    failureClasses: sortedUnique([...operationalFailureClasses, ...semanticFailureClasses]),
  } as const;
}
