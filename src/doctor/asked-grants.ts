import { parseUses } from './action-reference.ts';
import { accessTo, isEnough, permissionsOf, type Access } from './permissions.ts';
import type { Workflow } from './workflow.ts';
import { mappingOf, scalarText } from './yaml-value.ts';

/** What a called workflow asks for; GitHub starts no run whose caller grants less. */
export interface AskedGrant {
  /** A scope, or `read-all` or `write-all` where all of them are asked for. */
  readonly scope: string;
  readonly access: Access;
  /** The called workflow's job; null where it is the workflow itself. */
  readonly job: string | null;
}

/** Workflows in workflows. */
const MAX_DEPTH = 10;
const GATE: readonly AskedGrant[] = [
  { scope: 'contents', access: 'read', job: 'plan' },
  { scope: 'actions', access: 'read', job: 'route' },
  { scope: 'pull-requests', access: 'write', job: 'gate' },
];
const NIGHTLY: readonly AskedGrant[] = [
  { scope: 'contents', access: 'write', job: 'baseline' },
  { scope: 'actions', access: 'read', job: 'route' },
  { scope: 'pull-requests', access: 'write', job: 'baseline' },
];
/** What the reusable workflows of Portcullis ask for, by their paths; a test holds it to their files. */
export const OWN_WORKFLOWS: ReadonlyMap<string, readonly AskedGrant[]> = new Map([
  ['.github/workflows/gate.yml', GATE],
  ['.github/workflows/nightly-matrix.yml', NIGHTLY],
]);

/**
 * What the workflow asks for that a job calls, each scope once with the most that is asked of it; null where that is not known: a
 * workflow of another repository than one called `portcullis`, or a file that was not looked at.
 */
export function grantsAskedBy(uses: string, workflows: ReadonlyMap<string, Workflow>): readonly AskedGrant[] | null {
  const reference = parseUses(uses);
  if (reference.kind === 'docker') return null;
  if (reference.kind === 'repository') {
    const isOurs = reference.repository.endsWith('/portcullis');
    return isOurs ? (OWN_WORKFLOWS.get(reference.path) ?? null) : null;
  }
  const called = workflows.get(reference.path);
  return called === undefined ? null : grantsAskedIn(called, workflows);
}

/** Whether what a called workflow's jobs may do is, of some of them, what the caller grants; also where that is not known. */
export function callerDecides(uses: string, workflows: ReadonlyMap<string, Workflow>): boolean {
  if (grantsAskedBy(uses, workflows) === null) return true;
  const reference = parseUses(uses);
  const called = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
  return called !== undefined && called.jobs.some((job) => permissionsOf(called, job) === null);
}

/** The same as `grantsAskedBy` of one workflow. A job that says nothing, in a workflow that says nothing, has what its caller grants. */
export function grantsAskedIn(
  called: Workflow,
  workflows: ReadonlyMap<string, Workflow>,
  depth = 0,
): readonly AskedGrant[] {
  const nested = called.jobs.flatMap(({ uses, permissions }): readonly AskedGrant[] => {
    // What a call grants itself limits what is called, and is asked for here.
    if (uses === null || (permissions ?? called.permissions ?? null) !== null || depth >= MAX_DEPTH) return [];
    const reference = parseUses(uses);
    const inner = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
    if (inner !== undefined) return grantsAskedIn(inner, workflows, depth + 1);
    return grantsAskedBy(uses, workflows) ?? [];
  });
  const all = [
    ...declared(called.permissions, null),
    ...called.jobs.flatMap(({ id, permissions }) => declared(permissions, id)),
    ...nested,
  ];
  const most = new Map<string, AskedGrant>();
  for (const grant of all) {
    const before = most.get(grant.scope);
    if (before === undefined || !isEnough(before.access, grant.access)) most.set(grant.scope, grant);
  }
  return [...most.values()];
}

function declared(permissions: unknown, job: string | null): readonly AskedGrant[] {
  const broad = scalarText(permissions);
  const scopes = broad === null ? Object.keys(mappingOf(permissions) ?? {}) : [broad];
  return scopes.flatMap((scope) => {
    const access = accessTo(permissions, scope);
    return access === 'none' ? [] : [{ scope, access, job }];
  });
}
