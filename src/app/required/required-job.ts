import { join } from 'node:path';

import type { RequiredConfig } from '../../contracts/config.ts';
import { documentText } from '../../contracts/document-text.ts';
import { ATTESTATION_FILE, REQUIRED_FOLDER } from '../../contracts/required-attestation.ts';
import type { RequiredCheck } from '../../contracts/required-policy.ts';
import { notWritten } from '../../io/file-error.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { removeFolder } from '../../io/unit/unit-folder.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { invalidInput, mismatchError, usageError } from '../../kernel/portcullis-error.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import { refSet } from '../../kernel/trimmed.ts';
import { gatePayload } from '../../required/gate-ref.ts';
import type { CheckRecord } from '../../required/github/judge-check.ts';
import type { OwnJob } from '../../required/github/place-check-run.ts';
import { makeFolder as makeProofs, type CheckEvidence, type Evidence } from '../../required/make-proof.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { resolveComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { beginGoverned, runGoverned } from '../governance/begin-governed.ts';
import { oneRecord, recordedRun, type OpenRun } from '../governance/recorded-run.ts';
import { retryPolicyOf } from '../retry/retry-policy.ts';
import { eventName, eventOfRun } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { changedWorkflow } from './changed-workflow.ts';
import { githubEvidence, type GitHubChecks } from './github-evidence.ts';
import { isHeadCheckedOut, mergeOf } from './is-configured.ts';
import { requiredRequest, type AskedCheck, type RequiredRequest } from './required-request.ts';
import { runChecks, type ChecksRequest } from './run-checks.ts';

export interface RequiredJobOptions
  extends
    Omit<ChecksRequest, 'delta' | 'commit' | 'before' | 'retryPolicy' | 'governed'>,
    Pick<GitHubChecks, 'waitMinutes'> {
  /** Null: as the comparator's configuration says, else the head's. */
  readonly evidence: RequiredConfig['evidence'] | null;
  /** Only these of the checks that the change needs; null for all. */
  readonly only: readonly string[] | null;
  readonly compare: CompareRequest;
  readonly planDigest: string | null;
  /** Seconds that a place among all runs is waited for; 0 unless told. */
  readonly budgetWait?: number;
  /** Gets the folder of the proof. */
  readonly directory: string;
  /** Under which its ending is recorded; without one it gets a new id. */
  readonly runId?: string;
  /** Told of that folder, before anything is run. */
  readonly onBegin: (directory: string) => void;
}

export type RequiredJob = Awaited<ReturnType<typeof requiredJob>>;

/**
 * Shows the checks that a change needs: runs them, or finds them on GitHub, and writes what proves it: a proof for each policy that asks, and
 * the attestation of all at last. What an earlier run left in their folder goes first.
 *
 * @throws PortcullisError `invalid_input` where a check cannot be shown so, and what the steps throw
 */
export async function requiredJob(world: World, options: RequiredJobOptions) {
  const { environment, signal, runId = world.newId() } = options;
  const about = { kind: 'required', id: runId, batch: null, environment, signal } as const;
  const recordsOf = oneRecord(world, about.kind);
  return recordedRun(world, about, recordsOf, async (run) => {
    const value = await proveChecks(world, options, run);
    const factors = [value.isAccepted ? 'accepted' : 'rejected'];
    const ending = { reason: 'success', phase: 'report', factors, artifacts: [value.folder] } as const;
    return { value, records: recordsOf(run, ending) };
  });
}

