import { documentText } from '../contracts/document-text.ts';
import { ProblemsError, type Problem } from '../contracts/problem.ts';
import { ATTESTATION_FILE, parseAttestation, PROOF_FILES, PROOF_FOLDERS } from '../contracts/required-attestation.ts';
import type { Attestation } from '../contracts/required-attestation.ts';
import { parseRequiredPolicy } from '../contracts/required-policy.ts';
import { append } from '../kernel/append.ts';
import { decodeJsonOr } from '../kernel/decode-json.ts';
import { pointerSegments } from '../kernel/json-pointer.ts';
import { list, number, record, text, type Shape } from '../kernel/json-shape.ts';
import { asPortcullisError, attempt, PortcullisError } from '../kernel/portcullis-error.ts';
import { attest, fieldsOf } from './attestation.ts';
import { jsonOf } from './decode-request.ts';
import { makeFolder, seenPath, type CheckEvidence, type Proof, type ProofRequest } from './make-proof.ts';
import { objectOf, type SpeltObject } from './spelt-fields.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { sortedUnique } from '../kernel/ordering.ts';

export interface VerifiedFolder {
  /** Where there is one, nothing of the folder counts. */
  readonly problems: readonly Problem[];
  /** Null where it cannot be read. */
  readonly attestation: Attestation | null;
  /** In the order of `PROOF_FOLDERS`. */
  readonly proofs: readonly Proof[];
}

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
  if (!files.has(ATTESTATION_FILE)) problems.push(problem(ATTESTATION_FILE, '', 'the file', 'none'));
  if (problems.length > 0) return { problems, attestation: null, proofs: [] };
  const said = texts.get(ATTESTATION_FILE) ?? '';
  const parsed = attempt(() => parseAttestation(said, ATTESTATION_FILE));
  const attestation = valueOrProblems(problems, ATTESTATION_FILE, parsed);
  if (attestation === null) return { problems, attestation, proofs: [] };

  texts.delete(ATTESTATION_FILE);
  const named = new Set(Object.keys(attestation.files));
  for (const path of new Set([...named, ...texts.keys()])) {
    if (!texts.has(path)) problems.push(problem(path, '', `the file that ${ATTESTATION_FILE} names`, 'none'));
    if (!named.has(path)) problems.push(problem(path, '', `a file that ${ATTESTATION_FILE} names`, 'another'));
  }
  // What follows from it, field by field, would hide it.
  if (problems.length > 0) return { problems, attestation, proofs: [] };
  const later: Problem[] = [];
  const requests: ProofRequest[] = [];
  for (const folder of PROOF_FOLDERS.slice(0, attestation.proofs.length)) {
    const read = await proofRequest(folder, texts).catch(asPortcullisError);
    const request = valueOrProblems(later, folder + PROOF_FILES.policy, read);
    if (request !== null) requests.push(request);
  }
  const again = later.length > 0 ? null : attempt(() => makeFolder(attestation, requests));
  const made = again === null ? null : valueOrProblems(later, ATTESTATION_FILE, again);
  for (const path of new Set(made === null ? [] : [...made.texts.keys(), ...texts.keys()])) {
    append(later, differences(path, made?.texts.get(path), texts.get(path)));
  }
  const expected = documentText(attest(attestation, (made?.attestation ?? attestation).proofs, texts));
  // First, since it names the very field where the others name what follows from it.
  const attested = differences(ATTESTATION_FILE, expected, said).map(ofAttestedFile);
  return { problems: [...attested, ...later], attestation, proofs: made?.proofs ?? [] };
}

const DELTA = record({ changedPaths: list(text), deltaSource: text, fromRef: text, toRef: text });
const WITNESS = record({
  results: list(record({ checkId: text, exitCode: number, durationMs: number })),
  gateWitnessRefs: list(record({ artifactRelPath: text, source: text })),
  squeakSiteProfile: text,
  runStartedAt: text,
  runFinishedAt: text,
  runDurationMs: number,
});
const DECISION = record({ nativeRequiredChecks: list(text) });

/** What was seen, as the files of a proof have it. Throws `PortcullisError` where they do not. */
async function proofRequest(folder: string, texts: ReadonlyMap<string, string>): Promise<ProofRequest> {
  const read = <T>(name: string, shape: Shape<T>): T => {
    const file = folder + name;
    const refusal = (reason: string): Error =>
      new ProblemsError(file, [problem(file, '', 'a valid document', `none: ${reason}`)]);
    return decodeJsonOr(texts.get(file) ?? '', shape, refusal);
  };
  const objectAt = (path: string): SpeltObject | undefined => objectOf(jsonOf(texts.get(folder + path) ?? ''));
  const policyPath = folder + PROOF_FILES.policy;
  const policy = await parseRequiredPolicy(texts.get(policyPath) ?? '', policyPath);
  const delta = read(PROOF_FILES.delta, DELTA);
  const { results, gateWitnessRefs, ...run } = read(PROOF_FILES.witness, WITNESS);
  const { nativeRequiredChecks: native } = read(PROOF_FILES.decision, DECISION);
  const evidence = new Map<string, CheckEvidence>();
  for (const [index, { checkId, exitCode, durationMs }] of results.entries()) {
    const { artifactRelPath: path = '', source } = gateWitnessRefs[index] ?? {};
    const payload = source === 'native' ? (objectAt(path) ?? null) : null;
    const seen = objectAt(seenPath(path));
    evidence.set(checkId, { exitCode, durationMs, payload, ...(seen === undefined ? {} : { seen }) });
  }
  return { policy, delta, evidence, native, run };
}

/** How a file differs from what it has to be. */
function differences(file: string, expected: string | undefined, found: string | undefined): readonly Problem[] {
  if (expected === found) return [];
  if (expected === undefined) return [problem(file, '', 'no such file', 'one')];
  if (found === undefined) return [problem(file, '', 'the file', 'none')];
  const [ours, theirs] = [fieldsOf(file, expected), fieldsOf(file, found)];
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

function valueOrProblems<T>(problems: Problem[], file: string, read: T | PortcullisError): T | null {
  if (!(read instanceof PortcullisError)) return read;
  const { message } = read;
  append(problems, read instanceof ProblemsError ? read.problems : [problem(file, '', 'a valid document', message)]);
  return null;
}

function problem(file: string, pointer: string, expected: string, found: string): Problem {
  return { file, line: null, pointer, expected, found, help: null };
}

/** Proofs that were verified, as an in-toto Statement about the head commit. */
export function inTotoStatement(
  { headSha, files }: Attestation,
  attestationText: string,
  proofs: readonly Proof[],
): object {
  const results = proofs.flatMap(({ results: ofProof }) => [...ofProof]);
  const testsThat = (passed: boolean): readonly string[] =>
    sortedUnique(results.filter(([, { exitCode }]) => (exitCode === 0) === passed).map(([id]) => id));
  const policies = proofs.map((_, index) => {
    const name = `${PROOF_FOLDERS[index] ?? ''}${PROOF_FILES.policy}`;
    return { name, digest: { sha256: files[name]?.sha256 ?? '' } };
  });
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { gitCommit: headSha } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: proofs.every(({ decision }) => decision.decision === 'accept') ? 'PASSED' : 'FAILED',
      configuration: [...policies, { name: ATTESTATION_FILE, digest: { sha256: sha256Hex(attestationText) } }],
      passedTests: testsThat(true),
      warnedTests: [],
      failedTests: testsThat(false),
    },
  };
}
