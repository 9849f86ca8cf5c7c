import type { Results, UnitResult } from '../contracts/results.ts';
import { refSet } from '../kernel/trimmed.ts';

/**
 * The trajectory of a batch, in JSON Lines: a row for each judged unit (tusk harness contract 12). A unit without a time of its own, as in a
 * replay, ended when the results were made.
 */
export function trajectoryText(results: Results): string {
  return results.results.map((unit) => `${JSON.stringify(rowOf(results, unit))}\n`).join('');
}

function rowOf({ batch_run_id: batch, shard, commit, plan_digest, generated_at_utc }: Results, unit: UnitResult) {
  const worker = shard === undefined ? 'local' : `shard-${shard}`;
  return {
    schema: 1,
    stepKind: 'premath.harness.step.v1',
    stepId: `${worker}.${unit.case_id}.${unit.agent}.${unit.trial}`,
    issueId: unit.case_id,
    action: 'routing.unit',
    resultClass: resultClass(unit),
    witnessRefs: [`results://${batch}/${unit.unit_run_id}`],
    lineageRefs: refSet([
      ...(commit === null ? [] : [`ctx://commit/${commit}`]),
      `cover://plan/${plan_digest}`,
      `refinement://batch/${batch}/${worker}`,
    ]),
    finishedAt: unit.finished_at ?? generated_at_utc,
  };
}

function resultClass({ status, timed_out: timedOut, infra_reason: reason }: UnitResult): string {
  if (status === 'infra_error') return `transient_${reason ?? 'unknown'}`;
  if (status === 'pass') return 'passed';
  return timedOut ? 'failed_timed_out' : 'failed';
}
