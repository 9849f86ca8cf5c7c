import { testSections } from '../../testing/section-table.ts';

const compaction = (fields: object = {}): Record<string, unknown> => ({
  compaction: {
    used: true,
    policyDigest: ' p ',
    expectedPolicyDigest: 'p',
    carriedDigest: 'c',
    resumedDigest: 'c',
    ...fields,
  },
});
const invalid = ['runtime.compaction_state_invalid'] as const;

testSections([
  ['null', { compaction: null }, []],
  ['not used', { compaction: { used: false, policyDigest: 'x' } }, []],
  ['resumed from what was carried', compaction(), []],
  ['by another policy', compaction({ policyDigest: 'P' }), invalid],
  ['by no policy', compaction({ policyDigest: null, expectedPolicyDigest: null }), invalid],
  ['by a blank policy', compaction({ policyDigest: ' ', expectedPolicyDigest: ' ' }), invalid],
  ['resumed from something else', compaction({ resumedDigest: 'x' }), invalid],
  ['resumed from nothing', compaction({ carriedDigest: '', resumedDigest: '' }), invalid],
]);
