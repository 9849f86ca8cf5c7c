import { dirname, join, resolve } from 'node:path';

import { counted } from '../../contracts/counted.ts';
import { integrityOf } from '../../harness/issues/issue-graph.ts';
import { claimNextIssue } from '../../harness/issues/lease.ts';
import { safeToken } from '../../harness/safe-token.ts';
import type { Claim } from '../../harness/worker/lease-handoff.ts';
import { isFile } from '../../io/find-files.ts';
import { openGitRepository } from '../../io/git/git-repository.ts';
import { refuseTornLine } from '../../io/state/append-line.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { invalidInput, notComparable, usageError } from '../../kernel/portcullis-error.ts';
import { closeRuns } from '../governance/close-runs.ts';
import { withStore } from '../governance/open-store.ts';
import { loadRegistry } from '../tools/load-registry.ts';
import { loadLedger, writeFeature } from '../harness/feature-file.ts';
import { beginGoverned, refuseExhausted } from '../governance/begin-governed.ts';
import { changeLease, readIssueMemory } from '../harness/issue-memory.ts';
import { bootstrapSession, writeSession } from '../harness/session-file.ts';
import { STATE_FILES, statePath } from '../harness/state-folder.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { retryPolicyOf } from '../retry/retry-policy.ts';
import type { World } from '../world/world.ts';
import { runNamed, toldOf } from './attempt-work.ts';
import type { Ran, Roots, WorkRequest } from './work-request.ts';
import type { StepResult } from './hand-on.ts';
import { workStep } from './work-step.ts';

/** What a worker came to. */
export interface Worked {
  readonly action: 'worker';
  readonly workerId: string;
  readonly result: 'completed' | 'nothing_to_do' | 'failed';
  /** Why it ended. */
  readonly reason: string;
  readonly steps: readonly StepResult[];
}

/**
 * Works on issues, one after the other, up to the first step that fails.
 *
 * @throws PortcullisError for a state that cannot be read or written
 */
export async function work(world: World, request: WorkRequest): Promise<Worked> {
  const { workerId, maxSteps, stopPolicy, signal } = request;
  const roots = await rootsOf(world, request);
  if (request.paths.length > 0) {
    const repository = await openGitRepository(world.root);
    if (((await repository?.headCommit()) ?? null) === null) {
      const message = '--paths: expected a repository with a commit, found none';
      throw usageError(message, 'Only git tells which files were written.');
    }
  }
  // Before anything is done: the work may change it.
  const retryPolicy = await retryPolicyOf(world, null);
  const config = await configOrDefault(world.root);
  // No issue is claimed where the records of its steps could not be kept.
  await withStore(world, request.environment, (store) => closeRuns(world, store, []));
  const tools = config.governance === null ? null : await loadRegistry(world, request.environment, null);
  const steps: StepResult[] = [];
  const ended = (result: Worked['result'], reason: string): Worked => {
    world.say(`${workerId}: ${reason}`);
    return { action: 'worker', workerId, result, reason, steps };
  };
  const { environment, budgetWait: waitSeconds } = request;
  const run = { run: world.newId(), folder: null, environment, waitSeconds, signal };
  const governed = await beginGoverned(world, config.governance, run);
  const scratch = await makeBatchFolder(world.newId());
  try {
    refuseExhausted(governed);
    const started = await verifyStart(world, request, roots, scratch);
    if (started !== null && started.exitCode !== 0) {
      return ended('failed', `startup verification: ${toldOf(started)}`);
    }
    for (let stepIndex = 1; stepIndex <= maxSteps; stepIndex += 1) {
      const boot = await bootFrom(world, roots);
      const claim = await claimNext(world, request, roots);
      if (claim === null) return ended(steps.length === 0 ? 'nothing_to_do' : 'completed', 'no issue is free');
      const step = await workStep({
        world,
        request,
        roots,
        boot,
        claim,
        retryPolicy,
        config,
        tools,
        governed,
        stepIndex,
        scratch,
      });
      steps.push(step);
      const { stepId, resultClass, failureClasses, witness } = step;
      const told = [`${stepId}: ${resultClass}`, ...failureClasses, witness].join(', ');
      if (stepIndex === 1 && resultClass.startsWith('retry_needed_budget_exhausted')) refuseExhausted(governed);
      if (!step.completed) return ended('failed', told);
      world.say(told);
      if (stepIndex === stopPolicy.checkpoint) {
        const nextStep = `checkpoint after ${counted(stepIndex, 'step')}: look at what was done, then start the worker again`;
        const session = { path: roots.session, isStrict: false };
        await writeSession(world, session, { state: 'stopped', nextStep }, roots.issues);
        return ended('completed', nextStep);
      }
      if (signal.aborted) throw notComparable('interrupted between two steps');
    }
    return ended('completed', `${counted(maxSteps, 'step')} done`);
  } finally {
    await governed?.close();
    await removeFolder(scratch);
  }
}

