import { testSections } from '../../testing/section-table.ts';

const LINEAGE = { datasetLineageRef: 'd', graderConfigLineageRef: 'g', metricThresholdsRef: 't' };
const gate = (fields: object = {}): Record<string, unknown> => ({
  evalGate: {
    thresholds: [{ metric: 'f1', minimum: 0.8 }],
    metrics: [{ metric: ' f1 ', value: 0.8 }],
    lineage: LINEAGE,
    ...fields,
  },
});
const unmet = 'governance.eval_gate_unmet';
const unknown = 'governance.eval_lineage_missing';

testSections([
  ['null', { evalGate: null }, []],
  ['a threshold that is reached', gate(), []],
  ['one that is not', gate({ metrics: [{ metric: 'f1', value: 0.79 }] }), [unmet]],
  ['one that is not measured', gate({ metrics: [{ metric: 'recall', value: 1 }] }), [unmet]],
  ['measured twice, once below', gate({ metrics: [0.9, 0.7].map((value) => ({ metric: 'f1', value })) }), [unmet]],
  ['no thresholds', gate({ thresholds: [] }), [unmet]],
  ['a blank metric', gate({ thresholds: [{ metric: '', minimum: 0 }], metrics: [{ metric: '', value: 1 }] }), [unmet]],
  ['nothing', { evalGate: {} }, [unmet, unknown]],
  ['no lineage', gate({ lineage: null }), [unknown]],
  ...Object.keys(LINEAGE).map(
    (name) => [`a blank ${name}`, gate({ lineage: { ...LINEAGE, [name]: ' ' } }), [unknown]] as const,
  ),
]);