async function proveChecks(world: World, options: RequiredJobOptions, open: OpenRun) {
  const { compare, environment, directory, planDigest } = options;
  const folder = join(directory, REQUIRED_FOLDER);
  if (!(await removeFolder(folder))) {
    throw notWritten(new Error('an earlier one'), folder, 'a folder that can be removed');
  }
  const comparator = await resolveComparator(world, compare);
  const request = await requiredRequest(world, comparator, compare);
  const { delta, policies } = request;
  const [theirs, ours] = [request.judge, request.head].map(({ config }) => config.required?.evidence);
  for (const warning of request.warnings) world.say(`warning: ${warning}`);
  const way = options.evidence ?? theirs ?? ours ?? 'run';
  const [toRun, toFind] = waysOf(chosenChecks(request.asked, options.only), way);
  const commit = toRun.length === 0 ? '' : headCheckedOut(comparator, compare);
  await makeFolder(directory, 'the proof');
  options.onBegin(directory);
  const started = world.now();
  open.phase = 'run';
  let found: Evidence = new Map();
  // To find costs a few requests, may be waited for and may be an error of the policy; commands may take an hour.
  const before = async (): Promise<void> => {
    found = await foundOf(world, options, comparator, request, toFind);
  };
  const retryPolicy = await retryPolicyOf(world, request.judge);
  const { signal, budgetWait: waitSeconds = 0 } = options;
  const spender = { run: world.newId(), folder: directory, environment, waitSeconds, signal };
  const governed = toRun.length === 0 ? null : await beginGoverned(world, request.judge.config.governance, spender);
  const checks = { ...options, delta, commit, before, retryPolicy, governed };
  const ran = await runGoverned(governed, () => runChecks(world, toRun, checks));
  const evidence = bothOf(ran.evidence, found);
  const finished = world.now();
  open.phase = 'report';

  const run = {
    squeakSiteProfile: toFind.length > 0 ? 'external' : 'local',
    runStartedAt: started.toISOString(),
    runFinishedAt: finished.toISOString(),
    runDurationMs: Math.max(0, finished.getTime() - started.getTime()),
  } as const;
  // Checks that have to be native whatever the policy says.
  const named = ['PORTCULLIS', 'PREMATH'].map((product) => environment[`${product}_CI_NATIVE_REQUIRED_CHECKS`] ?? '');
  const native = refSet(named.join(',').split(','));
  const { fromRef: mergeBase, toRef: headSha } = delta;
  const { proofs, texts, attestation } = makeProofs(
    { headSha, mergeBase, event: eventName(environment), planDigest, toolVersion: world.version },
    policies.map(({ policy }) => ({ policy, delta, evidence, native, run })),
  );
  for (const [path, text] of texts) await writeFileAtomically(join(folder, path), text, 'the proof');
  await writeFileAtomically(join(folder, ATTESTATION_FILE), documentText(attestation), 'the attestation');
  const isAccepted = proofs.every(({ decision }) => decision.decision === 'accept');
  // The comparator with what it was told already, for the gate that judges the proof.
  return {
    folder,
    proofs,
    failed: ran.failed,
    attestationDigest: attestation.attestationDigest,
    isAccepted,
    comparator,
  };
}

/** What is checked out, and so is run. Throws `invalid_input` where that is not what is attested. */
function headCheckedOut(comparator: Comparator, compare: CompareRequest): string {
  const { head_sha: head, tested_sha: tested } = comparator.commits;
  if (tested !== null && isHeadCheckedOut(comparator, compare)) return tested;
  const merge = mergeOf(compare);
  const expected = `the head ${head}${merge === null ? '' : ` or its merge ${merge}`} to be checked out`;
  const help = 'What is run is what is attested: check out without `ref`, as actions/checkout does by itself.';
  throw mismatchError('invalid_input', 'required checks', { expected, found: tested ?? 'nothing' }, help);
}

/** Those checks that a user named. Throws where one is none, since it would not be run. */
function chosenChecks(asked: RequiredRequest['asked'], only: readonly string[] | null): readonly AskedCheck[] {
  const unknown = only?.find((id) => !asked.has(id));
  if (unknown !== undefined) {
    const found = `${JSON.stringify(unknown)}${didYouMean(unknown, [...asked.keys()])}`;
    const message = `--only: expected a check that this change needs, found ${found}`;
    throw usageError(message, `Needed: ${[...asked.keys()].join(', ') || 'none'}.`);
  }
  return [...asked].filter(([id]) => only?.includes(id) ?? true).map(([, check]) => check);
}

