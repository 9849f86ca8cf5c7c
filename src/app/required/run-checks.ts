import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pLimit from 'p-limit';

import { firstOf } from '../../contracts/counted.ts';
import type { Secrets } from '../../governance/redaction/redact-secrets.ts';
import { classifyFailure } from '../../harness/retry/classify.ts';
import { backoffMs, decideCommandRetry, type DecisionDocument } from '../../harness/retry/decide.ts';
import type { RetryPolicy } from '../../harness/retry/policy.ts';
import { changesFromCommit } from '../../io/git/git-repository.ts';
import { readExcerpt } from '../../io/read-text-file.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { mismatchError, notComparable, usageError } from '../../kernel/portcullis-error.ts';
import { clip, safeText } from '../../report/text-style.ts';
import { jsonOf } from '../../required/decode-request.ts';
import { gateRefOf } from '../../required/gate-ref.ts';
import type { ChangeDelta, CheckEvidence, Evidence } from '../../required/make-proof.ts';
import { objectOf, type SpeltObject } from '../../required/spelt-fields.ts';
import { verdictOf } from '../../required/witness.ts';
import { mayRunAgents } from '../comparator/compare-request-of-run.ts';
import { HANDED_ON, KEPT_BYTES, type RanCommand, runCommand } from '../command/run-command.ts';
import { refuseExhausted } from '../governance/begin-governed.ts';
import type { GovernedRun } from '../governance/governed-run.ts';
import { secretsOf } from '../world/secret-values.ts';
import { eventName, type Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { AskedCheck } from './required-request.ts';

/** The files of a check in its folder. */
const [WITNESS, SOURCE] = ['witness.json', 'witness.source'];

export interface ChecksRequest {
  readonly delta: Pick<ChangeDelta, 'fromRef' | 'toRef'>;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly maxParallel: number;
  /** Whose budgets hold; null for none. */
  readonly governed: GovernedRun | null;
  /** Gets a folder with what checks print. */
  readonly directory: string;
  /** What is checked out, and attested: checks run over its tracked files, and leave them as they are. */
  readonly commit: string;
  readonly retryPolicy: RetryPolicy;
  /** Done when the tracked files were looked at, before anything is run. */
  readonly before: () => Promise<void>;
}

/** How checks ended, and what the policy of retries says of those that failed at last. */
export interface RanChecks {
  readonly evidence: Evidence;
  readonly failed: ReadonlyMap<string, DecisionDocument>;
}

/**
 * Runs checks, those that fail as often as the policy of retries says. How one ends at last is evidence.
 *
 * @throws PortcullisError when all have ended: `usage` on an event that must not run them; `invalid_input` where tracked files are another
 * commit's, before anything is run, or after a check, and for a payload that is none, or none of the check's own; `not_comparable` where it
 * was interrupted; `unavailable` where a budget ran out
 */
export async function runChecks(
  world: World,
  checks: readonly AskedCheck[],
  { maxParallel, governed, directory, commit, before, retryPolicy, ...request }: ChecksRequest,
): Promise<RanChecks> {
  const failed = new Map<string, DecisionDocument>();
  if (checks.length === 0) {
    await before();
    return { evidence: new Map(), failed };
  }
  const event = eventName(request.environment);
  if (event !== null && !mayRunAgents(event)) {
    throw usageError(
      `No check is run on ${event}: it gives the code of strangers the rights of the base branch.`,
      'Run them on pull_request, or look for them with "evidence: github".',
    );
  }
  const parent = await makeBatchFolder(world.newId());
  try {
    // No check knows the name of this index, nor of another's folder (src/required/README.md, "Proofs").
    const changes = await changesFromCommit(world.root, commit, join(parent, world.newId()));
    const look = async (when: string, help: string): Promise<void> => {
      const found = await changes();
      if (found.length === 0) return;
      const mismatch = { expected: `the tracked files of ${commit}`, found: `others: ${firstOf(found)}` };
      throw mismatchError('invalid_input', `required checks, ${when}`, mismatch, help);
    };
    await look('before any was run', 'The proof is of that commit, all of it: commit or stash.');
    await before();
    let done = 0;
    const one = async (asked: AskedCheck, index: number): Promise<readonly [string, CheckEvidence]> => {
      const { checkId } = asked.check;
      const stem = join(directory, 'output', `${String(index + 1).padStart(2, '0')}-${checkId}`);
      for (let attempt = 1; ; attempt += 1) {
        const job = { ...request, asked, root: world.root, folder: join(parent, world.newId()), stem };
        if (governed !== null && !(await governed.take(stem, {}, ['external_jobs']))) refuseExhausted(governed);
        const end = await runCheck(job);
        await governed?.give(stem);
        const { problem, isTimedOut: _, ...evidence } = end;
        const { exitCode, durationMs } = evidence;
        const decision = exitCode === 0 ? null : await decisionOf(stem, end, retryPolicy, attempt);
        const again = decision?.retry === true ? backoffMs(decision, Math.random()) : null;
        if (again === null) done += 1;
        const ended = exitCode === 0 ? 'passed' : `failed, exit code ${exitCode}`;
        const why = problem === null ? '' : `: ${safeText(problem)}`;
        const of = decision === null || again === null ? '' : retryText(decision, again);
        world.say(`[${done}/${checks.length}] ${checkId} ${ended}, ${(durationMs / 1000).toFixed(1)} s${why}${of}`);
        await look(`after ${checkId}`, 'A check leaves tracked files as they are: let it write elsewhere.');
        if (again === null) {
          if (decision !== null) failed.set(checkId, decision);
          return [checkId, evidence];
        }
        // Where it is interrupted, the next attempt says so.
        await sleep(again, undefined, { signal: request.signal }).catch(() => undefined);
      }
    };
    const limit = pLimit(Math.min(maxParallel, governed?.most('external_jobs') ?? maxParallel));
    const ended = await Promise.allSettled(checks.map((asked, index) => limit(one, asked, index)));
    const evidence = new Map(
      ended.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      }),
    );
    return { evidence, failed };
  } finally {
    await removeFolder(parent);
  }
}

