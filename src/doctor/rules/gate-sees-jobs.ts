import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { skipReason, stepSkipReason } from '../condition.ts';
import { parseTemplate } from '../expression.ts';
import { jobHears } from '../heard-needs.ts';
import { neededBy } from '../needed-by.ts';
import { requiredEvents } from '../required-events.ts';
import { findingAt, type Rule } from '../subject.ts';

/** A gate that does not get to know how a plan, a route or another matrix ended: `needs` holds the direct ones only. */
export const gateSeesJobs: Rule = ({ workflow, gates, roles }) => {
  const judges = gates.filter(({ uses }) => uses === null);
  return judges.flatMap((gate) => {
    const after = neededBy(gate, workflow.jobs);
    return workflow.jobs.flatMap((job): DoctorFinding[] => {
      const own = roles.get(job.id);
      const isJudged = own?.has('plan') === true || own?.has('route') === true;
      if (own?.has('gate') === true || gate.needs.includes(job.id)) return [];
      if ((!isJudged && job.matrix === undefined) || after.has(job.id)) return [];
      return [
        findingAt(workflow, gate.needs.length === 0 ? gate.pointer : `${gate.pointer}/needs`, {
          rule: 'gate-misses-need',
          level: isJudged ? 'error' : 'warning',
          message: `the gate \`${gate.id}\` does not name \`${job.id}\` in \`needs\`: it does not wait for it, and a failed, cancelled or skipped ${job.matrix === undefined ? 'job' : 'leg'} of it is not in \`toJSON(needs)\`, also where another needed job needs it`,
          remedy: `add \`${job.id}\` to \`needs\` of \`${gate.id}\``,
        }),
      ];
    });
  });
};

/** A matrix that no job of a fixed name stands for: the names of its legs change with its values, and none of them can be required. */
export const matrixHasAggregator: Rule = ({ workflow, gates, roles, isRelated }) => {
  const events = requiredEvents(workflow);
  // By night nothing is required; whoever calls a workflow may require it.
  if (!isRelated || (events.length === 0 && !workflow.triggers.has('workflow_call'))) return [];
  // What is called to propose a baseline judges nothing, so that nobody requires it.
  if (events.length === 0 && gates.length === 0 && [...roles.values()].some((own) => own.has('baseline'))) return [];
  const scopes = events.length === 0 ? [null] : events;
  // A called workflow hears of the caller's jobs only what it is handed.
  const aggregators = workflow.jobs.filter(
    (job) => job.matrix === undefined && job.needs.length > 0 && (job.uses === null || jobHears(job).size > 0),
  );
  const afterGates = new Set(gates.flatMap((gate) => [...neededBy(gate, workflow.jobs)]));
  const lonely = workflow.jobs.flatMap((job): DoctorFinding[] => {
    // A gate of this workflow that does not see it is found by the rule above.
    if (job.matrix === undefined || gates.some(({ matrix, uses }) => matrix === undefined && uses === null)) return [];
    // What follows a gate is no part of what it judges.
    if (roles.get(job.id)?.has('publish') === true || (afterGates.has(job.id) && !roles.get(job.id)?.has('gate')))
      return [];
    if (stepSkipReason(job.condition, scopes) === 'never') return [];
    const after = neededBy(job, workflow.jobs);
    const behind = aggregators.filter(({ id }) => after.has(id));
    if (behind.some(({ condition }) => skipReason(condition, scopes) === null)) return [];
    const found =
      behind.length === 0
        ? 'no job of a fixed name stands behind it'
        : `\`${behind[0]?.id ?? ''}\`, which stands behind it, is skipped when a leg fails, and that counts as a success`;
    return [
      findingAt(workflow, `${job.pointer}/strategy`, {
        rule: 'required-matrix-leg',
        level: 'error',
        message: `the matrix job \`${job.id}\` can only be required leg by leg, by names that hold the matrix' values, and ${found}. A leg that is renamed is waited for without end, one that is new is not required`,
        remedy:
          'add a gate job with a fixed `name`, `needs` on this job and `if: ${{ always() }}`, and require that one check',
      }),
    ];
  });
  const named = gates.flatMap((gate): DoctorFinding[] => {
    const varies = parseTemplate(gate.name ?? '').expressions.length > 0;
    if (gate.matrix === undefined && !varies) return [];
    return [
      findingAt(workflow, gate.matrix === undefined ? `${gate.pointer}/name` : `${gate.pointer}/strategy`, {
        rule: 'gate-name-varies',
        level: 'error',
        message: `the name of the gate \`${gate.id}\` ${varies ? 'holds an expression' : 'holds the values of its matrix'}: a required check is found by its name, and one that does not come is waited for without end`,
        remedy: 'give the gate one fixed `name` and no matrix',
      }),
    ];
  });
  return [...lonely, ...named];
};
