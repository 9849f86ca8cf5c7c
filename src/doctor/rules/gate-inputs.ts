import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { isActionOf } from '../action-reference.ts';
import { allSteps } from '../composite-action.ts';
import { normalForm, parseTemplate, readBy } from '../expressions.ts';
import { flagValues, isCommand, portcullisCommands } from '../script-commands.ts';
import { findingAt, stepRoles, type Role, type Rule, type Subject } from '../subject.ts';
import type { Job, Source, Step } from '../workflow.ts';
import { member, scalarText } from '../yaml-value.ts';

/** Names of the commit under test itself, whose merge base with HEAD is HEAD. */
const OWN_COMMITS = new Set([
  'github.sha',
  'github.ref',
  'github.ref_name',
  'github.head_ref',
  'github.event.pull_request.head.sha',
  'github.event.pull_request.head.ref',
  'github.event.pull_request.merge_commit_sha',
  'github.event.merge_group.head_sha',
  'github.event.merge_group.head_ref',
  'github.event.after',
]);
/** The same by the runner's variables. */
const OWN_VARIABLE = /\$\{?GITHUB_(?:SHA|REF|REF_NAME|HEAD_REF)\b(?!\}?[~^])/;
/** Scripts that put files of another commit into the checkout. */
const OTHER_COMMIT = /\bgit\s{1,9}(?:-C\s{1,9}\S{1,200}\s{1,9})?(?:show|checkout|restore|worktree|archive|switch)\b/;

/** One place that says what Portcullis compares with. */
interface Given {
  readonly source: Source;
  readonly pointer: string;
  readonly value: string;
}

/** A gate that compares the pull request with what it brings itself: then nothing can be a regression. */
export const gateComparesWithOther: Rule = (subject) => {
  const { workflow, requiredEvents } = subject;
  const { gateActions } = subject.judges;
  const events = requiredEvents.length === 0 ? [null] : requiredEvents;
  // Only what judges a pull request can be changed by one.
  const judges = requiredEvents.length > 0 || workflow.triggers.has('workflow_call');
  return workflow.jobs.flatMap((job) => [
    ...givenTo(subject, job, 'base-ref', [...gateActions, 'plan', 'route'])
      .filter(({ value }) => events.some((event) => isOwnCommit(value, event)))
      .map(({ source, pointer, value }) =>
        findingAt(source, pointer, {
          rule: 'gate-judges-itself',
          level: 'error',
          message: `\`${value.slice(0, 80)}\` is the commit under test itself: its merge base with HEAD is HEAD, so that a change is compared with what it brings, and nothing can be a regression`,
          remedy: 'leave `base-ref` out, the event says it; or name the branch that is merged into (`origin/main`)',
        }),
      ),
    ...(judges ? givenTo(subject, job, 'baseline', gateActions) : [])
      .filter(({ value }) => isOfWorkspace(value))
      .map(({ source, pointer, value }) => {
        const mayBeOther = allSteps(job.steps).some(bringsFiles);
        return findingAt(source, pointer, {
          rule: 'gate-judges-itself',
          level: mayBeOther ? 'warning' : 'error',
          message: `the baseline \`${value.slice(0, 80)}\` is a file of the checkout${mayBeOther ? ', unless a step of this job puts that of another commit in its place' : ''}: a pull request can change it, and is then judged by its own expectations`,
          remedy:
            'leave `baseline` out and name nothing, or a `base-ref`: the gate reads the baseline at the merge base',
        });
      }),
  ]);
};

/** The input of that name in actions and called gates, and the flag in scripts, of what has one of the roles. */
function givenTo({ workflow, roles, judges }: Subject, job: Job, name: string, of: readonly Role[]): readonly Given[] {
  const own = scalarText(member(job.with, name))?.trim() ?? '';
  const isCalled = job.uses !== null && own !== '' && of.some((role) => roles.get(job.id)?.has(role));
  return [
    ...(isCalled ? [{ source: workflow, pointer: `${job.pointer}/with/${name}`, value: own }] : []),
    ...allSteps(job.steps).flatMap((step): readonly Given[] => {
      const { source, pointer } = step;
      if (!stepRoles(step, judges).some((role) => of.includes(role))) return [];
      const input = scalarText(member(step.with, name))?.trim() ?? '';
      const commands = portcullisCommands(step.run ?? '').filter((command) => !isCommand(command, ['bless']));
      return [
        ...(step.uses !== null && input !== '' ? [{ source, pointer: `${pointer}/with/${name}`, value: input }] : []),
        ...commands
          .flatMap((command) => flagValues(command, `--${name}`))
          .map((value) => ({ source, pointer: `${pointer}/run`, value })),
      ];
    }),
  ];
}

