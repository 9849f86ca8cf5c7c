import { rm } from 'node:fs/promises';

import type { EventContext } from '../../../contracts/event-context.ts';
import { writeFileAtomically } from '../../../io/write-file-atomically.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';
import { eventOfRun, githubAccess, type Environment } from '../../world/workflow-run.ts';
import type { World } from '../../world/world.ts';
import { openProposal, type ProposalTarget } from './open-proposal.ts';
import { prepareProposal, type PreparedProposal } from './prepare-proposal.ts';
import { proposeOnGitHub, type ProposalOutcome } from './propose-on-github.ts';

/** What a workflow run is to propose; null where nothing is said. */
export interface ProposalRequest {
  readonly results: readonly string[];
  readonly pool: boolean;
  readonly reason: string | null;
  /** Branches without `refs/heads/`. */
  readonly base: string | null;
  readonly branch: string;
  /** `off`: the patch alone. */
  readonly pullRequest: 'auto' | 'off';
  readonly token: string | null;
}

/** A baseline that is computed, and where it is proposed. */
export interface RunProposal {
  readonly request: ProposalRequest;
  readonly prepared: PreparedProposal;
  /** Null where only the patch is wanted, or nobody can be asked. */
  readonly target: ProposalTarget | null;
  /** Of the run, counted from 1. */
  readonly attempt: number;
}

/**
 * Computes what a workflow run proposes; nothing is written yet.
 *
 * @throws PortcullisError `usage` outside of a run or on an event that may not propose, and what `prepareProposal` throws
 */
export async function prepareRunProposal(
  world: World,
  environment: Environment,
  request: ProposalRequest,
): Promise<RunProposal> {
  const { pullRequest, token, branch, base, results, pool, reason } = request;
  const event = await eventOfRun(environment);
  if (event === null) throw noEvent();
  refuseEvent(event, pullRequest === 'off');
  const serverUrl = (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
  const access = githubAccess(environment, token);
  const target = pullRequest === 'off' || access === null ? null : { access, serverUrl, branch, base };
  const prepared = await prepareProposal(world, {
    results,
    pool,
    reason: reason?.trim() || null,
    base,
    openProposal: target === null ? null : (file) => openProposal(target, file),
    run: { id: event.runId, attempt: event.runAttempt, url: `${serverUrl}/${runPath(event)}` },
  });
  return { request, prepared, target, attempt: event.runAttempt };
}

/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
export async function writePatch(path: string, patch: string): Promise<void> {
  if (patch === '') await rm(path, { force: true });
  else await writeFileAtomically(path, patch, 'the patch');
}

/** Proposes it by a pull request where it may; what it may not do is a note. */
export async function propose({ request, prepared, target }: RunProposal): Promise<ProposalOutcome> {
  if (target !== null) return proposeOnGitHub(prepared, target);
  if (request.pullRequest === 'off') return { pull: null, notes: [] };
  const text = 'without a "token" there is no pull request, only the patch';
  return { pull: null, notes: prepared.changed ? [{ level: 'warning', text }] : [] };
}

function noEvent(): PortcullisError {
  const message = 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.';
  return new PortcullisError('usage', message, 'Outside of a workflow use the command line.');
}

function runPath({ repository, runId, runAttempt }: EventContext): string {
  return `${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
export function refuseEvent({ trigger, repository }: EventContext, patchOnly: boolean): void {
  const refused = (why: string, help: string): PortcullisError =>
    new PortcullisError('usage', `The baseline is not proposed on ${trigger.name}: ${why}.`, help);
  const elsewhere = 'Run it on schedule, workflow_dispatch or push, in the run that made the results.';
  switch (trigger.name) {
    case 'pull_request_target':
      throw refused('it has a token that writes, and what it is about may be a stranger’s', elsewhere);
    case 'workflow_run':
      throw refused('the results of the other run may be a stranger’s', elsewhere);
    case 'pull_request':
      if (patchOnly || trigger.headRepository?.toLowerCase() === repository.toLowerCase()) return;
      throw refused(
        'the pull request comes from a fork, whose token can write nothing',
        'Set "pull-request: off" for the patch alone, which the contributor applies with `git apply`.',
      );
    default:
  }
}
