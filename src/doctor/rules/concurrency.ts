import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses } from '../action-reference.ts';
import { evaluate, joined, type Value } from '../evaluate-expression.ts';
import { parseTemplate } from '../expression.ts';
import { findingAt, type Rule, type Subject } from '../subject.ts';
import type { Workflow } from '../workflow.ts';
import { mappingOf, member, scalarText } from '../yaml-value.ts';

/** A `concurrency` as it is written: a group alone, or with what happens to those that run. */
interface Concurrency {
  readonly pointer: string;
  readonly group: string;
  readonly cancel: unknown;
  /** `queue: max` keeps all that wait. */
  readonly keepsQueue: boolean;
}

const OF_ONE_RUN = [
  'github.run_id',
  'github.run_number',
  'github.sha',
  'github.event.after',
  'github.event.head_commit.id',
];
/** What tells the runs of an event apart, so far as one must not take the place of another. */
const APART: Readonly<Record<string, readonly string[]>> = {
  merge_group: [
    ...OF_ONE_RUN,
    'github.ref',
    'github.ref_name',
    'github.event.merge_group.head_sha',
    'github.event.merge_group.head_ref',
  ],
  push: OF_ONE_RUN,
  pull_request: [
    ...OF_ONE_RUN,
    'github.ref',
    'github.ref_name',
    'github.event.number',
    ...['number', 'id', 'node_id', 'html_url', 'url', 'head.sha'].map((key) => `github.event.pull_request.${key}`),
  ],
};

/** A concurrency group in which a run of a required check can be cancelled, or dropped while it waits. */
export const groupsKeepRuns: Rule = (subject) => {
  const { workflow, gates, roles } = subject;
  if (gates.length === 0) return [];
  const own = concurrencyOf(workflow.concurrency, '/concurrency');
  const ofJobs = workflow.jobs.flatMap((job) => {
    const concurrency = concurrencyOf(job.concurrency, `${job.pointer}/concurrency`);
    return concurrency === null || (roles.get(job.id)?.size ?? 0) === 0 ? [] : [{ job, concurrency }];
  });
  return [
    ...(own === null ? [] : eventFindings(workflow, own)),
    ...ofJobs.flatMap(({ job, concurrency }) => [
      ...(job.matrix === undefined ? [] : legFindings(workflow, concurrency)),
      ...eventFindings(workflow, concurrency),
    ]),
  ];
};

/** Two workflows with one group: groups are shared by the whole repository, so that they cancel one another. */
export function groupsAreOwn(subjects: readonly Subject[]): readonly DoctorFinding[] {
  const groups = new Map<string, Workflow[]>();
  for (const { workflow } of subjects) {
    const concurrency = concurrencyOf(workflow.concurrency, '/concurrency');
    if (concurrency === null || /github\s*\.\s*workflow|run_id/i.test(concurrency.group)) continue;
    const key = keyOf(concurrency.group);
    groups.set(key, [...(groups.get(key) ?? []), workflow]);
  }
  return subjects.flatMap(({ workflow, gates }): DoctorFinding[] => {
    const others =
      [...groups.values()].find((members) => members.includes(workflow))?.filter((one) => one !== workflow) ?? [];
    if (gates.length === 0 || others.length === 0) return [];
    return [
      findingAt(workflow, '/concurrency', {
        rule: 'cancelled-gate',
        level: 'error',
        message: `the gate shares its concurrency group with ${others.map(({ file }) => file).join(', ')}: groups belong to the whole repository, so that a run of either cancels or drops one of the other`,
        remedy: 'begin the group with `${{ github.workflow }}`',
      }),
    ];
  });
}

/**
 * A called workflow that takes the group of its caller. Inside of it `github.workflow` and `github.run_id\` are the caller's, so that
 * the same text is the same group: the run waits for itself, or cancels itself.
 */
