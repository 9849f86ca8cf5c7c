import { ProblemsError } from '../contracts/problem.ts';
import { canonicalJson, type SpeltJson } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { anyJson, defaulted, list, optional, record, text, where, type Decoded } from '../kernel/json-shape.ts';
import { refSet } from '../kernel/trimmed.ts';
import { anyExitCode, notBlank, whole } from './decode-request.ts';
import { itemsOf, objectOf, shownValue, textOf } from './spelt-fields.ts';
import type { SpeltObject, WholeNumber } from './spelt-fields.ts';
import { prefixedDigest, witnessId } from './witness-digests.ts';

/** Normaliser of the witnesses that are made here. */
export const NORMALIZER_ID = 'normalizer.ci.required.v1';

/** Whether the check wrote its payload itself. */
export type GateSource = 'native' | 'fallback';

export function gateSource(named: string | undefined): GateSource | undefined {
  return named === 'native' || named === 'fallback' ? named : undefined;
}

/** What a payload is bound to. */
export interface GateIdentity {
  readonly checkId: string;
  readonly projectionDigest: string;
  readonly policyDigest: string;
  readonly ctxRef: string;
  readonly dataHeadRef: string;
}

/** Refuses a payload that names another run than its check's: it was kept from that one, or copied. */
export function refuseOtherRun(payload: SpeltObject, run: GateIdentity, file: string): void {
  const told = { file, line: null, help: null };
  const others = Object.entries<string>({ ...run }).flatMap(([name, expected]) => {
    const found = payload[name] ?? expected;
    return found === expected ? [] : [{ ...told, pointer: `/${name}`, expected, found: shownValue(found) }];
  });
  if (others.length === 0) return;
  const help = 'The check writes it for each run, or leaves it, for the fallback.';
  throw new ProblemsError(`the payload of the check ${run.checkId}`, others, help);
}

/** Why a check did not pass. */
export interface GateFailure {
  readonly class: string;
  readonly lawRef: string;
  readonly message: string;
  readonly context: SpeltJson;
  readonly tokenPath: string | null;
  readonly details: SpeltJson;
}

/** A payload and what a witness says of it (premath harness 3.2), fields in the reference's order. */
export const gateRef = record({
  checkId: whole,
  artifactRelPath: whole,
  /** Of the payload's canonical form. */
  sha256: whole,
  source: where(text, 'native or fallback', (source) => gateSource(textOf(source))),
  runId: optional(whole),
  witnessKind: optional(whole),
  result: optional(whole),
  failureClasses: defaulted(where(list(text), 'classes', refSet), []),
});

export type GateWitnessRef = Decoded<typeof gateRef>;

/** A payload as the reference synthesises it; `rejected` where there are failures. */
export function gatePayload(identity: GateIdentity, failures: readonly GateFailure[]): SpeltObject {
  const { checkId, projectionDigest, policyDigest, ctxRef, dataHeadRef } = identity;
  const intentId = prefixedDigest('intent1_', {
    intentKind: 'ci_required_check',
    targetScope: `check:${checkId}`,
    requestedOutcomes: ['gate_witness_envelope'],
  });
  const shared = {
    worldId: 'world.ci.required',
    contextId: `ctx.ci.required.${projectionDigest}`,
    intentId,
    adapterId: 'adapter.ci.runner',
    adapterVersion: '1',
    ctxRef,
    dataHeadRef,
    normalizerId: NORMALIZER_ID,
    policyDigest,
  };
  const runId = prefixedDigest('run1_', {
    ...shared,
    unitId: `unit.ci.check.${checkId}`,
    parentUnitId: `unit.ci.projection.${projectionDigest}`,
    coverId: `cover.ci.required.${projectionDigest}`,
  });
  const rows = failures.map((failure): SpeltObject => {
    const { class: failureClass, context, lawRef, tokenPath } = failure;
    return { ...failure, witnessId: witnessId({ schema: 1, class: failureClass, context, lawRef, tokenPath }) };
  });
  const result = failures.length > 0 ? 'rejected' : 'accepted';
  return { witnessSchema: 1, witnessKind: 'gate', runId, ...shared, result, failures: rows };
}

/** The payload of a check that wrote none: its exit code is all that is known. */
export function fallbackPayload(identity: GateIdentity, exitCode: WholeNumber): SpeltObject {
  if (exitCode === 0) return gatePayload(identity, []);
  const { checkId, projectionDigest } = identity;
  const shown = typeof exitCode === 'number' ? String(exitCode) : exitCode.spelling;
  const failure: GateFailure = {
    class: 'descent_failure',
    lawRef: 'GATE-3.3',
    message: `ci required check '${checkId}' failed (exitCode=${shown})`,
    context: { checkId, exitCode, projectionDigest },
    tokenPath: `ci/check/${checkId}`,
    details: { phase: 'run_gate', responsibleComponent: 'gate_execution_plane' },
  };
  return gatePayload(identity, [failure]);
}

/** What a witness says of a payload. */
export function gateRefOf(
  checkId: string,
  artifactRelPath: string,
  source: GateSource,
  payload: SpeltObject,
): GateWitnessRef {
  const copied = (['runId', 'witnessKind', 'result'] as const).flatMap((name) =>
    typeof payload[name] === 'string' ? [[name, payload[name]] as const] : [],
  );
  const classes = itemsOf(payload['failures']).map((failure) => textOf(objectOf(failure)?.['class']) ?? '');
  const sha256 = sha256Hex(canonicalJson(payload));
  const failureClasses = refSet(classes);
  return { checkId, artifactRelPath, sha256, source, ...Object.fromEntries(copied), failureClasses } as GateWitnessRef;
}

/** `gates/<projectionDigest>/<NN>-<id>.json`, where a payload lies (premath harness 3.7); `number` is the check's, from 1. */
export function artifactPath(projectionDigest: string, number: number, checkId: string): string {
  const name = checkId.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replaceAll(/^[._]+|[._]+$/g, '') || 'check';
  return `gates/${projectionDigest}/${String(number).padStart(2, '0')}-${name}.json`;
}

/** Where the source of the payload at a path is written down. */
export function sourcePath(artifactRelPath: string): string {
  return artifactRelPath.replace(/\.json$/, '.source');
}

/** The reference's request: a payload, or what one is synthesised of. */
export const gateRefShape = where(
  record({
    checkId: whole,
    artifactRelPath: whole,
    source: optional(where(text, 'native or fallback', gateSource)),
    gatePayload: optional(where(anyJson, 'an object', objectOf)),
    fallback: optional(
      record({
        exitCode: anyExitCode,
        projectionDigest: notBlank,
        policyDigest: notBlank,
        ctxRef: notBlank,
        dataHeadRef: notBlank,
      }),
    ),
  }),
  'either gatePayload, or fallback and no source but that',
  ({ gatePayload: native, fallback, source = fallback === undefined ? 'native' : 'fallback', ...given }) => {
    if (fallback === undefined) return native === undefined ? undefined : { ...given, source, native };
    return native === undefined && source === 'fallback' ? { ...given, source, fallback } : undefined;
  },
);

/** The answer to it; with the payload where it was synthesised. */
export function answerGateRef({ checkId, artifactRelPath, source, ...given }: Decoded<typeof gateRefShape>) {
  if ('native' in given) return { gateWitnessRef: gateRefOf(checkId, artifactRelPath, source, given.native) };
  const payload = fallbackPayload({ checkId, ...given.fallback }, given.fallback.exitCode);
  return { gateWitnessRef: gateRefOf(checkId, artifactRelPath, source, payload), gatePayload: payload };
}
