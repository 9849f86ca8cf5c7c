import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { pathSet } from './project.ts';
import { areTexts, bare, objectOf, reportMismatches, NOT_BLANK, textOf, trimmedFields } from './spelt-fields.ts';
import { verifyWitness, type VerifyOptions } from './verify-witness.ts';
import { BINDING } from './witness-digests.ts';
import { anyJson, optional, record, text, type Decoded } from '../kernel/json-shape.ts';

const DECISION_KIND = 'ci.required.decision.v1';

/** Whether a witness lets its change pass (premath harness 3.5), with what the witness should be bound to. */
export type Decision = ReturnType<typeof decideWitness>;

/**
 * Decides over a witness: it has to hold for its own paths, those have to be the expected ones (undefined: whatever they are), and its
 * verdict has to be `accepted`.
 */
export function decideWitness(
  policy: RequiredPolicy,
  witness: SpeltJson,
  expectedPaths: readonly string[] | undefined,
  options: VerifyOptions,
) {
  const decisionKind = DECISION_KIND;
  const { changedPaths: own, verdictClass } = objectOf(witness) ?? {};
  if (!areTexts(own)) {
    const errors: string[] = [];
    reportMismatches(errors, 'witness.changedPaths', Symbol('a list of texts that are not blank'), own);
    return { decisionKind, decision: 'reject', reasonClass: 'invalid_witness_shape', errors } as const;
  }
  const { errors, derived } = verifyWitness(policy, witness, own, options);
  const { changedPaths, requiredChecks } = derived;
  const expected = {
    changedPaths: expectedPaths === undefined ? changedPaths : pathSet(expectedPaths, options.form),
    verdictClass: 'accepted',
  };
  reportMismatches(errors, 'witness', expected, { changedPaths, verdictClass: bare(verdictClass) });
  const taken =
    errors.length === 0
      ? ({ decision: 'accept', reasonClass: 'verified_accept' } as const)
      : ({ decision: 'reject', reasonClass: 'verification_reject' } as const);
  const known: Readonly<Partial<Record<(typeof BINDING)[number], string>>> = derived;
  const bound = Object.fromEntries(BINDING.flatMap((name) => (name in known ? [[name, known[name]]] : [])));
  return { decisionKind, ...taken, ...bound, requiredChecks, errors };
}

/** The reference's request. */
export const decisionShape = record({
  decision: anyJson,
  witness: optional(anyJson),
  deltaSnapshot: optional(anyJson),
  actualWitnessSha256: optional(text),
  actualDeltaSha256: optional(text),
});

/** Holds a decision to what it was taken from, as far as that is at hand (premath harness 3.6): no error where it holds, whatever it is. */
export function verifyDecision(input: Decoded<typeof decisionShape>) {
  const errors: string[] = [];
  const fields = trimmedFields(input.decision);
  const { decision, requiredChecks } = fields;
  const texts = BINDING.map((name) => [name, textOf(fields[name])] as const);
  const checks = areTexts(requiredChecks) ? { requiredChecks } : {};
  const bound = {
    ...Object.fromEntries(texts.map(([name, found]) => [name, found ?? NOT_BLANK])),
    requiredChecks: checks.requiredChecks ?? Symbol('a list of texts that are not blank'),
  };
  const isVerdict = decision === 'accept' || decision === 'reject';
  const actual = (sha256: string | undefined) => textOf(sha256) ?? Symbol('the actual one beside it');
  const expected = {
    decisionKind: DECISION_KIND,
    decision: isVerdict ? decision : Symbol('accept or reject'),
    ...bound,
    witnessSha256: actual(input.actualWitnessSha256),
    deltaSha256: actual(input.actualDeltaSha256),
  };
  reportMismatches(errors, 'decision', expected, fields);
  for (const place of ['witness', 'deltaSnapshot'] as const) {
    if (input[place] !== undefined) reportMismatches(errors, place, bound, trimmedFields(input[place]));
  }
  const known = Object.fromEntries(texts.filter(([, found]) => found !== undefined));
  return { errors, derived: { ...(isVerdict ? { decision } : {}), ...known, ...checks } };
}
