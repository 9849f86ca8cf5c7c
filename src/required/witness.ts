import type { SpeltJson } from '../kernel/canonical-json.ts';
import { InputClassError } from '../kernel/input-class-error.ts';
import { isObject } from '../kernel/is-object.ts';
import { SpeltNumber } from '../kernel/json-number.ts';
import { anyJson, defaulted, list, optional, record, text, truth, type Decoded } from '../kernel/json-shape.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { refSet } from '../kernel/trimmed.ts';
import { decodeRequest } from './decode-request.ts';
import type { GateWitnessRef } from './gate-ref.ts';
import { shownValue, textOf, wholeNumberOf, type WholeNumber } from './spelt-fields.ts';
import { typedCoreDigest } from './witness-digests.ts';

const CLASS = 'required_witness_runtime_invalid';

const result = record({ checkId: text, status: text, exitCode: anyJson, durationMs: anyJson });

const gateRef = record({
  checkId: text,
  artifactRelPath: text,
  sha256: text,
  source: text,
  runId: optional(text),
  witnessKind: optional(text),
  result: optional(text),
  failureClasses: defaulted(list(text), []),
});

const runtimeShape = record({
  projectionPolicy: text,
  projectionDigest: text,
  changedPaths: list(text),
  requiredChecks: list(text),
  results: list(result),
  gateWitnessRefs: list(gateRef),
  docsOnly: truth,
  reasons: list(text),
  deltaSource: text,
  fromRef: optional(text),
  toRef: optional(text),
  normalizerId: text,
  policyDigest: text,
  squeakSiteProfile: text,
  runStartedAt: text,
  runFinishedAt: text,
  runDurationMs: anyJson,
});

/** What became of a check. */
export interface CheckResult {
  readonly checkId: string;
  readonly status: 'passed' | 'failed';
  readonly exitCode: WholeNumber;
  readonly durationMs: WholeNumber;
}

type Given = Decoded<typeof runtimeShape>;

/** A run of required checks, of which a witness is made. */
export type WitnessRuntime = Omit<Given, 'results' | 'gateWitnessRefs' | 'fromRef' | 'toRef' | 'runDurationMs'> & {
  readonly results: readonly CheckResult[];
  readonly gateWitnessRefs: readonly GateWitnessRef[];
  readonly fromRef: string | null;
  readonly toRef: string | null;
  readonly runDurationMs: WholeNumber;
};

/** `ci.required.v1` (premath harness 3.3). */
export type RequiredWitness = ReturnType<typeof buildWitness>;

/** The class of a witness whose checks did not all pass. */
export const CHECK_FAILED = 'check_failed';

/** The witness of a run. Nothing is projected again: that is for who verifies it. */
export function buildWitness(runtime: WitnessRuntime) {
  const { projectionDigest, results, gateWitnessRefs, normalizerId, policyDigest } = runtime;
  const isRejected = results.some(({ exitCode }) => exitCode !== 0);
  const operationalFailureClasses = isRejected ? [CHECK_FAILED] : [];
  const semanticFailureClasses = sortedUnique(gateWitnessRefs.flatMap(({ failureClasses }) => failureClasses));
  return {
    ciSchema: 1,
    witnessKind: 'ci.required.v1',
    ...runtime,
    executedChecks: results.map(({ checkId }) => checkId),
    verdictClass: isRejected ? 'rejected' : 'accepted',
    operationalFailureClasses,
    semanticFailureClasses,
    failureClasses: sortedUnique([...operationalFailureClasses, ...semanticFailureClasses]),
    typedCoreProjectionDigest: typedCoreDigest(projectionDigest, normalizerId, policyDigest),
    authorityPayloadDigest: projectionDigest,
  } as const;
}

/** The witness of the reference's runtime. Throws `InputClassError`. */
export function witnessRequest(jsonText: string): RequiredWitness {
  const given = trimmedTexts(decodeRequest(jsonText, runtimeShape, CLASS), '');
  const { results, gateWitnessRefs, fromRef = null, toRef = null, runDurationMs, ...rest } = given;
  const { policyDigest, projectionPolicy } = given;
  if (policyDigest !== projectionPolicy) refuse('policyDigest', projectionPolicy, policyDigest);
  return buildWitness({
    ...rest,
    fromRef,
    toRef,
    results: results.map(({ checkId, status, exitCode: code, durationMs }, index) => {
      const at = `results[${index}]`;
      const exitCode = wholeNumberOf(code, 'signed') ?? refuse(`${at}.exitCode`, 'a whole number', code);
      const expected = exitCode === 0 ? 'passed' : 'failed';
      if (status !== expected) refuse(`${at}.status`, `${expected} for the exit code ${shownValue(exitCode)}`, status);
      return { checkId, status: expected, exitCode, durationMs: durationOf(durationMs, `${at}.durationMs`) };
    }),
    gateWitnessRefs: gateWitnessRefs.map((ref, at) => {
      const { source } = ref;
      const isSource = source === 'native' || source === 'fallback';
      if (!isSource) refuse(`gateWitnessRefs[${at}].source`, 'native or fallback', source);
      // Its undefined members are gone.
      return ref as GateWitnessRef;
    }),
    runDurationMs: durationOf(runDurationMs, 'runDurationMs'),
  });
}

/** A decoded value whose texts are trimmed, and none of them blank; members that are undefined go. Of failure classes blank ones are dropped. */
function trimmedTexts<T>(value: T, place: string): T {
  if (typeof value === 'string') return (textOf(value) ?? refuse(place, 'a text that is not blank', value)) as T;
  if (Array.isArray(value)) return value.map((item, at) => trimmedTexts(item as unknown, `${place}[${at}]`)) as T;
  if (!isObject(value) || value instanceof SpeltNumber) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    if (name === 'failureClasses') return [[name, refSet(member as readonly string[])] as const];
    return [[name, trimmedTexts(member, place === '' ? name : `${place}.${name}`)] as const];
  });
  return Object.fromEntries(members) as T;
}

function durationOf(value: SpeltJson, place: string): WholeNumber {
  return wholeNumberOf(value, 'unsigned') ?? refuse(place, 'a whole number from 0', value);
}

function refuse(place: string, expected: string, found: SpeltJson): never {
  throw new InputClassError(CLASS, `${place}: expected ${expected}, found ${shownValue(found)}`);
}
