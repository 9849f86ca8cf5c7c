import type { DoctorFinding, DoctorLevel } from '../contracts/doctor-finding.ts';
import { isActionOf, parseUses } from './action-reference.ts';
import { remembered } from './remembered.ts';
import { portcullisCommand, programOf, scriptCommands } from './shell-script.ts';
import { folderOf, withActions } from './composite-action.ts';
import { stepOf, type Job, type Step, type Workflow } from './workflow.ts';
import { scalarText, member } from './yaml-value.ts';

/** What a job does with Portcullis. */
export type Role = 'plan' | 'route' | 'gate' | 'baseline' | 'publish' | 'typestate';

const ACTIONS: readonly Role[] = ['plan', 'route', 'gate', 'baseline', 'publish', 'typestate'];
const COMMANDS: ReadonlyMap<string, Role> = new Map([
  ['plan', 'plan'],
  ['run', 'route'],
  ['rehearse', 'route'],
  ['replay', 'route'],
  ['gate', 'gate'],
  ['bless', 'baseline'],
]);
/** Clients and actions that start an agent. */
const AGENT_PROGRAMS = new Set(['claude', 'codex', 'copilot', 'claude-code', 'gemini']);
const AGENT_ACTIONS = [
  'anthropics/claude-code-action',
  'anthropics/claude-code-base-action',
  'openai/codex-action',
  'google-github-actions/run-gemini-cli',
];
/** Modes of a route in which no agent of a provider is asked. */
const MODES_WITHOUT_MODEL = new Set(['replay', 'rehearsal']);

/** Actions that use actions. */
const MAX_ROUNDS = 5;

/** A workflow, and what its jobs do. */
export interface Subject {
  readonly workflow: Workflow;
  /** By job id. */
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  /** The jobs that decide: one of them is the required check. */
  readonly gates: readonly Job[];
  /** Some job has to do with Portcullis. */
  readonly isRelated: boolean;
  /** The workflows that were looked at or into, by file. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  /** Of an action of this repository the steps that use it; null of a workflow. */
  readonly callers: readonly Place[] | null;
  /** The jobs in view that call this workflow; each counts as a step with what it hands on. */
  readonly calls: readonly Place[];
}

/** Where an expression stands: its contexts are those of the step. */
export interface Place {
  readonly subject: Subject;
  readonly job: Job;
  readonly step: Step;
}

/** A rule looks at one workflow; what it finds stands in no order. */
export type Rule = (subject: Subject) => readonly DoctorFinding[];

/**
 * The workflows of a repository as subjects: a job that calls a workflow of the same repository does what that one does. `called` are
 * workflows that are looked into for that alone.
 */
export function subjectsOf(workflows: readonly Workflow[], called: readonly Workflow[] = []): readonly Subject[] {
  const own = new Map([...called, ...workflows].map((workflow) => [workflow.file, workflow]));
  const calls = new Map(workflows.map(({ file }): [string, Place[]] => [file, []]));
  const subjects = workflows.map((workflow): Subject => {
    const roles = new Map(workflow.jobs.map((job) => [job.id, jobRoles(job, own)]));
    const gates = workflow.jobs.filter(({ id }) => roles.get(id)?.has('gate') === true);
    const isRelated = [...roles.values()].some(({ size }) => size > 0);
    const at = calls.get(workflow.file) ?? [];
    return { workflow, roles, gates, isRelated, workflows: own, callers: null, calls: at };
  });
  for (const subject of subjects)
    for (const job of subject.workflow.jobs) {
      const reference = job.uses === null ? null : parseUses(job.uses);
      const at = reference?.kind === 'local' ? calls.get(reference.path) : undefined;
      at?.push({ subject, job, step: stepOf({ with: job.with }, job.pointer) });
    }
  return subjects;
}

