import { FunctionCall } from '@actions/expressions/ast';

import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { isActionOf } from '../action-reference.ts';
import { evaluate, joined, mentionedIn } from '../evaluate-expression.ts';
import { parseTemplate } from '../expression.ts';
import { requiredEvents } from '../required-events.ts';
import { flagsGiven } from '../shell-script.ts';
import { findingAt, ownRoles, type Rule, type Subject } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { member, membersOf, scalarText } from '../yaml-value.ts';

/** Names of the commit under test itself, whose merge base with HEAD is HEAD. */
const OWN_COMMITS = [
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
];
/** Variables that the runner sets, by the context that has the same. */
const RUNNER_VARIABLES: Readonly<Record<string, string>> = {
  GITHUB_SHA: 'github.sha',
  GITHUB_REF: 'github.ref',
  GITHUB_REF_NAME: 'github.ref_name',
  GITHUB_HEAD_REF: 'github.head_ref',
};
/** Scripts by which the files of another commit come into the checkout. */
const OTHER_COMMIT = /\bgit\s{1,9}(?:-C\s{1,9}\S{1,200}\s{1,9})?(?:show|checkout|restore|worktree|archive|switch)\b/;

/** One place that says what a gate is given. */
interface Given {
  readonly pointer: string;
  readonly value: string;
}

/** A gate that is compared with what the pull request itself brings: then nothing can be a regression. */
export const gateComparesWithOther: Rule = (subject) => {
  const { workflow } = subject;
  const required = requiredEvents(workflow);
  const events = required.length === 0 ? [null] : required;
  // Only what judges a pull request can be changed by one.
  const judges = required.length > 0 || workflow.triggers.has('workflow_call');
  return workflow.jobs.flatMap((job) => [
    ...givenIn(subject, job, 'base-ref', true)
      .filter(({ value }) => events.some((event) => isOwnCommit(value, event)))
      .map(({ pointer, value }) =>
        findingAt(workflow, pointer, {
          rule: 'gate-judges-itself',
          level: 'error',
          message: `\`${value.slice(0, 80)}\` is the commit under test itself: its merge base with HEAD is HEAD, so that a change is compared with what it brings, and nothing can be a regression`,
          remedy: 'leave `base-ref` out, the event says it; or name the branch that is merged into (`origin/main`)',
        }),
      ),
    ...(judges ? givenIn(subject, job, 'baseline', false) : []).flatMap(({ pointer, value }): DoctorFinding[] => {
      const isOwn = isOfCheckout(value, job);
      if (!isOwn) return [];
      const isReplaced = job.steps.some(({ run }) => run !== null && OTHER_COMMIT.test(run));
      return [
        findingAt(workflow, pointer, {
          rule: 'gate-judges-itself',
          level: isReplaced ? 'warning' : 'error',
          message: `the baseline \`${value.slice(0, 80)}\` is a file of the checkout${isReplaced ? ', unless a script of this job puts that of another commit in its place' : ''}: a pull request can change it, and is then judged by its own expectations`,
          remedy:
            'leave `baseline` out and name nothing, or a `base-ref`: the gate reads the baseline at the merge base',
        }),
      ];
    }),
  ]);
};

/** The input of that name in actions and called gates, and the flag in scripts. Of `withPlan` also in what plans and routes. */
function givenIn({ workflow, roles }: Subject, job: Job, name: string, withPlan: boolean): readonly Given[] {
  const counted = (of: ReadonlySet<string> | undefined): boolean =>
    of !== undefined && (of.has('gate') || of.has('typestate') || (withPlan && (of.has('plan') || of.has('route'))));
  const own = scalarText(member(job.with, name))?.trim() ?? '';
  const called = job.uses !== null && own !== '' && counted(roles.get(job.id));
  return [
    ...(called ? [{ pointer: `${job.pointer}/with/${name}`, value: own }] : []),
    ...job.steps.flatMap((step): readonly Given[] => {
      const input = scalarText(member(step.with, name))?.trim() ?? '';
      const byAction = step.uses !== null && input !== '' && counted(ownRoles(step));
      const commands = withPlan ? ['gate', 'plan', 'run', 'rehearse', 'replay'] : ['gate'];
      const byFlag = commands.flatMap((command) =>
        step.run === null ? [] : flagsGiven(step.run, command, [`--${name}`]).map(({ value }) => value),
      );
      return [
        ...(byAction ? [{ pointer: `${step.pointer}/with/${name}`, value: input }] : []),
        ...byFlag.map((value) => ({
          pointer: `${step.pointer}/run`,
          value: withVariables(value, step, job, workflow),
        })),
      ];
    }),
  ];
}

/** `$NAME` as the expression that the runner or an `env` puts into it. */
function withVariables(text: string, step: Step, job: Job, workflow: Workflow): string {
  return text.replace(/\$\{?([A-Za-z_]\w{0,99})\}?/g, (written, name: string) => {
    const [, value] =
      [step.env, job.env, workflow.env].flatMap((env) => membersOf(env)).find(([key]) => key === name) ?? [];
    const context = Object.hasOwn(RUNNER_VARIABLES, name) ? RUNNER_VARIABLES[name] : undefined;
    return scalarText(value) ?? (context === undefined ? written : `\${{ ${context} }}`);
  });
}

function isOwnCommit(value: string, event: string | null): boolean {
  const { literals, expressions } = parseTemplate(value);
  if (expressions.length === 0) return /^(?:HEAD|@)(?:[~^]0|\^\{commit\})?$/.test(value);
  if (literals.some((literal) => /[~^]/.test(literal))) return false;
  const { must } = joined(
    expressions.flatMap(({ tree }) => (tree === null ? [] : [evaluate(tree, { event, functions: {} })])),
  );
  return OWN_COMMITS.some((path) => must.has(path));
}

