import type { RequiredPolicy } from '../contracts/required-policy.ts';
import type { SpeltJson } from '../kernel/canonical-json.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { refSet, trimmed } from '../kernel/trimmed.ts';
import { pathSet, projectPaths, type PathForm, type Projection } from './project.ts';
import { expecting, itemsOf, objectOf, sameTexts, shownValue } from './spelt-fields.ts';
import { textOf, textsOf, wholeNumberOf, type Expect, type WholeNumber } from './spelt-fields.ts';
import { verifyGateRefs, type PayloadAt } from './verify-gate-refs.ts';
import { CHECK_FAILED } from './witness.ts';
import { typedCoreDigest } from './witness-digests.ts';

export interface VerifyOptions {
  readonly form: PathForm;
  /** Null where only what the witness says of its payloads is known. */
  readonly payloadAt: PayloadAt | null;
  readonly nativeRequiredChecks: readonly string[];
}

/**
 * Holds a witness to a projection of the paths that did change, and says what it should have said (premath harness 3.4). As with the reference, a witness without the key
 * `gateWitnessRefs` says nothing of payloads: the gate asks for them itself.
 */
export function verifyWitness(
  policy: RequiredPolicy,
  witness: SpeltJson,
  paths: readonly string[],
  options: VerifyOptions,
) {
  const projection = projectPaths(policy, paths, options.form);
  const errors: string[] = [];
  const found = verifyFields(projection, witness, options, expecting('witness.', errors), errors);
  const { changedPaths, projectionDigest, requiredChecks, docsOnly, reasons } = projection;
  const derived = {
    changedPaths,
    projectionDigest,
    ...found.bound,
    requiredChecks,
    executedChecks: found.executedChecks,
    gateWitnessSourceByCheck: Object.fromEntries(found.sources),
    gateSemanticFailureClassesByCheck: Object.fromEntries(found.classes),
    docsOnly,
    reasons,
    expectedVerdict: found.isRejected ? ('rejected' as const) : ('accepted' as const),
  };
  return { errors: errors as readonly string[], derived };
}

interface Found {
  readonly executedChecks: readonly string[];
  readonly sources: ReadonlyMap<string, string>;
  readonly classes: ReadonlyMap<string, readonly string[]>;
  readonly isRejected: boolean;
  readonly bound: {
    readonly typedCoreProjectionDigest?: string;
    readonly authorityPayloadDigest?: string;
    readonly normalizerId?: string;
    readonly policyDigest?: string;
  };
}

