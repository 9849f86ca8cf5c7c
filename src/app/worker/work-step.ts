import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ConflictInput } from '../../contracts/conflict.ts';
import { documentText } from '../../contracts/document-text.ts';
import { stepEnding } from '../../governance/termination/step-ending.ts';
import { updateIssue } from '../../harness/issues/change-issue.ts';
import type { Issue } from '../../harness/issues/issue.ts';
import { backoffMs, decideCommandRetry } from '../../harness/retry/decide.ts';
import { safeToken } from '../../harness/safe-token.ts';
import { isHeld, leaseState } from '../../harness/worker/lease-handoff.ts';
import { stepRefs } from '../../harness/worker/step-refs.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { composeFor } from '../governance/compose-for.ts';
import { keepConflict } from '../governance/keep-record.ts';
import { oneRecord, recordedRun } from '../governance/recorded-run.ts';
import { writeFeature } from '../harness/feature-file.ts';
import { changeIssueMemory, readIssueMemory } from '../harness/issue-memory.ts';
import { writeSession } from '../harness/session-file.ts';
import { nowText } from '../harness/state-folder.ts';
import type { Environment } from '../world/workflow-run.ts';
import { attemptWork, runNamed } from './attempt-work.ts';
import { handOn, type StepResult } from './hand-on.ts';
import type { Attempt, Outcome, Ran, Step } from './work-request.ts';

/** Seconds before the end of its lease at which a step is ended: nobody else has its issue before its commands are gone. */
const LEASE_MARGIN = 10;

/** What a step begins with: `stepIndex` from 1, and what the last run left, null for nothing. */
type StepStart = Pick<
  Step,
  'world' | 'request' | 'roots' | 'claim' | 'scratch' | 'retryPolicy' | 'config' | 'governed' | 'tools'
> & {
  readonly stepIndex: number;
  readonly boot: object | null;
};

/**
 * Works on an issue that was claimed, as often as the policy of retries says, and hands on what came of it. All of that has the time of the lease.
 *
 * @throws PortcullisError where the state cannot be read or written; the lease ends by itself then
 */
export async function workStep({ stepIndex, boot, ...start }: StepStart): Promise<StepResult> {
  const { world, request, roots, claim } = start;
  const stepId = `${claim.workerId}.${claim.issueId}.${stepIndex}`;
  const folder = join(roots.steps, `${safeToken(stepId, 'step', /[^a-z0-9._-]/gu).slice(0, 100)}-${world.newId()}`);
  const handoff = join(folder, 'handoff.json');
  const context = start.config.governance === null ? null : join(folder, 'context.json');
  const leaseEnd = AbortSignal.timeout((request.leaseTtlSeconds - LEASE_MARGIN) * 1000);
  const mutationMode = request.program === null ? 'human-override' : 'instruction-linked';
  const site = { repoRoot: world.root, issuesPath: roots.issues, worktree: world.root, mutationMode } as const;
  const step: Step = {
    ...start,
    stepId,
    folder,
    environment: { ...request.environment, ...variablesOf(start, handoff, context) },
    signal: AbortSignal.any([request.signal, leaseEnd]),
    refs: stepRefs(claim, site, stepIndex),
    startedAt: nowText(world),
  };
  const { environment, signal } = request;
  const about = { kind: 'worker_step', id: basename(folder), batch: null, environment, signal } as const;
  const recordsOf = oneRecord(world, about.kind);
  return recordedRun(world, about, recordsOf, async (run, store) => {
    const issue = (await readIssueMemory(world, roots.issues)).get(claim.issueId);
    await writeFileAtomically(handoff, documentText({ ...boot, stepId, issue, roots }), 'the handoff');
    const exceeded = context === null ? null : await composeStep(step, issue, boot, context);
    await begin(step);
    run.phase = 'run';
    const outcome = exceeded === null ? await outcomeOf(step) : givenBack('context_budget_exceeded', [exceeded]);
    run.phase = 'report';
    const value = await handOn(step, outcome);
    const { end } = outcome;
    const classes = typeof end === 'object' ? [end.givenBack] : [...value.failureClasses];
    const dispute = disputeOf(run.runId, claim.issueId, outcome);
    const resolved = dispute === null ? null : await keepConflict(store, dispute, world.now().toISOString());
    if (resolved?.resolution_successful === false) classes.push('conflict.unresolved');
    return { value, records: recordsOf(run, stepEnding({ ...value, failureClasses: classes })) };
  });
}

/** The work says that it is done, and what verifies it says that it is not; null where that is not what failed. */
function disputeOf(runId: string, issueId: string, { end, attempt }: Outcome): ConflictInput | null {
  const [work, verify] = attempt?.ran ?? [];
  if (end !== 'failed' || work === undefined || verify === undefined) return null;
  const isLeaseEnded = attempt?.failureClasses.includes('step.lease_ended') === true;
  if (work.exitCode !== 0 || verify.exitCode === 0 || isLeaseEnded) return null;
  const outputs = [
    { agent_id: work.name, evidence_count: attempt?.files.length ?? 0 },
    { agent_id: verify.name, evidence_count: 1 },
  ];
  return { run_id: runId, conflict_type: 'critic_vs_coder', subject: issueId, their_outputs: outputs };
}