/** A path below the workspace, where nothing but the checkout has put it. */
function isOfCheckout(value: string, { steps }: Job): boolean {
  const path = value
    .replace(/^\$\{\{\s*github\.workspace\s*\}\}\/?/i, '')
    .replace(/^\$\{?GITHUB_WORKSPACE\}?\/?/, '')
    .replace(/^\.\//, '');
  if (path === '' || /^(?:[/~$\\]|\.\.|[A-Za-z]:)/.test(path)) return false;
  const others = steps.filter(
    ({ uses, with: inputs }) =>
      (isActionOf(uses, 'actions/checkout') && scalarText(member(inputs, 'ref')) !== null) ||
      isActionOf(uses, 'actions/download-artifact'),
  );
  return !others.some(({ with: inputs }) => {
    const place = (scalarText(member(inputs, 'path')) ?? '').replace(/^\.\//, '').replace(/\/$/, '');
    return place === '' || path === place || path.startsWith(`${place}/`);
  });
}

/** Ways to hear of the jobs that a job needs, other than by the gate. */
const HEARS = /\bneeds\.(?:\*|[\w-]{1,100})\.result\b|\btojson\(\s{0,9}needs\s{0,9}\)/i;

/** A gate that does not hear how the jobs ended that it needs, or is told that it does not matter. */
export const gateHearsJobs: Rule = ({ workflow, roles, callers }) =>
  workflow.jobs.flatMap((job) =>
    job.steps.flatMap((step): readonly DoctorFinding[] => {
      if (step.uses === null || !ownRoles(step).has('gate')) return [];
      const needs = scalarText(member(step.with, 'needs'))?.trim() ?? '';
      const skips = constantOf(scalarText(member(step.with, 'allowed-skips')) ?? '');
      const named = (skips ?? '').split(/[\s,]+/).filter((id) => job.needs.includes(id));
      const given = handedIn(needs, job, callers);
      const isAlone = given.some(
        ({ text, job: at }) => text === '' && at.needs.length > 0 && !hearsOtherwise(at, step),
      );
      return [
        ...(!isAlone || (scalarText(member(step.with, 'results'))?.trim() ?? '') === ''
          ? []
          : [
              findingAt(workflow, `${step.pointer}/with/results`, {
                rule: 'gate-hears-nothing',
                level: 'warning',
                message:
                  '`results` stands without `needs`: the gate judges what lies there, whatever became of the jobs that it waits for, so that one that failed, was cancelled or skipped is not seen',
                remedy: 'write `needs: ${{ toJSON(needs) }}` beside `results`',
              }),
            ]),
        ...(given.every(({ text }) => text === '' || isAllNeeds(text))
          ? []
          : [
              findingAt(workflow, `${step.pointer}/with/needs`, {
                rule: 'gate-hears-nothing',
                level: 'error',
                message: `\`needs\` is \`${needs.slice(0, 80)}\` and not all of what GitHub says of the needed jobs: one that failed, was cancelled or skipped and is not in it passes`,
                remedy: 'write `needs: ${{ toJSON(needs) }}`',
              }),
            ]),
        ...named.map((id) => {
          const isJudged = roles.get(id)?.has('plan') === true || roles.get(id)?.has('route') === true;
          return findingAt(workflow, `${step.pointer}/with/allowed-skips`, {
            rule: 'skips-always-allowed',
            level: isJudged ? 'error' : 'warning',
            message: `\`${id}\` may be skipped for whatever reason: who makes its \`if\` false, or skips what it needs, has a gate that holds without it`,
            remedy:
              "allow it only where the plan has nothing to run: `allowed-skips: ${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}`",
          });
        }),
      ];
    }),
  );

/** What the input is, and in which job: in an action of this repository what the steps say that use it. */
function handedIn(
  text: string,
  job: Job,
  callers: Subject['callers'],
): readonly { readonly text: string; readonly job: Job }[] {
  if (callers === null) return [{ text, job }];
  const name = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/i.exec(text)?.[1];
  return callers.map((caller) => {
    const handed = name === undefined ? text : (scalarText(member(caller.step.with, name))?.trim() ?? '');
    return { text: handed, job: caller.job };
  });
}

/** Another step of the job asks how the needed ones ended; what it makes of that is its own. */
function hearsOtherwise({ env, steps }: Job, gate: Step): boolean {
  const texts = steps.flatMap((step) =>
    step === gate ? [] : [step.run, scalarText(step.condition), ...[step.with, step.env].flatMap(valuesOf)],
  );
  return [...valuesOf(env), ...texts].some((text) => text !== null && HEARS.test(text));
}

function valuesOf(mapping: Step['env']): readonly (string | null)[] {
  return membersOf(mapping).map(([, value]) => scalarText(value));
}

/** The text, where it is the same in every run. */
function constantOf(text: string): string | null {
  const { literals, expressions } = parseTemplate(text);
  let whole = literals[0] ?? '';
  for (const [index, { tree }] of expressions.entries()) {
    const known = tree === null ? undefined : evaluate(tree, { event: null, functions: {} }).known;
    if (known === undefined) return null;
    whole += `${String(known ?? '')}${literals[index + 1] ?? ''}`;
  }
  return whole;
}

/** `${{ toJSON(needs) }}`, in any case. */
function isAllNeeds(text: string): boolean {
  const { literals, expressions } = parseTemplate(text);
  const [only] = expressions;
  if (only?.tree === undefined || expressions.length > 1 || literals.some((literal) => literal.trim() !== ''))
    return false;
  if (!(only.tree instanceof FunctionCall) || only.tree.functionName.lexeme.toLowerCase() !== 'tojson') return false;
  return mentionedIn(only.tree).paths.join() === 'needs';
}
