import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { isActionOf } from '../action-reference.ts';
import { skipReason, stepSkipReason } from '../condition.ts';
import { jobHears, stepHears } from '../heard-needs.ts';
import { neededBy } from '../needed-by.ts';
import { requiredEvents } from '../required-events.ts';
import { stepPart } from '../step-part.ts';
import { findingAt, type Rule } from '../subject.ts';
import type { Job } from '../workflow.ts';
import { scalarText } from '../yaml-value.ts';
import { WHY_SKIPPED } from './gate-runs-always.ts';

/**
 * A job that stands for the jobs before it, a gate among them, and is skipped or green where that gate fails. Whether it is the check
 * that is required, the files do not say. A job that does something of its own is meant to be skipped then, and nobody's aggregator.
 */
export const gateIsPassedOn: Rule = ({ workflow, gates, roles }) => {
  const events = requiredEvents(workflow);
  if (events.length === 0 && !workflow.triggers.has('workflow_call')) return [];
  const scopes = events.length === 0 ? [null] : events;
  const behind = gates.map((gate) => ({ gate, after: neededBy(gate, workflow.jobs) }));
  return workflow.jobs.flatMap((job): DoctorFinding[] => {
    const before = behind.filter(({ after }) => after.has(job.id));
    const [first] = before;
    if (first === undefined || roles.get(job.id)?.size !== 0 || !standsForOthers(job, scopes)) return [];
    const reason = skipReason(job.condition, scopes);
    const isDeaf = before.some(({ gate, after }) => !judges(job, new Set([gate.id, ...after])));
    if (reason === null && !isDeaf) return [];
    const { gate } = before.find(({ gate: { id }, after }) => !judges(job, new Set([id, ...after]))) ?? first;
    const isGreen = isDeaf && (reason === null || reason === 'cancelled');
    const why = isGreen
      ? 'it runs all the same, and nothing in it fails by `needs.*.result`, so that it is green'
      : `${WHY_SKIPPED[reason ?? 'no_condition']}, and a skipped job counts as a success`;
    return [
      findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
        rule: 'gate-not-passed-on',
        level: 'warning',
        message: `\`${job.id}\` stands behind the gate \`${gate.id}\` and holds nothing where that fails: ${why}. If \`${job.id}\` is the required check, the pull request can be merged`,
        remedy:
          "write `if: ${{ always() }}` and let a step fail unless every one of `${{ join(needs.*.result, ' ') }}` is `success`; or require the gate's own check",
      }),
    ];
  });
};

/** One check of a fixed name that does nothing but to say how the jobs before it ended. */
function standsForOthers(job: Job, events: readonly (string | null)[]): boolean {
  if (job.uses !== null || job.matrix !== undefined || job.environment !== undefined) return false;
  // Who does not run for every pull request is no required check, as what follows a push or a failure.
  const narrowed = stepSkipReason(job.condition, events);
  if (narrowed !== null && narrowed !== 'depends_on_needs') return false;
  if (skipReason(job.condition, events) === 'depends_on_needs' && waitsForFailure(job.condition)) return false;
  const steps = job.steps.filter(({ uses }) => !isActionOf(uses, 'actions/checkout'));
  const hears = jobHears(job).size > 0;
  const parts = new Set(steps.map((step) => stepPart(step, hears)));
  return !parts.has('works') && (steps.length === job.steps.length || parts.has('judges'));
}

/** Runs where a needed job failed, as what tells of it, or fails then and is skipped else: `always() && contains(…, 'failure')`. */
function waitsForFailure(condition: unknown): boolean {
  const text = scalarText(condition) ?? '';
  return /'(?:failure|fail)'/i.test(text) && !/!=|!\s{0,9}(?:contains|\()/i.test(text);
}

/** Some step can fail, and hears of a needed job through which the gate's failure comes. */
function judges(job: Job, through: ReadonlySet<string>): boolean {
  const ways = new Set(['*', ...job.needs.filter((id) => through.has(id)).map((id) => id.toLowerCase())]);
  const isTold = (heard: ReadonlySet<string>): boolean => [...heard].some((id) => ways.has(id));
  const byJob = jobHears(job);
  return job.steps.some(
    (step) => stepPart(step, byJob.size > 0) === 'judges' && isTold(new Set([...byJob, ...stepHears(step)])),
  );
}
