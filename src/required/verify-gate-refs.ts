import { canonicalJson, type SpeltJson } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { refSet } from '../kernel/trimmed.ts';
import { expecting, itemsOf, objectOf, sameTexts, shownValue, textOf, textsOf } from './spelt-fields.ts';
import type { Expect, SpeltObject, WholeNumber } from './spelt-fields.ts';

/** The payload at the path of an artifact, or why there is none. */
export type PayloadAt = (artifactRelPath: string) => { readonly payload: SpeltJson } | { readonly problem: string };

/** What the references of a witness show of its checks. */
export interface VerifiedRefs {
  readonly sources: ReadonlyMap<string, string>;
  /** Of those that could be judged. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
}

/** Payloads that came with a request, by path. */
export function payloadsIn(payloads: SpeltObject): PayloadAt {
  return (path) => {
    const payload = Object.hasOwn(payloads, path) ? payloads[path] : undefined;
    return payload === undefined ? { problem: 'no such payload' } : { payload };
  };
}

/** The paths of the artifacts that a witness names, normalised; without those that lead out of their folder, which verification refuses. */
export function artifactPathsOf(witness: SpeltJson): readonly string[] {
  return itemsOf(objectOf(witness)?.['gateWitnessRefs']).flatMap((row) => {
    const path = relativePath(objectOf(row)?.['artifactRelPath']);
    return path === undefined ? [] : [path];
  });
}

/** What references are held to. */
interface Known {
  readonly executedChecks: readonly string[];
  readonly exitCodes: ReadonlyMap<string, WholeNumber>;
  /** Null where no payload is at hand. */
  readonly payloadAt: PayloadAt | null;
}

/** Holds the references of a witness to its results and to the payloads (premath harness 3.4). `undefined` are none, which is allowed. */
export function verifyGateRefs(refs: SpeltJson | undefined, known: Known, errors: string[]): VerifiedRefs {
  const sources = new Map<string, string>();
  const classes = new Map<string, readonly string[]>();
  const expect = expecting('gateWitnessRefs', errors);
  if (refs === undefined || !expect(Array.isArray(refs), '', 'a list', refs)) return { sources, classes };
  const rows = itemsOf(refs);
  const { executedChecks, exitCodes } = known;
  expect(rows.length === executedChecks.length, '', `one for each of ${executedChecks.length} checks`, rows.length);
  rows.forEach((row, index) => {
    const expectHere = expecting(`gateWitnessRefs[${index}]`, errors);
    const ref = objectOf(row) ?? {};
    const checkId = textOf(ref['checkId']);
    expectHere(checkId !== undefined, '.checkId', 'a text that is not blank', ref['checkId']);
    if (checkId === undefined) return;
    const executed = executedChecks[index] ?? checkId;
    expectHere(executed === checkId, '.checkId', shownValue(executed), checkId);
    const exitCode = exitCodes.get(checkId);
    if (!expectHere(exitCode !== undefined, '.checkId', 'a check with a result', checkId)) return;
    const source = textOf(ref['source']) ?? '';
    const isSource = source === 'native' || source === 'fallback';
    if (expectHere(isSource, '.source', 'native or fallback', ref['source'])) sources.set(checkId, source);
    const found = verifyRef(ref, exitCode === 0 ? 'accepted' : 'rejected', known.payloadAt, expectHere, errors);
    if (found !== undefined) classes.set(checkId, found);
  });
  return { sources, classes };
}

/** The failure classes behind a reference: those of its payload, else its own; undefined where it leads to no payload. */
function verifyRef(
  ref: SpeltObject,
  result: 'accepted' | 'rejected',
  payloadAt: PayloadAt | null,
  expect: Expect,
  errors: string[],
): readonly string[] | undefined {
  const path = relativePath(ref['artifactRelPath']);
  expect(path !== undefined, '.artifactRelPath', 'a path that stays in its folder', ref['artifactRelPath']);
  if (path === undefined) return undefined;
  const sha256 = textOf(ref['sha256']) ?? '';
  if (!expect(/^[0-9a-f]{64}$/.test(sha256), '.sha256', '64 lower-case hex digits', ref['sha256'])) return undefined;
  expect((ref['witnessKind'] ?? 'gate') === 'gate', '.witnessKind', 'gate', ref['witnessKind']);
  expect((ref['result'] ?? result) === result, '.result', result, ref['result']);
  const runId = ref['runId'] ?? undefined;
  expect(runId === undefined || textOf(runId) !== undefined, '.runId', 'a text that is not blank', runId);
  const told = ref['failureClasses'];
  const own = told === undefined ? [] : refSet(textsOf(told, '.failureClasses', expect));
  if (payloadAt === null) return own;
  const found = payloadAt(path);
  const payload = 'payload' in found ? objectOf(found.payload) : undefined;
  if (payload === undefined) {
    errors.push(`${path}: expected a payload, found ${'problem' in found ? found.problem : shownValue(found.payload)}`);
    return own;
  }
  const classes = verifyPayload(payload, sha256, result, expecting(path, errors));
  expect(told === undefined || sameTexts(own, classes), '.failureClasses', `those of ${path}`, own.join(', '));
  expect(runId === undefined || textOf(runId) === textOf(payload['runId']), '.runId', `that of ${path}`, runId);
  return classes;
}

/** The failure classes of a payload. */
function verifyPayload(payload: SpeltObject, sha256: string, result: string, expect: Expect): readonly string[] {
  const actual = sha256Hex(canonicalJson(payload));
  expect(actual === sha256, '', `the SHA-256 ${sha256}`, actual);
  const { witnessKind, result: own, failures } = payload;
  expect(witnessKind === 'gate', '.witnessKind', 'gate', witnessKind);
  expect(textOf(own) === result, '.result', result, own);
  expect(Array.isArray(failures), '.failures', 'a list', failures);
  const named = itemsOf(failures).map((failure) => objectOf(failure)?.['class'] ?? null);
  const classes = refSet(textsOf(named, '.failures[].class', expect));
  if (own === 'accepted')
    expect(itemsOf(failures).length === 0, '.failures', 'none beside the result accepted', failures);
  if (own === 'rejected') expect(classes.length > 0, '.failures', 'some beside the result rejected', failures);
  return classes;
}

/** The path of an artifact with `/` and without `./`; undefined where it is none or leads out of its folder. */
function relativePath(value: SpeltJson | undefined): string | undefined {
  const path = (textOf(value) ?? '').replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  return path === '' || /^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)|\0/.test(path) ? undefined : path;
}