async function rootsOf(world: World, { issues, trajectory }: WorkRequest): Promise<Roots> {
  const names = Object.keys(STATE_FILES) as (keyof typeof STATE_FILES)[];
  const given: Readonly<Record<string, string | undefined>> = { issues, trajectory };
  const paths = names.map(
    async (name) => [name, resolve(world.cwd, await statePath(world, given[name], name))] as const,
  );
  const files = Object.fromEntries(await Promise.all(paths)) as Readonly<Record<keyof typeof STATE_FILES, string>>;
  // Beside the trajectory, whose rows name what lies there.
  return { ...files, steps: join(dirname(files.trajectory), 'worker') };
}

/** Whether the worktree is sound before anything is claimed; null where nobody asks. */
async function verifyStart(world: World, request: WorkRequest, roots: Roots, scratch: string): Promise<Ran | null> {
  const { startupVerify, workerId, signal } = request;
  if (startupVerify === null) return null;
  const folder = join(roots.steps, safeToken(workerId, 'worker'));
  const place = { world, folder, scratch, environment: request.environment, signal };
  const ran = await runNamed(place, 'startup-verify', startupVerify);
  if (signal.aborted) throw notComparable('interrupted before anything was claimed');
  return ran;
}

/**
 * Looks at the dependencies and at what the last run left. What a worker that died had in progress is pending again: its issue may be
 * somebody else's.
 *
 * @throws PortcullisError `invalid_input` for a cycle, a trajectory that cannot be appended to, and a session or a ledger that does not hold
 */
async function bootFrom(world: World, roots: Roots): Promise<object | null> {
  const { cyclePath } = integrityOf(await readIssueMemory(world, roots.issues), 'active');
  if (cyclePath !== null) {
    const message = `${roots.issues}: expected dependencies without a cycle, found ${cyclePath.join(' -> ')}`;
    throw invalidInput(message, 'Remove one of them with `portcullis dep remove`.');
  }
  refuseTornLine(roots.trajectory, 'the trajectory');
  const ledger = await loadLedger(world, roots.features);
  for (const { featureId, status } of ledger?.features ?? []) {
    if (status === 'in_progress') {
      await writeFeature(world, { path: roots.features, isStrict: false }, { featureId, status: 'pending' });
    }
  }
  if (!(await isFile(roots.session))) return null;
  return bootstrapSession(world, { path: roots.session, isStrict: false }, roots.features);
}

/** Takes the next issue that is free; null where none is. A lease of its own id cannot be taken for that of an earlier run. */
async function claimNext(world: World, request: WorkRequest, roots: Roots): Promise<Claim | null> {
  const { workerId, labels, leaseTtlSeconds } = request;
  const leaseId = `lease1_${safeToken(workerId, 'anon')}_${world.newId()}`;
  const asked = { assignee: workerId, leaseId, leaseTtlSeconds, labels, strictSpec: true };
  const { answer } = await changeLease(world, roots.issues, 'issue.claim_next', (issues, now) =>
    claimNextIssue(issues, asked, now),
  );
  const { issue } = answer;
  return issue === null ? null : { issueId: issue.id, workerId, leaseId: issue.lease?.lease_id ?? leaseId };
}
