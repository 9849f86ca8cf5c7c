import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { asksJobs, normalForm, parseTemplate, readBy } from '../expressions.ts';
import { calledWorkflow, findingAt, type Rule, type Subject } from '../subject.ts';
import { hearsEdits, PULL_EVENTS } from './gate-events.ts';
import type { Workflow } from '../workflow.ts';
import { isSwitchedOn, mappingOf, member, scalarText } from '../yaml-value.ts';

const RULE = 'cancelled-gate';
const OF_ONE_RUN = ['github.run_id', 'github.run_number', 'github.sha'];
const OF_ONE_REF = ['github.ref', 'github.ref_name'];
/**
 * What a group must read so that no run of an event takes the place of another: alone or as the first part of `a || b` that the event
 * has (src/doctor/README.md, "Concurrency groups").
 */
const TELLS_APART: Readonly<Record<string, readonly string[]>> = {
  merge_group: [...OF_ONE_RUN, ...OF_ONE_REF, 'github.event.merge_group.head_sha', 'github.event.merge_group.head_ref'],
  push: [...OF_ONE_RUN, 'github.event.after', 'github.event.head_commit.id'],
  pull_request: [
    ...OF_ONE_RUN,
    ...OF_ONE_REF,
    'github.event.number',
    'github.event.pull_request.number',
    'github.event.pull_request.head.sha',
  ],
};
/** What a group reads so that an edit of a text, which judges nothing, shares it with no other run. */
const EDITS_APART = new Set([
  'github.run_id',
  'github.run_number',
  "github.event.action=='edited'&&github.event.changes.base==null&&format('-{0}',github.run_id)",
]);
const CONSEQUENCES: Readonly<Record<string, string>> = {
  merge_group: 'the queue takes a cancelled check for a failed one and drops the entry',
  push: 'commits of the branch are left without their check',
  pull_request: 'one pull request cancels the required check of another',
};

/** A `concurrency` as it is written: a group alone, or with what happens to runs in it. */
interface Concurrency {
  readonly pointer: string;
  readonly group: string;
  /** `queue: max` keeps all that wait, and nothing that runs is cancelled. */
  readonly keepsAll: boolean;
}

/** A concurrency group in which a run of a required check may be cancelled, or dropped while it waits. */
export const groupsKeepRuns: Rule = ({ workflow, gates, roles }) => {
  if (gates.length === 0) return [];
  const ofJobs = workflow.jobs.filter(({ id }) => (roles.get(id)?.size ?? 0) > 0);
  return [{ ...workflow, pointer: '', matrix: undefined }, ...ofJobs].flatMap(({ concurrency, pointer, matrix }) => {
    const found = concurrencyOf(concurrency, `${pointer}/concurrency`);
    if (found === null) return [];
    const legs = matrix === undefined ? [] : legFindings(workflow, found);
    return [...legs, ...eventFindings(workflow, found), ...editFindings(workflow, found)];
  });
};

function eventFindings(workflow: Workflow, { pointer, group, keepsAll }: Concurrency): readonly DoctorFinding[] {
  const { expressions } = parseTemplate(group);
  return Object.entries(TELLS_APART).flatMap(([event, paths]) => {
    // A called workflow runs by the events of its callers.
    if (!workflow.triggers.has(event) && !workflow.triggers.has('workflow_call')) return [];
    if (keepsAll || expressions.some((expression) => paths.includes(readBy(event, expression)))) return [];
    return findingAt(workflow, pointer, {
      rule: RULE,
      level: expressions.some(asksJobs) ? 'error' : 'warning',
      message: `runs by \`${event}\` may share one concurrency group: one that waits is dropped when the next comes, also without \`cancel-in-progress\`, and ${CONSEQUENCES[event] ?? ''}`,
      remedy:
        "group: `${{ github.workflow }}-${{ github.event_name }}-${{ github.event.pull_request.number || github.sha }}`, with `cancel-in-progress: ${{ github.event_name == 'pull_request' }}`",
    });
  });
}

