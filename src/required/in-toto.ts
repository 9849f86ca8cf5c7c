import { ATTESTATION_FILE, PROOF_FILES, PROOF_FOLDERS, type Attestation } from '../contracts/required-attestation.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import type { Proof } from './make-proof.ts';

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
