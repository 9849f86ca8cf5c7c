import { join } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { discoverIssue } from '../../harness/issues/change-issue.ts';
import { momentOf } from '../../harness/rfc3339.ts';
import { leaseHandoff, type LeaseHandoff } from '../../harness/worker/lease-handoff.ts';
import { stepWitnessRef } from '../../harness/worker/step-refs.ts';
import { boundedSummary } from '../../harness/worker/step-summary.ts';
import { shownPath } from '../../io/find-files.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { type Escalated, escalateOrTell, escalatedText } from '../harness/escalate.ts';
import { writeFeature } from '../harness/feature-file.ts';
import { answerDispatch } from '../harness/issue-commands.ts';
import { changeIssueMemory, readIssueMemory } from '../harness/issue-memory.ts';
import { writeSession } from '../harness/session-file.ts';
import { appendStep } from '../harness/trajectory-file.ts';
import { toldOf } from './attempt-work.ts';
import type { Outcome, Step } from './work-request.ts';

/** What a step came to. */
export interface StepResult {
  readonly stepId: string;
  readonly issueId: string;
  readonly completed: boolean;
  readonly resultClass: string;
  readonly leaseAction: string;
  readonly failureClasses: readonly string[];
  readonly attempts: number;
  /** What was done after the last attempt; null where nothing was. */
  readonly escalation: string | null;
  /** The document that says all of it: relative to the worktree where it lies in it. */
  readonly witness: string;
}

/** Recovers the lease, escalates, and writes what the next start needs. @throws PortcullisError where that cannot be written */
export async function handOn(step: Step, outcome: Outcome): Promise<StepResult> {
  const { world, claim, stepId, folder, refs, roots, startedAt } = step;
  const { end, ran, attempt, attempts, decision } = outcome;
  const completed = end === 'completed';
  const issue = (await readIssueMemory(world, roots.issues)).get(claim.issueId);
  const handoff = leaseHandoff(issue, claim, end, momentOf(world.now()));
  const recovered = await recoverLease(step, handoff);
  const witnessFile = join(folder, 'witness.json');
  const escalated = await escalateStep(step, outcome, witnessFile, handoff);
  const { turns = [], files = [], outside = [], spawned = [], failureClasses = [] } = attempt ?? {};
  const spawnedRefs = await tellSpawned(step, spawned);
  const witness = shownPath(world.root, witnessFile);
  const result: StepResult = {
    stepId,
    issueId: claim.issueId,
    completed,
    resultClass: handoff.resultClass + recovered.suffix,
    leaseAction: handoff.leaseAction,
    failureClasses,
    attempts,
    escalation: escalated === null ? null : escalatedText(escalated),
    witness,
  };
  const found = { ...result, decision, escalated, handoff, ran, turns, files, outside };
  const document = { schema: 1, witnessKind: 'portcullis.worker.step.v1', ...found, startedAt };
  await writeFileAtomically(witnessFile, documentText(document), 'the witness of a step', { lasting: true });
  for (const [at, turn] of turns.entries()) {
    await appendRow(step, `.turn.${at + 1}`, 'worker.turn', turn.failureClasses[0] ?? 'accepted', [turn.ref]);
  }
  const witnessRef = stepWitnessRef(claim, completed ? 'completed' : 'failed');
  const own = [witnessRef, refs.policyRef, handoff.leaseRef, ...recovered.refs, `file:${witness}`];
  await appendRow(step, '', 'worker.loop', result.resultClass, [
    ...own,
    ...turns.map(({ ref }) => ref),
    ...spawnedRefs,
  ]);
  const status = completed ? 'completed' : attempt === null ? 'pending' : 'blocked';
  const verificationRefs = completed ? [witnessRef, handoff.leaseRef] : undefined;
  const feature = { featureId: claim.issueId, status, verificationRefs } as const;
  await writeFeature(world, { path: roots.features, isStrict: false }, feature);
  await endSession(step, summaryOf(issue?.title ?? '', result, outcome), handoff, completed);
  return result;
}

