import { beforeAll, expect, test } from 'vitest';

import { documentText } from '../contracts/document-text.ts';
import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { decideWitness, decisionShape, verifyDecision } from './decide.ts';
import { decodeRequest, jsonOf } from './decode-request.ts';
import { artifactPath, fallbackPayload, gatePayload, gateRefOf, NORMALIZER_ID, sourcePath } from './gate-ref.ts';
import { projectPaths, referencePolicy, type Projection } from './project.ts';
import { artifactPathsOf, type VerifyOptions } from './verify-witness.ts';
import { buildWitness } from './witness.ts';

const OPTIONS: VerifyOptions = { form: 'exact', payloads: null, nativeRequiredChecks: [] };
const ORIGIN = { source: 'git_diff', fromRef: 'a', toRef: 'b' };

let policy: RequiredPolicy;
let projection: Projection;

type RequiredWitness = ReturnType<typeof buildWitness>;

beforeAll(async () => {
  policy = await referencePolicy();
  projection = projectPaths(policy, ['crates/a.rs'], 'exact');
});

/** A witness of all required checks with these exit codes, as a run makes it. */
function witnessOf(...exitCodes: readonly number[]): RequiredWitness {
  const { projectionPolicy: policyDigest, projectionDigest, requiredChecks } = projection;
  const results = requiredChecks.map((checkId, at) => {
    const exitCode = exitCodes[at] ?? 0;
    return { checkId, exitCode, status: exitCode === 0 ? ('passed' as const) : ('failed' as const), durationMs: 1 };
  });
  const gateWitnessRefs = results.map(({ checkId, exitCode }, at) => {
    const identity = { checkId, projectionDigest, policyDigest, ctxRef: 'a', dataHeadRef: 'b' };
    return gateRefOf(
      checkId,
      artifactPath(projectionDigest, at + 1, checkId),
      'fallback',
      fallbackPayload(identity, exitCode),
    );
  });
  const run = { runStartedAt: 's', runFinishedAt: 'f', runDurationMs: 1, squeakSiteProfile: 'local' };
  const { source: deltaSource, ...refs } = ORIGIN;
  return buildWitness({
    ...projection,
    ...run,
    ...refs,
    deltaSource,
    policyDigest,
    results,
    gateWitnessRefs,
    normalizerId: NORMALIZER_ID,
  });
}

test('a decision says why it was taken', () => {
  const outcomes = [
    [witnessOf(), ['crates/a.rs'], 'accept', 'verified_accept'],
    [witnessOf(0, 1), ['crates/a.rs'], 'reject', 'verification_reject'],
    [witnessOf(), ['crates/b.rs'], 'reject', 'verification_reject'],
    [[], ['crates/a.rs'], 'reject', 'invalid_witness_shape'],
    [null, ['crates/a.rs'], 'reject', 'invalid_witness_shape'],
  ] as const;
  for (const [witness, paths, decision, reasonClass] of outcomes) {
    const taken = decideWitness(policy, jsonOf(JSON.stringify(witness)), paths, OPTIONS);
    expect(taken).toMatchObject({ decision, reasonClass });
    expect(taken.errors.length === 0).toBe(decision === 'accept');
  }
});

test('a decision that was made here verifies, and does not beside another witness', () => {
  const witness = witnessOf();
  const [actualWitnessSha256, actualDeltaSha256] = ['1', '2'].map((digit) => digit.repeat(64));
  const taken = decideWitness(policy, jsonOf(documentText(witness)), ['crates/a.rs'], OPTIONS);
  const decision = { ...taken, witnessSha256: actualWitnessSha256, deltaSha256: actualDeltaSha256 };
  const request = { decision, actualWitnessSha256, actualDeltaSha256 };
  const errorsBeside = (beside: RequiredWitness): readonly string[] => {
    const text = documentText({ ...request, witness: beside });
    return verifyDecision(decodeRequest(text, decisionShape, 'invalid')).errors;
  };
  expect(errorsBeside(witness)).toEqual([]);
  const other = { ...witness, projectionDigest: 'proj1_0', requiredChecks: ['build'] };
  expect(errorsBeside(other)).toEqual([
    `witness.projectionDigest: expected "${projection.projectionDigest}", found "proj1_0"`,
    'witness.requiredChecks[1]: expected "test", found nothing',
  ]);
});

test('artifacts have paths of their own, in their folder', () => {
  expect(artifactPath('proj1_x', 3, 'a/../b c')).toBe('gates/proj1_x/03-a_.._b_c.json');
  expect(artifactPath('proj1_x', 100, '../..')).toBe('gates/proj1_x/100-check.json');
  expect(sourcePath('gates/x/01-a.json')).toBe('gates/x/01-a.source');
  const refs = ['gates/a.json', ' .\\gates\\b.json', '../c', 'gates/../../d', '/e', 'C:\\f', 'g\0', 5].map((path) => {
    return { artifactRelPath: path };
  });
  expect(artifactPathsOf({ gateWitnessRefs: refs })).toEqual(['gates/a.json', 'gates/b.json']);
});

test('a payload is bound to its check, and what failed is known by class, law, place and context', () => {
  const identity = { checkId: 'x', projectionDigest: 'p', policyDigest: 'q', ctxRef: 'c', dataHeadRef: 'd' };
  const failure = {
    class: 'check.missing',
    lawRef: 'GATE-3.3',
    message: 'm',
    context: {},
    tokenPath: null,
    details: {},
  };
  const payload = gatePayload(identity, [failure]);
  expect(payload).toMatchObject({ result: 'rejected', failures: [{ class: 'check.missing' }] });
  const other = gatePayload(identity, [{ ...failure, message: 'other' }]);
  const [ids] = [payload, other].map(({ failures }) =>
    (failures as { witnessId: string }[]).map((row) => row.witnessId),
  );
  expect(other['failures']).toMatchObject([{ witnessId: ids?.[0] }]);
  expect(gatePayload({ ...identity, checkId: 'y' }, [])['runId']).not.toBe(payload['runId']);
});
