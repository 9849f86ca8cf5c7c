import { relative } from 'node:path';

import type { TerminatingError } from '../../contracts/termination.ts';
import type { Results } from '../../contracts/results.ts';
import { append } from '../../kernel/append.ts';
import { withStore } from '../governance/open-store.ts';
import { libraryMask } from '../governance/personal-redactor.ts';
import { redactionHash } from '../governance/redact-text.ts';
import type { World } from '../world/world.ts';
import type { PreparedBatch } from './prepare-batch.ts';
import type { UnitJob } from './unit-job.ts';

/** What the libraries of a unit's files say. */
interface UnitAccess {
  /** Null where it may see them. */
  readonly error: TerminatingError | null;
  /** Whether a refusal is an error of the run. */
  readonly isGrave: boolean;
  readonly masks: UnitJob['masks'];
}

/** Asks whether a unit may see its case and its workspace, before anything is made for it. @throws what the store throws */
export async function unitAccess(
  world: World,
  { batch, config, record }: PreparedBatch,
  job: UnitJob,
): Promise<UnitAccess> {
  const access = config.governance?.access ?? {};
  if (!hasLibraries(config)) return { error: null, isGrave: false, masks: [] };
  const { accessError, askAccess, isGrave } = await import('../governance/access/ask-access.ts');
  const { unit, item, model, files, environment } = job;
  const workspace = record.workspace === null ? [] : [relative(world.root, record.workspace)];
  const asked = {
    runId: job.batchRunId,
    role: unit.agent,
    model,
    isRehearsed: record.mode !== 'live',
    documents: [item.file, ...files.map(({ path }) => path), ...workspace],
    query: unit.case_id,
    folder: batch.path,
    environment,
  };
  const answers = await withStore(world, environment, (store) => askAccess(world, store, access, asked));
  const hash = redactionHash(environment, unit.unit_run_id);
  const masks: ((text: string) => string)[] = [];
  for (const { policy } of answers) {
    const mask = await libraryMask(policy, hash);
    append(masks, mask === null ? [] : [mask]);
  }
  return { error: accessError(answers), isGrave: answers.some(isGrave), masks };
}

/** Whether any access is asked for. */
export function hasLibraries({ governance }: PreparedBatch['config']): boolean {
  return (governance?.access?.libraries ?? []).length > 0;
}

/** The end of the log of accesses, which the results keep; nothing where no library is configured. */
export async function accessHeadOf(
  world: World,
  { config }: PreparedBatch,
  environment: UnitJob['environment'],
): Promise<Results['access_head'] | undefined> {
  if (!hasLibraries(config)) return undefined;
  const { accessHead } = await import('../governance/access/access-store.ts');
  return withStore(world, environment, accessHead);
}
