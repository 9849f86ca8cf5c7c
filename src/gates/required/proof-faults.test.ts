import { expect, test } from 'vitest';

import type { Projection } from '../../required/project.ts';
import { proofFaults } from './proof-faults.ts';

const projection = (projectionPolicy: string, ...changedPaths: readonly string[]): Projection => ({
  schema: 1,
  projectionPolicy,
  projectionDigest: `proj1_${projectionPolicy}_${changedPaths.join('_')}`,
  changedPaths,
  requiredChecks: [],
  docsOnly: false,
  reasons: [],
});
const ATTESTATION = { headSha: 'h', mergeBase: 'm', attestationDigest: 'att1_a' };
const OWN = projection('p', 'a', 'b');

test.each<[string, Partial<Parameters<typeof proofFaults>[2]>, readonly string[], (string | null)?]>([
  ['this change', {}, []],
  ['the attestation that was told of', { attestationDigest: 'att1_a' }, []],
  ['another commit', { headSha: 'x' }, ['expected a proof of the commit x, found h']],
  ['another merge base', { mergeBase: 'x' }, ['expected the merge base x, found m']],
  [
    'another attestation',
    { attestationDigest: 'x' },
    ['expected the attestation that its job told of, x, found att1_a'],
  ],
  ['the plan that was told of', { planDigest: 'd' }, []],
  ['another plan', { planDigest: 'x' }, ['expected the plan x, found d']],
  ['no plan', { planDigest: 'd' }, ['expected the plan d, found none'], null],
  ['another policy', { projections: [projection('q', 'a', 'b')] }, ['expected the policies q, found p']],
  ['one policy of two', { projections: [OWN, projection('q', 'a', 'b')] }, ['expected the policies p, q, found p']],
  [
    'other paths',
    { projections: [projection('p', 'a', 'c')] },
    ['expected the changed paths of this change, found others: c, b'],
  ],
])('a proof of %s', (_, changes, faults, planDigest: string | null = 'd') => {
  const expected = {
    headSha: 'h',
    mergeBase: 'm',
    projections: [OWN],
    attestationDigest: null,
    planDigest: null,
    ...changes,
  };
  expect(proofFaults({ ...ATTESTATION, planDigest }, [OWN], expected)).toEqual(faults);
});
