import { evaluate } from './evaluate-expression.ts';
import { parseTemplate } from './expression.ts';
import { writersOf } from './untrusted-contexts.ts';
import { variablesWritten } from './written-outputs.ts';
import { stepRoles, type Place, type Subject } from './subject.ts';
import type { Job, Workflow } from './workflow.ts';
import { mappingOf, member, membersOf, scalarText } from './yaml-value.ts';

/** A text that somebody else chooses, and who that is. */
export interface Taint {
  readonly path: string;
  /** Whoever can open a pull request, an issue or a comment; who can push or start a workflow; or nobody can say. */
  readonly by: 'anyone' | 'writers' | 'unknown';
}

/** Outputs of the plan that are no text of the pull request's cases. */
const SAFE_OUTPUTS = new Set(['has-work', 'batch-run-id']);

/** So many values that refer to one another are followed for one text; of what is behind them nobody can say. */
const MAX_VALUES = 300;

/** What others wrote and the expressions of a text would put into it, in the order of the text. */
export function taintsOf(text: string, place: Place, seen: Set<string> = new Set()): readonly Taint[] {
  const taints = parseTemplate(text).expressions.flatMap(({ tree }) => {
    if (tree === null) return [];
    const { may } = evaluate(tree, { event: null, functions: {} });
    return [...may].flatMap((path) => taintsOfPath(path, place, seen));
  });
  // Of several ways from one source to one path the worst counts.
  const rank = { unknown: 0, writers: 1, anyone: 2 };
  const found = new Map<string, Taint>();
  for (const taint of taints) {
    const [outer = ''] = taint.path.split(' ', 1);
    const way = `${outer} ${taint.path.slice(taint.path.lastIndexOf('(') + 1).replaceAll(')', '')}`;
    const known = found.get(way);
    if (known === undefined || rank[taint.by] > rank[known.by]) found.set(way, taint);
  }
  return [...found.values()];
}

function taintsOfPath(path: string, place: Place, seen: Set<string>): readonly Taint[] {
  const by = writersOf(path);
  if (by !== null) return [{ path, by }];
  const parts = path.split('.');
  const [context, name = '*'] = parts;
  if (path.startsWith('github.event.inputs')) return startedTaints(path, parts[3] ?? '*', place.subject.workflow);
  if (!['inputs', 'env', 'matrix', 'needs', 'steps'].includes(context ?? '')) return [];
  // Values may refer to one another, and to themselves: each is looked at once.
  const at = context === 'inputs' ? '' : `${place.job.id} ${place.step.pointer}`;
  const key = `${place.subject.workflow.file} ${at} ${path}`;
  if (seen.has(key)) return [];
  if (seen.size >= MAX_VALUES) return [{ path, by: 'unknown' }];
  seen.add(key);
  if (context === 'inputs') return throughInputs(path, name, place, seen);
  if (context === 'env') return throughEnv(path, name, place, seen);
  if (context === 'matrix') return throughMatrix(path, name, place, seen);
  const plans = context === 'needs' ? planningJobs(place.subject) : planningSteps(place.job);
  const planned = planTaints(path, parts, plans);
  if (planned.length > 0) return planned;
  return context === 'needs' ? throughJob(path, parts, place, seen) : throughStep(path, parts, place, seen);
}

/** Who starts a workflow chooses its inputs, where they are texts. */
function startedTaints(path: string, name: string, { triggers }: Workflow): readonly Taint[] {
  // In a called workflow these are the inputs of whatever started the calling one.
  if (!triggers.has('workflow_dispatch')) return triggers.has('workflow_call') ? [{ path, by: 'writers' }] : [];
  return textInputs('workflow_dispatch', name, triggers).length > 0 ? [{ path, by: 'writers' }] : [];
}

/** The inputs of that name which an event hands over as texts; of one that is not declared as one without settings. */
function textInputs(event: string, name: string, triggers: Workflow['triggers']): readonly unknown[] {
  if (!triggers.has(event)) return [];
  const declared = membersOf(member(triggers.get(event), 'inputs')).filter(
    ([key]) => name === '*' || key.toLowerCase() === name,
  );
  const inputs: readonly unknown[] = declared.length === 0 ? [null] : declared.map(([, input]) => input);
  return inputs.filter((input) => {
    const type = scalarText(member(input, 'type')) ?? 'string';
    return !['boolean', 'number', 'choice', 'environment'].includes(type);
  });
}

/** An input is what the callers in view hand on, or who starts the workflow; where none is in view nobody can say. */
function throughInputs(path: string, name: string, place: Place, seen: Set<string>): readonly Taint[] {
  const { callers, calls, workflow } = place.subject;
  if (callers !== null) return throughCallers(path, name, callers, seen);
  const called = textInputs('workflow_call', name, workflow.triggers);
  const started = textInputs('workflow_dispatch', name, workflow.triggers).length > 0;
  const own: readonly Taint[] = started ? [{ path, by: 'writers' }] : [];
  if (called.length === 0) return own;
  if (calls.length === 0) return own.length > 0 ? own : [{ path, by: 'unknown' }];
  // A default may be an expression too.
  const defaults = called.flatMap((input) => taintsOf(scalarText(member(input, 'default')) ?? '', place, seen));
  return [...throughCallers(path, name, calls, seen), ...defaults.map((taint) => from(path, taint)), ...own];
}