/** Both sets of names, so that what a command of ours finds does not depend on which one the user has set. */
function variablesOf(
  { roots, claim }: Pick<Step, 'roots' | 'claim'>,
  handoff: string,
  context: string | null,
): Environment {
  const named = {
    ACTIVE_ISSUE_ID: claim.issueId,
    ISSUE_ID: claim.issueId,
    ISSUES_PATH: roots.issues,
    HARNESS_SESSION_PATH: roots.session,
    HANDOFF_FILE: handoff,
    ...(context === null ? {} : { CONTEXT_FILE: context }),
  };
  const both = Object.entries(named).flatMap(([name, value]) =>
    ['PREMATH', 'PORTCULLIS'].map((product) => [`${product}_${name}`, value] as const),
  );
  return Object.fromEntries(both);
}

/** Composes what the work is given; what became of it where that does not fit. */
async function composeStep(
  { world, stepId, claim, folder, request, config, environment }: Step,
  issue: Issue | undefined,
  boot: object | null,
  file: string,
): Promise<Ran | null> {
  const { title, description, acceptance_criteria: criteria, notes, design } = issue ?? {};
  const texts = {
    task_definition: [`${claim.issueId}: ${title}`, description, criteria].filter(Boolean).join('\n\n'),
    current_phase: `Work on ${claim.issueId}. It is done when this ends with 0: ${JSON.stringify(request.verify)}`,
    recent_messages: notes,
    session_summaries: boot === null ? undefined : documentText(boot),
    project_knowledge: design,
  };
  const parts = Object.entries(texts).flatMap(([section, text]) => (text === undefined ? [] : [{ section, text }]));
  const model = config.governance?.context?.model ?? null;
  const run = { runId: stepId, agent: claim.workerId, model, config, environment, folder, file };
  const composed = await composeFor(world, run, parts);
  if (!(composed instanceof PortcullisError)) return null;
  const { message: problem } = composed;
  return { name: 'context', exitCode: 1, problem, failureClasses: ['context_budget_exceeded'], said: '' };
}

/** Says in session and ledger what is worked on. */
async function begin({ world, roots, claim: { issueId }, refs }: Step): Promise<void> {
  const session = { path: roots.session, isStrict: false };
  const nextStep = 'work -> verify -> close_or_recover';
  const active = { state: 'active', issueId, nextStep, lineageRefs: refs.lineageRefs } as const;
  await writeSession(world, session, active, roots.issues);
  const ledger = { path: roots.features, isStrict: false };
  await writeFeature(world, ledger, { featureId: issueId, issueId, status: 'in_progress' });
}

async function outcomeOf(step: Step): Promise<Outcome> {
  const { request, signal } = step;
  const isInterrupted = (): boolean => request.signal.aborted;
  const before = await runNamed(step, 'verify-before', request.verify);
  if (isInterrupted()) return givenBack('interrupted', []);
  if (before.exitCode !== 0) return givenBack('verify_before', [before]);
  let attempt: Attempt | null = null;
  for (let attempts = 1; ; attempts += 1) {
    const { governed } = step;
    if (governed !== null && !(await governed.take(step.stepId, governed.ofAttempt, ['parallel_agents']))) {
      return givenBack('budget_exhausted', []);
    }
    attempt = await attemptWork(step, attempts, attempt).catch(unjudgedAttempt);
    await governed?.give(step.stepId, attempt.byTools ? 'unasked' : null);
    const { ran, failureClasses } = attempt;
    if (isInterrupted()) return givenBack('interrupted', ran);
    if (failureClasses.length === 0) {
      const end = (await closeIssue(step)) ? 'completed' : 'failed';
      return { end, ran, attempts, attempt, decision: null };
    }
    const decision = decideCommandRetry(step.retryPolicy, failureClasses, attempts, signal.aborted);
    if (!decision.retry) return { end: 'failed', ran, attempts, attempt, decision };
    // Where it is interrupted, the next attempt says so.
    await sleep(backoffMs(decision, Math.random()), undefined, { signal }).catch(() => undefined);
  }
}

/** Nothing was worked, or not to its end. */
function givenBack(why: string, ran: readonly Ran[]): Outcome {
  return { end: { givenBack: `retry_needed_${why}` }, ran, attempts: 0, attempt: null, decision: null };
}

/** Of work after which nobody can tell what it left, as where it broke the repository. */
function unjudgedAttempt(error: unknown): Attempt {
  const { code, message: problem } = asPortcullisError(error);
  const failureClasses = [code, 'check_failed'];
  const ran = [{ name: 'judge', exitCode: 1, problem, failureClasses, said: '' }];
  return { failureClasses, ran, byTools: false, turns: [], files: [], outside: [], spawned: [] };
}

/** Closes an issue while its lease is the one that was claimed; true also where the work itself has closed it. */
async function closeIssue({ world, roots, claim }: Step): Promise<boolean> {
  const { answer } = await changeIssueMemory(world, roots.issues, (issues, now) => {
    const issue = issues.get(claim.issueId);
    if (!isHeld(issue, claim, now)) return { issues, answer: { isClosed: leaseState(issue, now) === 'released' } };
    return { ...updateIssue(issues, { id: issue.id, status: 'closed' }, now), answer: { isClosed: true } };
  });
  return answer.isClosed;
}
