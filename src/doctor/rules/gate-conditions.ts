import { allSteps } from '../composite-action.ts';
import { jobConditionFault, stepConditionFault } from '../conditions.ts';
import { findingAt, runsGate, type Rule } from '../subject.ts';

const RULE = 'gate-can-be-skipped';

/** A gate that can be skipped: GitHub reports a skipped job as a success, so that a required check is met by not running. */
export const gateRunsAlways: Rule = ({ workflow, gates }) =>
  gates.flatMap((job) => {
    const fault = jobConditionFault(job.condition, job.needs, job.uses !== null);
    if (fault === null) return [];
    return findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
      rule: RULE,
      level: fault.level,
      message: `the gate \`${job.id}\` can be skipped: ${fault.why}. A skipped job counts as a success, and the pull request can be merged`,
      remedy:
        'write `if: ${{ always() }}`; the gate itself judges how the needed jobs ended. Edits of a text are passed over by the job that calls `gate.yml`',
    });
  });

/** A gate in a step that can be skipped: its job is green then. */
export const gateStepRuns: Rule = ({ gates, judges }) =>
  gates.flatMap(({ id, steps }) =>
    allSteps(steps).flatMap((step) => {
      const fault = runsGate(step, judges) ? stepConditionFault(step.condition) : null;
      if (fault === null) return [];
      return findingAt(step.source, `${step.pointer}/if`, {
        rule: RULE,
        level: fault.level,
        message: `the step of the gate in \`${id}\` can be skipped: ${fault.why}. A job whose steps are skipped is green`,
        remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
      });
    }),
  );
