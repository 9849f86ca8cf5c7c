import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { asksJobs, normalForm, parseTemplate, readBy } from '../expressions.ts';
import { findingAt, type Rule, type Subject } from '../subject.ts';
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

/** A concurrency group in which a run of a required check may be cancelled, or dropped while it waits. */
export const groupsKeepRuns: Rule = ({ workflow, gates, roles }) => {
  if (gates.length === 0) return [];
  const ofJobs = workflow.jobs.filter(({ id }) => (roles.get(id)?.size ?? 0) > 0);
  return [{ concurrency: workflow.concurrency, pointer: '' }, ...ofJobs].flatMap(({ concurrency, pointer }) => {
    const group = groupOf(concurrency);
    const place = `${pointer}/concurrency`;
    return group === null ? [] : [...eventFindings(workflow, place, group), ...editFindings(workflow, place, group)];
  });
};

function eventFindings(workflow: Workflow, pointer: string, group: string): readonly DoctorFinding[] {
  const { expressions } = parseTemplate(group);
  return Object.entries(TELLS_APART).flatMap(([event, paths]) => {
    // A called workflow runs by the events of its callers.
    if (!workflow.triggers.has(event) && !workflow.triggers.has('workflow_call')) return [];
    if (expressions.some((expression) => paths.includes(readBy(event, expression)))) return [];
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
function editFindings(workflow: Workflow, pointer: string, group: string): readonly DoctorFinding[] {
  const { expressions } = parseTemplate(group);
  const event = PULL_EVENTS.find((one) => hearsEdits(workflow, one));
  if (event === undefined) return [];
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

/** Two workflows with one group: groups are shared by the whole repository, so that they cancel one another. */
export function groupsAreOwn(subjects: readonly Subject[]): readonly DoctorFinding[] {
  const groups = subjects.flatMap(({ workflow }) => {
    const group = groupOf(workflow.concurrency) ?? '';
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

/** The group of a `concurrency`, in which runs may be lost; null without one. `queue: max` keeps all that wait. */
function groupOf(value: unknown): string | null {
  const cancels = isSwitchedOn(member(value, 'cancel-in-progress'));
  if (cancels === false && scalarText(member(value, 'queue'))?.trim() === 'max') return null;
  return scalarText(mappingOf(value) === null ? value : member(value, 'group'));
}
