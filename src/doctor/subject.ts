import type { DoctorFinding } from '../contracts/doctor-finding.ts';
import { isActionOf, parseUses } from './action-reference.ts';
import { allSteps } from './composite-action.ts';
import { commandsIn, isCommand, portcullisCommands } from './script-commands.ts';
import type { Job, Source, Step, Workflow } from './workflow.ts';
import { member, scalarText } from './yaml-value.ts';

/** Which actions and commands of Portcullis judge; the tables of gates say so. */
export interface JudgeList {
  /** Actions that are gates, by their folder in `actions/`. */
  readonly gateActions: readonly string[];
  /** Commands that are gates, such as `gate`. */
  readonly gateCommands: readonly string[];
  /** Commands whose exit code must count, gates among them. */
  readonly judgingCommands: readonly string[];
}

/** What starts an agent that does what it reads; the providers' folders say so. */
export interface AgentList {
  readonly programs: readonly string[];
  /** `owner/repository`. */
  readonly actions: readonly string[];
}

/** What a job does with Portcullis: the name of one of its actions. */
export type Role = string;

/** Commands that do what an action does; what the action of one gate does, `<gate> gate` and `<gate> run` do. */
const COMMANDS: Readonly<Record<Role, readonly string[]>> = {
  plan: ['plan'],
  route: ['run', 'rehearse', 'replay'],
  gate: ['gate'],
  baseline: ['bless'],
  publish: [],
};
/** The reusable workflow, where it cannot be looked into. */
const GATE_WORKFLOW = '.github/workflows/gate.yml';
/** Agents that are no provider. */
const OTHER_AGENTS: AgentList = { programs: ['gemini'], actions: ['google-github-actions/run-gemini-cli'] };
/** First arguments with which a client's program starts no agent. */
const WITHOUT_AGENT = new Set(['plugin', '--version', '-v', '-V', '--help', '-h']);
/** Modes of a route in which no model is asked. */
const MODES_WITHOUT_MODEL = new Set(['replay', 'rehearsal']);
const REQUIRED_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];