function isOwnCommit(value: string, event: string | null): boolean {
  const { literals, expressions } = parseTemplate(value);
  if (expressions.length === 0) return /^(?:HEAD|@)(?:[~^]0|\^\{commit\})?$/.test(value) || OWN_VARIABLE.test(value);
  if (literals.some((literal) => /[~^]/.test(literal))) return false;
  return expressions.some((expression) => OWN_COMMITS.has(readBy(event, expression)));
}

/** A path below the workspace. */
function isOfWorkspace(value: string): boolean {
  const path = value.replace(/^\$\{\{\s*github\.workspace\s*\}\}\/?/i, '').replace(/^\$\{?GITHUB_WORKSPACE\}?\/?/, '');
  return path !== '' && !/^(?:[/~$\\]|\.\.|[A-Za-z]:)/.test(path);
}

/** Whether a step may put files of another commit into the workspace. */
function bringsFiles({ uses, run, with: inputs }: Step): boolean {
  if (isActionOf(uses, 'actions/checkout')) return scalarText(member(inputs, 'ref')) !== null;
  return isActionOf(uses, 'actions/download-artifact') || OTHER_COMMIT.test(run ?? '');
}

/** A gate that is not told how the jobs ended that it needs, or is told that it does not matter. */
export const gateHearsJobs: Rule = ({ workflow, roles, judges }) =>
  workflow.jobs.flatMap((job) =>
    allSteps(job.steps).flatMap((step): readonly DoctorFinding[] => {
      if (step.uses === null || !stepRoles(step, judges).includes('gate')) return [];
      const finding = (input: string, found: Omit<DoctorFinding, 'file' | 'line'>): DoctorFinding =>
        findingAt(step.source, `${step.pointer}/with/${input}`, found);
      const needs = inputOf(step, 'needs');
      const findings: DoctorFinding[] = [];
      const hasResults = inputOf(step, 'results') !== '';
      if (needs === '' && hasResults && job.needs.length > 0) {
        findings.push(
          finding('results', {
            rule: 'gate-hears-nothing',
            level: 'warning',
            message:
              '`results` stands without `needs`: the gate judges what lies there, whatever became of the jobs that it waits for, so that one that failed, was cancelled or skipped is not seen',
            remedy: 'write `needs: ${{ toJSON(needs) }}` beside `results`',
          }),
        );
      }
      if (needs !== '' && normalForm(needs) !== '${{tojson(needs)}}') {
        findings.push(
          finding('needs', {
            rule: 'gate-hears-nothing',
            level: 'error',
            message: `\`needs\` is \`${needs.slice(0, 80)}\` and not all of what GitHub says of the needed jobs: one that failed, was cancelled or skipped and is not in it passes`,
            remedy: 'write `needs: ${{ toJSON(needs) }}`',
          }),
        );
      }
      for (const id of skippedInEveryRun(step, job)) {
        const isJudged = roles.get(id)?.has('plan') === true || roles.get(id)?.has('route') === true;
        findings.push(
          finding('allowed-skips', {
            rule: 'skips-always-allowed',
            level: isJudged ? 'error' : 'warning',
            message: `\`${id}\` may be skipped for whatever reason: who makes its \`if\` false, or skips what it needs, has a gate that holds without it`,
            remedy:
              "allow it only where the plan has nothing to run: `allowed-skips: ${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}`",
          }),
        );
      }
      return findings;
    }),
  );

/** An input of a step; in an action of this repository, what the step gives that uses the action. */
function inputOf({ with: inputs, outer }: Step, name: string): string {
  const text = scalarText(member(inputs, name))?.trim() ?? '';
  const passed = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/i.exec(text)?.[1];
  return outer === null || passed === undefined ? text : inputOf(outer, passed);
}

/** Needed jobs that `allowed-skips` names as plain text. */
function skippedInEveryRun(step: Step, job: Job): readonly string[] {
  const skips = inputOf(step, 'allowed-skips');
  if (skips.includes('${{')) return [];
  return skips.split(/[\s,]+/).filter((id) => job.needs.includes(id));
}

/** What `init` writes where it knows no commit: it resolves to nothing, so that GitHub starts nothing of the run. */
export const gateHasCommit: Rule = ({ workflow }) =>
  workflow.jobs
    .flatMap((job) => [{ uses: job.uses, source: workflow, pointer: job.pointer }, ...allSteps(job.steps)])
    .flatMap(({ uses, source, pointer }) => {
      if (uses === null || !/@0{40,64}$/.test(uses)) return [];
      return findingAt(source, `${pointer}/uses`, {
        rule: 'placeholder-pin',
        level: 'error',
        message: `\`${uses.slice(0, 80)}…\` names no commit: GitHub starts nothing of the run, and a required check of it is waited for without end`,
        remedy: 'put the full commit of a release in the place of the zeros, and its repository before it',
      });
    });
