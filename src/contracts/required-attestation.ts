import type { RequiredAttestation as Attestation } from './generated/required-attestation.ts';
import { validate } from './generated/required-attestation.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { Attestation };

/** The folder of proofs in that of a batch. */
export const REQUIRED_FOLDER = 'required';
/** The name of the attestation in the folder of required checks. */
export const ATTESTATION_FILE = 'attestation.json';

/** Whose proof lies where: in the folder itself, and below it where the head's policy is another one than the comparator's. */
export const PROOF_FOLDERS = ['', 'head/'] as const;

/** The files of a proof beside those of its checks. */
export const PROOF_FILES = {
  policy: 'policy.json',
  delta: 'delta.json',
  witness: 'latest-required.json',
  decision: 'decision.json',
} as const;

/** Parses an attestation; throws one error that lists every problem. What it says is checked by `verifyFolder`. */
export function parseAttestation(text: string, file: string): Attestation {
  return parseCheckedJson<Attestation>('the attestation', text, validate, file);
}
