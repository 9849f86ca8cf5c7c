import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import pLimit from 'p-limit';

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
  /** In the worker's own words; null where it said none. */
  readonly result: string | null;
  readonly reason: string;
}

/** A worker works for a week at most. */
const LONGEST_SECONDS = 7 * 86_400;
/** A worker that is interrupted ends its command, gives its issue back and writes its state. */
const GRACE_MS = 60_000;
const answerShape = record({
  result: optional(text),
  reason: optional(text),
  error: optional(record({ message: text })),
});

/**
 * Runs a worker in each worktree, round by round, while one of them finds an issue. All share the issue memory and the trajectory of the folder
 * in which this runs. A worktree in which a worker failed is left alone.
 *
 * @throws PortcullisError `usage` for a worktree that is none; `not_comparable` where it was interrupted; for an issue memory that cannot be read
 */
export async function coordinate(world: World, request: CoordinateRequest) {
  const paths = request.worktrees.map(async (worktree) => {
    const path = resolve(world.cwd, worktree);
    if (await isFolder(path)) return realpath(path);
    throw usageError(`--worktree: expected a folder, found none at ${path}`);
  });
  const worktrees = sortedUnique(await Promise.all(paths));
  let workers = worktrees.map((worktree, at) => ({ worktree, workerId: `${request.prefix}.${at + 1}` }));
  await readIssueMemory(world, await statePath(world, undefined, 'issues'));
  const runs: WorkerRun[] = [];
  const limit = pLimit(request.parallel);
  for (let round = 1; round <= request.rounds && workers.length > 0; round += 1) {
    const ran = await Promise.all(
      workers.map((worker) => limit(async () => ({ round, ...worker, ...(await runWorker(world, request, worker)) }))),
    );
    if (request.signal.aborted) throw notComparable('interrupted: the workers were ended');
    append(runs, ran);
    if (ran.every(({ result }) => result === 'nothing_to_do')) break;
    workers = workers.filter((_, at) => ran[at]?.exitCode === 0);
  }
  const failed = runs.filter(({ exitCode }) => exitCode !== 0).length;
  return { action: 'coordinator', result: failed === 0 ? 'completed' : 'failed', failed, runs } as const;
}

async function runWorker(
  world: World,
  { flags, cli, environment, signal }: CoordinateRequest,
  { workerId, worktree }: Pick<WorkerRun, 'workerId' | 'worktree'>,
): Promise<Pick<WorkerRun, 'exitCode' | 'result' | 'reason'>> {
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
      graceMs: GRACE_MS,
      marker: { name: 'PORTCULLIS_WORKER', value: scratch },
      secrets: secretsOf([], environment),
      signal,
    });
    const said = (await readExcerpt(`${stem}.stdout`, KEPT_BYTES)) ?? '';
    // A worker that was killed has written nothing, or a part.
    const answer = attempt(() => decodeJsonOr(said, answerShape, (why) => invalidInput(why)));
    const isBroken = answer instanceof PortcullisError;
    const told = isBroken ? answer.message : (answer.reason ?? answer.error?.message);
    const reason = problem ?? told ?? '';
    world.say(`${workerId}: ${reason}`);
    return { exitCode, result: isBroken ? null : (answer.result ?? null), reason };
  } finally {
    await removeFolder(scratch);
  }
}
