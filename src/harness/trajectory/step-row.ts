import { defaulted, type Decoded, list, number, optional, record, text, where } from '../../kernel/json-shape.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { optionalText, refSet, trimmed } from '../../kernel/trimmed.ts';
import { parseRfc3339, type Rfc3339 } from '../rfc3339.ts';
import { decodeStored, type Given, schemaOne } from '../stored-document.ts';
import { parseUsual } from '../instant.ts';

const KIND = 'premath.harness.step.v1';

const FIELDS = {
  stepKind: where(text, KIND, (kind) => (isStepKind(kind) ? KIND : undefined)),
  stepId: text,
  issueId: optional(text),
  action: text,
  resultClass: text,
  instructionRefs: defaulted(list(text), []),
  witnessRefs: defaulted(list(text), []),
  lineageRefs: defaulted(list(text), []),
  startedAt: optional(text),
  finishedAt: text,
};
const rowShape = record({ schema: schemaOne, ...FIELDS });
/** In half of the time, for a 1 that is spelt as a whole number. */
const plainShape = record({
  schema: where(number, 'the number 1', (schema) => (schema === 1 ? 1 : undefined)),
  ...FIELDS,
});
const WHOLE_ONE = /"schema"\s*:\s*1\s*[,}]/;

/** A row of a trajectory in its normal form (tusk harness contract 12), in the order in which it is written. */
export type StepRow = Decoded<typeof rowShape>;

/** What a row is made of. */
export type GivenStep = Given<Omit<StepRow, 'schema' | 'stepKind'>, 'stepId' | 'action' | 'resultClass' | 'finishedAt'>;

/** Whether a row says that it is a step. */
export function isStepKind(kind: string): boolean {
  return trimmed(kind) === KIND;
}

/** A time of a row; null where it is none. */
export function stepTime(time: string): Rfc3339 | null {
  const usual = parseUsual(time);
  return usual === null ? parseRfc3339(time) : { seconds: usual.seconds, nanos: usual.micros * 1000 };
}

/**
 * A row in its normal form: texts without white space around them, references as sets, nothing that is blank.
 *
 * @throws PortcullisError `invalid_input` that begins with `place`
 */
export function stepRow(given: GivenStep, place: string, help?: string): StepRow {
  const needed = (name: 'stepId' | 'action' | 'resultClass' | 'finishedAt'): string => {
    const value = trimmed(given[name]);
    if (value === '') throw mismatchError('invalid_input', place, { expected: name, found: 'a blank text' }, help);
    return value;
  };
  const inTime = (name: string, time: string): string => {
    if (stepTime(time) !== null) return time;
    const mismatch = { expected: `${name} in RFC 3339`, found: JSON.stringify(time.slice(0, 80)) };
    throw mismatchError('invalid_input', place, mismatch, help);
  };
  const startedAt = optionalText(given.startedAt);
  return {
    schema: 1,
    stepKind: KIND,
    stepId: needed('stepId'),
    issueId: optionalText(given.issueId),
    action: needed('action'),
    resultClass: needed('resultClass'),
    instructionRefs: refSet(given.instructionRefs ?? []),
    witnessRefs: refSet(given.witnessRefs ?? []),
    lineageRefs: refSet(given.lineageRefs ?? []),
    startedAt: startedAt && inTime('startedAt', startedAt),
    finishedAt: inTime('finishedAt', needed('finishedAt')),
  };
}

/** The row on a line. @throws PortcullisError `invalid_input` that begins with `place` */
export function parseStepRow(line: string, place: string, help?: string): StepRow {
  return stepRow(decodeStored(line, WHOLE_ONE.test(line) ? plainShape : rowShape, place, help), place, help);
}
