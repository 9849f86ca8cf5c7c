import { mappingOf, member, scalarText } from './yaml-value.ts';
import type { Job, Workflow } from './workflow.ts';

export type Access = 'none' | 'read' | 'write';

const RANK: Readonly<Record<Access, number>> = { none: 0, read: 1, write: 2 };

/** What the token of a job may do: its own `permissions`, else the workflow's; null where neither says anything. */
export function permissionsOf(workflow: Workflow, job: Job): unknown {
  return job.permissions ?? workflow.permissions ?? null;
}

/** What `permissions` grant of one scope. What is not named there is not granted. */
export function accessTo(permissions: unknown, scope: string): Access {
  const broad = scalarText(permissions);
  if (broad !== null) return broad === 'write-all' ? 'write' : broad === 'read-all' ? 'read' : 'none';
  const access = scalarText(member(permissions, scope));
  return access === 'read' || access === 'write' ? access : 'none';
}

/** Whether an access is as much as another. */
export function isEnough(has: Access, needed: Access): boolean {
  return RANK[has] >= RANK[needed];
}

/** Scopes that may be written; `write-all` is all of them. */
export function writtenScopes(permissions: unknown): readonly string[] {
  if (scalarText(permissions) === 'write-all') return ['write-all'];
  return Object.keys(mappingOf(permissions) ?? {}).filter((scope) => accessTo(permissions, scope) === 'write');
}
