import type { RequiredConfig } from '../../contracts/config.ts';
import type { RequiredCheck } from '../../contracts/required-policy.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { gatePayload } from '../../required/gate-ref.ts';
import type { CheckRecord } from '../../required/github/check-record.ts';
import type { OwnJob } from '../../required/github/seen-on-github.ts';
import type { CheckEvidence, Evidence } from '../../required/make-proof.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { resolveComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { eventOfRun } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { askedChecks, chosenChecks, type AskedCheck } from './asked-checks.ts';
import { overAttestedTree } from './attested-tree.ts';
import { changedWorkflow } from './changed-workflow.ts';
import { githubEvidence, type GitHubChecks } from './github-evidence.ts';
import { requiredRequest, type RequiredRequest } from './required-request.ts';
import { runChecks, type ChecksRequest } from './run-checks.ts';
import { writeProofs } from './write-proofs.ts';

export interface RequiredJobOptions extends Omit<ChecksRequest, 'delta' | 'onEnd'>, Pick<GitHubChecks, 'waitMinutes'> {
  /** Null: as the comparator's configuration says, else the head's. */
  readonly evidence: RequiredConfig['evidence'] | null;
  /** Only these of the checks that the change needs; null for all. */
  readonly only: readonly string[] | null;
  readonly compare: CompareRequest;
  readonly planDigest: string | null;
  /** Gets the folder of the proof. */
  readonly directory: string;
  /** Told of that folder, before anything is run. */
  readonly onBegin: (directory: string) => void;
}

export type RequiredJob = Awaited<ReturnType<typeof requiredJob>>;

/**
 * Shows the checks that a change needs: runs them, or finds them on GitHub, and writes what proves it.
 *
 * @throws PortcullisError `invalid_input` where a check cannot be shown so, and what the steps throw
 */
export async function requiredJob(world: World, options: RequiredJobOptions) {
  const { compare, environment, directory, planDigest } = options;
  const comparator = await resolveComparator(world, compare);
  const request = await requiredRequest(world, comparator, compare);
  const [theirs, ours] = [request.judge, request.head].map(({ config }) => config.required?.evidence);
  const way = options.evidence ?? theirs ?? ours ?? 'run';
  for (const warning of request.warnings) world.say(`warning: ${warning}`);
  const [toRun, toFind] = waysOf(chosenChecks(askedChecks(request, comparator), options.only), way);
  const show = async (onEnd: ChecksRequest['onEnd']) => {
    await makeFolder(directory, 'the proof');
    options.onBegin(directory);
    const started = world.now();
    // What is found first costs a few requests and may be an error of the policy; commands may take an hour.
    const found = await foundOf(world, options, comparator, request, toFind);
    const ran = await runChecks(world, toRun, { ...options, delta: request.delta, onEnd });
    return { started, evidence: bothOf(ran, found) };
  };
  const shown = await (toRun.length === 0
    ? show(() => Promise.resolve())
    : overAttestedTree(world, comparator, compare, show));
  const squeakSiteProfile = toFind.length > 0 ? 'external' : 'local';
  const seen = { request, ...shown, environment, squeakSiteProfile, planDigest } as const;
  // The comparator with what it was told already, for the gate that judges the proof.
  return { ...(await writeProofs(world, directory, seen)), comparator };
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
    throw new PortcullisError('invalid_input', message, `With "evidence: ${evidence}" nothing else can show it.`);
  }
  return [asked.filter(({ check }) => mayRun(check)), asked.filter(({ check }) => mayFind(check))];
}

async function foundOf(
  world: World,
  { compare, environment, waitMinutes }: RequiredJobOptions,
  comparator: Comparator,
  { comparatorPolicy, headPolicy, delta, before, after }: RequiredRequest,
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
    named: [comparatorPolicy, headPolicy].flatMap((policy) =>
      (policy?.checks ?? []).flatMap(({ github }) => github ?? []),
    ),
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
