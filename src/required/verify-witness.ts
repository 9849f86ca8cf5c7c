import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { anyJson, defaulted, list, optional, record, text, where, type Decoded } from '../kernel/json-shape.ts';
import { refSet } from '../kernel/trimmed.ts';
import { pathSet, projectPaths, type PathForm } from './project.ts';
import {
  areTexts,
  bare,
  itemsOf,
  NOT_BLANK,
  objectOf,
  reportMismatches,
  textOf,
  textSet,
  trimmedFields,
  wholeNumberOf,
} from './spelt-fields.ts';
import type { SpeltObject, WholeNumber } from './spelt-fields.ts';
import { statusOf, verdictOf, WITNESS_KIND } from './witness.ts';
import { bindingOf } from './witness-digests.ts';
import { gateRefOf, gateSource, type GateSource } from './gate-ref.ts';

const shared = {
  witness: anyJson,
  /** The folder of the payloads. */
  witnessRoot: optional(text),
  /** The payloads themselves, which go before those of the folder. */
  gateWitnessPayloads: optional(where(anyJson, 'an object', objectOf)),
  nativeRequiredChecks: defaulted(where(list(text), 'checks', refSet), []),
};

/** A witness and what it is to be held to: the request of the reference's `required-witness-verify`. */
export const verifyShape = record({ ...shared, changedPaths: list(text) });

/** The same of its `required-witness-decide`; without paths, those of the witness stand. */
export const decideShape = record({ ...shared, expectedChangedPaths: optional(list(text)) });

export type WitnessRequest = Omit<Decoded<typeof verifyShape>, 'changedPaths'>;

export interface VerifyOptions {
  readonly form: PathForm;
  /** Null where only what the witness says of its payloads is known. */
  readonly payloads: Payloads | null;
  readonly nativeRequiredChecks: readonly string[];
}

/**
 * Holds a witness to a projection of the paths that did change, and says what it should have said (premath harness 3.4). As with the
 * reference, a witness without the key `gateWitnessRefs` says nothing of payloads: the gate asks for them itself.
 */
export function verifyWitness(
  policy: RequiredPolicy,
  witness: SpeltJson,
  paths: readonly string[],
  { form, payloads, nativeRequiredChecks }: VerifyOptions,
) {
  const projection = projectPaths(policy, paths, form);
  const { projectionPolicy: policyDigest, projectionDigest, changedPaths, requiredChecks } = projection;
  const { docsOnly, reasons } = projection;
  const errors: string[] = [];
  const fields = objectOf(witness) ?? {};
  const trimmed = trimmedFields(fields);
  const normalizerId = textOf(trimmed['normalizerId']);
  const binding = bindingOf(projectionDigest, normalizerId ?? '', policyDigest);
  const executedChecks = itemsOf(trimmed['executedChecks']).flatMap((id) => textOf(id) ?? []);
  const rows = itemsOf(fields['results']).map((row) => objectOf(row) ?? {});
  const exitCodes = exitCodesOf(rows);
  const { sources, classes } = verifyGateRefs(fields['gateWitnessRefs'], executedChecks, exitCodes, payloads, errors);
  for (const id of nativeRequiredChecks) {
    reportMismatches(errors, `witness.gateWitnessRefs of ${id}`, 'native', sources.get(id));
  }
  const verdict = verdictOf(
    [...exitCodes.values()].filter((code) => code !== undefined),
    [...classes.values()],
  );
  const expected = {
    ciSchema: 1,
    witnessKind: WITNESS_KIND,
    projectionPolicy: policyDigest,
    ...binding,
    normalizerId: normalizerId ?? NOT_BLANK,
    docsOnly,
    changedPaths,
    reasons,
    requiredChecks,
    executedChecks: requiredChecks,
    results: executedChecks.map((checkId, at) => resultOf(checkId, rows[at])),
    ...verdict,
  };
  const failureClasses = textSet(fields['failureClasses']);
  const { changedPaths: own, results, operationalFailureClasses: operational, semanticFailureClasses } = fields;
  reportMismatches(errors, 'witness', expected, {
    ...trimmed,
    witnessKind: fields['witnessKind'],
    projectionPolicy: fields['projectionPolicy'],
    policyDigest: fields['policyDigest'],
    changedPaths: areTexts(own) ? pathSet(own, form) : own,
    results: Array.isArray(results) ? rows.map((row) => ({ ...row, status: bare(row['status']) })) : results,
    operationalFailureClasses: operational === undefined ? failureClasses : textSet(operational),
    semanticFailureClasses: textSet(semanticFailureClasses ?? []),
    failureClasses,
  });

  const { projectionDigest: _, authorityPayloadDigest, ...core } = binding;
  const bound = normalizerId === undefined ? { policyDigest } : core;
  const derived = {
    changedPaths,
    projectionDigest,
    // As with the reference: nothing is bound to results that are none.
    ...(Array.isArray(results) ? { authorityPayloadDigest, ...bound } : {}),
    requiredChecks,
    executedChecks,
    gateWitnessSourceByCheck: Object.fromEntries(sources),
    gateSemanticFailureClassesByCheck: Object.fromEntries(classes),
    docsOnly,
    reasons,
    expectedVerdict: verdict.verdictClass,
  };
  return { errors, derived };
}

