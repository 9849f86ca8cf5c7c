import { relative, resolve } from 'node:path';

import { ATTESTATION_CLAIM, PLAN_CLAIM, type PlanClaims } from '../../../gates/jobs/judge-needs.ts';
import { decideRequired, type ProofFolder, type RequiredGateInput } from '../../../gates/required/decide.ts';
import { proofFaults } from '../../../gates/required/proof-faults.ts';
import type { GateOutcome } from '../../../contracts/gate-result.ts';
import { formatProblem } from '../../../contracts/problem.ts';
import { withSlashes } from '../../../io/find-files.ts';
import { asPortcullisError, PortcullisError } from '../../../kernel/portcullis-error.ts';
import { loosened } from '../../../required/loosened.ts';
import { verifyFolder } from '../../../required/verify-folder.ts';
import { baselineOf } from '../../required/required-files.ts';
import { readProofFolder } from '../../required/read-proof-folder.ts';
import { requiredRequest, type RequiredRequest } from '../../required/required-request.ts';
import { newestOf } from '../../results/artifact-source.ts';
import { REQUIRED_ARTIFACT } from '../../../routing/attempt-artifacts.ts';
import type { World } from '../../world/world.ts';
import type { GateRun } from '../gate-run.ts';

/** Of a folder that does not verify so many problems are reported. */
const MOST_PROBLEMS = 10;

/** Loads the proofs of a change and decides on them. */
export async function judgeRequired(run: GateRun): Promise<GateOutcome> {
  return decideRequired(await load(run));
}

async function load(run: GateRun): Promise<RequiredGateInput> {
  const { world, options, comparator, today } = run;
  const request = await requiredRequest(world, comparator, options.compare);
  const { judge, delta, policies, comparatorPolicy, headPolicy } = request;
  const folders: ProofFolder[] = [];
  for (const folder of await proofFolders(run)) {
    folders.push(await proofFolder(world, folder, request, options.needed?.claims));
  }
  const { path, blob, isThere, baseline } = await baselineOf(judge);
  const tracked = new Set([...request.before.keys(), ...request.after.keys()]);
  const outcome = isThere ? 'found' : comparatorPolicy === null ? 'first_adoption' : 'none';
  return {
    change: { mergeBase: delta.fromRef, head: delta.toRef, paths: delta.changedPaths.length },
    policies,
    folders,
    head: await baselineOf(request.head),
    comparator: {
      baseline,
      place: { path, blob, outcome },
      levels: judge.config.levels,
    },
    loosened: comparatorPolicy === null ? [] : loosened(comparatorPolicy, headPolicy, tracked),
    today,
    warnings: request.warnings,
  };
}

/** The folders that were named, else the one that a job of this workflow run left. Absolute paths. */
async function proofFolders({ world, options }: GateRun): Promise<readonly string[]> {
  const named = options.given('required');
  if (named !== null) return named.map((folder) => resolve(world.cwd, folder));
  const { artifacts } = options;
  const newest = artifacts === undefined ? null : await newestOf(artifacts, REQUIRED_ARTIFACT);
  return newest === null || artifacts === undefined ? [] : [await artifacts.folderOf(newest.artifact)];
}

/** Whether a folder proves something of this change; what is wrong with it is a finding, not an error. */
async function proofFolder(
  world: World,
  path: string,
  { delta, policies }: RequiredRequest,
  claims: PlanClaims | undefined,
): Promise<ProofFolder> {
  const folder = withSlashes(relative(world.cwd, path)) || '.';
  const unsound = (...faults: readonly string[]): ProofFolder => ({ folder, attestation: null, faults, proofs: [] });
  const files = await readProofFolder(path).catch(asPortcullisError);
  if (files instanceof PortcullisError) return unsound(files.message);
  const { problems, attestation, proofs } = await verifyFolder(files);
  if (problems.length > 0 || attestation === null) {
    const left = problems.length - MOST_PROBLEMS;
    const told = problems.slice(0, MOST_PROBLEMS).map((problem) => formatProblem(problem));
    return unsound(...told, ...(left > 0 ? [`and ${left} more`] : []));
  }
  const found = proofs.map(({ projection }) => projection);
  const faults = proofFaults(attestation, found, {
    headSha: delta.toRef,
    mergeBase: delta.fromRef,
    projections: policies.map(({ projection }) => projection),
    attestationDigest: claims?.get(ATTESTATION_CLAIM) ?? null,
    planDigest: claims?.get(PLAN_CLAIM) ?? null,
  });
  return {
    folder,
    attestation: attestation.attestationDigest,
    faults,
    proofs: (faults.length > 0 ? [] : proofs).map(({ decision, results }, index) => ({
      side: policies[index]?.side ?? 'comparator',
      decision,
      results,
    })),
  };
}