function verifyFields(
  projection: Projection,
  witness: SpeltJson,
  { form, payloadAt, nativeRequiredChecks }: VerifyOptions,
  expect: Expect,
  errors: string[],
): Found {
  const { projectionPolicy: policyDigest, projectionDigest, requiredChecks, docsOnly, reasons } = projection;
  const fields = objectOf(witness) ?? {};
  const nothing = { executedChecks: [], sources: new Map(), classes: new Map(), isRejected: false, bound: {} };
  if (!expect(objectOf(witness) !== undefined, '', 'an object', witness)) return nothing;
  const texts = (name: string): readonly string[] => textsOf(fields[name], name, expect).map(trimmed);
  const text = (name: string, expected: string | undefined): void => {
    const holds = expected !== undefined && textOf(fields[name]) === expected;
    expect(holds, name, expected ?? 'a text that is not blank', fields[name]);
  };
  const list = (name: string, expected: readonly string[], found: readonly string[]): void => {
    if (sameTexts(expected, found)) return;
    const differs = expected.findIndex((item, at) => item !== found[at]);
    const at = differs === -1 ? expected.length : differs;
    expect(false, `${name}[${at}]`, shownValue(expected[at]), found[at]);
  };

  const whole = { ciSchema: 1, witnessKind: 'ci.required.v1', projectionPolicy: policyDigest, policyDigest, docsOnly };
  for (const [name, value] of Object.entries(whole)) {
    expect(fields[name] === value, name, shownValue(value), fields[name]);
  }
  const normalizerId = textOf(fields['normalizerId']);
  const typedCore = normalizerId && typedCoreDigest(projectionDigest, normalizerId, policyDigest);
  text('normalizerId', normalizerId);
  text('projectionDigest', projectionDigest);
  text('authorityPayloadDigest', projectionDigest);
  text('typedCoreProjectionDigest', typedCore);
  const ownPaths = pathSet(textsOf(fields['changedPaths'], 'changedPaths', expect), form);
  list('changedPaths', projection.changedPaths, ownPaths);
  list('reasons', reasons, texts('reasons'));
  const ownChecks = texts('requiredChecks');
  list('requiredChecks', requiredChecks, ownChecks);
  const executedChecks = texts('executedChecks');
  list('executedChecks', ownChecks, executedChecks);
  const { results } = fields;
  if (!expect(Array.isArray(results), 'results', 'a list', results)) return { ...nothing, executedChecks };

  const { ids, exitCodes } = resultsOf(itemsOf(results), errors);
  list('results', executedChecks, ids);
  const { sources, classes } = verifyGateRefs(
    fields['gateWitnessRefs'],
    { executedChecks, exitCodes, payloadAt },
    errors,
  );
  const executed = new Set(executedChecks);
  for (const id of nativeRequiredChecks) {
    const holds = executed.has(id) && sources.get(id) === 'native';
    expect(holds, `gateWitnessRefs of ${id}`, 'native', sources.get(id));
  }
  const isRejected = [...exitCodes.values()].some((code) => code !== 0);
  text('verdictClass', isRejected ? 'rejected' : 'accepted');
  const operational = isRejected ? [CHECK_FAILED] : [];
  const semantic = sortedUnique([...classes.values()].flat());
  const told = refSet(texts('failureClasses'));
  const ownClasses = (name: string, absent: readonly string[]): readonly string[] =>
    fields[name] === undefined ? absent : refSet(texts(name));
  list('operationalFailureClasses', operational, ownClasses('operationalFailureClasses', told));
  list('semanticFailureClasses', semantic, ownClasses('semanticFailureClasses', []));
  list('failureClasses', sortedUnique([...operational, ...semantic]), told);
  const core =
    normalizerId === undefined || typedCore === undefined ? {} : { typedCoreProjectionDigest: typedCore, normalizerId };
  const bound = { ...core, authorityPayloadDigest: projectionDigest, policyDigest };
  return { executedChecks, sources, classes, isRejected, bound };
}

/** The ids of results in their order, and the exit codes of those that have one. */
function resultsOf(
  rows: readonly SpeltJson[],
  errors: string[],
): { readonly ids: readonly string[]; readonly exitCodes: ReadonlyMap<string, WholeNumber> } {
  const ids: string[] = [];
  const exitCodes = new Map<string, WholeNumber>();
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const expect = expecting(`witness.results[${index}]`, errors);
    const { checkId, status, exitCode: code } = objectOf(row) ?? {};
    // Not trimmed: the ids of references are, and then name another check.
    const id = typeof checkId === 'string' && textOf(checkId) !== undefined ? checkId : '';
    if (!expect(id !== '', '.checkId', 'a text that is not blank', checkId)) return;
    expect(!seen.has(id), '.checkId', 'each check once', id);
    seen.add(id);
    ids.push(id);
    const exitCode = wholeNumberOf(code, 'signed');
    expect(exitCode !== undefined, '.exitCode', 'a whole number', code);
    if (exitCode === undefined) return;
    exitCodes.set(id, exitCode);
    const expected = exitCode === 0 ? 'passed' : 'failed';
    expect(textOf(status) === expected, '.status', `${expected} for the exit code ${shownValue(exitCode)}`, status);
  });
  return { ids, exitCodes };
}
