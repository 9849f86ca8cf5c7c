import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { findingAt, type Rule } from '../subject.ts';
import type { Workflow } from '../workflow.ts';
import { member, textList } from '../yaml-value.ts';

const RULE = 'gate-is-filtered';
export const PULL_EVENTS = ['pull_request', 'pull_request_target'] as const;
const FILTERS = ['paths', 'paths-ignore', 'branches-ignore'];
/** Without these types a new commit of a pull request has no check. */
const NEEDED_TYPES = ['opened', 'synchronize', 'reopened'];

/** Filters on the events of a gate: where they keep the workflow from starting, its required check is waited for without end. */
export const gateReportsAlways: Rule = ({ workflow, gates, requiredEvents }) => {
  if (gates.length === 0) return [];
  return requiredEvents.flatMap((event): readonly DoctorFinding[] => {
    const settings = workflow.triggers.get(event);
    const filters = FILTERS.filter((key) => member(settings, key) !== undefined).map((key) =>
      findingAt(workflow, `/on/${event}/${key}`, {
        rule: RULE,
        level: 'error',
        message: `\`${key}\` can keep this workflow from starting, and with it the gate: a required check that does not report stays pending and blocks the pull request, and who then makes it optional has no gate`,
        remedy: `remove \`${key}\` and decide inside: the plan says by \`has-work\` that there is nothing to do, and the gate reports`,
      }),
    );
    const types = textList(member(settings, 'types'));
    const needed = event === 'merge_group' ? ['checks_requested'] : NEEDED_TYPES;
    const missing = types.length === 0 ? [] : needed.filter((type) => !types.includes(type));
    if (missing.length === 0) return filters;
    return [
      ...filters,
      findingAt(workflow, `/on/${event}/types`, {
        rule: RULE,
        level: 'error',
        message:
          event === 'merge_group'
            ? '`types` leaves out checks_requested: no run starts for a merge group, and the queue waits for the check in vain'
            : `\`types\` leaves out ${missing.join(', ')}: the commits that come with these have no check of this gate`,
        remedy: `remove \`types\`, or add ${missing.join(', ')}`,
      }),
    ];
  });
};

/** A gate that is not run again where a pull request gets another base: its check belongs to the commit, and stays green. */
export const gateHearsOfBase: Rule = ({ workflow, gates }) =>
  PULL_EVENTS.filter((event) => gates.length > 0 && workflow.triggers.has(event) && !hearsEdits(workflow, event)).map(
    (event) =>
      findingAt(workflow, `/on/${event}`, {
        rule: 'no-edited',
        level: 'warning',
        message: `the gate does not run for \`edited\` of \`${event}\`: a check that is green against one base stays so when the pull request gets another`,
        remedy: `write \`types: [${NEEDED_TYPES.join(', ')}, edited]\` under \`${event}\`; \`portcullis init\` shows how edits of a text are passed over`,
      }),
  );

/** Whether edits of a pull request start the workflow: of its title and text, and of its base. */
export function hearsEdits({ triggers }: Workflow, event: (typeof PULL_EVENTS)[number]): boolean {
  return textList(member(triggers.get(event), 'types')).includes('edited');
}

/** A gate of pull requests that a merge queue would wait for in vain. */
export const gateJoinsQueue: Rule = ({ workflow, gates, requiredEvents }) => {
  if (gates.length === 0 || requiredEvents.length === 0 || requiredEvents.includes('merge_group')) return [];
  return [
    findingAt(workflow, '/on', {
      rule: 'no-merge-group',
      level: 'warning',
      message:
        'the gate does not run for `merge_group`: in a merge queue its check never reports, and the queue drops the pull request',
      remedy: 'add `merge_group:` under `on`; it does nothing where there is no queue',
    }),
  ];
};