/** Does to a lease what the table says, by the reference's transport; a suffix of the result class tells how that went. */
async function recoverLease({ world, request, roots, claim }: Step, handoff: LeaseHandoff) {
  const { leaseAction, leaseId, leaseOwner } = handoff;
  const isRenewal = leaseAction === 'issue_lease_renew';
  if (!isRenewal && leaseAction !== 'issue_lease_release') return { suffix: '', refs: [] };
  const payload = { id: claim.issueId, assignee: leaseOwner, leaseId, issuesPath: roots.issues };
  const { leaseTtlSeconds } = request;
  const action = isRenewal ? 'issue.lease_renew' : 'issue.lease_release';
  const asked = JSON.stringify(isRenewal ? { ...payload, leaseTtlSeconds } : payload);
  const answer = (await answerDispatch(world, action, asked)) as { result: string; semanticDigest: string };
  const suffix = answer.result === 'accepted' ? '_transport_dispatched' : '_transport_rejected';
  return { suffix, refs: [`transport://dispatch/${action}/${answer.semanticDigest}`] };
}

/** Tells of an issue that failed at last, unless it is somebody else's, or free for them. */
async function escalateStep(
  { world, claim, roots, stepId }: Step,
  { decision }: Outcome,
  witness: string,
  { leaseAction }: LeaseHandoff,
): Promise<Escalated | null> {
  if (decision === null || leaseAction === 'stop' || leaseAction === 'issue_claim_next_reclaim') return null;
  const environment = { PORTCULLIS_ACTIVE_ISSUE_ID: claim.issueId };
  const scope = `worker step ${stepId}`;
  return escalateOrTell(world, { decision, scope, witness, environment, issues: roots.issues });
}

/** A row and an issue for each to whom the work handed something over: what a sub-agent is to do stands where others see it. */
async function tellSpawned(step: Step, tasks: readonly string[]): Promise<readonly string[]> {
  const { world, claim, stepId, roots } = step;
  const refs: string[] = [];
  for (const [at, taskRef] of tasks.entries()) {
    const payload = JSON.stringify({ taskRef, parentFiberId: stepId });
    const { fiberWitnessRef } = (await answerDispatch(world, 'fiber.spawn', payload)) as { fiberWitnessRef: string };
    const found = { parent: claim.issueId, title: taskRef, description: `Handed over by ${stepId}.` };
    await changeIssueMemory(world, roots.issues, (issues, now) => discoverIssue(issues, found, now));
    await appendRow(step, `.fiber.${at + 1}`, 'fiber.spawn', 'accepted', [fiberWitnessRef]);
    refs.push(fiberWitnessRef);
  }
  return refs;
}

async function appendRow(
  { world, stepId, claim, refs, roots, startedAt }: Step,
  part: string,
  action: string,
  resultClass: string,
  witnessRefs: readonly string[],
): Promise<void> {
  const about = { issueId: claim.issueId, lineageRefs: refs.lineageRefs, startedAt };
  const row = { stepId: stepId + part, action, resultClass, witnessRefs, ...about };
  await appendStep(world, roots.trajectory, row, 'refuse');
}

/** What the next start is told: what came of the step, why it failed, what it wrote. */
function summaryOf(title: string, result: StepResult, { ran, attempt }: Outcome): string {
  const { issueId, resultClass, failureClasses, escalation, witness } = result;
  return [
    `${issueId} ${title}: ${resultClass}`,
    ...(failureClasses.length === 0 ? [] : [`failure classes: ${failureClasses.join(', ')}`]),
    ...(escalation === null ? [] : [`escalation: ${escalation}`]),
    `witness: ${witness}`,
    ...ran.filter(({ exitCode }) => exitCode !== 0).map(toldOf),
    ...(attempt?.outside ?? []).map((path) => `outside of --paths: ${path}`),
    ...(attempt?.files ?? []).map(({ path, digest }) => `wrote ${path} ${digest ?? '(removed)'}`),
  ].join('\n');
}

async function endSession(
  { world, folder, roots, refs, claim: { issueId } }: Step,
  whole: string,
  { leaseRef, leaseAction }: LeaseHandoff,
  completed: boolean,
): Promise<void> {
  const file = join(folder, 'checkpoint.json');
  const { summary, checkpoint } = boundedSummary(whole, shownPath(world.root, file));
  if (checkpoint !== null) {
    await writeFileAtomically(file, documentText(checkpoint), 'the checkpoint of a step', { lasting: true });
  }
  const nextStep = completed ? 'claim next ready issue' : `recover ${issueId}: ${leaseAction}`;
  const witnessRefs = [refs.policyRef, leaseRef];
  const change = { state: 'stopped', issueId, summary, nextStep, witnessRefs } as const;
  await writeSession(world, { path: roots.session, isStrict: false }, change, roots.issues);
}
