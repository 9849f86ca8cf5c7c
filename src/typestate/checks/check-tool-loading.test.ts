import { digestOf, digestOfText } from '../../kernel/digest.ts';
import { testSections } from '../../testing/section-table.ts';

const REPORT = { workloadRef: 'harbour-40', policyDigest: 'new', accuracy: 1, tokenCost: 1200 };
const changed = (
  report: Record<string, unknown> | null,
  reportDigest = digestOf(report as null),
): Record<string, unknown> => ({
  toolLoading: { defaultPolicyDigest: 'old', policyDigest: 'new', report, reportDigest },
});
const missing = ['governance.tool_loading_eval_missing'] as const;

testSections([
  ['null', { toolLoading: null }, []],
  ['the default policy', { toolLoading: { defaultPolicyDigest: 'old', policyDigest: ' old ' } }, []],
  ['another policy', { toolLoading: { defaultPolicyDigest: 'old', policyDigest: 'new' } }, missing],
  ['no policies', { toolLoading: {} }, missing],
  ['blank policies', { toolLoading: { defaultPolicyDigest: ' ', policyDigest: ' ' } }, missing],
  ['another policy with its report', changed(REPORT), []],
  ['with more in it', changed({ ...REPORT, latency: { p50: 2 } }), []],
  ['a report of another digest', changed(REPORT, digestOf({ ...REPORT, tokenCost: 1 })), missing],
  ['a report of another policy', changed({ ...REPORT, policyDigest: 'newer' }), missing],
  ['no report', changed(null), missing],
  ['a blank workload', changed({ ...REPORT, workloadRef: ' ' }), missing],
  ['no workload', changed({ ...REPORT, workloadRef: 7 }), missing],
  ['no accuracy', changed({ ...REPORT, accuracy: '1' }), missing],
  ['too much accuracy', changed({ ...REPORT, accuracy: 2 }), missing],
  ['no cost', changed({ ...REPORT, tokenCost: null }), missing],
  ['less than no cost', changed({ ...REPORT, tokenCost: -1 }), missing],
  ['a list', { toolLoading: { policyDigest: 'new', report: [1], reportDigest: digestOf([1]) } }, missing],
]);

const FRACTION = '{"workloadRef":"w","policyDigest":"new","accuracy":9.3e-1,"tokenCost":1200.50}';

testSections([
  [
    'numbers are bound as they are spelt',
    {
      toolLoading: {
        policyDigest: 'new',
        report: JSON.parse(FRACTION) as object,
        reportDigest: digestOfText(FRACTION),
      },
    },
    [],
  ],
]);
