import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { calledWorkflow } from '../../doctor/subject.ts';
import type { Job, Workflow } from '../../doctor/workflow.ts';
import { mappingOf, member, membersOf, scalarText } from '../../doctor/yaml-value.ts';
import type { Note } from './shipped-roots.ts';

/** A called workflow can call others, so deep at most (GitHub's limit is ten). */
const MAX_DEPTH = 10;
/** A matrix with more jobs is left out: nobody would read its checks. */
const MOST_JOBS = 32;

/**
 * A policy that asks for every job which runs on each pull request, but for changes of documentation alone; null where there is none.
 * Jobs whose check runs cannot be named here, or that do not run for every change, are left out and told.
 *
 * @param workflows of the repository, called ones among them
 */
export function proposedPolicy(workflows: readonly Workflow[]): {
  readonly document: object | null;
  readonly notes: readonly Note[];
} {
  const all = new Map(workflows.map((workflow) => [workflow.file, workflow]));
  const notes: Note[] = [];
  const checks = new Map<string, object>();
  for (const { file, triggers, jobs } of workflows) {
    if (!triggers.has('pull_request')) continue;
    const isFiltered = ['paths', 'paths-ignore'].some((key) => member(triggers.get('pull_request'), key) !== undefined);
    for (const job of jobs) {
      const names = isFiltered || job.condition !== undefined ? [] : checkNames(job, all);
      const why = names === null ? 'its name is known only when it runs' : 'it does not run for every change';
      if (names === null || names.length === 0)
        notes.push({ what: `${file}: ${job.id}`, says: `not in ${DEFAULT_REQUIRED_POLICY}: ${why}` });
      for (const name of names ?? []) checks.set(checkId(name, checks), { github: { name, workflow: file } });
    }
  }
  const ids = [...checks.keys()];
  if (ids.length === 0) return { document: null, notes };
  const document = {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'proposed',
    classes: { docs: { exact: ['LICENSE'], prefix: ['docs/'], suffix: ['.md'] } },
    docs: 'docs',
    rules: [
      { when: 'empty', require: ids, reason: 'empty_delta', last: true },
      { when: 'unclassified', require: ids, reason: 'not_docs_only' },
    ],
    checks: [...checks].map(([id, check]) => ({ checkId: id, ...check })),
  };
  return { document, notes };
}

/** The names of a job's check runs, as the API has them: with a matrix's values, of a called workflow `caller / job`. Null where unknown. */
function checkNames(job: Job, workflows: ReadonlyMap<string, Workflow>, depth = 0): readonly string[] | null {
  const own = matrixNames(job.name ?? job.id, job.matrix);
  if (own === null || job.uses === null) return own;
  const called = depth < MAX_DEPTH ? calledWorkflow(job.uses, workflows) : undefined;
  const inner = called?.jobs.map((one) => checkNames(one, workflows, depth + 1)) ?? [null];
  if (inner.includes(null)) return null;
  return own.flatMap((outer) => inner.flat().map((name) => `${outer} / ${name}`));
}

function matrixNames(name: string, matrix: unknown): readonly string[] | null {
  if (name.includes('${{')) return null;
  if (matrix === undefined) return [name];
  if (mappingOf(matrix) === null || ['include', 'exclude'].some((key) => member(matrix, key) !== undefined))
    return null;
  let values: readonly (readonly string[])[] = [[]];
  for (const [, list] of membersOf(matrix)) {
    const texts = Array.isArray(list) ? list.map(scalarText) : [null];
    if (texts.some((text) => text === null || text.includes('${{'))) return null;
    values = values.flatMap((before) => texts.map((text) => [...before, text ?? '']));
    if (values.length > MOST_JOBS) return null;
  }
  return values.map((texts) => `${name} (${texts.join(', ')})`);
}

/** `test-20` of `test (20)`; a number behind it where that is taken. */
function checkId(name: string, taken: ReadonlyMap<string, unknown>): string {
  const words = name.replace(/[^A-Za-z0-9._]+/g, '-').replace(/^[^A-Za-z0-9]+|-+$/g, '');
  const id = words.slice(0, 90) || 'check';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
