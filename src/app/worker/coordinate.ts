import { join, resolve } from 'node:path';

import pLimit from 'p-limit';

import { claimNextIssue } from '../../harness/issues/lease.ts';
import { momentOf } from '../../harness/rfc3339.ts';
import { isFolder } from '../../io/find-files.ts';
import { readExcerpt } from '../../io/read-text-file.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { append } from '../../kernel/append.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { optional, record, text } from '../../kernel/json-shape.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { attempt, invalidInput, notComparable, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { readIssueMemory } from '../harness/issue-memory.ts';
import { statePath } from '../harness/state-folder.ts';
import { KEPT_BYTES, runCommand } from '../command/run-command.ts';
import { secretsOf } from '../world/secret-values.ts';
import type { World } from '../world/world.ts';

export interface CoordinateRequest {
  readonly worktrees: readonly string[];
  /** How many workers run at a time. */
  readonly parallel: number;
  readonly rounds: number;
  /** What the ids of workers begin with. */
  readonly prefix: string;
  /** What `portcullis worker` is given. */
  readonly flags: readonly string[];
  /** The program that this process runs. */
  readonly cli: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** How a worker ended. */
interface WorkerRun {
  readonly round: number;
  readonly workerId: string;
  readonly worktree: string;
  readonly exitCode: number;
  readonly reason: string;
}

/** A worker works for a week at most. */
const LONGEST_SECONDS = 7 * 86_400;
const answerShape = record({ reason: optional(text), error: optional(record({ message: text })) });

/**
 * Runs a worker in each worktree, round by round, while some issue is free. All share the issue memory and the trajectory of the folder in which
 * this runs. A worktree in which a worker failed is left alone.
 *
 * @throws PortcullisError `usage` for a worktree that is none; `not_comparable` where it was interrupted
 */
export async function coordinate(world: World, request: CoordinateRequest) {
  const paths = sortedUnique(request.worktrees.map((worktree) => resolve(world.cwd, worktree)));
  for (const path of paths) {
    if (!(await isFolder(path))) throw usageError(`--worktree: expected a folder, found none at ${path}`);
  }
  let workers = paths.map((worktree, at) => ({ worktree, workerId: `${request.prefix}.${at + 1}` }));
  const runs: WorkerRun[] = [];
  const limit = pLimit(request.parallel);
  for (let round = 1; round <= request.rounds && workers.length > 0 && (await hasFree(world)); round += 1) {
    const ran = await Promise.all(
      workers.map((worker) => limit(async () => ({ round, ...worker, ...(await runWorker(world, request, worker)) }))),
    );
    if (request.signal.aborted) throw notComparable('interrupted: the workers were ended');
    append(runs, ran);
    workers = workers.filter((_, at) => ran[at]?.exitCode === 0);
  }
  const failed = runs.filter(({ exitCode }) => exitCode !== 0).length;
  return { action: 'coordinator', result: failed === 0 ? 'completed' : 'failed', failed, runs } as const;
}

/** Whether a worker would find something, whatever labels it asks for. */
async function hasFree(world: World): Promise<boolean> {
  const issues = await readIssueMemory(world, await statePath(world, undefined, 'issues'));
  const asked = { assignee: 'coordinator', strictSpec: true };
  return claimNextIssue(issues, asked, momentOf(world.now())).answer.changed;
}

async function runWorker(
  world: World,
  { flags, cli, environment, signal }: CoordinateRequest,
  { workerId, worktree }: Pick<WorkerRun, 'workerId' | 'worktree'>,
): Promise<Pick<WorkerRun, 'exitCode' | 'reason'>> {
  const shared = async (file: 'issues' | 'trajectory') =>
    `--${file}=${resolve(world.cwd, await statePath(world, undefined, file))}`;
  const own = [`--worker-id=${workerId}`, await shared('issues'), await shared('trajectory')];
  const scratch = await makeBatchFolder(world.newId());
  try {
    const stem = join(scratch, 'said');
    const { exitCode, problem } = await runCommand({
      command: [process.execPath, cli, 'worker', '--json', ...own, ...flags],
      root: worktree,
      folder: join(scratch, 'worker'),
      stem,
      environment,
      timeoutSeconds: LONGEST_SECONDS,
      marker: { name: 'PORTCULLIS_WORKER', value: scratch },
      secrets: secretsOf([], environment),
      signal,
    });
    const said = (await readExcerpt(`${stem}.stdout`, KEPT_BYTES)) ?? '';
    // A worker that was killed has written nothing, or a part.
    const answer = attempt(() => decodeJsonOr(said, answerShape, (why) => invalidInput(why)));
    const told = answer instanceof PortcullisError ? answer.message : (answer.reason ?? answer.error?.message);
    const reason = problem ?? told ?? '';
    world.say(`${workerId}: ${reason}`);
    return { exitCode, reason };
  } finally {
    await removeFolder(scratch);
  }
}
