import { anyJson, optional, record, text, type Decoded } from '../kernel/json-shape.ts';
import { DECISION_KIND } from './decide.ts';
import { areTexts, NOT_BLANK, reportMismatches, textOf, trimmedFields } from './spelt-fields.ts';
import { BINDING } from './witness-digests.ts';

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
