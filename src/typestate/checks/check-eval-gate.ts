import { optionalText, trimmed } from '../normal-text.ts';
import { allOf, rowsBy } from './rows-by.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** The measured values reach every threshold, of which there is one, and it is told on what they were measured (tool calling typestate 3). */
export const checkEvalGate: TurnCheck = ({ constraints }) => {
  const { evalGate: gate } = constraints;
  if (gate === undefined) return [];
  const measured = rowsBy(gate.metrics, ({ metric }) => metric);
  const isMet = allOf(
    gate.thresholds,
    ({ metric, minimum }) =>
      optionalText(metric) !== undefined && allOf(measured.get(trimmed(metric)), ({ value }) => value >= minimum),
  );
  const { lineage } = gate;
  const refs = [lineage?.datasetLineageRef, lineage?.graderConfigLineageRef, lineage?.metricThresholdsRef];
  return [
    ...classIf(!isMet, 'governance.eval_gate_unmet'),
    ...classIf(
      refs.some((ref) => optionalText(ref) === undefined),
      'governance.eval_lineage_missing',
    ),
  ];
};
