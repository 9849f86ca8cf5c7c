import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { allSteps } from '../composite-action.ts';
import { parseTemplate } from '../expressions.ts';
import { QUOTED, codeOf, isCommand, portcullisCommands, type ScriptCommand } from '../script-commands.ts';
import { findingAt, stepRoles, type JudgeList, type Rule } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { isSwitchedOn } from '../yaml-value.ts';

const RULE = 'exit-code-lost';

/** Exit codes that a shell or the runner can throw away, so that a gate that fails is green. */
export const exitCodesCount: Rule = ({ workflow, gates, roles, judges }) =>
  workflow.jobs.flatMap((job) => [
    ...toleratedJob(workflow, job, gates.includes(job), roles.get(job.id) ?? new Set()),
    ...allSteps(job.steps).flatMap((step) => [
      ...(mayFail(step, judges) ? toleratedStep(step) : []),
      ...checkStandsAlone(workflow, job, step, judges.judgingCommands),
    ]),
  ]);

function mayFail(step: Step, judges: JudgeList): boolean {
  return allSteps([step]).some(
    (one) => stepRoles(one, judges).length > 0 || judgingIn(one.run ?? '', judges.judgingCommands).length > 0,
  );
}

function toleratedJob(
  workflow: Workflow,
  { id, pointer, continueOnError }: Job,
  decides: boolean,
  roles: ReadonlySet<string>,
): readonly DoctorFinding[] {
  const on = isSwitchedOn(continueOnError);
  if (on === false || !(decides || roles.has('route') || roles.has('plan'))) return [];
  const result = decides ? 'the gate is green whatever it finds' : 'the gate sees `success` in `needs`';
  return [
    findingAt(workflow, `${pointer}/continue-on-error`, {
      rule: RULE,
      level: decides && on === true ? 'error' : 'warning',
      message: `\`continue-on-error\` turns a failure of \`${id}\` into a success: ${result}`,
      remedy: 'remove it; `levels` in the configuration says what a gate tolerates',
    }),
  ];
}

function toleratedStep({ source, pointer, continueOnError }: Step): readonly DoctorFinding[] {
  const on = isSwitchedOn(continueOnError);
  if (on === false) return [];
  return [
    findingAt(source, `${pointer}/continue-on-error`, {
      rule: RULE,
      level: on === true ? 'error' : 'warning',
      message: '`continue-on-error` lets the job go on when this step fails, and the job is green',
      remedy: 'remove it; a step that must run after a failure takes `if: ${{ always() }}`',
    }),
  ];
}

/** A judging command must stand alone in its step, in bash (src/doctor/README.md, "Steps"). */
function checkStandsAlone(
  workflow: Workflow,
  job: Job,
  step: Step,
  judging: readonly string[],
): readonly DoctorFinding[] {
  const script = step.run ?? '';
  const [command] = judgingIn(script, judging);
  if (command === undefined) return [];
  // Operators in a quoted argument or behind `#` are text, unless the command itself is quoted, as for `bash -c`.
  const whole = codeOf(parseTemplate(script).literals.join('x'));
  const bare = whole.replaceAll(QUOTED, 'q').replaceAll(/\s#.*/g, '');
  const code = judgingIn(bare, judging).length > 0 ? bare : whole;
  // `2>&1`, `&>` and the `&` before a program in PowerShell are no operators here.
  const operator = /\|\||[|&;]/.exec(code.replaceAll(/[<>]&|&>/g, '>').replace(/^& /, ''))?.[0];
  const isAlone = operator === undefined && command.isPlain && !/[\n()`]/.test(code);
  if (isAlone && isBash(workflow, job, step)) return [];
  const beside = operator === undefined ? 'other commands' : `\`${operator}\``;
  const what = isAlone ? 'runs in another shell than bash' : `has ${beside} beside it`;
  return [
    findingAt(step.source, `${step.pointer}/run`, {
      rule: RULE,
      level: operator === undefined ? 'warning' : 'error',
      message: `\`portcullis ${judging.find((name) => isCommand(command, [name])) ?? ''}\` ${what}: its exit code can get lost, and a gate that fails is green`,
      remedy: `give it a step of its own, in bash: \`- run: ${command.text.slice(0, 120)}\` with \`shell: bash\`; output goes to a file by \`>\`, and what follows stands in a later step (\`if: \${{ always() }}\` to run it after a failure)`,
    }),
  ];
}

function judgingIn(script: string, judging: readonly string[]): readonly ScriptCommand[] {
  return portcullisCommands(script).filter((command) => isCommand(command, judging));
}

/** What GitHub starts for a step: bash where no shell is named, but for Windows. An unknown runner counts as Linux. */
function isBash(workflow: Workflow, job: Job, step: Step): boolean {
  const name = (step.shell ?? job.shell ?? workflow.shell)?.trim();
  if (name !== undefined) return /^(?:\S*\/)?bash(?:\s|$)/.test(name);
  const isWindows = job.runsOn.some((label) => /^windows/i.test(label));
  return !isWindows || job.runsOn.some((label) => !/^(?:self-hosted|x64|windows.*)$/i.test(label));
}
