import { parseUses } from './action-reference.ts';
import type { Step, Workflow } from './workflow.ts';

/** Composite actions in composite actions. */
const MAX_DEPTH = 5;
/** Steps of actions in one workflow; actions beyond are not looked into. */
const MAX_STEPS = 500;

/** Folders of the actions of this repository that steps use. */
export function localActions(steps: readonly Step[]): readonly string[] {
  const folders = new Set(steps.flatMap((step) => folderOf(step) ?? []));
  return [...folders].filter((folder) => !folder.split('/').includes('..'));
}

/** The workflows of this repository that jobs call: GitHub takes them from the folder of workflows alone. */
export function localCalls({ jobs }: Workflow): readonly string[] {
  return jobs.flatMap(({ uses }) => {
    const reference = uses === null ? null : parseUses(uses);
    const path = reference?.kind === 'local' ? reference.path : '';
    return /^\.github\/workflows\/[^/\\]{1,200}\.ya?ml$/.test(path) ? [path] : [];
  });
}

/** The workflow with the steps of composite actions inside the steps that use them; `actions` are steps by folder. */
export function withActions(workflow: Workflow, actions: ReadonlyMap<string, readonly Step[]>): Workflow {
  let count = 0;
  const filled = (step: Step, open: readonly string[]): Step => {
    const folder = folderOf(step);
    const steps = folder === null ? undefined : actions.get(folder);
    if (folder === null || steps === undefined || open.includes(folder) || open.length >= MAX_DEPTH) return step;
    count += steps.length;
    if (count > MAX_STEPS) return step;
    return { ...step, inner: steps.map((inner) => filled({ ...inner, outer: step }, [...open, folder])) };
  };
  const jobs = workflow.jobs.map((job) => ({ ...job, steps: job.steps.map((step) => filled(step, [])) }));
  return { ...workflow, jobs };
}

/** The steps, and those of the actions that they use. */
export function allSteps(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...allSteps(step.inner)]);
}

/** The folder of the action that a step uses; null where the action is not of this repository. */
function folderOf({ uses }: Step): string | null {
  const reference = uses === null ? null : parseUses(uses);
  return reference?.kind === 'local' ? reference.path : null;
}
