import { parseUses } from './action-reference.ts';
import type { Job, Workflow } from './workflow.ts';
import { mappingOf, member, scalarText } from './yaml-value.ts';

export type Access = 'none' | 'read' | 'write';

/** An access of a token, and what it is for: the called workflow's job that asks for it, null for the workflow as a whole. */
export interface AskedGrant {
  /** A scope, or `read-all` or `write-all`. */
  readonly scope: string;
  readonly access: Access;
  readonly job: string | null;
}

const ACCESSES: readonly Access[] = ['none', 'read', 'write'];
/** GitHub's bound for workflows that call workflows. */
const MAX_DEPTH = 10;

/** What the reusable workflows of Portcullis ask for, by path; a test compares it with the files. */
export const OWN_WORKFLOWS: ReadonlyMap<string, readonly AskedGrant[]> = new Map([
  [
    '.github/workflows/gate.yml',
    [
      { scope: 'contents', access: 'read', job: 'plan' },
      { scope: 'actions', access: 'read', job: 'route' },
      { scope: 'checks', access: 'read', job: 'required' },
      { scope: 'pull-requests', access: 'write', job: 'gate' },
    ],
  ],
  [
    '.github/workflows/nightly-matrix.yml',
    [
      { scope: 'contents', access: 'write', job: 'baseline' },
      { scope: 'actions', access: 'read', job: 'route' },
      { scope: 'pull-requests', access: 'write', job: 'baseline' },
    ],
  ],
]);

/** The `permissions` that count for a job: its own, else the workflow's; null where neither says anything. */
export function permissionsOf(workflow: Workflow, job: Job): unknown {
  return job.permissions ?? workflow.permissions ?? null;
}

/** What `permissions` grant of one scope; a scope that they do not name is not granted. */
export function accessTo(permissions: unknown, scope: string): Access {
  const broad = scalarText(permissions);
  if (broad !== null) return broad === 'write-all' ? 'write' : broad === 'read-all' ? 'read' : 'none';
  const access = scalarText(member(permissions, scope));
  return access === 'read' || access === 'write' ? access : 'none';
}

export function includes(has: Access, needed: Access): boolean {
  return ACCESSES.indexOf(has) >= ACCESSES.indexOf(needed);
}

/** Scopes that may be written; `write-all` is all of them. */
export function writtenScopes(permissions: unknown): readonly string[] {
  if (scalarText(permissions) === 'write-all') return ['write-all'];
  return Object.keys(mappingOf(permissions) ?? {}).filter((scope) => accessTo(permissions, scope) === 'write');
}

/**
 * What a called workflow asks for, each scope once with the most that is asked; GitHub starts no run whose caller grants less. Null
 * where it is unknown: a workflow of another repository than one called `portcullis`, or a file that was not read.
 */
export function grantsAskedBy(uses: string, workflows: ReadonlyMap<string, Workflow>): readonly AskedGrant[] | null {
  const called = calledWorkflow(uses, workflows);
  if (called !== undefined) return grantsAskedIn(called, workflows);
  const reference = parseUses(uses);
  const isOurs = reference.kind === 'repository' && reference.repository.endsWith('/portcullis');
  return isOurs ? (OWN_WORKFLOWS.get(reference.path) ?? null) : null;
}

/** The same of one workflow. A job without `permissions`, in a workflow without any, has what its caller grants. */
export function grantsAskedIn(
  called: Workflow,
  workflows: ReadonlyMap<string, Workflow>,
  depth = 0,
): readonly AskedGrant[] {
  const nested = called.jobs.flatMap((job): readonly AskedGrant[] => {
    // A call with `permissions` of its own asks for these.
    if (job.uses === null || permissionsOf(called, job) !== null || depth >= MAX_DEPTH) return [];
    const inner = calledWorkflow(job.uses, workflows);
    return inner === undefined
      ? (grantsAskedBy(job.uses, workflows) ?? [])
      : grantsAskedIn(inner, workflows, depth + 1);
  });
  const all = [
    ...declared(called.permissions, null),
    ...called.jobs.flatMap(({ id, permissions }) => declared(permissions, id)),
    ...nested,
  ];
  const most = new Map<string, AskedGrant>();
  for (const grant of all) {
    const before = most.get(grant.scope);
    if (before === undefined || !includes(before.access, grant.access)) most.set(grant.scope, grant);
  }
  return [...most.values()];
}

/** Whether some job of a called workflow may do what its caller grants; also where that is unknown. */
export function callerDecides(uses: string, workflows: ReadonlyMap<string, Workflow>): boolean {
  if (grantsAskedBy(uses, workflows) === null) return true;
  const called = calledWorkflow(uses, workflows);
  return called?.jobs.some((job) => permissionsOf(called, job) === null) === true;
}

/** The called workflow, where it is one of this repository that was read. */
export function calledWorkflow(uses: string, workflows: ReadonlyMap<string, Workflow>): Workflow | undefined {
  const reference = parseUses(uses);
  return reference.kind === 'local' ? workflows.get(reference.path) : undefined;
}

function declared(permissions: unknown, job: string | null): readonly AskedGrant[] {
  const broad = scalarText(permissions);
  const scopes = broad === null ? Object.keys(mappingOf(permissions) ?? {}) : [broad];
  return scopes.flatMap((scope) => {
    const access = accessTo(permissions, scope);
    return access === 'none' ? [] : [{ scope, access, job }];
  });
}