/** A workflow, and what its jobs do. */
export interface Subject {
  readonly workflow: Workflow;
  /** By job id. */
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  /** The jobs that decide: one of them is the required check. */
  readonly gates: readonly Job[];
  /** Some job uses Portcullis. */
  readonly isRelated: boolean;
  /** The events whose runs a required check speaks of. */
  readonly requiredEvents: readonly string[];
  /** All workflows that were read, by file. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  readonly judges: JudgeList;
  readonly agents: AgentList;
}

/** A rule looks at one workflow; its findings stand in no order. */
export type Rule = (subject: Subject) => readonly DoctorFinding[];

/** The workflows as subjects. `called` are workflows that only calls lead to: they are looked into, and not judged. */
export function subjectsOf(
  workflows: readonly Workflow[],
  called: readonly Workflow[],
  judges: JudgeList,
  { programs, actions }: AgentList,
): readonly Subject[] {
  const agents: AgentList = {
    programs: [...programs, ...OTHER_AGENTS.programs],
    actions: [...actions, ...OTHER_AGENTS.actions],
  };
  const all = new Map([...called, ...workflows].map((workflow) => [workflow.file, workflow]));
  return workflows.map((workflow): Subject => {
    const judging = workflow.jobs.filter((job) => isGate(job, all, judges));
    // What another gate needs and judges, skipped or not, decides nothing by itself.
    const judged = new Set(judging.filter(hearsJobs).flatMap(({ needs }) => needs));
    const gates = judging.filter(({ id }) => !judged.has(id));
    const roles = new Map(workflow.jobs.map((job) => [job.id, jobRoles(job, gates.includes(job), all, judges)]));
    return {
      workflow,
      roles,
      gates,
      isRelated: gates.length > 0 || [...roles.values()].some(({ size }) => size > 0),
      requiredEvents: REQUIRED_EVENTS.filter((event) => workflow.triggers.has(event)),
      workflows: all,
      judges,
      agents,
    };
  });
}

/** What one step does with Portcullis itself; what an action of this repository does stands in the step's `inner`. */
export function stepRoles({ uses, run }: Step, { gateActions }: JudgeList): readonly Role[] {
  const commands = run === null ? [] : portcullisCommands(run);
  const action = ownAction(uses);
  return [...new Set([...Object.keys(COMMANDS), ...gateActions])].filter((role) => {
    const own = COMMANDS[role] ?? [`${role} gate`, `${role} run`];
    return role === action || commands.some((command) => isCommand(command, own));
  });
}

/** Whether a step runs a gate, also inside an action of this repository. */
export function runsGate(step: Step, judges: JudgeList): boolean {
  return allSteps([step]).some(({ uses, run }) => {
    if (judges.gateActions.includes(ownAction(uses) ?? '')) return true;
    return run !== null && portcullisCommands(run).some((command) => isCommand(command, judges.gateCommands));
  });
}

/** Whether a step starts an agent that does what it reads. */
export function runsAgent(step: Step, { programs, actions }: AgentList): boolean {
  return allSteps([step]).some(({ uses, run, with: inputs }) => {
    if (actions.some((repository) => isActionOf(uses, repository))) return true;
    if (ownAction(uses) === 'route') {
      return !MODES_WITHOUT_MODEL.has(scalarText(member(inputs, 'mode'))?.trim() ?? '');
    }
    const commands = run === null ? [] : commandsIn(run);
    return commands.some(
      (command) =>
        (programs.includes(command.program) && (command.beginsQuoted || !WITHOUT_AGENT.has(command.args[0] ?? ''))) ||
        (command.program === 'portcullis' && isCommand(command, ['run'])),
    );
  });
}

/** Ids of the jobs that need a job, directly or through others. */
export function jobsBehind(job: Job, jobs: readonly Job[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [job.id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const need = id;
    for (const next of jobs) {
      if (found.has(next.id) || !next.needs.includes(need)) continue;
      found.add(next.id);
      open.push(next.id);
    }
  }
  return found;
}

/** A finding at a place of a file, or at the nearest place around it whose line is known. */
export function findingAt(
  { file, lines }: Source,
  pointer: string,
  finding: Omit<DoctorFinding, 'file' | 'line'>,
): DoctorFinding {
  let line: number | undefined;
  for (let at = pointer; line === undefined && at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    line = lines.lineOf(at);
  return { ...finding, file, line: line ?? 1 };
}

/** Whether a job judges the jobs that it needs, as the action `gate` does. */
function hearsJobs({ steps }: Job): boolean {
  return allSteps(steps).some(({ uses }) => ownAction(uses) === 'gate');
}

function isGate(job: Job, workflows: ReadonlyMap<string, Workflow>, judges: JudgeList): boolean {
  if (job.uses === null) return job.steps.some((step) => runsGate(step, judges));
  const called = calledWorkflow(job.uses, workflows);
  if (called === undefined) return pathOf(job.uses) === GATE_WORKFLOW;
  return called.jobs.some(({ uses, steps }) =>
    uses === null ? steps.some((step) => runsGate(step, judges)) : pathOf(uses) === GATE_WORKFLOW,
  );
}

/** The called workflow, where it is one of this repository that was read. */
export function calledWorkflow(uses: string, workflows: ReadonlyMap<string, Workflow>): Workflow | undefined {
  const reference = parseUses(uses);
  return reference.kind === 'local' ? workflows.get(reference.path) : undefined;
}

/** A job that calls a workflow of this repository does what that one does; of a gate only the deciding counts outside. */
function jobRoles(
  job: Job,
  decides: boolean,
  workflows: ReadonlyMap<string, Workflow>,
  judges: JudgeList,
): ReadonlySet<Role> {
  if (job.uses !== null && decides) return new Set(['gate']);
  const jobs = job.uses === null ? [job] : (calledWorkflow(job.uses, workflows)?.jobs ?? []);
  return new Set(jobs.flatMap(({ steps }) => allSteps(steps)).flatMap((step) => stepRoles(step, judges)));
}

/** The folder of the action below `actions/`, of Portcullis as far as its path tells. */
function ownAction(uses: string | null): string | null {
  const path = uses === null ? '' : pathOf(uses);
  return /^actions\/([^/]+)$/.exec(path)?.[1] ?? null;
}

function pathOf(uses: string): string {
  const reference = parseUses(uses);
  return reference.kind === 'docker' ? '' : reference.path;
}
