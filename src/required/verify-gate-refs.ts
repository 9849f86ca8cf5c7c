import type { SpeltJson } from '../kernel/canonical-json.ts';
import { refSet } from '../kernel/trimmed.ts';
import { gateRefOf, gateSource, type GateSource } from './gate-ref.ts';
import { expecting, expectSame, itemsOf, objectOf, textOf, textsOf } from './spelt-fields.ts';
import type { Expect, SpeltObject, WholeNumber } from './spelt-fields.ts';
import { statusOf } from './witness.ts';

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
  exitCodes: ReadonlyMap<string, WholeNumber>,
  payloads: Payloads | null,
  errors: string[],
) {
  const sources = new Map<string, GateSource>();
  const classes = new Map<string, readonly string[]>();
  const rows = itemsOf(refs);
  const isWhole = refs === undefined || (Array.isArray(refs) && rows.length === executedChecks.length);
  expecting('gateWitnessRefs', errors)(isWhole, '', 'a list with one for each check', refs);
  for (const [index, row] of rows.entries()) {
    const expect = expecting(`gateWitnessRefs[${index}]`, errors);
    const ref = objectOf(row) ?? {};
    const checkId = textOf(ref['checkId']) ?? '';
    expectSame(expect, '.checkId', executedChecks[index] ?? checkId, checkId);
    const exitCode = exitCodes.get(checkId);
    expect(exitCode !== undefined, '.checkId', 'a check with a result', checkId);
    if (exitCode === undefined) continue;
    const source = gateSource(textOf(ref['source']));
    expect(source !== undefined, '.source', 'native or fallback', ref['source']);
    if (source !== undefined) sources.set(checkId, source);
    const result = statusOf(exitCode) === 'passed' ? 'accepted' : 'rejected';
    const found = verifyRef(ref, result, payloads, expect, errors);
    if (found !== undefined) classes.set(checkId, found);
  }
  return { sources, classes };
}

/** The failure classes behind a reference: those of its payload, else its own; undefined where it leads to no payload. */
function verifyRef(
  ref: SpeltObject,
  result: 'accepted' | 'rejected',
  payloads: Payloads | null,
  expect: Expect,
  errors: string[],
): readonly string[] | undefined {
  const path = relativePath(ref['artifactRelPath']);
  if (!expect(path !== '', '.artifactRelPath', 'a path that stays in its folder', ref['artifactRelPath']))
    return undefined;
  const sha256 = textOf(ref['sha256']) ?? '';
  if (!expect(/^[0-9a-f]{64}$/.test(sha256), '.sha256', '64 lower-case hex digits', ref['sha256'])) return undefined;
  expectSame(expect, '.witnessKind', 'gate', ref['witnessKind'] ?? 'gate');
  expectSame(expect, '.result', result, ref['result'] ?? result);
  const runId = ref['runId'] ?? undefined;
  expect(runId === undefined || textOf(runId) !== undefined, '.runId', 'a text that is not blank', runId);
  const told = ref['failureClasses'];
  const own = told === undefined ? [] : refSet(textsOf(told, '.failureClasses', expect));
  if (payloads === null) return own;
  const payload = objectOf(payloads.get(path));
  const expectPayload = expecting(path, errors);
  expectPayload(payload !== undefined, '', 'a payload', payloads.get(path));
  if (payload === undefined) return own;

  const made = gateRefOf('', path, 'native', payload);
  const { failureClasses } = made;
  expectSame(expect, '.sha256', made.sha256, sha256);
  if (told !== undefined) expectSame(expect, '.failureClasses', failureClasses, own);
  if (runId !== undefined) expectSame(expect, '.runId', textOf(made.runId), textOf(runId));
  expectSame(expectPayload, '.witnessKind', 'gate', made.witnessKind);
  expectSame(expectPayload, '.result', result, textOf(made.result));
  const { failures } = payload;
  const areFailures =
    Array.isArray(failures) && failures.every((one) => textOf(objectOf(one)?.['class']) !== undefined);
  const isTold = areFailures && failures.length > 0 === (result === 'rejected');
  expectPayload(isTold, '.failures', `a list with classes that fits the result ${result}`, failures);
  return failureClasses;
}

/** The path of an artifact with `/` and without `./`; blank where it is none or leads out of its folder. */
function relativePath(value: SpeltJson | undefined): string {
  const path = (textOf(value) ?? '').replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  return /^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)|\0/.test(path) ? '' : path;
}
