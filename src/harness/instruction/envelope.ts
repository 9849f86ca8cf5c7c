import { canonicalJson, type SpeltJson } from '../../kernel/canonical-json.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { anyJson, list, oneOf, record, text } from '../../kernel/json-shape.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { attempt, PortcullisError } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { decodeStored, schemaOne } from '../stored-document.ts';

/** `<time>-<id>.json`, of letters that are safe in a path. */
const FILE_NAME = /^[0-9A-Za-z]+-[0-9A-Za-z][0-9A-Za-z._-]*\.json$/;
const POLICY_KIND = 'ci.instruction.policy.v1';
const TYPES = new Set(['ci.gate.check', 'ci.gate.pre_commit', 'ci.gate.pre_push']);
const UNROUTABLE = 'instruction_unknown_unroutable';

const policyShape = record({
  schema: schemaOne,
  policyKind: oneOf(POLICY_KIND),
  policyId: text,
  allowedChecks: list(text),
  allowedNormalizers: list(text),
});

/** What somebody wants run, and whether it is (premath harness 8.7, without proposals). */
export type Instruction = ReturnType<typeof readInstruction>;

type Members = Readonly<Record<string, SpeltJson>>;

/**
 * Reads the envelope of an instruction.
 *
 * @param fileName of its file, without the folder
 * @param policies texts of the files that policies stand in
 * @throws InputClassError with the class of the first rule that does not hold
 */
export function readInstruction(fileName: string, envelopeText: string, policies: readonly string[]) {
  if (!FILE_NAME.test(fileName)) throw refusal('filename_invalid', '<time>-<id>.json', fileName);
  const given = decodeJsonOr(envelopeText, anyJson, (reason) => refusal('envelope_invalid_shape', 'JSON', reason));
  const envelope = membersOf(given);
  if (envelope === null) throw refusal('envelope_invalid_shape', 'an object', 'another value');
  const { schema, scope } = envelope;
  if (typeof schema !== 'number' || !Number.isSafeInteger(schema) || schema < 1) {
    throw refusal('invalid_schema', 'schema: a whole number from 1', 'another value');
  }
  const needed = (name: string, errorClass: string): string => {
    const value = envelope[name];
    if (isName(value)) return value;
    throw refusal(errorClass, `${name}: a text without white space around it`, 'another value');
  };
  const intent = needed('intent', 'invalid_intent');
  const normalizerId = needed('normalizerId', 'invalid_normalizer');
  const policyDigest = needed('policyDigest', 'invalid_policy_digest');
  if (scope === undefined) throw refusal('scope_missing', 'scope', 'none');
  if (scope === null || scope === '') throw refusal('scope_invalid', 'a scope', 'an empty one');
  const requestedChecks = namesOf(envelope['requestedChecks']);
  if (requestedChecks === null || requestedChecks.length === 0) {
    throw refusal('requested_checks_invalid', 'requestedChecks: names, each once', 'another value');
  }
  requireAllowed(policyDigest, requestedChecks, normalizerId, policies);
  const instructionType = envelope['instructionType'] ?? null;
  if (instructionType !== null && !isName(instructionType)) {
    throw refusal('instruction_type_invalid', 'instructionType: a text', 'another value');
  }
  const { allowUnknown = false } = membersOf(envelope['typingPolicy'] ?? {}) ?? { allowUnknown: null };
  if (typeof allowUnknown !== 'boolean') {
    throw refusal('typing_policy_invalid', 'typingPolicy: {allowUnknown: true or false}', 'another value');
  }
  const capabilityClaims = namesOf(envelope['capabilityClaims'] ?? []);
  if (capabilityClaims === null) {
    throw refusal('capability_claims_invalid', 'capabilityClaims: names, each once', 'another value');
  }
  if ((envelope['proposal'] ?? envelope['llmProposal'] ?? null) !== null) {
    throw new InputClassError('proposal_invalid_shape', 'proposal: expected none, since none is discharged here');
  }
  const instructionClassification = classOf(instructionType, requestedChecks);
  const isRouted = instructionClassification.state === 'typed' || allowUnknown;
  return {
    instructionId: fileName.replace(/\.json$/, ''),
    instructionDigest: `instr1_${sha256Hex(canonicalJson(given))}`,
    instructionClassification,
    typingPolicy: { allowUnknown },
    intent,
    scope,
    normalizerId,
    policyDigest,
    capabilityClaims: sortedUnique(capabilityClaims),
    requestedChecks,
    executionDecision: isRouted
      ? { state: 'execute' as const }
      : {
          state: 'reject' as const,
          source: 'instruction_classification',
          reason: UNROUTABLE,
          operationalFailureClasses: [UNROUTABLE],
          semanticFailureClasses: [],
        },
  };
}

function refusal(errorClass: string, expected: string, found: string): InputClassError {
  return new InputClassError(`instruction_${errorClass}`, `expected ${expected}, found ${found}`);
}

/** Throws unless a policy with this digest allows the checks and the normaliser. */
function requireAllowed(digest: string, checks: readonly string[], normalizerId: string, policies: readonly string[]) {
  const named = policies.find((policyText) => {
    const policy = attempt(() => decodeStored(policyText, anyJson, 'the policy'));
    return !(policy instanceof PortcullisError) && membersOf(policy)?.['policyDigest'] === digest;
  });
  if (named === undefined) throw refusal('unknown_policy', 'the digest of a policy of the repository', digest);
  const invalid = (reason: string): Error => new InputClassError('instruction_policy_invalid_shape', reason);
  const policy = decodeJsonOr(named, policyShape, invalid);
  const allowedChecks = sortedUnique(policy.allowedChecks);
  const allowedNormalizers = sortedUnique(policy.allowedNormalizers);
  const sealed = `pol1_${sha256Hex(canonicalJson({ ...policy, allowedChecks, allowedNormalizers }))}`;
  if (sealed !== digest) throw refusal('policy_digest_mismatch', `policyDigest ${sealed}`, digest);
  const other = checks.find((check) => !allowedChecks.includes(check));
  if (other !== undefined) throw refusal('check_not_allowed', `one of ${allowedChecks.join(', ')}`, other);
  if (!allowedNormalizers.includes(normalizerId)) {
    throw refusal('normalizer_not_allowed', `one of ${allowedNormalizers.join(', ')}`, normalizerId);
  }
}

/** What an instruction asks for: by its own word, or by the hooks that it names (premath harness 8.4). */
function classOf(instructionType: string | null, checks: readonly string[]) {
  const unknown = (reason: string) => ({ state: 'unknown' as const, reason });
  if (instructionType !== null) {
    return TYPES.has(instructionType)
      ? { state: 'typed' as const, kind: instructionType }
      : unknown('unsupported_instruction_type');
  }
  if (!checks.every((check) => check.startsWith('hk-'))) return unknown('unrecognized_requested_checks');
  const hook = checks.length === 1 ? /^hk-pre-(commit|push)$/.exec(checks[0] ?? '')?.[1] : undefined;
  return { state: 'typed' as const, kind: hook === undefined ? 'ci.gate.check' : `ci.gate.pre_${hook}` };
}

function membersOf(value: SpeltJson): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

function isName(value: SpeltJson | undefined): value is string {
  return typeof value === 'string' && value !== '' && trimmed(value) === value;
}

/** Names of which none stands twice; null for anything else. */
function namesOf(value: SpeltJson | undefined): readonly string[] | null {
  return Array.isArray(value) && value.every(isName) && new Set(value).size === value.length ? value : null;
}
