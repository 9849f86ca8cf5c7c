import { evaluate } from './evaluate-expression.ts';
import { parseTemplate } from './expression.ts';
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

/** Paths below `github` whose text a stranger writes; `*` is any one member. */
const BY_ANYONE = [
  'head_ref',
  'event.issue.title',
  'event.issue.body',
  'event.pull_request.title',
  'event.pull_request.body',
  'event.pull_request.head.ref',
  'event.pull_request.head.label',
  'event.pull_request.head.repo.default_branch',
  'event.pull_request.head.repo.description',
  'event.pull_request.head.repo.homepage',
  'event.pull_request.milestone.title',
  'event.pull_request.labels.*.name',
  'event.comment.body',
  'event.review.body',
  'event.review_comment.body',
  'event.discussion.title',
  'event.discussion.body',
  'event.pages.*.page_name',
  'event.commits.*.message',
  'event.commits.*.author.email',
  'event.commits.*.author.name',
  'event.head_commit.message',
  'event.head_commit.author.email',
  'event.head_commit.author.name',
  'event.head_commit.committer.email',
  'event.head_commit.committer.name',
  'event.merge_group.head_commit.message',
  'event.merge_group.head_commit.author.email',
  'event.merge_group.head_commit.author.name',
  'event.workflow_run.head_branch',
  'event.workflow_run.display_title',
  'event.workflow_run.head_commit.message',
  'event.workflow_run.head_commit.author.email',
  'event.workflow_run.head_commit.author.name',
  'event.workflow_run.head_repository.description',
  'event.workflow_run.pull_requests.*.head.ref',
].map((path) => ['github', ...path.split('.')]);

const BY_WRITERS = ['ref_name', 'ref', 'event.ref', 'event.label.name', 'event.release.body', 'event.release.name'].map(
  (path) => ['github', ...path.split('.')],
);

/** Outputs of the plan that are no text of the pull request's cases. */
const SAFE_OUTPUTS = new Set(['has-work', 'batch-run-id']);

/** What others wrote and the expressions of a text would put into it, in the order of the text. */
export function taintsOf(text: string, place: Place, seen: Set<string> = new Set()): readonly Taint[] {
  const taints = parseTemplate(text).expressions.flatMap(({ tree }) => {
    if (tree === null) return [];
    const { may } = evaluate(tree, { event: null, functions: {} });
    return [...may].flatMap((path) => taintsOfPath(path, place, seen));
  });
  return [...new Map(taints.map((taint) => [taint.path, taint])).values()];
}

function taintsOfPath(path: string, place: Place, seen: Set<string>): readonly Taint[] {
  const parts = path.split('.');
  if (BY_ANYONE.some((pattern) => covers(parts, pattern))) return [{ path, by: 'anyone' }];
  if (BY_WRITERS.some((pattern) => covers(parts, pattern))) return [{ path, by: 'writers' }];
  const [context, name = '*'] = parts;
  if (context === 'inputs' || path.startsWith('github.event.inputs')) {
    const input = context === 'inputs' ? name : (parts[3] ?? '*');
    if (place.subject.callers !== null) return throughCallers(path, input, place.subject.callers, seen);
    return inputTaints(path, input, place.subject.workflow);
  }
  if (!['env', 'matrix', 'needs', 'steps'].includes(context ?? '')) return [];
  // Values may refer to one another, and to themselves: each is looked at once.
  const key = `${place.subject.workflow.file} ${place.job.id} ${place.step.pointer} ${path}`;
  if (seen.has(key)) return [];
  seen.add(key);
  if (context === 'env') return throughEnv(path, name, place, seen);
  if (context === 'matrix') return throughMatrix(path, name, place, seen);
  const plans = context === 'needs' ? planningJobs(place.subject) : planningSteps(place.job);
  const planned = planTaints(path, parts, plans);
  if (planned.length > 0) return planned;
  return context === 'needs' ? throughJob(path, parts, place, seen) : throughStep(path, parts, place, seen);
}

/** Whether an access reaches a path: it names it, something in it, or a whole of which it is a part. */
function covers(parts: readonly string[], pattern: readonly string[]): boolean {
  return pattern.every((key, index) => {
    const part = parts[index];
    return part === undefined || key === '*' || part === '*' || part === key;
  });
}

/** Who starts a workflow chooses its inputs; of a called workflow nobody knows what its callers hand on. */
function inputTaints(path: string, name: string, { triggers }: Workflow): readonly Taint[] {
  const found = ['workflow_dispatch', 'workflow_call'].flatMap((event): Taint[] => {
    if (!triggers.has(event)) return [];
    const inputs = member(triggers.get(event), 'inputs');
    const [, input] = membersOf(inputs).find(([key]) => key.toLowerCase() === name) ?? [];
    const type = scalarText(member(input, 'type')) ?? 'string';
    if (['boolean', 'number', 'choice', 'environment'].includes(type)) return [];
    return [{ path, by: event === 'workflow_call' ? 'anyone' : 'writers' }];
  });
  return [...found.filter(({ by }) => by === 'anyone'), ...found].slice(0, 1);
}

/** An input of an action of this repository is what the steps say that use it. */
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
