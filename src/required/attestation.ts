import { PROOF_FOLDERS, type Attestation } from '../contracts/required-attestation.ts';
import { sha256Hex } from '../kernel/digest.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { jsonOf } from './decode-request.ts';
import { jsonFields } from './json-fields.ts';
import type { Projection } from './project.ts';
import { prefixedDigest } from './witness-digests.ts';

/** What a run of required checks was about, beside what it saw. */
export type AttestedRun = Pick<Attestation, 'headSha' | 'mergeBase' | 'event' | 'planDigest' | 'toolVersion'>;

/** Of a field's digest; it names a field, and the file's own digest decides. */
const FIELD_DIGITS = 12;

/** Proofs by their digests, in the order of their folders. */
export function attestedProofs(proofs: readonly { readonly projection: Projection }[]): Attestation['proofs'] {
  return proofs.map(({ projection: { projectionPolicy: policyDigest, projectionDigest } }, index) => {
    return { folder: PROOF_FOLDERS[index] ?? '', policyDigest, projectionDigest };
  });
}

/** Attests proofs and the texts of all their files. */
export function attest(
  { headSha, mergeBase, event, planDigest, toolVersion }: AttestedRun,
  proofs: Attestation['proofs'],
  texts: ReadonlyMap<string, string>,
): Attestation {
  const run = {
    schema: 1 as const,
    attestationKind: 'portcullis.required.attestation.v1' as const,
    headSha,
    mergeBase,
    event,
    planDigest,
    toolVersion,
    proofs: proofs.map((proof) => ({ ...proof })),
  };
  const files = Object.fromEntries(
    [...texts].map(([path, text]) => [
      path,
      { sha256: sha256Hex(text), fields: path.endsWith('.json') ? fieldDigests(jsonOf(text)) : {} },
    ]),
  );
  const attested = { ...run, files, fields: fieldDigests(run) };
  return { ...attested, attestationDigest: prefixedDigest('att1_', attested) };
}

function fieldDigests(value: SpeltJson): Record<string, string> {
  const fields = [...jsonFields(value)].map(([pointer, text]) => [pointer, sha256Hex(text).slice(0, FIELD_DIGITS)]);
  return Object.fromEntries(fields) as Record<string, string>;
}
