import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { anyJson, defaulted, list, optional, record, text, where, type Decoded } from '../kernel/json-shape.ts';
import { refSet } from '../kernel/trimmed.ts';
import { pathSet, projectPaths, type PathForm } from './project.ts';
import { areTexts, bare, itemsOf, NOT_BLANK, objectOf, reportMismatches, textOf, textSet } from './spelt-fields.ts';
import { trimmedFields, wholeNumberOf, type SpeltObject, type WholeNumber } from './spelt-fields.ts';
import { verifyGateRefs, type Payloads } from './verify-gate-refs.ts';
import { statusOf, verdictOf, WITNESS_KIND } from './witness.ts';
import { bindingOf } from './witness-digests.ts';

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
