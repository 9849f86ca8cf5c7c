import { join } from 'node:path';

import { setOutput } from '@actions/core';

import { eventOfRun, githubAccess } from '../app/world/workflow-run.ts';
import { openWorld } from '../app/world/open-world.ts';
import { prepareProposal, type PreparedProposal } from '../app/baselines/proposal/prepare-proposal.ts';
import { openProposal } from '../app/baselines/proposal/open-proposal.ts';
import type { ProposalTarget } from '../app/baselines/proposal/proposal-target.ts';
import {
  proposeOnGitHub,
  type ProposalNote,
  type ProposalOutcome,
} from '../app/baselines/proposal/propose-on-github.ts';
import { refuseEvent } from '../app/baselines/proposal/refuse-event.ts';
import { writePatch } from '../app/baselines/proposal/write-patch.ts';
import { errorSummary, proposalSummary, proposalTitle, safeText } from '../app/gates/reports.ts';
import type { EventContext } from '../contracts/event-context.ts';
import { VERSION } from '../contracts/version.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { leftFolder, workspaceFolder } from './action-paths.ts';
import { notify, warn } from './annotate.ts';
import { harmlessError } from './harmless-error.ts';
import { keepArtifact } from './keep-artifact.ts';
import { printRaw } from './print-raw.ts';
import { writeSummary } from './write-summary.ts';

/** The inputs of the `baseline` action; null where one is not given. */
export interface BaselineInputs {
  readonly results: readonly string[];
  readonly pool: boolean;
  readonly reason: string | null;
  /** Branches without `refs/heads/`. */
  readonly base: string | null;
  readonly branch: string;
  /** `off`: the patch alone. */
  readonly pullRequest: 'auto' | 'off';
  readonly token: string | null;
  readonly upload: boolean;
  readonly directory: string | null;
}

const PATCH_FILE = 'baseline.patch';

/** Proposes the baseline that results support: a patch, and where it may a pull request. What it may not is told and fails nothing. */
export async function runBaseline(inputs: BaselineInputs): Promise<void> {
  try {
    const event = await eventOfRun(process.env);
    if (event === null) throw noEvent();
    refuseEvent(event, inputs.pullRequest === 'off');
    const target = targetOf(inputs);
    const prepared = await prepareProposal(openWorld(VERSION, workspaceFolder(), printRaw), {
      results: inputs.results,
      pool: inputs.pool,
      reason: inputs.reason?.trim() || null,
      base: inputs.base,
      openProposal: target === null ? null : (file) => openProposal(target, file),
      run: { id: event.runId, attempt: event.runAttempt, url: runUrl(event) },
    });
    const notes: ProposalNote[] = [];
    const artifact = await leavePatch(prepared, inputs, event, notes);
    const outcome = await proposed(prepared, target, inputs);
    notes.push(...outcome.notes);
    await tell(prepared, { ...outcome, notes }, artifact);
  } catch (error) {
    if (error instanceof PortcullisError) await writeSummary(errorSummary('Baseline proposal', error));
    throw harmlessError(error);
  }
}

/** Leaves the patch as a file and as an artifact, whose name is returned; null where there is none. */
async function leavePatch(
  { changed, patch }: PreparedProposal,
  { directory, upload }: BaselineInputs,
  { runAttempt }: EventContext,
  notes: ProposalNote[],
): Promise<string | null> {
  setOutput('changed', String(changed));
  const folder = leftFolder(directory);
  await writePatch(join(folder, PATCH_FILE), patch);
  setOutput('patch', changed ? join(folder, PATCH_FILE) : '');
  if (!changed || !upload) return null;
  const name = `baseline-patch-a${runAttempt}`;
  try {
    const advice = await keepArtifact({ name, folder, files: [PATCH_FILE] });
    if (advice === null) return name;
    notes.push({ level: 'notice', text: advice });
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    notes.push({ level: 'warning', text: `the patch is no artifact: ${error.message}` });
  }
  return null;
}

/** Where it is proposed; null where only the patch is wanted, or nobody can be asked. */
function targetOf({ branch, base, token, pullRequest }: BaselineInputs): ProposalTarget | null {
  const access = githubAccess(process.env, token);
  return pullRequest === 'off' || access === null ? null : { access, serverUrl: serverUrl(), branch, base };
}

async function proposed(
  prepared: PreparedProposal,
  target: ProposalTarget | null,
  { pullRequest }: BaselineInputs,
): Promise<ProposalOutcome> {
  if (target !== null) return proposeOnGitHub(prepared, target);
  if (pullRequest === 'off') return { pull: null, notes: [] };
  const text = 'without a "token" there is no pull request, only the patch';
  return { pull: null, notes: prepared.changed ? [{ level: 'warning', text }] : [] };
}

async function tell(
  { changed, proposal }: PreparedProposal,
  { pull, notes }: ProposalOutcome,
  artifact: string | null,
): Promise<void> {
  setOutput('pull-request-url', pull?.url ?? '');
  const lines = [changed ? proposalTitle(proposal) : `${proposal.file} already says what the results support`];
  if (pull !== null) lines.push(`pull request #${pull.number}: ${pull.url}`);
  printRaw(lines.map(safeText).join('\n'));
  for (const { level, text } of notes) (level === 'warning' ? warn : notify)(`Baseline: ${text}`);
  const status = { changed, pull, artifact, notes: notes.map(({ text }) => text) };
  await writeSummary(proposalSummary(proposal, status));
}

function noEvent(): PortcullisError {
  const message = 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.';
  return new PortcullisError('usage', message, 'Outside of a workflow use the command line.');
}

function serverUrl(): string {
  return (process.env['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
}

function runUrl({ repository, runId, runAttempt }: EventContext): string {
  return `${serverUrl()}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}
