import { PROOF_FILES } from '../contracts/required-attestation.ts';
import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { anyJson, list, record, text, where } from '../kernel/json-shape.ts';
import { attempt, PortcullisError } from '../kernel/portcullis-error.ts';
import { decodeRequest, notBlank } from './decode-request.ts';
import { pathSet } from './project.ts';
import { expecting, expectSame, objectOf, textOf, textsOf } from './spelt-fields.ts';
import { verifyWitness, type VerifyOptions } from './verify-witness.ts';
import { BINDING } from './witness-digests.ts';

export const DECISION_KIND = 'ci.required.decision.v1';
export const DELTA_KIND = 'ci.delta.v1';

type Bound = (typeof BINDING)[number];

/** Whether a witness lets its change pass (premath harness 3.5). */
interface Decision extends Readonly<Partial<Record<Bound, string>>> {
  readonly decisionKind: typeof DECISION_KIND;
  readonly decision: 'accept' | 'reject';
  readonly reasonClass:
    | 'verified_accept'
    | 'verification_reject'
    | 'invalid_witness_shape'
    | 'missing_witness'
    | 'invalid_witness_json'
    | 'invalid_delta_snapshot';
  readonly requiredChecks?: readonly string[];
  readonly errors: readonly string[];
}

function reject(reasonClass: Decision['reasonClass'], ...errors: readonly string[]): Decision {
  return { decisionKind: DECISION_KIND, decision: 'reject', reasonClass, errors };
}

/**
 * Decides over a witness: it has to hold for its own paths, those have to be the expected ones (undefined: whatever they are), and its
 * verdict has to be `accepted`.
 */
export function decideWitness(
  policy: RequiredPolicy,
  witness: SpeltJson,
  expectedPaths: readonly string[] | undefined,
  options: VerifyOptions,
): Decision {
  const unread: string[] = [];
  const { changedPaths: own, verdictClass } = objectOf(witness) ?? {};
  const paths = textsOf(own, '.changedPaths', expecting('witness', unread));
  if (unread.length > 0) return reject('invalid_witness_shape', ...unread);
  const { errors, derived } = verifyWitness(policy, witness, paths, options);
  const expect = expecting('witness', errors);
  const { changedPaths, requiredChecks } = derived;
  const expected = expectedPaths === undefined ? changedPaths : pathSet(expectedPaths, options.form);
  expectSame(expect, '.changedPaths', expected, changedPaths);
  expectSame(expect, '.verdictClass', 'accepted', textOf(verdictClass));
  const bound: Readonly<Partial<Record<Bound, string>>> = derived;
  const names = BINDING.filter((name) => bound[name] !== undefined);
  return {
    ...reject('verification_reject'),
    ...(errors.length === 0 ? { decision: 'accept', reasonClass: 'verified_accept' } : {}),
    ...Object.fromEntries(names.map((name) => [name, bound[name]])),
    requiredChecks,
    errors,
  };
}

const deltaShape = record({
  deltaKind: where(text, DELTA_KIND, (kind) => (kind === DELTA_KIND ? kind : undefined)),
  changedPaths: list(notBlank),
});

/** Decides over the texts of a witness and of the delta whose paths it is held to; null where there is none. */
function decideTexts(
  policy: RequiredPolicy,
  witnessText: string | null,
  deltaText: string | null,
  options: VerifyOptions,
): Decision {
  const delta = attempt(() => decodeRequest(deltaText ?? '', deltaShape, 'delta'));
  if (delta instanceof PortcullisError) return reject('invalid_delta_snapshot', delta.message);
  if (witnessText === null) return reject('missing_witness', 'witness: expected a file, found none');
  const witness = attempt(() => decodeRequest(witnessText, anyJson, 'witness'));
  if (witness instanceof PortcullisError) return reject('invalid_witness_json', witness.message);
  return decideWitness(policy, witness, delta.changedPaths, options);
}

export type DecisionArtifact = ReturnType<typeof decideFiles>;

/** The decision over the files of a proof (premath harness 3.5). Digests are of the files' bytes, null where there is none. */
export function decideFiles(
  policy: RequiredPolicy,
  witnessText: string | null,
  deltaText: string | null,
  options: VerifyOptions,
) {
  const { requiredChecks = [], ...core } = decideTexts(policy, witnessText, deltaText, options);
  const unbound = Object.fromEntries(BINDING.map((name) => [name, null])) as Readonly<Record<Bound, string | null>>;
  return {
    schema: 1,
    ...unbound,
    ...core,
    witnessPath: PROOF_FILES.witness,
    witnessSha256: witnessText === null ? null : sha256Hex(witnessText),
    deltaSnapshotPath: PROOF_FILES.delta,
    deltaSha256: deltaText === null ? null : sha256Hex(deltaText),
    requiredChecks,
    nativeRequiredChecks: options.nativeRequiredChecks,
  } as const;
}