/** Composite actions of this repository as subjects, by their folders: they run by the events of the workflows that use them. */
export function actionSubjectsOf(
  workflows: readonly Subject[],
  actions: ReadonlyMap<string, Workflow>,
): readonly Subject[] {
  const found = new Map<string, Subject>();
  // An action that another one uses comes after it.
  let open = workflows;
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round += 1) {
    const callers = new Map<string, Place[]>();
    for (const subject of open)
      for (const job of subject.workflow.jobs)
        for (const step of job.steps) {
          const folder = folderOf(step);
          if (folder !== null && actions.has(folder))
            callers.set(folder, [...(callers.get(folder) ?? []), { subject, job, step }]);
        }
    open = [...callers].flatMap(([folder, places]) => {
      const action = actions.get(folder);
      if (action === undefined) return [];
      const all = [...(found.get(folder)?.callers ?? []), ...places];
      const triggers = new Map(all.flatMap(({ subject }) => [...subject.workflow.triggers]));
      const [own] = subjectsOf([{ ...withActions(action, actions), triggers }]);
      if (own === undefined) return [];
      const isRelated = own.isRelated || all.some(({ subject }) => subject.isRelated);
      const subject: Subject = { ...own, isRelated, callers: all };
      found.set(folder, subject);
      return [subject];
    });
  }
  return [...found.values()];
}

/** What one step does with Portcullis, also by the steps of an action of this repository. */
export function stepRoles(step: Step): ReadonlySet<Role> {
  return new Set([...ownRoles(step), ...step.inner.flatMap((inner) => [...stepRoles(inner)])]);
}

/** What one step does with Portcullis itself. */
export function ownRoles(step: Step): ReadonlySet<Role> {
  const roles = new Set<Role>();
  if (step.uses !== null) {
    const reference = parseUses(step.uses);
    const path = reference.kind === 'docker' ? '' : reference.path;
    const role = ACTIONS.find((name) => path === `actions/${name}`);
    if (role !== undefined) roles.add(role);
  }
  return step.run === null ? roles : new Set([...roles, ...scriptRoles(step.run)]);
}

/** Whether a step lets an agent read or do what the repository says. */
export function runsAgent(step: Step): boolean {
  if (AGENT_ACTIONS.some((repository) => isActionOf(step.uses, repository))) return true;
  if (step.inner.some((inner) => runsAgent(inner))) return true;
  if (step.uses !== null && ownRoles(step).has('route')) {
    return !MODES_WITHOUT_MODEL.has(scalarText(member(step.with, 'mode'))?.trim() ?? '');
  }
  return step.run !== null && scriptRunsAgent(step.run);
}

const scriptRoles = remembered(
  (script): ReadonlySet<Role> =>
    new Set(scriptCommands(script).flatMap((words) => COMMANDS.get(portcullisCommand(words) ?? '') ?? [])),
);

const scriptRunsAgent = remembered((script): boolean =>
  scriptCommands(script).some((words) => portcullisCommand(words) === 'run' || AGENT_PROGRAMS.has(programOf(words))),
);

/** A finding at a place of a workflow, or at the nearest place around it whose line is known. */
export function findingAt(
  { file, lines }: Workflow,
  pointer: string,
  finding: { rule: string; level: DoctorLevel; message: string; remedy: string },
): DoctorFinding {
  let line: number | undefined;
  for (let at = pointer; line === undefined && at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    line = lines.lineOf(at);
  return {
    rule: finding.rule,
    level: finding.level,
    file,
    line: line ?? 1,
    message: finding.message,
    remedy: finding.remedy,
  };
}

function jobRoles(job: Job, workflows: ReadonlyMap<string, Workflow>): ReadonlySet<Role> {
  if (job.uses === null) return new Set(job.steps.flatMap((step) => [...stepRoles(step)]));
  const reference = parseUses(job.uses);
  if (reference.kind === 'docker') return new Set();
  const called = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
  if (called !== undefined) {
    const inner = called.jobs.flatMap(({ steps, uses }) => [
      ...steps.flatMap((step) => [...stepRoles(step)]),
      ...(uses === null ? [] : calledGate(uses)),
    ]);
    // Whoever calls a gate decides by it; what else it does stays inside.
    return new Set(inner.includes('gate') ? ['gate'] : inner);
  }
  return new Set(calledGate(job.uses));
}

/** A workflow that cannot be looked into is known by its name. */
function calledGate(uses: string): readonly Role[] {
  const reference = parseUses(uses);
  const path = reference.kind === 'docker' ? '' : reference.path;
  return path === '.github/workflows/gate.yml' ? ['gate'] : [];
}