/** Check → its exit code, undefined where it has none. Ids are not trimmed: those of references are, and then name another check. */
function exitCodesOf(rows: readonly SpeltObject[]): ReadonlyMap<string, WholeNumber | undefined> {
  const exitCodes = new Map<string, WholeNumber | undefined>();
  for (const { checkId, exitCode } of rows) {
    if (typeof checkId !== 'string' || textOf(checkId) === undefined || exitCodes.has(checkId)) continue;
    exitCodes.set(checkId, wholeNumberOf(exitCode, 'signed'));
  }
  return exitCodes;
}

/** What a result of that check should say. */
function resultOf(checkId: string, row: SpeltObject = {}) {
  const exitCode = wholeNumberOf(row['exitCode'], 'signed');
  if (exitCode === undefined) return { checkId, exitCode: Symbol('a whole number') };
  return { checkId, exitCode, status: statusOf(exitCode) };
}

/** Payloads by the path of their artifact; in the place of one that could not be read, why. */
type Payloads = ReadonlyMap<string, SpeltJson>;

/** The paths of the artifacts that a witness names, normalised; without those that lead out of their folder, which verification refuses. */
export function artifactPathsOf(witness: SpeltJson): readonly string[] {
  const refs = itemsOf(objectOf(witness)?.['gateWitnessRefs']);
  return refs.map((ref) => relativePath(objectOf(ref)?.['artifactRelPath'])).filter((path) => path !== '');
}

/**
 * Holds the references of a witness to its results and to the payloads (premath harness 3.4), and returns the source of each check, and the
 * failure classes of those that could be judged. `undefined` are none, which is allowed.
 *
 * @param payloads null where none is at hand
 */
function verifyGateRefs(
  refs: SpeltJson | undefined,
  executedChecks: readonly string[],
  exitCodes: ReadonlyMap<string, WholeNumber | undefined>,
  payloads: Payloads | null,
  errors: string[],
) {
  const sources = new Map<string, GateSource>();
  const classes = new Map<string, readonly string[]>();
  const rows = itemsOf(refs);
  if (refs !== undefined && !(Array.isArray(refs) && rows.length === executedChecks.length)) {
    reportMismatches(errors, 'gateWitnessRefs', Symbol('a list with one for each check'), refs);
  }
  for (const [index, row] of rows.entries()) {
    const place = `gateWitnessRefs[${index}]`;
    const ref = objectOf(row) ?? {};
    const checkId = textOf(ref['checkId']) ?? '';
    const exitCode = exitCodes.get(checkId);
    const known = exitCode === undefined ? Symbol('a check with a result') : (executedChecks[index] ?? checkId);
    const source = gateSource(textOf(ref['source']));
    const expected = { checkId: known, source: source ?? Symbol('native or fallback') };
    reportMismatches(errors, place, expected, { checkId, source: bare(ref['source']) });
    if (exitCode === undefined) continue;
    if (source !== undefined) sources.set(checkId, source);
    const found = verifyRef(ref, exitCode === 0 ? 'accepted' : 'rejected', payloads, place, errors);
    if (found !== undefined) classes.set(checkId, found);
  }
  return { sources, classes };
}

/** The failure classes behind a reference: those of its payload, else its own; undefined where it leads to no payload. */
function verifyRef(
  ref: SpeltObject,
  result: 'accepted' | 'rejected',
  payloads: Payloads | null,
  place: string,
  errors: string[],
): readonly string[] | undefined {
  const { artifactRelPath, failureClasses: own } = ref;
  const path = relativePath(artifactRelPath);
  const sha256 = textOf(ref['sha256']) ?? '';
  const isSha256 = /^[0-9a-f]{64}$/.test(sha256);
  const payload = objectOf(payloads?.get(path));
  const made = payload === undefined ? undefined : gateRefOf('', path, 'native', payload);
  const failureClasses = made?.failureClasses ?? (areTexts(own) ? refSet(own) : []);
  /** Of what need not stand there. */
  const ifGiven = (name: string, value: string | symbol | undefined) =>
    (ref[name] ?? null) === null ? {} : { [name]: value };
  const expected = {
    artifactRelPath: path === '' ? Symbol('a path that stays in its folder') : artifactRelPath,
    sha256: isSha256 ? (made?.sha256 ?? sha256) : Symbol('64 lower-case hex digits'),
    ...ifGiven('witnessKind', 'gate'),
    ...ifGiven('result', result),
    ...ifGiven('runId', made === undefined ? (textOf(ref['runId']) ?? NOT_BLANK) : textOf(made.runId)),
    ...(own === undefined ? {} : { failureClasses }),
  };
  reportMismatches(errors, place, expected, {
    ...ref,
    sha256,
    runId: bare(ref['runId']),
    failureClasses: textSet(own),
  });
  if (path === '' || !isSha256) return undefined;
  if (payloads === null) return failureClasses;

  const failures = payload?.['failures'];
  const areFailures =
    Array.isArray(failures) && failures.every((one) => textOf(objectOf(one)?.['class']) !== undefined);
  const isTold = areFailures && failures.length > 0 === (result === 'rejected');
  const wanted = isTold ? failures : Symbol(`a list with classes that fits the result ${result}`);
  const found = payload === undefined ? payloads.get(path) : { ...payload, result: bare(payload['result']) };
  reportMismatches(errors, path, { witnessKind: 'gate', result, failures: wanted }, found);
  return failureClasses;
}

/** The path of an artifact with `/` and without `./`; blank where it is none or leads out of its folder. */
function relativePath(value: SpeltJson | undefined): string {
  const path = (textOf(value) ?? '').replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  return /^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)|\0/.test(path) ? '' : path;
}
