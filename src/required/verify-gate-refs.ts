import type { SpeltJson } from '../kernel/canonical-json.ts';
import { refSet } from '../kernel/trimmed.ts';
import { gateRefOf, gateSource, type GateSource } from './gate-ref.ts';
import { areTexts, bare, itemsOf, NOT_BLANK, objectOf, reportMismatches, textOf, textSet } from './spelt-fields.ts';
import type { SpeltObject, WholeNumber } from './spelt-fields.ts';

/** Payloads by the path of their artifact; in the place of one that could not be read, why. */
export type Payloads = ReadonlyMap<string, SpeltJson>;

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
export function verifyGateRefs(
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
