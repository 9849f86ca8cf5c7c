import { printable } from '../../contracts/problem.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { list, number, optional, record, text, truth, type Decoded } from '../../kernel/json-shape.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';

/** What is escalated of a decision, as `retry decide --json` gives it. */
const escalatedShape = record({
  policyId: optional(text),
  policyDigest: optional(text),
  ruleId: text,
  escalationAction: text,
  matchedFailureClass: text,
  attempt: number,
  maxAttempts: number,
  retry: truth,
  failureClasses: list(text),
});

export type EscalatedDecision = Decoded<typeof escalatedShape>;

/** @throws PortcullisError `invalid_input` for another document; `place` is its file */
export function parseEscalated(jsonText: string, place: string): EscalatedDecision {
  return decodeJsonOr(jsonText, escalatedShape, (reason, cause) =>
    invalidInput(`${place}: ${reason}`, 'It is what `portcullis retry decide --json` prints.', { cause }),
  );
}

/** What people read in an issue (premath harness 5.4): ten lines, whatever stands in their values. */
export function escalationNote(decision: EscalatedDecision, scope: string, witnessRef: string): string {
  const lines = [
    `scope: ${scope}`,
    `action: ${decision.escalationAction}`,
    `policyId: ${decision.policyId ?? '(missing)'}`,
    `policyDigest: ${decision.policyDigest ?? '(missing)'}`,
    `ruleId: ${decision.ruleId}`,
    `matchedFailureClass: ${decision.matchedFailureClass}`,
    `attempt: ${decision.attempt}/${decision.maxAttempts}`,
    `failureClasses: ${decision.failureClasses.join(', ') || '(none)'}`,
    `witnessRef: ${witnessRef}`,
  ];
  return ['[harness-escalation]', ...lines.map(printable)].join('\n');
}

/** `note1_` and SHA-256 of a note and its scope. */
export function noteDigest(scope: string, note: string): string {
  return `note1_${sha256Hex(canonicalJson({ scope, note }))}`;
}

/** The title of the issue that is discovered. */
export function escalationTitle(scope: string, { matchedFailureClass }: EscalatedDecision): string {
  return printable(`[HarnessEscalation] ${scope} retry exhausted (${matchedFailureClass})`);
}

/** The notes of an issue with this one at their end, once. */
export function withNote(notes: string, note: string): string {
  if (notes.includes(note)) return notes;
  return notes === '' ? note : `${notes}\n\n${note}`;
}
