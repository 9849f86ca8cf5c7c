import { join } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { ATTESTATION_FILE, PROOF_FOLDERS } from '../../contracts/required-attestation.ts';
import { notWritten } from '../../io/file-error.ts';
import { removeFolder } from '../../io/unit/unit-folder.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { attest, attestedProofs, type AttestedRun } from '../../required/attestation.ts';
import { makeProof, type Proof, type ProofRequest } from '../../required/make-proof.ts';
import type { World } from '../world/world.ts';
import type { RequiredRequest } from './required-request.ts';

/** The folder of proofs in that of a batch. */
export const REQUIRED_FOLDER = 'required';

export interface ProofsRequest extends Omit<ProofRequest, 'policy' | 'delta'> {
  readonly request: Pick<RequiredRequest, 'policies' | 'delta'>;
  readonly attested: Omit<AttestedRun, 'toolVersion'>;
}

export interface WrittenProofs {
  readonly folder: string;
  readonly proofs: readonly Proof[];
  readonly attestationDigest: string;
  readonly isAccepted: boolean;
}

/** Writes a proof for each policy that asks, and the attestation of all at last; what an earlier run left in their folder goes first. */
export async function writeProofs(
  world: World,
  batchFolder: string,
  { request, attested, ...seen }: ProofsRequest,
): Promise<WrittenProofs> {
  const folder = join(batchFolder, REQUIRED_FOLDER);
  if (!(await removeFolder(folder)))
    throw notWritten(new Error('an earlier one'), folder, 'a folder that can be removed');
  const proofs = request.policies.map(({ policy }) => makeProof({ ...seen, policy, delta: request.delta }));
  const texts = new Map(
    proofs.flatMap(({ files }, index) =>
      [...files].map(([path, text]) => [`${PROOF_FOLDERS[index] ?? ''}${path}`, text] as const),
    ),
  );
  const attestation = attest({ ...attested, toolVersion: world.version }, attestedProofs(proofs), texts);
  for (const [path, text] of texts) await writeFileAtomically(join(folder, path), text, 'the proof');
  await writeFileAtomically(join(folder, ATTESTATION_FILE), documentText(attestation), 'the attestation');
  const isAccepted = proofs.every(({ decision }) => decision.decision === 'accept');
  return { folder, proofs, attestationDigest: attestation.attestationDigest, isAccepted };
}