/** A group in which an edit of a text takes the place of the run that judges. */
function editFindings(workflow: Workflow, { pointer, group, keepsAll }: Concurrency): readonly DoctorFinding[] {
  const { expressions } = parseTemplate(group);
  const event = PULL_EVENTS.find((one) => hearsEdits(workflow, one));
  if (keepsAll || event === undefined) return [];
  if (expressions.some((expression) => EDITS_APART.has(readBy(event, expression)))) return [];
  return [
    findingAt(workflow, pointer, {
      rule: RULE,
      level: 'error',
      message:
        'an edit of the title or the text of a pull request may share the concurrency group of the run that judges: it cancels or drops that run, and its check never reports',
      remedy:
        "end the group with `${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}`",
    }),
  ];
}

/** Legs of one matrix in one group cancel each other. */
function legFindings(workflow: Workflow, { pointer, group }: Concurrency): readonly DoctorFinding[] {
  const { expressions } = parseTemplate(group);
  if (expressions.some((expression) => /\b(?:matrix\.|strategy\.job-index)/i.test(expression))) return [];
  return [
    findingAt(workflow, pointer, {
      rule: RULE,
      level: 'error',
      message: 'all legs of the matrix share one concurrency group: one runs, one waits, and the others are cancelled',
      remedy: 'put a value of the matrix into the group (`${{ matrix.shard }}`), or limit legs by `max-parallel`',
    }),
  ];
}

/** Two workflows with one group: groups are shared by the whole repository, so that they cancel one another. */
export function groupsAreOwn(subjects: readonly Subject[]): readonly DoctorFinding[] {
  const groups = subjects.flatMap(({ workflow }) => {
    const group = concurrencyOf(workflow.concurrency, '/concurrency')?.group ?? '';
    const isOwn = group === '' || /github\s*\.\s*workflow|run_id/i.test(group);
    return isOwn ? [] : [{ workflow, key: normalForm(group) }];
  });
  return groups.flatMap(({ workflow, key }) => {
    const hasGate = subjects.some((subject) => subject.workflow === workflow && subject.gates.length > 0);
    const others = groups.filter((one) => one.key === key && one.workflow !== workflow);
    if (!hasGate || others.length === 0) return [];
    const files = others.map((one) => one.workflow.file).join(', ');
    return findingAt(workflow, '/concurrency', {
      rule: RULE,
      level: 'error',
      message: `the gate shares its concurrency group with ${files}: groups belong to the whole repository, so that a run of either cancels or drops one of the other`,
      remedy: 'begin the group with `${{ github.workflow }}`',
    });
  });
}

/**
 * A called workflow in the group of its caller. Inside it `github.workflow` and `github.run_id` are the caller's, so that the same
 * text is the same group: the run waits for itself, or cancels itself.
 */
export const callsKeepGroups: Rule = ({ workflow, workflows, gates }) =>
  gates.flatMap((job) => {
    const called = job.uses === null ? undefined : calledWorkflow(job.uses, workflows);
    if (called === undefined) return [];
    const inside = keysOf([called.concurrency, ...called.jobs.map(({ concurrency }) => concurrency)]);
    if (!keysOf([workflow.concurrency, job.concurrency]).some((key) => inside.includes(key))) return [];
    return findingAt(workflow, `${job.pointer}/uses`, {
      rule: RULE,
      level: 'error',
      message: `\`${job.id}\` and ${called.file}, which it calls, have one concurrency group: inside a called workflow \`github.workflow\` is the caller's name, so that the gate waits for its own run, or cancels it`,
      remedy: 'leave `concurrency` to the caller, and take it out of the called workflow',
    });
  });

function concurrencyOf(value: unknown, pointer: string): Concurrency | null {
  const group = scalarText(mappingOf(value) === null ? value : member(value, 'group'));
  if (group === null) return null;
  const cancels = isSwitchedOn(member(value, 'cancel-in-progress'));
  const keepsAll = cancels === false && scalarText(member(value, 'queue'))?.trim() === 'max';
  return { pointer, group, keepsAll };
}

function keysOf(concurrencies: readonly unknown[]): readonly string[] {
  return concurrencies.flatMap((value) => concurrencyOf(value, '')?.group ?? []).map(normalForm);
}
