import pLimit from 'p-limit';

import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Evidence } from '../../required/make-proof.ts';
import type { World } from '../world/world.ts';
import type { AskedCheck } from './asked-checks.ts';
import { runCheck, type CheckJob, type RanCheck } from './run-check.ts';

export interface ChecksRequest extends Pick<CheckJob, 'environment' | 'refs' | 'signal'> {
  readonly maxParallel: number;
  /** Where the outputs of checks are kept. */
  readonly outputFolder: string;
  /** Told of each check that ended. */
  readonly onEnd: (id: string, ran: RanCheck) => void;
}

/** Runs checks, each once. Null where that was interrupted. A payload that is none ends all of them. */
export async function runChecks(
  world: World,
  checks: readonly AskedCheck[],
  { maxParallel, outputFolder, onEnd, signal, ...request }: ChecksRequest,
): Promise<Evidence | null> {
  const without = checks.find(({ check }) => check.command === null);
  if (without !== undefined) {
    const message = `the check ${without.check.checkId}: expected a command to run, found none in the policy`;
    throw new PortcullisError('invalid_input', message, 'Give it a command, or look for it on GitHub.');
  }
  const parent = await makeBatchFolder(world.newId());
  const broken = new AbortController();
  const ending = AbortSignal.any([signal, broken.signal]);
  const limit = pLimit(maxParallel);
  const one = async (asked: AskedCheck, index: number) => {
    const { checkId } = asked.check;
    const name = `${String(index + 1).padStart(2, '0')}-${checkId}`;
    const places = { root: world.root, folder: `${parent}/${index + 1}`, stem: `${outputFolder}/${name}` };
    try {
      const ran = ending.aborted ? null : await runCheck({ ...asked, ...request, ...places, signal: ending });
      if (ran !== null) onEnd(checkId, ran);
      return ran === null ? [] : [[checkId, ran.evidence] as const];
    } catch (error) {
      broken.abort();
      throw error;
    }
  };
  try {
    const ended = await Promise.allSettled(checks.map((asked, index) => limit(() => one(asked, index))));
    const failed = ended.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return signal.aborted
      ? null
      : new Map(ended.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])));
  } finally {
    await removeFolder(parent);
  }
}