/** An input of an action or a workflow of this repository is what the steps or jobs say that use it. */
function throughCallers(path: string, name: string, callers: readonly Place[], seen: Set<string>): readonly Taint[] {
  return callers.flatMap((caller) =>
    membersOf(caller.step.with)
      .filter(([key]) => name === '*' || key.toLowerCase() === name)
      .flatMap(([, value]) => taintsOf(scalarText(value) ?? '', caller, seen).map((taint) => from(path, taint))),
  );
}

/** `${{ env.X }}` is put into the text as the value itself is. */
function throughEnv(path: string, name: string, place: Place, seen: Set<string>): readonly Taint[] {
  for (const env of [place.step.env, place.job.env, place.subject.workflow.env]) {
    const [, value] = membersOf(env).find(([key]) => key.toLowerCase() === name) ?? [];
    if (value === undefined) continue;
    return taintsOf(scalarText(value) ?? '', place, seen).map(({ path: source, by }) => ({
      path: `${path} (${source})`,
      by,
    }));
  }
  const callers = (place.subject.callers ?? []).flatMap((caller) => throughEnv(path, name, caller, seen));
  if (callers.length > 0) return callers;
  // What an earlier step wrote into `GITHUB_ENV`.
  const before = place.job.steps.slice(0, Math.max(place.job.steps.indexOf(place.step), 0));
  return before.flatMap((step) => writtenTaints(path, name, 'GITHUB_ENV', { ...place, step }, seen));
}

/** `needs.<job>.outputs.<name>` is what that job's `outputs` say. */
function throughJob(path: string, parts: readonly string[], place: Place, seen: Set<string>): readonly Taint[] {
  const [, id = '*', part, output = '*'] = parts;
  if (part !== 'outputs' && part !== '*' && part !== undefined) return [];
  const { jobs } = place.subject.workflow;
  return jobs
    .filter((job) => place.job.needs.includes(job.id) && (id === '*' || job.id.toLowerCase() === id))
    .flatMap((job) =>
      membersOf(job.outputs)
        .filter(([name]) => output === '*' || name.toLowerCase() === output)
        .flatMap(([, value]) => {
          const last = job.steps.at(-1) ?? place.step;
          return taintsOf(scalarText(value) ?? '', { ...place, job, step: last }, seen).map((taint) =>
            from(path, taint),
          );
        }),
    );
}

/** `steps.<id>.outputs.<name>` is what that step's script wrote. */
function throughStep(path: string, parts: readonly string[], place: Place, seen: Set<string>): readonly Taint[] {
  const [, id = '*', part, output = '*'] = parts;
  if (part !== 'outputs' && part !== '*' && part !== undefined) return [];
  return place.job.steps
    .filter((step) => step.id !== null && (id === '*' || step.id.toLowerCase() === id))
    .flatMap((step) => writtenTaints(path, output, 'GITHUB_OUTPUT', { ...place, step }, seen));
}

/** What a step's script writes to a file of the runner under a name, from the texts of others that its variables hold. */
function writtenTaints(
  path: string,
  name: string,
  file: 'GITHUB_OUTPUT' | 'GITHUB_ENV',
  place: Place,
  seen: Set<string>,
): readonly Taint[] {
  const { run } = place.step;
  if (run === null || !run.includes(file)) return [];
  return variablesWritten(run, name).flatMap(({ variable, isWhole }) =>
    taintsOfPath(`env.${variable.toLowerCase()}`, place, seen).map((taint) =>
      from(path, isWhole ? taint : { ...taint, by: 'unknown' }),
    ),
  );
}

function from(path: string, { path: source, by }: Taint): Taint {
  return { path: `${path} (${source})`, by };
}

/** Values that stand in the file are the file's; what an expression makes comes from the plan, and so from the cases, where there is one. */
function throughMatrix(path: string, name: string, place: Place, seen: Set<string>): readonly Taint[] {
  const { matrix } = place.job;
  const made = scalarText(matrix) ?? scalarText(member(matrix, name)) ?? scalarText(member(matrix, 'include'));
  const isMade = parseTemplate(made ?? '').expressions.length > 0;
  if (isMade) return [{ path, by: place.subject.isRelated ? 'anyone' : 'unknown' }];
  const written = [member(matrix, name), ...includedValues(matrix, name)].flatMap((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : [value],
  );
  return written
    .flatMap((value) => taintsOf(scalarText(value) ?? '', place, seen))
    .map(({ path: source, by }) => ({ path: `${path} (${source})`, by }));
}

function includedValues(matrix: unknown, name: string): readonly unknown[] {
  const include = member(mappingOf(matrix), 'include');
  return Array.isArray(include) ? include.map((row: unknown) => member(row, name)) : [];
}

/** What a plan says comes from the cases, which belong to the pull request; `plans` are the ids of jobs or steps that plan. */
function planTaints(path: string, parts: readonly string[], plans: readonly string[]): readonly Taint[] {
  const [, id = '*', part, output] = parts;
  const isPlan = id === '*' ? plans.length > 0 : plans.includes(id);
  const isText = part === undefined || part === 'outputs' || part === '*';
  if (!isPlan || !isText || SAFE_OUTPUTS.has(output ?? '')) return [];
  return [{ path, by: 'anyone' }];
}

function planningJobs({ roles }: Subject): readonly string[] {
  return [...roles].filter(([, own]) => own.has('plan')).map(([job]) => job.toLowerCase());
}

function planningSteps({ steps }: Job): readonly string[] {
  return steps.flatMap((step) => (step.id !== null && stepRoles(step).has('plan') ? [step.id.toLowerCase()] : []));
}