export function callsKeepGroups(subjects: readonly Subject[]): readonly DoctorFinding[] {
  const own = new Map(subjects.map(({ workflow }) => [workflow.file, workflow]));
  return subjects.flatMap(({ workflow, gates }) =>
    gates.flatMap((job): DoctorFinding[] => {
      const reference = job.uses === null ? null : parseUses(job.uses);
      const called = reference?.kind === 'local' ? own.get(reference.path) : undefined;
      if (called === undefined) return [];
      const groupsOf = (...values: readonly unknown[]): readonly string[] =>
        values.flatMap((value) => concurrencyOf(value, '')?.group ?? []).map(keyOf);
      const inside = groupsOf(called.concurrency, ...called.jobs.map(({ concurrency }) => concurrency));
      const shared = groupsOf(workflow.concurrency, job.concurrency).find((group) => inside.includes(group));
      if (shared === undefined) return [];
      return [
        findingAt(workflow, `${job.pointer}/uses`, {
          rule: 'cancelled-gate',
          level: 'error',
          message: `\`${job.id}\` and ${called.file}, which it calls, have one concurrency group: inside of a called workflow \`github.workflow\` is the caller's name, so that the gate waits for its own run, or cancels it`,
          remedy: 'leave `concurrency` to the caller, and take it out of the called workflow',
        }),
      ];
    }),
  );
}

function keyOf(group: string): string {
  return group.toLowerCase().replaceAll(/\s/g, '');
}

function concurrencyOf(value: unknown, pointer: string): Concurrency | null {
  const group = scalarText(mappingOf(value) === null ? value : member(value, 'group'));
  if (group === null) return null;
  const keepsQueue = scalarText(member(value, 'queue'))?.trim() === 'max';
  return { pointer, group, cancel: member(value, 'cancel-in-progress'), keepsQueue };
}

function eventFindings(workflow: Workflow, concurrency: Concurrency): readonly DoctorFinding[] {
  return Object.keys(APART).flatMap((event): DoctorFinding[] => {
    // A called workflow runs by the events of whoever calls it.
    if (!workflow.triggers.has(event) && !workflow.triggers.has('workflow_call')) return [];
    const { must } = valueOf(concurrency.group, event);
    if (APART[event]?.some((path) => must.has(path)) === true) return [];
    const cancels = cancelsRuns(concurrency.cancel, event);
    if (cancels === false && concurrency.keepsQueue) return [];
    const happens =
      cancels === false
        ? 'one that waits is dropped when the next comes, also without `cancel-in-progress`'
        : 'one that runs is cancelled when the next comes';
    const byBranch = event === 'pull_request' && must.has('github.head_ref');
    return [
      findingAt(workflow, concurrency.pointer, {
        rule: 'cancelled-gate',
        level: byBranch || (event === 'push' && cancels === false) ? 'warning' : 'error',
        message: `runs by \`${event}\` share one concurrency group, and ${happens}: ${consequence(event, byBranch)}`,
        remedy:
          "group: `${{ github.workflow }}-${{ github.event_name }}-${{ github.event.pull_request.number || github.sha }}`, with `cancel-in-progress: ${{ github.event_name == 'pull_request' }}`",
      }),
    ];
  });
}

function consequence(event: string, byBranch: boolean): string {
  if (event === 'merge_group') return 'the queue takes a cancelled check for a failed one and drops the entry';
  if (event === 'push') return 'commits of the branch are left without their check';
  return byBranch
    ? '`github.head_ref` is the name of a branch, which pull requests of two forks can have in common'
    : 'one pull request cancels the required check of another';
}

/** Legs of one matrix in one group cancel each other. */
function legFindings(workflow: Workflow, { pointer, group }: Concurrency): readonly DoctorFinding[] {
  const { may } = valueOf(group, null);
  const tellsLegs = [...may].some((path) => path.startsWith('matrix') || path === 'strategy.job-index');
  if (tellsLegs) return [];
  return [
    findingAt(workflow, pointer, {
      rule: 'cancelled-gate',
      level: 'error',
      message: 'all legs of the matrix share one concurrency group: one runs, one waits, and the others are cancelled',
      remedy: 'put a value of the matrix into the group (`${{ matrix.shard }}`), or limit legs by `max-parallel`',
    }),
  ];
}

function cancelsRuns(value: unknown, event: string): boolean | 'maybe' {
  const text = scalarText(value)?.trim().toLowerCase() ?? '';
  const [only] = parseTemplate(scalarText(value) ?? '').expressions;
  if (only === undefined) return text === 'true';
  const truthy = only.tree === null ? undefined : evaluate(only.tree, { event, functions: {} }).truthy;
  return truthy ?? 'maybe';
}

/** What the text of a group is made of in runs by an event. */
function valueOf(text: string, event: string | null): Pick<Value, 'may' | 'must'> {
  const { expressions } = parseTemplate(text);
  return joined(expressions.flatMap(({ tree }) => (tree === null ? [] : [evaluate(tree, { event, functions: {} })])));
}
