import { resolve } from 'node:path';

import { usageError } from '../../kernel/portcullis-error.ts';
import { compareWithRef } from '../comparator/compare-request.ts';
import type { World } from '../world/world.ts';
import { requiredDelta } from './required-delta.ts';
import { requiredJob, type RequiredJob, type RequiredJobOptions } from './required-job.ts';

export interface RequiredRunOptions extends Pick<
  RequiredJobOptions,
  'environment' | 'maxParallel' | 'only' | 'onBegin' | 'signal'
> {
  /** Null: what `required delta` would count from. */
  readonly baseRef: string | null;
  readonly artifactsRoot: string;
}

/** Runs the checks that the working copy's change since a ref needs, and writes what proves it. */
export async function runRequired(
  world: World,
  { baseRef, artifactsRoot, ...options }: RequiredRunOptions,
): Promise<RequiredJob> {
  const base = baseRef ?? (await requiredDelta(world.cwd, options.environment, {})).fromRef;
  if (base === null) throw usageError('expected --base-ref, found nothing', 'Example: --base-ref origin/main');
  const runId = world.newId();
  const directory = resolve(world.cwd, artifactsRoot, runId);
  const local = { compare: compareWithRef(base), evidence: 'run', waitMinutes: 0, planDigest: null } as const;
  return requiredJob(world, { ...options, ...local, directory, runId });
}
