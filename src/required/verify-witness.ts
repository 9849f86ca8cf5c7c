import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { refSet, trimmed } from '../kernel/trimmed.ts';
import { pathSet, projectPaths, type PathForm } from './project.ts';
import { expecting, expectSame, itemsOf, objectOf, textOf, textsOf, wholeNumberOf } from './spelt-fields.ts';
import type { WholeNumber } from './spelt-fields.ts';
import { verifyGateRefs, type Payloads } from './verify-gate-refs.ts';
import { statusOf, verdictOf, WITNESS_KIND } from './witness.ts';
import { bindingOf } from './witness-digests.ts';

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
  const expect = expecting('witness.', errors);
  const fields = objectOf(witness) ?? {};
  const texts = (name: string): readonly string[] => textsOf(fields[name], name, expect).map(trimmed);
  const classesOf = (name: string, absent: readonly string[]): readonly string[] =>
    fields[name] === undefined ? absent : refSet(texts(name));

  const exact = { ciSchema: 1, witnessKind: WITNESS_KIND, projectionPolicy: policyDigest, policyDigest, docsOnly };
  for (const [name, value] of Object.entries(exact)) expectSame(expect, name, value, fields[name]);
  const normalizerId = textOf(fields['normalizerId']);
  const binding = bindingOf(projectionDigest, normalizerId ?? 'a text that is not blank', policyDigest);
  const [ownChecks, executedChecks] = [texts('requiredChecks'), texts('executedChecks')];
  const { ids, exitCodes } = resultsOf(fields['results'], errors);
  const refs = fields['gateWitnessRefs'];
  const { sources, classes } = verifyGateRefs(refs, executedChecks, exitCodes, payloads, errors);
  for (const id of nativeRequiredChecks) expectSame(expect, `gateWitnessRefs of ${id}`, 'native', sources.get(id));
  const { verdictClass, ...failures } = verdictOf([...exitCodes.values()], [...classes.values()]);
  for (const [name, value] of Object.entries({ ...binding, verdictClass })) {
    expectSame(expect, name, value, textOf(fields[name]));
  }
  const told = refSet(texts('failureClasses'));
  const lists: Readonly<Record<string, readonly [expected: readonly string[], found: readonly string[]]>> = {
    changedPaths: [changedPaths, pathSet(textsOf(fields['changedPaths'], 'changedPaths', expect), form)],
    reasons: [reasons, texts('reasons')],
    requiredChecks: [requiredChecks, ownChecks],
    executedChecks: [ownChecks, executedChecks],
    results: [executedChecks, ids],
    operationalFailureClasses: [failures.operationalFailureClasses, classesOf('operationalFailureClasses', told)],
    semanticFailureClasses: [failures.semanticFailureClasses, classesOf('semanticFailureClasses', [])],
    failureClasses: [failures.failureClasses, told],
  };
  for (const [name, [expected, found]] of Object.entries(lists)) expectSame(expect, name, expected, found);

  const { projectionDigest: _, authorityPayloadDigest, ...core } = binding;
  const bound = normalizerId === undefined ? { policyDigest } : core;
  const derived = {
    changedPaths,
    projectionDigest,
    // As with the reference: nothing is bound to results that are none.
    ...(Array.isArray(fields['results']) ? { authorityPayloadDigest, ...bound } : {}),
    requiredChecks,
    executedChecks,
    gateWitnessSourceByCheck: Object.fromEntries(sources),
    gateSemanticFailureClassesByCheck: Object.fromEntries(classes),
    docsOnly,
    reasons,
    expectedVerdict: verdictClass,
  };
  return { errors, derived };
}

/** The ids of results in their order, and the exit codes of those that have one. */
function resultsOf(results: SpeltJson | undefined, errors: string[]) {
  const ids = new Set<string>();
  const exitCodes = new Map<string, WholeNumber>();
  expecting('witness.results', errors)(Array.isArray(results), '', 'a list', results);
  for (const [index, row] of itemsOf(results).entries()) {
    const expect = expecting(`witness.results[${index}]`, errors);
    const { checkId, status, exitCode: code } = objectOf(row) ?? {};
    // Not trimmed: the ids of references are, and then name another check.
    const id = typeof checkId === 'string' && textOf(checkId) !== undefined ? checkId : '';
    if (!expect(id !== '' && !ids.has(id), '.checkId', 'a text that is not blank, each once', checkId)) continue;
    ids.add(id);
    const exitCode = wholeNumberOf(code, 'signed');
    expect(exitCode !== undefined, '.exitCode', 'a whole number', code);
    if (exitCode === undefined) continue;
    exitCodes.set(id, exitCode);
    expectSame(expect, '.status', statusOf(exitCode), textOf(status));
  }
  return { ids: [...ids], exitCodes };
}
