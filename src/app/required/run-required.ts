import { resolve } from 'node:path';

import { makeFolder } from '../../io/make-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Evidence } from '../../required/make-proof.ts';
import { compareWithRef } from '../comparator/compare-request.ts';
import { resolveComparator } from '../comparator/resolve-comparator.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';
import { askedChecks, chosenChecks } from './asked-checks.ts';
import { requiredDelta } from './required-delta.ts';
import { runChecks, type ChecksRequest } from './run-checks.ts';
import { requiredRequest } from './required-request.ts';
import { writeProofs, type WrittenProofs } from './write-proofs.ts';

export interface RequiredRunOptions extends Pick<ChecksRequest, 'maxParallel' | 'environment'> {
  /** Null: what `required delta` would count from. */
  readonly baseRef: string | null;
  /** Only these of the checks that the change needs; null for all. */
  readonly only: readonly string[] | null;
  readonly artifactsRoot: string;
}

export interface RequiredRunListeners extends Pick<ChecksRequest, 'onEnd'> {
  /** The folder of the batch, before anything is run; and how many checks will be. */
  readonly onBegin: (folder: string, checks: number) => void;
}

export interface RequiredRun extends WrittenProofs {
  readonly evidence: Evidence;
}

/** Runs the checks that the working copy's change since a ref needs, and writes what proves it. Null where it was interrupted. */
export async function runRequired(
  world: World,
  { baseRef, only, artifactsRoot, ...options }: RequiredRunOptions,
  { onBegin, onEnd }: RequiredRunListeners,
  signal: AbortSignal,
): Promise<RequiredRun | null> {
  const base = baseRef ?? (await requiredDelta(world.cwd, options.environment, '{}')).fromRef;
  if (base === null)
    throw new PortcullisError('usage', 'expected --base-ref, found nothing', 'Example: --base-ref origin/main');
  const compare = compareWithRef(base);
  const comparator = await resolveComparator(world, compare);
  const request = await requiredRequest(world, comparator, compare, await configOrDefault(world.root));
  for (const warning of request.warnings) world.say(`warning: ${warning}`);
  if ((await (await openRepository(world))?.isDirty()) === true) {
    world.say('warning: the working copy has changes that are not committed; they are run, and no part of the proof');
  }
  const { fromRef, toRef } = request.delta;
  const chosen = chosenChecks(askedChecks(request, comparator), only);
  const batch = resolve(world.cwd, artifactsRoot, world.newId());
  await makeFolder(batch, 'the artifacts');
  onBegin(batch, chosen.length);
  const started = world.now();
  const refs = { ctxRef: fromRef, dataHeadRef: toRef };
  const evidence = await runChecks(world, chosen, {
    ...options,
    refs,
    onEnd,
    signal,
    outputFolder: resolve(batch, 'output'),
  });
  if (evidence === null) return null;
  const { environment } = options;
  const seen = { request, evidence, started, environment, squeakSiteProfile: 'local' as const, planDigest: null };
  return { ...(await writeProofs(world, batch, seen)), evidence };
}
