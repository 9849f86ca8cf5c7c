import { anyJson, optional, record, text } from '../kernel/json-shape.ts';
import { trimmed } from '../kernel/trimmed.ts';
import { BINDING, DECISION_KIND } from './decide.ts';
import { decodeRequest } from './decode-request.ts';
import { expecting, objectOf, sameTexts, shownValue, textOf, textsOf, type SpeltObject } from './spelt-fields.ts';

const request = record({
  decision: anyJson,
  witness: optional(anyJson),
  deltaSnapshot: optional(anyJson),
  actualWitnessSha256: optional(text),
  actualDeltaSha256: optional(text),
});

/**
 * Holds a decision to what it was taken from, as far as that is at hand (premath harness 3.6): no error where it holds, whatever it is. Throws
 * `InputClassError`.
 */
export function decisionRequest(jsonText: string) {
  const input = decodeRequest(jsonText, request, 'required_decision_verify_invalid');
  const errors: string[] = [];
  const expect = expecting('', errors);
  const derived = new Map<string, string | readonly string[]>();
  const decision = objectOf(input.decision);
  expect(decision !== undefined, 'decision', 'an object', input.decision);
  if (decision === undefined) return { errors, derived: {} };
  const textIn = (fields: SpeltObject, place: string, name: string): string | undefined => {
    const found = textOf(fields[name]);
    expect(found !== undefined, `${place}.${name}`, 'a text that is not blank', fields[name]);
    return found;
  };
  const checksIn = (fields: SpeltObject, place: string): readonly string[] | undefined => {
    const before = errors.length;
    const found = textsOf(fields['requiredChecks'], `${place}.requiredChecks`, expect).map(trimmed);
    return errors.length === before ? found : undefined;
  };
  const kind = textIn(decision, 'decision', 'decisionKind');
  expect(kind === undefined || kind === DECISION_KIND, 'decision.decisionKind', DECISION_KIND, kind);
  const verdict = textIn(decision, 'decision', 'decision');
  const isVerdict = verdict === 'accept' || verdict === 'reject';
  expect(verdict === undefined || isVerdict, 'decision.decision', 'accept or reject', verdict);
  if (isVerdict) derived.set('decision', verdict);
  for (const name of BINDING) {
    const value = textIn(decision, 'decision', name);
    if (value !== undefined) derived.set(name, value);
  }
  const checks = checksIn(decision, 'decision');
  if (checks !== undefined) derived.set('requiredChecks', checks);
  for (const [name, actualName] of [
    ['witnessSha256', 'actualWitnessSha256'],
    ['deltaSha256', 'actualDeltaSha256'],
  ] as const) {
    const told = textIn(decision, 'decision', name);
    const actual = textOf(input[actualName]);
    expect(actual !== undefined, actualName, 'a text that is not blank', input[actualName]);
    const isSame = told === undefined || actual === undefined || told === actual;
    expect(isSame, `decision.${name}`, shownValue(actual), told);
  }
  for (const place of ['witness', 'deltaSnapshot'] as const) {
    if (input[place] === undefined) continue;
    const other = objectOf(input[place]);
    expect(other !== undefined, place, 'an object', input[place]);
    if (other === undefined) continue;
    for (const name of BINDING) {
      const found = textIn(other, place, name);
      const expected = textOf(decision[name]);
      expect([undefined, found].includes(expected), `${place}.${name}`, shownValue(expected), found);
    }
    const found = checksIn(other, place);
    const isSame = checks === undefined || found === undefined || sameTexts(checks, found);
    expect(isSame, `${place}.requiredChecks`, shownValue(String(checks)), String(found));
  }
  return { errors, derived: Object.fromEntries(derived) };
}
