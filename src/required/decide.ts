import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { pathSet } from './project.ts';
import { expecting, objectOf, sameTexts, textOf, textsOf } from './spelt-fields.ts';
import { verifyWitness, type VerifyOptions } from './verify-witness.ts';

export const DECISION_KIND = 'ci.required.decision.v1';

/** The texts that bind witness, delta and decision to one another. */
export const BINDING = [
  'projectionDigest',
  'typedCoreProjectionDigest',
  'authorityPayloadDigest',
  'normalizerId',
  'policyDigest',
] as const;

/** Whether a witness lets its change pass (premath harness 3.5). */
export interface CoreDecision extends Readonly<Partial<Record<(typeof BINDING)[number], string>>> {
  readonly decisionKind: typeof DECISION_KIND;
  readonly decision: 'accept' | 'reject';
  readonly reasonClass: 'verified_accept' | 'verification_reject' | 'invalid_witness_shape';
  readonly requiredChecks?: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Decides over a witness: it has to hold for its own paths, those have to be the expected ones (null: whatever they are), and its verdict
 * has to be `accepted`.
 */
export function decideWitness(
  policy: RequiredPolicy,
  witness: SpeltJson,
  expectedPaths: readonly string[] | null,
  options: VerifyOptions,
): CoreDecision {
  const unread: string[] = [];
  const expectShape = expecting('witness', unread);
  const fields = objectOf(witness);
  expectShape(fields !== undefined, '', 'an object', witness);
  const paths = fields === undefined ? [] : textsOf(fields['changedPaths'], '.changedPaths', expectShape);
  const decisionKind = DECISION_KIND;
  if (unread.length > 0)
    return { decisionKind, decision: 'reject', reasonClass: 'invalid_witness_shape', errors: unread };
  const { errors: found, derived } = verifyWitness(policy, witness, paths, options);
  const errors = [...found];
  const expect = expecting('witness', errors);
  const { changedPaths, requiredChecks } = derived;
  const expected = expectedPaths === null ? changedPaths : pathSet(expectedPaths, options.form);
  const foreign = changedPaths.find((path, at) => path !== expected[at]);
  expect(sameTexts(expected, changedPaths), '.changedPaths', `the ${expected.length} paths of the change`, foreign);
  expect(textOf(fields?.['verdictClass']) === 'accepted', '.verdictClass', 'accepted', fields?.['verdictClass']);
  const bound = BINDING.flatMap((name) => (derived[name] === undefined ? [] : [[name, derived[name]] as const]));
  const [decision, reasonClass] =
    errors.length === 0 ? (['accept', 'verified_accept'] as const) : (['reject', 'verification_reject'] as const);
  return { decisionKind, decision, reasonClass, ...Object.fromEntries(bound), requiredChecks, errors };
}
