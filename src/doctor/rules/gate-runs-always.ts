import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { skipReason, stepSkipReason, type SkipReason } from '../condition.ts';
import { requiredEvents } from '../required-events.ts';
import { findingAt, stepRoles, type Rule } from '../subject.ts';
import type { Job } from '../workflow.ts';

export const WHY_SKIPPED: Readonly<Record<SkipReason, string>> = {
  no_condition: 'it has no `if`, so it is skipped when a job that it needs fails or is skipped',
  implicit_success:
    'its `if` asks for no status, so GitHub puts `success() &&` before it and skips it when a needed job fails',
  cancelled: 'its `if` is false when the run is cancelled, so cancelling is a way around it',
  depends_on_needs: 'its `if` can be false because of how other jobs or steps ended',
  depends_on_run: 'its `if` can be false for some runs',
  never: 'its `if` is false in every run',
  unreadable: 'its `if` cannot be read as an expression',
};

/** A gate that can be skipped: GitHub reports a skipped job as a success, so that a required check is met by not running. */
export const gateRunsAlways: Rule = ({ workflow, gates }) => {
  const events = requiredEvents(workflow);
  return gates.flatMap((job): DoctorFinding[] => {
    const reason = skipReason(job.condition, events.length === 0 ? [null] : events);
    if (reason === null || (reason === 'no_condition' && job.needs.length === 0)) return [];
    // Without needs a condition only narrows for which runs there is a gate.
    const isNarrow = reason === 'depends_on_run' || (reason === 'implicit_success' && job.needs.length === 0);
    return [
      findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
        rule: 'gate-can-be-skipped',
        level: isNarrow ? 'warning' : 'error',
        message: `the gate \`${job.id}\` can be skipped: ${explained(reason, job)}. A skipped job counts as a success, and the pull request can be merged`,
        remedy: isNarrow
          ? 'let the gate run for every pull request and every merge group: `if: ${{ always() }}`'
          : 'write `if: ${{ always() }}` and let the gate itself judge how the needed jobs ended; `!cancelled()` and `!failure()` are not enough',
      }),
    ];
  });
};

/** A gate in a step that can be skipped: its job is green then. */
export const gateStepRuns: Rule = ({ workflow, gates }) => {
  const required = requiredEvents(workflow);
  const events = required.length === 0 ? [null] : required;
  return gates.flatMap((job) =>
    job.steps.flatMap((step): DoctorFinding[] => {
      const reason = stepRoles(step).has('gate') ? stepSkipReason(step.condition, events) : null;
      if (reason === null) return [];
      return [
        findingAt(workflow, `${step.pointer}/if`, {
          rule: 'gate-can-be-skipped',
          level: reason === 'depends_on_run' ? 'warning' : 'error',
          message: `the step of the gate in \`${job.id}\` can be skipped: ${WHY_SKIPPED[reason]}. A job whose steps are skipped is green`,
          remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
        }),
      ];
    }),
  );
};

function explained(reason: SkipReason, { needs }: Job): string {
  return reason === 'implicit_success' && needs.length === 0 ? WHY_SKIPPED.depends_on_run : WHY_SKIPPED[reason];
}