interface CheckJob extends Pick<ChecksRequest, 'delta' | 'environment' | 'signal'> {
  readonly asked: AskedCheck;
  /** Where it runs: the top of the repository. */
  readonly root: string;
  /** A folder of its own that is not there yet; a real path. */
  readonly folder: string;
  /** Where its outputs are kept, without their ending. */
  readonly stem: string;
}

/** What a check ended with. */
type CheckEnd = CheckEvidence & RanCommand;

async function runCheck(job: CheckJob): Promise<CheckEnd> {
  const { check } = job.asked;
  const { root, environment, folder, stem, signal } = job;
  await mkdir(folder, { mode: 0o700 });
  const secrets = secretsOf(check.environment, environment);
  const ran = await runCommand({
    command: check.command ?? [],
    root,
    folder,
    stem,
    environment: environmentOf(job),
    timeoutSeconds: check.timeoutSeconds,
    marker: { name: 'PORTCULLIS_CHECK_FOLDER', value: folder },
    secrets,
    signal,
  });
  if (signal.aborted) throw notComparable('the checks were interrupted: nothing was proven', 'Run them again.');
  return { ...ran, payload: await payloadOf(job, secrets) };
}

/** What the policy says of a check that failed, by what it wrote. */
async function decisionOf(
  stem: string,
  { exitCode, payload, isTimedOut }: CheckEnd,
  policy: RetryPolicy,
  attempt: number,
): Promise<DecisionDocument> {
  const [stdout = '', stderr = ''] = await Promise.all(
    ['stdout', 'stderr'].map((name) => readExcerpt(`${stem}.${name}`, KEPT_BYTES)),
  );
  const classes = payload === null ? [] : gateRefOf('', '', 'native', payload).failureClasses;
  const witness = JSON.stringify(verdictOf([exitCode], [classes]));
  return decideCommandRetry(policy, classifyFailure({ stdout, stderr, witness }).classified, attempt, isTimedOut);
}

function retryText({ matchedFailureClass, attempt, maxAttempts }: DecisionDocument, waitMs: number): string {
  const wait = `again in ${(waitMs / 1000).toFixed(1)} s`;
  return `; ${safeText(clip(matchedFailureClass, 100))}: attempt ${attempt} of ${maxAttempts}, ${wait}`;
}

function environmentOf({ asked: { check, projection }, environment, delta, folder }: CheckJob): Environment {
  const variables = {
    WITNESS_OUT: resolve(folder, WITNESS),
    WITNESS_SOURCE_OUT: resolve(folder, SOURCE),
    CHECK_ID: check.checkId,
    PROJECTION_DIGEST: projection.projectionDigest,
    POLICY_DIGEST: projection.projectionPolicy,
    CTX_REF: delta.fromRef,
    DATA_HEAD_REF: delta.toRef,
  };
  const given = [...HANDED_ON, ...check.environment].map((name) => [name, environment[name]] as const);
  const own = Object.entries(variables).flatMap(([name, value]) =>
    ['PORTCULLIS', 'PREMATH'].map((product) => [`${product}_GATE_${name}`, value] as const),
  );
  return Object.fromEntries([...given, ...own]);
}

/** What the check wrote of itself; null where it wrote nothing, or calls it a fallback, which is synthesised. */
async function payloadOf({ asked: { check }, folder }: CheckJob, secrets: Secrets): Promise<SpeltObject | null> {
  const what = `the payload of the check ${check.checkId}`;
  const text = await readOptionalRepositoryFile(dirname(folder), resolve(folder, WITNESS), what);
  if (text === undefined) return null;
  const named = await readOptionalRepositoryFile(dirname(folder), resolve(folder, SOURCE), what);
  const payload = objectOf(jsonOf(secrets.redact(text)));
  const source = named?.trim() ?? payload?.['witnessSource'] ?? 'native';
  if (payload === undefined || (source !== 'native' && source !== 'fallback')) {
    const expected = 'a JSON object with each key once, and the source native or fallback';
    const help = 'It writes that file itself, for this run; or leaves it, for the fallback.';
    throw mismatchError('invalid_input', what, { expected, found: 'something else' }, help);
  }
  return source === 'fallback' ? null : payload;
}
