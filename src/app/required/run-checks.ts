import { join } from 'node:path';

import pLimit from 'p-limit';

import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { safeText } from '../../report/text-style.ts';
import type { CheckEvidence, Evidence } from '../../required/make-proof.ts';
import { mayRunAgents } from '../comparator/compare-request-of-run.ts';
import { eventName } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { AskedCheck } from './asked-checks.ts';
import { runCheck, type CheckJob } from './run-check.ts';

export interface ChecksRequest extends Pick<CheckJob, 'delta' | 'environment' | 'signal'> {
  readonly maxParallel: number;
  /** Gets a folder with what checks print. */
  readonly directory: string;
  /** Told of each that has ended; what it throws is thrown when all have. */
  readonly onEnd: (checkId: string) => Promise<void>;
}

/**
 * Runs checks, each once.
 *
 * @throws PortcullisError `usage` on an event that must not run them; what `runCheck` throws, when all have ended
 */
export async function runChecks(
  world: World,
  checks: readonly AskedCheck[],
  { maxParallel, directory, onEnd, ...request }: ChecksRequest,
): Promise<Evidence> {
  const event = eventName(request.environment);
  if (checks.length > 0 && event !== null && !mayRunAgents(event)) {
    throw new PortcullisError(
      'usage',
      `No check is run on ${event}: it gives the code of strangers the rights of the base branch.`,
      'Run them on pull_request, or look for them with "evidence: github".',
    );
  }
  const parent = await makeBatchFolder(world.newId());
  let done = 0;
  const one = async (asked: AskedCheck, index: number): Promise<readonly [string, CheckEvidence]> => {
    const { checkId } = asked.check;
    const stem = join(directory, 'output', `${String(index + 1).padStart(2, '0')}-${checkId}`);
    // No other check knows its name (src/required/README.md, "Proofs").
    const places = { root: world.root, folder: `${parent}/${world.newId()}`, stem };
    const { problem, ...evidence } = await runCheck({ ...asked, ...request, ...places });
    const { exitCode, durationMs } = evidence;
    done += 1;
    const ended = exitCode === 0 ? 'passed' : `failed, exit code ${exitCode}`;
    const why = problem === null ? '' : `: ${safeText(problem)}`;
    world.say(`[${done}/${checks.length}] ${checkId} ${ended}, ${(durationMs / 1000).toFixed(1)} s${why}`);
    await onEnd(checkId);
    return [checkId, evidence];
  };
  const limit = pLimit(maxParallel);
  try {
    const ended = await Promise.allSettled(checks.map((asked, index) => limit(one, asked, index)));
    return new Map(
      ended.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      }),
    );
  } finally {
    await removeFolder(parent);
  }
}
