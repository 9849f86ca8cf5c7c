import type { SpeltJson } from '../kernel/canonical-json.ts';
import { anyJson, optional, record, text, type Decoded } from '../kernel/json-shape.ts';
import { trimmed } from '../kernel/trimmed.ts';
import { DECISION_KIND } from './decide.ts';
import { expecting, expectSame, objectOf, shownValue, textOf, textsOf } from './spelt-fields.ts';
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
  const expect = expecting('', errors);
  /** What a document is bound to, as far as it says so; what it does not say is told. */
  const boundBy = (value: SpeltJson, place: string): Readonly<Record<string, string | readonly string[]>> => {
    const fields = objectOf(value) ?? {};
    const texts = BINDING.flatMap((name) => {
      const found = textOf(fields[name]);
      expect(found !== undefined, `${place}.${name}`, 'a text that is not blank', fields[name]);
      return found === undefined ? [] : [[name, found] as const];
    });
    const before = errors.length;
    const requiredChecks = textsOf(fields['requiredChecks'], `${place}.requiredChecks`, expect).map(trimmed);
    return { ...Object.fromEntries(texts), ...(errors.length === before ? { requiredChecks } : {}) };
  };

  const decision = objectOf(input.decision) ?? {};
  const [kind, verdict] = [textOf(decision['decisionKind']), textOf(decision['decision'])];
  expectSame(expect, 'decision.decisionKind', DECISION_KIND, kind);
  const isVerdict = verdict === 'accept' || verdict === 'reject';
  expect(isVerdict, 'decision.decision', 'accept or reject', decision['decision']);
  const bound = boundBy(input.decision, 'decision');
  for (const [name, given] of [
    ['witnessSha256', input.actualWitnessSha256],
    ['deltaSha256', input.actualDeltaSha256],
  ] as const) {
    const actual = textOf(given);
    const isActual = actual !== undefined && actual === textOf(decision[name]);
    expect(isActual, `decision.${name}`, `the actual one, ${shownValue(actual)}`, decision[name]);
  }
  for (const place of ['witness', 'deltaSnapshot'] as const) {
    if (input[place] === undefined) continue;
    const other = boundBy(input[place], place);
    for (const [name, value] of Object.entries(bound)) expectSame(expect, `${place}.${name}`, value, other[name]);
  }
  return { errors, derived: { ...(isVerdict ? { decision: verdict } : {}), ...bound } };
}
