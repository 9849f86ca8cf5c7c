import { rm } from 'node:fs/promises';

import type { EventContext } from '../../../contracts/event-context.ts';
import { writeFileAtomically } from '../../../io/write-file-atomically.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';
import { eventOfRun, githubAccess, type Environment } from '../../world/workflow-run.ts';
import type { World } from '../../world/world.ts';
import { openProposal } from './open-proposal.ts';
import { prepareProposal, type PreparedProposal } from './prepare-proposal.ts';
import type { ProposalTarget } from './proposal-target.ts';
import { proposeOnGitHub, type ProposalOutcome } from './propose-on-github.ts';
import { refuseEvent } from './refuse-event.ts';

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
