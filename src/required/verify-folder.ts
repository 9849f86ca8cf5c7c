import { documentText } from '../contracts/document-text.ts';
import { ProblemsError, shown, type Problem } from '../contracts/problem.ts';
import {
  ATTESTATION_FILE,
  parseAttestation,
  PROOF_FILES,
  PROOF_FOLDERS,
  type Attestation,
} from '../contracts/required-attestation.ts';
import { parseRequiredPolicy, type RequiredPolicy } from '../contracts/required-policy.ts';
import { append } from '../kernel/append.ts';
import { pointerSegments } from '../kernel/json-pointer.ts';
import { list, number, optional, record, text, type Shape } from '../kernel/json-shape.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { attest, attestedProofs } from './attestation.ts';
import { decodeRequest, jsonOf } from './decode-request.ts';
import { artifactPath, sourcePath, type GateSource } from './gate-ref.ts';
import { jsonFields } from './json-fields.ts';
import { makeProof, seenPath, type CheckEvidence, type Proof, type ProofRequest } from './make-proof.ts';
import { objectOf } from './spelt-fields.ts';

/** What a proof says, once it is known to follow from what was seen. */
export interface VerifiedProof extends Pick<Proof, 'projection' | 'decision'> {
  readonly policy: RequiredPolicy;
  /** Of each check that was executed. */
  readonly results: ReadonlyMap<string, VerifiedResult>;
}

export interface VerifiedResult {
  readonly exitCode: number;
  readonly source: GateSource;
  /** Failure classes of its payload. */
  readonly classes: readonly string[];
}

export interface VerifiedFolder {
  /** Where there is one, nothing of the folder counts. */
  readonly problems: readonly Problem[];
  /** Null where it cannot be read. */
  readonly attestation: Attestation | null;
  /** In the order of `PROOF_FOLDERS`. */
  readonly proofs: readonly VerifiedProof[];
}

type Texts = ReadonlyMap<string, string>;

/**
 * Verifies the files of a folder by themselves: what was seen is taken from them, proofs and attestation are made of that again, and
 * every field is compared.
 */
export async function verifyFolder(files: ReadonlyMap<string, Uint8Array>): Promise<VerifiedFolder> {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const [path, bytes] of files) {
    const content = Buffer.from(bytes).toString('utf8');
    if (Buffer.from(content).equals(bytes)) texts.set(path, content);
    else problems.push(problem(path, '', 'UTF-8 text', 'other bytes'));
  }
  const said = texts.get(ATTESTATION_FILE) ?? '';
  const attestation = await orProblems(problems, ATTESTATION_FILE, () => parseAttestation(said, ATTESTATION_FILE));
  if (attestation === null) return { problems, attestation, proofs: [] };

  texts.delete(ATTESTATION_FILE);
  const proofs: VerifiedProof[] = [];
  const made = new Map<string, string>();
  const later: Problem[] = [];
  for (const folder of PROOF_FOLDERS.slice(0, attestation.proofs.length)) {
    const request = await orProblems(later, folder + PROOF_FILES.policy, () => proofRequest(folder, texts));
    if (request === null) continue;
    const proof = makeProof(request);
    for (const [path, content] of proof.files) made.set(folder + path, content);
    proofs.push({ ...proof, policy: request.policy, results: resultsOf(proof) });
  }
  const isMade = proofs.length === attestation.proofs.length;
  for (const path of new Set(isMade ? [...made.keys(), ...texts.keys()] : [])) {
    append(later, differences(path, made.get(path), texts.get(path)));
  }
  const again = documentText(attest(attestation, isMade ? attestedProofs(proofs) : attestation.proofs, texts));
  // First, since it names the very field where the others name what follows from it.
  append(problems, differences(ATTESTATION_FILE, again, said).map(ofAttestedFile));
  append(problems, later);
  return { problems, attestation, proofs };
}

