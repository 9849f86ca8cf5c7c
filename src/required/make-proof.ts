import { documentText } from '../contracts/document-text.ts';
import { PROOF_FILES } from '../contracts/required-attestation.ts';
import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { decideFiles, DELTA_KIND, type DecisionArtifact } from './decide.ts';
import {
  artifactPath,
  fallbackPayload,
  gateRefOf,
  NORMALIZER_ID,
  sourcePath,
  type GateWitnessRef,
} from './gate-ref.ts';
import { projectPaths, type Projection } from './project.ts';
import type { SpeltObject } from './spelt-fields.ts';
import { buildWitness, statusOf, type CheckResult, type RequiredWitness, type WitnessRuntime } from './witness.ts';
import { bindingOf } from './witness-digests.ts';

/** What was seen of a check. */
export interface CheckEvidence {
  readonly exitCode: number;
  readonly durationMs: number;
  /** What the check itself wrote; null where it wrote none, and the fallback is synthesised. */
  readonly payload: SpeltObject | null;
  /** What GitHub said of it. */
  readonly seen?: object;
}

/** By check; one that is missing was not executed. */
export type Evidence = ReadonlyMap<string, CheckEvidence>;

/** The change that was judged, from its merge base to its head. */
export interface ProvenDelta {
  readonly changedPaths: readonly string[];
  readonly source: string;
  readonly fromRef: string | null;
  readonly toRef: string | null;
}

export type ProofRun = Pick<WitnessRuntime, 'squeakSiteProfile' | 'runStartedAt' | 'runFinishedAt' | 'runDurationMs'>;

export interface ProofRequest {
  readonly policy: RequiredPolicy;
  readonly delta: ProvenDelta;
  readonly evidence: Evidence;
  /** Checks that have to be native, beside those of the policy. */
  readonly native: readonly string[];
  readonly run: ProofRun;
}

export interface Proof {
  readonly projection: Projection;
  readonly witness: RequiredWitness;
  readonly decision: DecisionArtifact;
  /** Path → text, below the proof's folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Where what GitHub said of a check lies, beside its artifact. */
export function seenPath(artifactRelPath: string): string {
  return `github/${artifactRelPath.slice(artifactRelPath.lastIndexOf('/') + 1)}`;
}

/** The proof of what one policy asks for: the same input gives the same bytes, by which it is verified, too. */
export function makeProof({ policy, delta, evidence, native, run }: ProofRequest): Proof {
  const projection = projectPaths(policy, delta.changedPaths, 'exact');
  const { schema: _schema, ...projected } = projection;
  const { projectionDigest, requiredChecks } = projection;
  const [ctxRef, dataHeadRef] = [delta.fromRef ?? 'ctx:unknown', delta.toRef ?? 'HEAD'];
  const files = new Map([[PROOF_FILES.policy as string, policy.text]]);
  const payloads = new Map<string, SpeltObject>();
  const results: CheckResult[] = [];
  const gateWitnessRefs: GateWitnessRef[] = [];
  for (const checkId of requiredChecks) {
    const known = evidence.get(checkId);
    if (known === undefined) continue;
    const { exitCode, durationMs, seen } = known;
    const path = artifactPath(projectionDigest, results.length + 1, checkId);
    const source = known.payload === null ? 'fallback' : 'native';
    const identity = { checkId, projectionDigest, policyDigest: policy.digest, ctxRef, dataHeadRef };
    const payload = known.payload ?? fallbackPayload(identity, exitCode);
    payloads.set(path, payload);
    results.push({ checkId, status: statusOf(exitCode), exitCode, durationMs });
    gateWitnessRefs.push(gateRefOf(checkId, path, source, payload));
    files.set(path, documentText(payload)).set(sourcePath(path), `${source}\n`);
    if (seen !== undefined) files.set(seenPath(path), documentText(seen));
  }
  const { source: deltaSource, fromRef, toRef } = delta;
  const shared = {
    ...projected,
    deltaSource,
    fromRef,
    toRef,
    normalizerId: NORMALIZER_ID,
    policyDigest: policy.digest,
  };
  const binding = bindingOf(projectionDigest, NORMALIZER_ID, policy.digest);
  const { docsOnly: _docsOnly, reasons: _reasons, ...ofDelta } = shared;
  const deltaText = documentText({ schema: 1, deltaKind: DELTA_KIND, ...ofDelta, ...binding });
  const witness = buildWitness({ ...shared, ...run, results, gateWitnessRefs });
  const witnessText = documentText(witness);
  const asked = new Set([...native, ...policy.checks.flatMap((check) => (check.native ? check.checkId : []))]);
  const nativeRequiredChecks = requiredChecks.filter((id) => asked.has(id));
  const options = { form: 'exact', payloads, nativeRequiredChecks } as const;
  const decision = decideFiles(policy, witnessText, deltaText, options);
  files.set(PROOF_FILES.delta, deltaText).set(PROOF_FILES.witness, witnessText);
  files.set(PROOF_FILES.decision, documentText(decision));
  return { projection, witness, decision, files };
}
