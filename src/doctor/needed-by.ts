import type { Job } from './workflow.ts';

/** Ids of the jobs that need a job, directly or through others. */
export function neededBy(job: Job, jobs: readonly Job[]): ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const { id, needs } of jobs) for (const need of needs) direct.set(need, [...(direct.get(need) ?? []), id]);
  const found = new Set<string>();
  const open = [job.id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of direct.get(id) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