const DELTA = record({
  projectionDigest: text,
  changedPaths: list(text),
  deltaSource: text,
  fromRef: optional(text),
  toRef: optional(text),
});
const WITNESS = record({
  results: list(record({ checkId: text, exitCode: number, durationMs: number })),
  squeakSiteProfile: text,
  runStartedAt: text,
  runFinishedAt: text,
  runDurationMs: number,
});
const DECISION = record({ nativeRequiredChecks: list(text) });

/** What was seen, as the files of a proof have it. Throws `PortcullisError` where they do not. */
async function proofRequest(folder: string, texts: Texts): Promise<ProofRequest> {
  const read = <T>(name: string, shape: Shape<T>): T =>
    decodeRequest(texts.get(folder + name) ?? '', shape, folder + name);
  const policyPath = folder + PROOF_FILES.policy;
  const policy = await parseRequiredPolicy(texts.get(policyPath) ?? '', policyPath);
  const {
    projectionDigest,
    changedPaths,
    deltaSource: source,
    fromRef = null,
    toRef = null,
  } = read(PROOF_FILES.delta, DELTA);
  const { results, ...run } = read(PROOF_FILES.witness, WITNESS);
  const { nativeRequiredChecks: native } = read(PROOF_FILES.decision, DECISION);
  const evidence = new Map<string, CheckEvidence>();
  for (const [index, { checkId, exitCode, durationMs }] of results.entries()) {
    const path = artifactPath(projectionDigest, index + 1, checkId);
    const isNative = texts.get(folder + sourcePath(path)) === 'native\n';
    const payload = isNative ? (objectOf(jsonOf(texts.get(folder + path) ?? '')) ?? null) : null;
    const seen = objectOf(jsonOf(texts.get(folder + seenPath(path)) ?? ''));
    evidence.set(checkId, { exitCode, durationMs, payload, ...(seen === undefined ? {} : { seen }) });
  }
  return { policy, delta: { changedPaths, source, fromRef, toRef }, evidence, native, run };
}

function resultsOf({ witness }: Proof): VerifiedProof['results'] {
  return new Map(
    witness.gateWitnessRefs.map(({ checkId, source, failureClasses }, index) => {
      return [checkId, { exitCode: Number(witness.results[index]?.exitCode), source, classes: failureClasses }];
    }),
  );
}

/** How a file differs from what it has to be. */
function differences(file: string, expected: string | undefined, found: string | undefined): readonly Problem[] {
  if (expected === found) return [];
  if (expected === undefined) return [problem(file, '', 'no such file', 'one')];
  if (found === undefined) return [problem(file, '', 'the file', 'nothing')];
  const value = file.endsWith('.json') ? jsonOf(found) : null;
  if (value === null) return [problem(file, '', shown(expected), shown(found))];
  const [ours, theirs] = [jsonFields(jsonOf(expected)), jsonFields(value)];
  const other = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (field) => ours.get(field) !== theirs.get(field),
  );
  if (other.length === 0)
    return [problem(file, '', 'the text as it was written', 'the same values in another spelling')];
  return other.map((field) => problem(file, field, ours.get(field) ?? 'nothing', theirs.get(field) ?? 'nothing'));
}

/** Where the attestation has another digest of a field than the field itself: a problem of that field. */
function ofAttestedFile(one: Problem): Problem {
  const [top, name = '', kind, field = ''] = pointerSegments(one.pointer) ?? [];
  if (top !== 'files' && top !== 'fields') return one;
  const expected = `the digest ${one.found} that ${ATTESTATION_FILE} has at ${one.pointer}`;
  if (top === 'fields') return problem(ATTESTATION_FILE, name, expected, one.expected);
  return problem(name, kind === 'fields' ? field : '', expected, one.expected);
}

async function orProblems<T>(problems: Problem[], file: string, work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    const told =
      error instanceof ProblemsError ? error.problems : [problem(file, '', 'a valid document', error.message)];
    append(problems, told);
    return null;
  }
}

function problem(file: string, pointer: string, expected: string, found: string): Problem {
  return { file, line: null, pointer, expected, found, help: null };
}
