import { documentText } from '../contracts/document-text.ts';
import { PROOF_FILES, PROOF_FOLDERS } from '../contracts/required-attestation.ts';
import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { attest, type AttestedRun } from './attestation.ts';
import { decideWitness, type Decision } from './decide.ts';
import { jsonOf } from './decode-request.ts';
import {
  artifactPath,
  fallbackPayload,
  gateRefOf,
  NORMALIZER_ID,
  refuseOtherRun,
  sourcePath,
  type GateIdentity,
  type GateSource,
  type GateWitnessRef,
} from './gate-ref.ts';
import { projectPaths, type Projection } from './project.ts';
import type { SpeltObject } from './spelt-fields.ts';
import { buildWitness, statusOf, type CheckResult, type WitnessRuntime } from './witness.ts';
import { bindingOf } from './witness-digests.ts';

/** What was seen of a check. */
export interface CheckEvidence {
  readonly exitCode: number;
  readonly durationMs: number;
  /** What the check itself wrote; null where it wrote none, and the fallback is synthesised. */
  readonly payload: SpeltObject | null;
  /** What GitHub said of it. */
  readonly seen?: object | undefined;
}

/** By check; one that is missing was not executed. */
export type Evidence = ReadonlyMap<string, CheckEvidence>;

/** What a change touches, from its merge base to its head: deleted paths and both names of a rename, too. */
export interface ChangeDelta {
  readonly changedPaths: readonly string[];
  readonly deltaSource: string;
  readonly fromRef: string;
  readonly toRef: string;
}

export interface ProofRequest {
  readonly policy: RequiredPolicy;
  readonly delta: ChangeDelta;
  readonly evidence: Evidence;
  /** Checks that have to be native, beside those of the policy. */
  readonly native: readonly string[];
  readonly run: Pick<WitnessRuntime, 'squeakSiteProfile' | 'runStartedAt' | 'runFinishedAt' | 'runDurationMs'>;
}

/** What a proof shows of a check that was executed. */
export interface ShownResult {
  readonly exitCode: number;
  readonly source: GateSource;
  /** Failure classes of its payload. */
  readonly classes: readonly string[];
  readonly seen?: CheckEvidence['seen'];
}

export interface Proof {
  readonly projection: Projection;
  /** With the digests of the files that it was taken from. */
  readonly decision: Decision & Readonly<Record<'requiredChecks' | 'nativeRequiredChecks', readonly string[]>>;
  readonly results: ReadonlyMap<string, ShownResult>;
}

/** Exit codes of a check that ran out of time, and of one that was not started. */
const DID_NOT_END: ReadonlySet<number> = new Set([124, 127]);

/** Whether a check ran to its end and failed, which is all that can be expected and tolerated. */
export function hasRunAndFailed({ exitCode, classes }: ShownResult): boolean {
  if (exitCode === 0 || DID_NOT_END.has(exitCode)) return false;
  return classes.every((name) => !name.startsWith('check.') || name === 'check.failed');
}

/** Where what GitHub said of a check lies, beside its artifact. */
export function seenPath(artifactRelPath: string): string {
  return `github/${artifactRelPath.slice(artifactRelPath.lastIndexOf('/') + 1)}`;
}

/**
 * The proof of what one policy asks for: the same input gives the same bytes, by which it is verified, too.
 *
 * @param texts gets the files, by their path from the attestation's folder
 * @param runs by check, what it was run for; the policies before this one may have asked for it
 */
function makeProof(
  { policy, delta, evidence, native, run }: ProofRequest,
  folder: string,
  texts: Map<string, string>,
  runs: Map<string, GateIdentity>,
): Proof {
  const { changedPaths, fromRef: ctxRef, toRef: dataHeadRef } = delta;
  const policyDigest = policy.digest;
  const projection = projectPaths(policy, changedPaths, 'exact');
  const { projectionDigest, requiredChecks, docsOnly, reasons } = projection;
  const write = (path: string, text: string) => texts.set(folder + path, text);
  write(PROOF_FILES.policy, policy.text);
  const payloads = new Map<string, SpeltObject>();
  const shown = new Map<string, ShownResult>();
  const results: CheckResult[] = [];
  const gateWitnessRefs: GateWitnessRef[] = [];
  for (const checkId of requiredChecks) {
    const known = evidence.get(checkId);
    if (known === undefined) continue;
    const { exitCode, durationMs, seen } = known;
    const path = artifactPath(projectionDigest, results.length + 1, checkId);
    const source = known.payload === null ? 'fallback' : 'native';
    const identity = { checkId, projectionDigest, policyDigest, ctxRef, dataHeadRef };
    if (!runs.has(checkId)) runs.set(checkId, identity);
    const payload = known.payload ?? fallbackPayload(identity, exitCode);
    if (known.payload !== null) refuseOtherRun(payload, runs.get(checkId) ?? identity, folder + path);
    write(path, documentText(payload));
    write(sourcePath(path), `${source}\n`);
    if (seen !== undefined) write(seenPath(path), documentText(seen));
    const ref = gateRefOf(checkId, path, source, payload);
    payloads.set(path, payload);
    results.push({ checkId, status: statusOf(exitCode), exitCode, durationMs });
    gateWitnessRefs.push(ref);
    shown.set(checkId, { exitCode, source, classes: ref.failureClasses, seen });
  }
  const shared = {
    projectionPolicy: policyDigest,
    ...delta,
    changedPaths: projection.changedPaths,
    requiredChecks,
    ...bindingOf(projectionDigest, NORMALIZER_ID, policyDigest),
  };
  const deltaText = documentText({ schema: 1, deltaKind: 'ci.delta.v1', ...shared });
  const witnessText = documentText(buildWitness({ ...shared, docsOnly, reasons, ...run, results, gateWitnessRefs }));
  const asked = new Set([...native, ...policy.checks.flatMap((check) => (check.native ? check.checkId : []))]);
  const nativeRequiredChecks = requiredChecks.filter((id) => asked.has(id));
  const options = { form: 'exact', payloads, nativeRequiredChecks } as const;
  const decision = {
    schema: 1,
    requiredChecks,
    ...decideWitness(policy, jsonOf(witnessText), changedPaths, options),
    witnessPath: PROOF_FILES.witness,
    witnessSha256: sha256Hex(witnessText),
    deltaSnapshotPath: PROOF_FILES.delta,
    deltaSha256: sha256Hex(deltaText),
    nativeRequiredChecks,
  } as const;
  write(PROOF_FILES.delta, deltaText);
  write(PROOF_FILES.witness, witnessText);
  write(PROOF_FILES.decision, documentText(decision));
  return { projection, decision, results: shown };
}

/**
 * Proofs, and the texts of all files of their folder but the attestation.
 *
 * @throws PortcullisError `invalid_input` for a payload of another run
 */
export function makeFolder(run: AttestedRun, requests: readonly ProofRequest[]) {
  const runs = new Map<string, GateIdentity>();
  const texts = new Map<string, string>();
  const proofs = requests.map((request, at) => makeProof(request, PROOF_FOLDERS[at] ?? '', texts, runs));
  const attested = proofs.map(({ projection: { projectionPolicy: policyDigest, projectionDigest } }, at) => {
    return { folder: PROOF_FOLDERS[at] ?? '', policyDigest, projectionDigest };
  });
  return { proofs, texts, attestation: attest(run, attested, texts) };
}
