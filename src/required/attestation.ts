import type { Attestation } from '../contracts/required-attestation.ts';
import { canonicalJson, type SpeltJson } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { SpeltNumber } from '../kernel/json-number.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { jsonOf } from './decode-request.ts';
import { prefixedDigest } from './witness-digests.ts';

/** What a run of required checks was about, beside what it saw. */
export type AttestedRun = Pick<Attestation, 'headSha' | 'mergeBase' | 'event' | 'planDigest' | 'toolVersion'>;

/** Attests proofs and the texts of all their files. */
export function attest(
  { headSha, mergeBase, event, planDigest, toolVersion }: AttestedRun,
  proofs: Attestation['proofs'],
  texts: ReadonlyMap<string, string>,
): Attestation {
  const attestationKind = 'portcullis.required.attestation.v1' as const;
  const run = { schema: 1 as const, attestationKind, headSha, mergeBase, event, planDigest, toolVersion };
  const about = { ...run, proofs: proofs.map((proof) => ({ ...proof })) };
  const files = [...texts].map(([path, text]) => {
    return [path, { sha256: sha256Hex(text), fields: fieldDigests(fieldsOf(path, text)) }] as const;
  });
  const attested = { ...about, files: Object.fromEntries(files), fields: fieldDigests(jsonFields(about)) };
  return { ...attested, attestationDigest: prefixedDigest('att1_', attested) };
}

/** Of a field's digest; it names a field, and the file's own digest decides. */
const FIELD_DIGITS = 12;

function fieldDigests(fields: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...fields].map(([pointer, text]) => [pointer, sha256Hex(text).slice(0, FIELD_DIGITS)]));
}

/** The fields of a file; of one that is no JSON its text. */
export function fieldsOf(path: string, text: string): ReadonlyMap<string, string> {
  return jsonFields((path.endsWith('.json') ? jsonOf(text) : null) ?? text);
}

/** Characters of all pointers of a document: keys of others may be long, and each level repeats those above. */
const POINTERS_LIMIT = 1024 * 1024;

/** The fields of a JSON value, each by its JSON pointer, as canonical JSON: scalars, empty containers, and what goes beyond the limit. */
export function jsonFields(value: SpeltJson): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let left = POINTERS_LIMIT;
  const visit = (item: SpeltJson, pointer: string): void => {
    const isScalar = item === null || typeof item !== 'object' || item instanceof SpeltNumber;
    const members = isScalar ? [] : Object.entries(item);
    const cost = members.reduce((sum, [key]) => sum + pointer.length + key.length, 0);
    if (members.length === 0 || cost > left) {
      fields.set(pointer, canonicalJson(item));
      return;
    }
    left -= cost;
    for (const [key, member] of members) visit(member, childPointer(pointer, key));
  };
  visit(value, '');
  return fields;
}
