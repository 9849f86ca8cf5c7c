import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { BINDING, DECISION_KIND, decideWitness, type CoreDecision } from './decide.ts';
import { NORMALIZER_ID } from './gate-ref.ts';
import type { Projection } from './project.ts';
import { expecting, objectOf, textsOf } from './spelt-fields.ts';
import type { VerifyOptions } from './verify-witness.ts';
import { typedCoreDigest } from './witness-digests.ts';
import { speltJsonOf } from './witness-request.ts';

/** Where the paths of a change come from. */
export interface DeltaOrigin {
  readonly source: string;
  readonly fromRef: string | null;
  readonly toRef: string | null;
}

export type DeltaSnapshot = ReturnType<typeof deltaSnapshot>;

/** The change that a witness speaks of, `ci.delta.v1` (premath harness 3.2). */
export function deltaSnapshot(projection: Projection, { source: deltaSource, fromRef, toRef }: DeltaOrigin) {
  const { projectionPolicy: policyDigest, projectionDigest, requiredChecks, changedPaths } = projection;
  return {
    schema: 1,
    deltaKind: 'ci.delta.v1',
    projectionPolicy: policyDigest,
    projectionDigest,
    typedCoreProjectionDigest: typedCoreDigest(projectionDigest, NORMALIZER_ID, policyDigest),
    authorityPayloadDigest: projectionDigest,
    normalizerId: NORMALIZER_ID,
    policyDigest,
    requiredChecks,
    changedPaths,
    deltaSource,
    fromRef,
    toRef,
  } as const;
}

/** The files that a decision is taken from; null where one is missing. */
export interface DecisionFiles {
  readonly witnessText: string | null;
  readonly deltaText: string | null;
  readonly witnessPath: string;
  readonly deltaPath: string;
}

export type DecisionArtifact = ReturnType<typeof decideFiles>;

/**
 * Decides over the witness of a folder, held to the paths of its delta (premath harness 3.5). Digests are of the files' bytes, null where
 * there is none.
 */
export function decideFiles(policy: RequiredPolicy, files: DecisionFiles, options: VerifyOptions) {
  const { witnessText, deltaText, witnessPath, deltaPath } = files;
  const { requiredChecks = [], ...core } = decisionOf(policy, witnessText, deltaText, options);
  const bound = Object.fromEntries(BINDING.map((name) => [name, core[name] ?? null]));
  return {
    schema: 1,
    ...(bound as Readonly<Record<(typeof BINDING)[number], string | null>>),
    ...core,
    witnessPath,
    witnessSha256: witnessText === null ? null : sha256Hex(witnessText),
    deltaSnapshotPath: deltaPath,
    deltaSha256: deltaText === null ? null : sha256Hex(deltaText),
    requiredChecks,
    nativeRequiredChecks: options.nativeRequiredChecks,
  } as const;
}

type FileReason = 'missing_witness' | 'invalid_witness_json' | 'invalid_delta_snapshot';
type Decision = Omit<CoreDecision, 'reasonClass'> & { readonly reasonClass: CoreDecision['reasonClass'] | FileReason };

function decisionOf(
  policy: RequiredPolicy,
  witnessText: string | null,
  deltaText: string | null,
  options: VerifyOptions,
): Decision {
  const reject = (reasonClass: FileReason, ...errors: readonly string[]): Decision => {
    return { decisionKind: DECISION_KIND, decision: 'reject', reasonClass, errors };
  };
  const delta = deltaText === null ? { problem: 'expected a file, found none' } : speltJsonOf(deltaText);
  if ('problem' in delta) return reject('invalid_delta_snapshot', `delta: ${delta.problem}`);
  const errors: string[] = [];
  const { deltaKind, changedPaths } = objectOf(delta.value) ?? {};
  const expect = expecting('delta', errors);
  expect(deltaKind === 'ci.delta.v1', '.deltaKind', 'ci.delta.v1', deltaKind);
  const paths = textsOf(changedPaths, '.changedPaths', expect);
  if (errors.length > 0) return reject('invalid_delta_snapshot', ...errors);
  if (witnessText === null) return reject('missing_witness', 'witness: expected a file, found none');
  const witness = speltJsonOf(witnessText);
  if ('problem' in witness) return reject('invalid_witness_json', `witness: ${witness.problem}`);
  return decideWitness(policy, witness.value, paths, options);
}
