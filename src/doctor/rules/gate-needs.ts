import { namesNeeds, normalForm, parseTemplate } from '../expressions.ts';
import { findingAt, jobsBehind, type Rule } from '../subject.ts';
import type { Job } from '../workflow.ts';
import { textsOf } from '../yaml-value.ts';
import { conditionText, jobConditionFault } from './gate-conditions.ts';

/** A gate that is not told how a plan, a route or another matrix ended: `needs` holds the direct ones only. */
export const gateSeesJobs: Rule = ({ workflow, gates, roles }) =>
  gates
    .filter(({ uses }) => uses === null)
    .flatMap((gate) => {
      const behind = jobsBehind(gate, workflow.jobs);
      return workflow.jobs.flatMap((job) => {
        const own = roles.get(job.id);
        const isJudged = own?.has('plan') === true || own?.has('route') === true;
        if (gates.includes(job) || gate.needs.includes(job.id) || behind.has(job.id)) return [];
        if (!isJudged && job.matrix === undefined) return [];
        const part = job.matrix === undefined ? 'job' : 'leg';
        return findingAt(workflow, gate.needs.length === 0 ? gate.pointer : `${gate.pointer}/needs`, {
          rule: 'gate-misses-need',
          level: isJudged ? 'error' : 'warning',
          message: `the gate \`${gate.id}\` does not name \`${job.id}\` in \`needs\`: it does not wait for it, and a failed, cancelled or skipped ${part} of it is not in \`toJSON(needs)\`, also where another needed job needs it`,
          remedy: `add \`${job.id}\` to \`needs\` of \`${gate.id}\``,
        });
      });
    });

/** A matrix without a job of a fixed name behind it: the names of its legs change with its values, and none can be required. */
export const matrixHasAggregator: Rule = ({ workflow, gates, roles, isRelated, requiredEvents }) => {
  // A check is required for pull requests and merge groups, or by whoever calls the workflow.
  const isCalled = workflow.triggers.has('workflow_call');
  if (!isRelated || (requiredEvents.length === 0 && !isCalled)) return [];
  // A called workflow that only proposes a baseline judges nothing.
  const proposes = [...roles.values()].some((own) => own.has('baseline'));
  if (requiredEvents.length === 0 && gates.length === 0 && proposes) return [];
  // `gate-misses-need` covers a gate of this workflow.
  if (gates.some(({ matrix, uses }) => matrix === undefined && uses === null)) return [];
  // A called workflow knows of the caller's jobs only what it is given.
  const aggregators = workflow.jobs.filter(
    (job) => job.matrix === undefined && job.needs.length > 0 && (job.uses === null || receivesNeeds(job)),
  );
  const behindGates = new Set(gates.flatMap((gate) => [...jobsBehind(gate, workflow.jobs)]));
  return workflow.jobs.flatMap((job) => {
    if (job.matrix === undefined || roles.get(job.id)?.has('publish') === true) return [];
    // What follows a gate is no part of what the gate judges.
    if (behindGates.has(job.id) && !gates.includes(job)) return [];
    if (runsForOtherEvents(job, requiredEvents)) return [];
    const behind = jobsBehind(job, workflow.jobs);
    const faults = aggregators
      .filter(({ id }) => behind.has(id))
      .map(({ id, condition, needs }) => ({ id, fault: jobConditionFault(condition, needs) }));
    if (faults.some(({ fault }) => fault === null)) return [];
    const [first] = faults;
    const found =
      first === undefined
        ? 'no job of a fixed name stands behind it'
        : `\`${first.id}\`, which stands behind it, can be skipped, and that counts as a success`;
    return findingAt(workflow, `${job.pointer}/strategy`, {
      rule: 'required-matrix-leg',
      level: faults.some(({ fault }) => fault?.level === 'warning') ? 'warning' : 'error',
      message: `the matrix job \`${job.id}\` can only be required leg by leg, by names that hold the values of the matrix, and ${found}. A leg that is renamed is waited for without end, a new one is not required`,
      remedy:
        'add a gate job with a fixed `name`, `needs` on this job and `if: ${{ always() }}`, and require that one check',
    });
  });
};

/** A gate whose check has another name in each run. */
export const gateHasOneName: Rule = ({ workflow, gates, requiredEvents }) => {
  if (requiredEvents.length === 0 && !workflow.triggers.has('workflow_call')) return [];
  return gates.flatMap((gate) => {
    const varies = parseTemplate(gate.name ?? '').expressions.length > 0;
    if (gate.matrix === undefined && !varies) return [];
    return findingAt(workflow, gate.matrix === undefined ? `${gate.pointer}/name` : `${gate.pointer}/strategy`, {
      rule: 'gate-name-varies',
      level: 'error',
      message: `the name of the gate \`${gate.id}\` ${varies ? 'holds an expression' : 'holds the values of its matrix'}: a required check is found by its name, and one that does not come is waited for without end`,
      remedy: 'give the gate one fixed `name` and no matrix',
    });
  });
};

function receivesNeeds({ with: inputs }: Job): boolean {
  return textsOf(inputs).some((text) => parseTemplate(text).expressions.some(namesNeeds));
}

/** An `if` that lets the job run for one event only, of which no check is required. */
function runsForOtherEvents({ condition }: Job, requiredEvents: readonly string[]): boolean {
  const event = /^github\.event_name=='(\w+)'$/.exec(normalForm(conditionText(condition)))?.[1];
  return event !== undefined && requiredEvents.length > 0 && !requiredEvents.includes(event);
}
