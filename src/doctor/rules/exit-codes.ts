import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { lostExitCodes } from '../lost-exit-codes.ts';
import { unfollowedCommands } from '../other-shells.ts';
import { stepShell } from '../step-shell.ts';
import { findingAt, stepRoles, type Rule } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { isSwitchedOn, membersOf, scalarText } from '../yaml-value.ts';

const RULE = 'exit-code-lost';
/** Exit codes of Portcullis that a shell or the runner throws away, so that a gate that fails is green. */
export const exitCodesCount: Rule = ({ workflow, roles }) =>
  workflow.jobs.flatMap((job) => {
    const own = roles.get(job.id);
    const decides = own?.has('gate') === true;
    const runs = decides || own?.has('route') === true || own?.has('plan') === true;
    return [
      ...(runs ? jobFindings(workflow, job, decides) : []),
      ...job.steps.flatMap((step, index) => {
        const lost = stepRoles(step).size > 0 ? toleratedStep(workflow, job, step, index) : [];
        return [...lost, ...scriptFindings(workflow, job, step)];
      }),
    ];
  });

function jobFindings(workflow: Workflow, job: Job, decides: boolean): readonly DoctorFinding[] {
  const on = isSwitchedOn(job.continueOnError);
  if (on === false) return [];
  return [
    findingAt(workflow, `${job.pointer}/continue-on-error`, {
      rule: RULE,
      level: decides && on === true ? 'error' : 'warning',
      message: `\`continue-on-error\` turns a failure of \`${job.id}\` into a success: ${decides ? 'the gate is green whatever it finds' : 'the gate sees `success` in `needs` for a job that failed'}`,
      remedy: 'remove it; what a gate may tolerate is said by `levels` in the configuration',
    }),
  ];
}

function toleratedStep(workflow: Workflow, job: Job, step: Step, index: number): readonly DoctorFinding[] {
  const on = isSwitchedOn(step.continueOnError);
  if (on === false) return [];
  const asked = step.id !== null && job.steps.slice(index + 1).some((later) => asksOutcome(later, step.id ?? ''));
  return [
    findingAt(workflow, `${step.pointer}/continue-on-error`, {
      rule: RULE,
      level: on === true && !asked ? 'error' : 'warning',
      message: `\`continue-on-error\` lets the job go on when this step fails${asked ? '; a later step asks for its outcome, and the gate holds only as long as that one fails' : ', and the job is green'}`,
      remedy: 'remove it; steps that have to run after a failure take `if: ${{ always() }}`',
    }),
  ];
}

function asksOutcome(step: Step, id: string): boolean {
  const texts = [
    scalarText(step.condition) ?? '',
    step.run ?? '',
    ...Object.values(step.env).map((value) => scalarText(value) ?? ''),
  ];
  return texts.some((text) => text.includes(`steps.${id}.outcome`));
}

function scriptFindings(workflow: Workflow, job: Job, step: Step): readonly DoctorFinding[] {
  if (step.run === null) return [];
  const shell = stepShell(workflow, job, step);
  if (shell.kind !== 'bourne') {
    return unfollowedCommands(step.run, shell.kind).map((command) =>
      findingAt(workflow, `${step.pointer}/run`, {
        rule: 'script-not-understood',
        level: 'warning',
        message: `whether the exit code of \`portcullis ${command}\` counts in this script for \`${shell.name.slice(0, 40)}\` cannot be told: ${shell.kind === 'other' ? 'that shell is not looked into' : 'more stands in it than the command, and of that shell only a command alone is understood'}`,
        remedy:
          shell.kind === 'other'
            ? 'write `shell: bash`'
            : 'write `shell: bash`, or give the command a step of its own, with nothing else in it',
      }),
    );
  }
  const { lost, problem } = lostExitCodes(step.run, shell.options, variablesAtStart(workflow, job, step));
  const findings = lost.map(({ command, why, remedy, isSure }) =>
    findingAt(workflow, `${step.pointer}/run`, {
      rule: RULE,
      level: isSure ? 'error' : 'warning',
      message: `the exit code of \`portcullis ${command}\` ${isSure ? 'is lost' : 'may be lost'}: ${why}. A gate that fails is green`,
      remedy,
    }),
  );
  if (problem === null) return findings;
  return [
    ...findings,
    findingAt(workflow, `${step.pointer}/run`, {
      rule: 'script-not-understood',
      level: 'error',
      message: `whether exit codes of Portcullis count in this script cannot be told: ${problem}`,
      remedy: 'give the command a step of its own, with nothing else in it',
    }),
  ];
}

/** The variables of the step's environment, the nearest of each name, without those that an earlier step may set anew. */
function variablesAtStart(workflow: Workflow, job: Job, step: Step): ReadonlyMap<string, string> {
  const written = job.steps.flatMap(({ run }) => (run?.includes('GITHUB_ENV') === true ? [run] : []));
  const found = new Map<string, string>();
  for (const [name, value] of [workflow.env, job.env].flatMap(membersOf)) {
    const text = scalarText(value);
    if (text !== null && !written.some((run) => run.includes(name))) found.set(name, text);
  }
  for (const [name, value] of membersOf(step.env)) found.set(name, scalarText(value) ?? '');
  return found;
}
