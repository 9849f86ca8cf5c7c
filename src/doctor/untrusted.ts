import { evaluate } from './evaluate-expression.ts';
import { parseTemplate } from './expression.ts';
import { stepRoles, type Subject } from './subject.ts';
import type { Job, Step, Workflow } from './workflow.ts';
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
/** Nothing in an `env` refers to itself further than this. */
const MAX_STEPS = 4;

interface Place {
  readonly subject: Subject;
  readonly job: Job;
  readonly step: Step;
}

/** What others wrote and the expressions of a text would put into it, in the order of the text. */
export function taintsOf(text: string, place: Place, steps = 0): readonly Taint[] {
  const taints = parseTemplate(text).expressions.flatMap(({ tree }) => {
    if (tree === null) return [];
    const { may } = evaluate(tree, { event: null, functions: {} });
    return [...may].flatMap((path) => taintsOfPath(path, place, steps));
  });
  return [...new Map(taints.map((taint) => [taint.path, taint])).values()];
}

function taintsOfPath(path: string, place: Place, steps: number): readonly Taint[] {
  const parts = path.split('.');
  if (BY_ANYONE.some((pattern) => covers(parts, pattern))) return [{ path, by: 'anyone' }];
  if (BY_WRITERS.some((pattern) => covers(parts, pattern))) return [{ path, by: 'writers' }];
  const [context, name = '*'] = parts;
  if (context === 'inputs' || path.startsWith('github.event.inputs')) {
    const input = context === 'inputs' ? name : (parts[3] ?? '*');
    return inputTaints(path, input, place.subject.workflow);
  }
  if (steps >= MAX_STEPS) return [];
  if (context === 'env') return throughEnv(path, name, place, steps + 1);
  if (context === 'matrix') return throughMatrix(path, name, place, steps + 1);
  if (context === 'needs' || context === 'steps') {
    const plans = context === 'needs' ? planningJobs(place.subject) : planningSteps(place.job);
    return planTaints(path, parts, plans);
  }
  return [];
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

/** `${{ env.X }}` is put into the text as the value itself is. */
function throughEnv(path: string, name: string, place: Place, steps: number): readonly Taint[] {
  for (const env of [place.step.env, place.job.env, place.subject.workflow.env]) {
    const [, value] = membersOf(env).find(([key]) => key.toLowerCase() === name) ?? [];
    if (value === undefined) continue;
    return taintsOf(scalarText(value) ?? '', place, steps).map(({ path: source, by }) => ({
      path: `${path} (${source})`,
      by,
    }));
  }
  return [];
}

/** Values that stand in the file are the file's; what an expression makes comes from the plan, and so from the cases, where there is one. */
function throughMatrix(path: string, name: string, place: Place, steps: number): readonly Taint[] {
  const { matrix } = place.job;
  const made = scalarText(matrix) ?? scalarText(member(matrix, name)) ?? scalarText(member(matrix, 'include'));
  const isMade = parseTemplate(made ?? '').expressions.length > 0;
  if (isMade) return [{ path, by: place.subject.isRelated ? 'anyone' : 'unknown' }];
  const written = [member(matrix, name), ...includedValues(matrix, name)].flatMap((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : [value],
  );
  return written
    .flatMap((value) => taintsOf(scalarText(value) ?? '', place, steps))
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