/** What is run, and what is found on GitHub: with `both`, whatever a check has. */
function waysOf(
  asked: readonly AskedCheck[],
  evidence: RequiredConfig['evidence'],
): readonly [toRun: readonly AskedCheck[], toFind: readonly AskedCheck[]] {
  const mayRun = ({ command }: RequiredCheck): boolean => evidence !== 'github' && command !== null;
  const mayFind = ({ github }: RequiredCheck): boolean => evidence !== 'run' && github !== null;
  const hidden = asked.find(({ check }) => !mayRun(check) && !mayFind(check));
  if (hidden !== undefined) {
    const wanted = { run: '"command"', github: '"github"', both: '"command" or "github"' }[evidence];
    const message = `the check ${hidden.check.checkId}: expected ${wanted} in the policy, found none`;
    throw invalidInput(message, `With "evidence: ${evidence}" nothing else can show it.`);
  }
  return [asked.filter(({ check }) => mayRun(check)), asked.filter(({ check }) => mayFind(check))];
}

async function foundOf(
  world: World,
  { compare, environment, waitMinutes }: RequiredJobOptions,
  comparator: Comparator,
  { policies, delta, before, after }: RequiredRequest,
  checks: readonly AskedCheck[],
): Promise<Evidence> {
  if (checks.length === 0) return new Map();
  const context = await eventOfRun(environment);
  const own: OwnJob | null =
    context === null
      ? null
      : { run: context.runId, workflow: context.workflow, runner: environment['RUNNER_NAME'] ?? '' };
  const trees = { comparator, before, after, repository: compare.access?.repository ?? '' };
  const records = await githubEvidence({
    access: compare.access,
    // Of a pull request its head, whatever was checked out.
    headSha: context === null ? delta.toRef : 'headSha' in context.trigger ? context.trigger.headSha : context.sha,
    checks: new Map(checks.flatMap(({ check }) => (check.github === null ? [] : [[check.checkId, check.github]]))),
    named: policies.flatMap(({ policy }) => policy.checks.flatMap(({ github }) => github ?? [])),
    own,
    waitMinutes,
    changedFile: (workflow) => changedWorkflow(trees, workflow),
    say: world.say,
  });
  return new Map(
    checks.flatMap((asked) => {
      const record = records.get(asked.check.checkId);
      return record === undefined ? [] : [[asked.check.checkId, foundEvidence(asked, record, delta)] as const];
    }),
  );
}

function foundEvidence(
  { check, projection }: AskedCheck,
  record: CheckRecord,
  delta: RequiredRequest['delta'],
): CheckEvidence {
  const { checkId } = check;
  const { projectionDigest, projectionPolicy: policyDigest } = projection;
  const identity = { checkId, projectionDigest, policyDigest, ctxRef: delta.fromRef, dataHeadRef: delta.toRef };
  const { class: found, message, headSha } = record;
  const failure = {
    lawRef: 'GATE-3.3',
    message,
    context: { checkId, headSha },
    tokenPath: `ci/check/${checkId}`,
    details: { phase: 'find_check_run', responsibleComponent: 'github' },
  };
  const payload = gatePayload(identity, found === null ? [] : [{ ...failure, class: found }]);
  return { exitCode: found === null ? 0 : 1, durationMs: 0, payload, seen: record };
}

/** Of a check that was run and found both have to pass: what was found counts, unless that passed. */
function bothOf(ran: Evidence, found: Evidence): Evidence {
  const both = new Map(found);
  for (const [id, own] of ran) {
    const { exitCode = 0, seen } = found.get(id) ?? {};
    if (exitCode === 0) both.set(id, seen === undefined ? own : { ...own, seen });
  }
  return both;
}
