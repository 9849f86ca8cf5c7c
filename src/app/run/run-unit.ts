import { setTimeout as sleep } from 'node:timers/promises';

import type { UnitResult } from '../../contracts/results.ts';
import { backoffMs, decideRetry } from '../../harness/retry/decide.ts';
import type { ProcessEnd } from '../../io/process/process-request.ts';
import { runProcess } from '../../io/process/run-process.ts';
import { makeUnitFolder, removeFolder, writeUnitFile, type UnitFolder } from '../../io/unit/unit-folder.ts';
import { attempt, PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgedPart } from '../../providers/judged-part.ts';
import type { Launch, UnitPlaces } from '../../providers/provider.ts';
import { unitMark } from '../../routing/unusable-evidence.ts';
import { transientClass } from '../../routing/retry-unit.ts';
import { judgeRun, rawOutput, type RunningScore, startScore, terminationOf, unstartedResult } from './judge-run.ts';
import { logSnapshot } from './log-evidence.ts';
import { UNIT_VARIABLE, type UnitJob, type UnitWorld } from './unit-job.ts';

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 5_000;
/** Milliseconds that a client has between its terminal event and its end. */
const AFTER_END_MS = 10_000;

type Attempt = NonNullable<UnitResult['attempts']>[number];

/**
 * Runs one unit to its verdict: an attempt, and after a transient failure of the infrastructure as many more as
 * the policy of retries says, up to `retries`. Null where the run was interrupted, since nothing is known then. Transcript, standard error and the record of the process are stored.
 */
export async function runUnit(job: UnitJob, world: UnitWorld): Promise<UnitResult | null> {
  const attempts: Attempt[] = [];
  for (;;) {
    const ran = await runOnce(job, world);
    if (ran === null || world.signal.aborted) return null;
    const { result, end } = ran;
    attempts.push(attemptOf(result, end));
    const failureClass = transientClass(result);
    if (attempts.length > job.record.limits.retries || failureClass === null) return { ...result, attempts };
    const decision = decideRetry(world.retryPolicy, [failureClass], attempts.length);
    if (!decision.retry) return { ...result, attempts };
    if (!(await world.mayRetry(job, result))) return { ...result, attempts };
    const delay = backoffMs(decision, Math.random());
    world.onRetry(job, result, delay);
    // It is refused only when the run is interrupted.
    const isOver = await sleep(delay, true, { signal: world.signal }).catch(() => false);
    if (!isOver) return null;
  }
}

interface RanOnce {
  readonly result: UnitResult;
  /** Null where no process was started. */
  readonly end: ProcessEnd | null;
}

/** Null where the run was interrupted: what there is of the output then is not stored. */
async function runOnce(job: UnitJob, world: UnitWorld): Promise<RanOnce | null> {
  const folder = await makeUnitFolder({
    parent: job.parent,
    name: unitMark(job.unit.unit_run_id),
    workspace: job.record.workspace,
    excluded: job.excluded,
    files: job.files,
    given: judgedPart,
    skills: job.skills,
    skillsFolder: job.client.skillsFolder,
    asPlugins: job.client.takesPlugins,
  });
  try {
    const launch = launchOf(job, world, folder);
    if (launch instanceof PortcullisError) {
      return { result: await unstartedResult(job, 'invalid', launch.message), end: null };
    }
    const running = startScore(job);
    const end = await execute(job, world, folder, launch, running);
    if (world.signal.aborted) return null;
    return { result: await judgeRun(job, folder, end, { ...running, offer: world.offer(job) }), end };
  } finally {
    await removeFolder(folder.root);
  }
}

function launchOf(job: UnitJob, world: UnitWorld, folder: UnitFolder): Launch | PortcullisError {
  const { home, workspace, temporary } = folder;
  const places: UnitPlaces = { home, workspace, temporary, cache: job.program.cacheFolder };
  return attempt(() =>
    job.client.launch({
      prompt: job.prompt,
      model: job.model,
      maxTurns: job.record.limits.max_turns,
      allowSkills: job.record.allow_skills,
      places,
      plugins: folder.plugins,
      source: world.source(job),
      given: job.environment,
    }),
  );
}

async function execute(
  job: UnitJob,
  world: UnitWorld,
  folder: UnitFolder,
  launch: Launch,
  { score, watch }: RunningScore,
): Promise<ProcessEnd> {
  for (const file of launch.files) await writeUnitFile(folder, file.path, file.text);
  if (job.record.logs.scan && !job.snapshots.has(job.client.id)) {
    job.snapshots.set(job.client.id, await logSnapshot(job, folder));
  }
  const stdin = launch.input === null ? null : `${folder.output}/stdin`;
  if (stdin !== null) await writeUnitFile(folder, stdin, launch.input ?? '');
  return runProcess({
    program: job.program.program,
    args: [...job.program.prefixArgs, ...launch.args],
    cwd: folder.workspace,
    environment: launch.environment,
    stdin,
    stdout: rawOutput(job, folder),
    stderr: `${folder.output}/stderr`,
    limits: {
      wallMs: job.timeoutMs,
      graceMs: GRACE_MS,
      afterEndMs: AFTER_END_MS,
      outputBytes: job.record.limits.output_bytes,
    },
    watch: (chunk) => {
      score.push(chunk);
      return watch.state;
    },
    marker: { name: UNIT_VARIABLE, value: `${job.batchRunId}/${job.unit.unit_run_id}` },
    signal: world.signal,
  });
}

function attemptOf(result: UnitResult, end: ProcessEnd | null): Attempt {
  return {
    status: result.status,
    infra_reason: result.infra_reason,
    error: result.error,
    exit_code: result.exit_code,
    signal: end?.signal ?? null,
    timed_out: result.timed_out,
    termination: terminationOf(end),
    survivors: end?.survivors ?? 0,
    duration_ms: Math.round(end?.wallMs ?? 0),
  };
}
