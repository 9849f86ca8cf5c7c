import { problemsError, type Problem } from '../contracts/problem.ts';
import type { LineFinder } from '../contracts/schema-problems.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { parseUses } from './action-reference.ts';
import { jobOf, kindOf, stepOf, type Step, type Workflow } from './workflow.ts';
import { mappingOf, member, scalarText } from './yaml-value.ts';

/** Composite actions in composite actions. */
const MAX_DEPTH = 5;
/** Steps that a step stands for. */
const MAX_STEPS = 500;

/**
 * Takes the parsed `action.yml` of a composite action as a workflow of one job that nothing starts; null where the action is of
 * another kind. Throws one `PortcullisError` with every place where its steps have another form than GitHub's.
 */
export function parseCompositeAction(value: unknown, file: string, lines: LineFinder): Workflow | null {
  const runs = member(value, 'runs');
  if (scalarText(member(runs, 'using'))?.toLowerCase() !== 'composite') return null;
  const written = member(runs, 'steps') ?? [];
  const problems: Problem[] = [];
  const expected = (pointer: string, what: string, found: unknown): void => {
    problems.push({
      file,
      line: lines.lineOf(pointer) ?? null,
      pointer,
      expected: what,
      found: kindOf(found),
      help: null,
    });
  };
  if (!Array.isArray(written)) expected('/runs/steps', 'a list of steps', written);
  const steps = (Array.isArray(written) ? written : []).flatMap((step: unknown, index): readonly Step[] => {
    const pointer = childPointer('/runs/steps', index);
    const mapping = mappingOf(step);
    if (mapping === null) expected(pointer, 'a mapping', step);
    return mapping === null ? [] : [stepOf(mapping, pointer)];
  });
  if (problems.length > 0) throw problemsError('the action', problems, 'GitHub could not run it either.');
  const job = jobOf('action', {}, '/runs', steps);
  return {
    file,
    lines,
    triggers: new Map(),
    permissions: undefined,
    env: {},
    shell: null,
    concurrency: undefined,
    jobs: [job],
  };
}

/** Folders of the actions of this repository that a workflow or an action uses. */
export function localActions({ jobs }: Workflow): readonly string[] {
  const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => folderOf(step) ?? []));
  return [...new Set(uses)].filter((folder) => !folder.split('/').includes('..'));
}

/** The workflow with the steps of the composite actions inside of the steps that use them; `actions` are known by their folders. */
export function withActions(workflow: Workflow, actions: ReadonlyMap<string, Workflow>): Workflow {
  let count = 0;
  const filled = (step: Step, outer: readonly string[]): Step => {
    const folder = folderOf(step);
    const action = folder === null ? undefined : actions.get(folder);
    if (folder === null || action === undefined || outer.includes(folder) || outer.length >= MAX_DEPTH) return step;
    const steps = action.jobs.flatMap((job) => job.steps);
    count += steps.length;
    if (count > MAX_STEPS) return { ...step, inner: steps };
    return { ...step, inner: steps.map((inner) => filled(inner, [...outer, folder])) };
  };
  const jobs = workflow.jobs.map((job) => ({ ...job, steps: job.steps.map((step) => filled(step, [])) }));
  return { ...workflow, jobs };
}

/** The folder of the action that a step uses; null where it is none of this repository. */
export function folderOf({ uses }: Step): string | null {
  const reference = uses === null ? null : parseUses(uses);
  return reference?.kind === 'local' ? reference.path : null;
}
