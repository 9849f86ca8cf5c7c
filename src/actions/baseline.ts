import { join } from 'node:path';

import { setOutput } from '@actions/core';

import { branchName } from '../app/baselines/proposal/proposal-branch.ts';
import type { PreparedProposal, ProposalRequest } from '../app/baselines/proposal/prepare-proposal.ts';
import type { ProposalNote, ProposalOutcome } from '../app/baselines/proposal/propose-baseline.ts';
import { openWorld } from '../app/world/world.ts';
import { VERSION } from '../contracts/version.ts';
import { asPortcullisError, usageError } from '../kernel/portcullis-error.ts';
import { notify, warn } from './annotate.ts';
import { booleanInput, choiceInput, optionalInput, optionalLines } from './inputs.ts';
import { printRaw } from './print-raw.ts';
import { action, outputFolder, workspaceFolder } from './run-action.ts';
import { writeSummary } from './write-summary.ts';

type BaselineInputs = ProposalRequest & { readonly upload: boolean; readonly directory: string | null };

const PATCH_FILE = 'baseline.patch';

/**
 * The `baseline` action proposes the baseline that results support: a patch, and where it may a pull request. What it may not do is reported and
 * fails nothing.
 */
export const baseline = action('Baseline proposal', readInputs, async ({ upload, directory, ...request }) => {
  const { prepareProposal } = await import('../app/baselines/proposal/prepare-proposal.ts');
  const { propose } = await import('../app/baselines/proposal/propose-baseline.ts');
  const world = openWorld(VERSION, workspaceFolder(), printRaw);
  const prepared = await prepareProposal(world, process.env, request);
  const left = await leavePatch(prepared, outputFolder(directory), upload);
  const { pull, notes } = await propose(prepared);
  await report(prepared, { pull, notes: [...left.notes, ...notes] }, left.artifact);
});

function readInputs(): BaselineInputs {
  const results = optionalLines('results');
  if (results === null) {
    const expected = 'the path of a results.json or of a folder that holds some was expected';
    const help = 'Set it under "with:", for example "results: artifacts".';
    throw usageError(`The input "results" is missing: ${expected}.`, help);
  }
  const base = optionalInput('base-ref');
  return {
    results,
    pool: booleanInput('pool', false),
    reason: optionalInput('reason'),
    base: base === null ? null : branchName('base-ref', base),
    branch: branchName('branch', optionalInput('branch') ?? 'portcullis/baseline'),
    pullRequest: choiceInput('pull-request', ['auto', 'off']),
    token: optionalInput('token'),
    upload: booleanInput('upload', true),
    directory: optionalInput('directory'),
  };
}

/** Leaves the patch as a file and as an artifact; the name of the artifact is null where there is none. */
async function leavePatch(
  { files, patch, proposal }: PreparedProposal,
  folder: string,
  upload: boolean,
): Promise<{ readonly artifact: string | null; readonly notes: readonly ProposalNote[] }> {
  const { writePatch } = await import('../app/baselines/proposal/prepare-proposal.ts');
  const { keepArtifact } = await import('./keep-artifact.ts');
  const changed = files.length > 0;
  setOutput('changed', String(changed));
  await writePatch(join(folder, PATCH_FILE), patch);
  setOutput('patch', changed ? join(folder, PATCH_FILE) : '');
  if (!changed || !upload) return { artifact: null, notes: [] };
  const { artifactName, PATCH_ARTIFACT } = await import('../app/results/artifact-source.ts');
  const name = artifactName(PATCH_ARTIFACT, proposal.run.attempt);
  const kept = await keepArtifact({ name, folder, files: [PATCH_FILE] }).catch(asPortcullisError);
  if (kept === null) return { artifact: name, notes: [] };
  if (typeof kept === 'string') return { artifact: null, notes: [{ level: 'notice', text: kept }] };
  return { artifact: null, notes: [{ level: 'warning', text: `the patch is no artifact: ${kept.message}` }] };
}

async function report(
  { files, proposal }: PreparedProposal,
  { pull, notes }: ProposalOutcome,
  artifact: string | null,
): Promise<void> {
  const { proposalSummary, proposalTitle, safeText } = await import('../app/gates/reports.ts');
  setOutput('pull-request-url', pull?.url ?? '');
  const changed = files.length > 0;
  const lines = [changed ? proposalTitle(proposal) : `${proposal.file} already says what the results support`];
  if (pull !== null) lines.push(`pull request #${pull.number}: ${pull.url}`);
  printRaw(lines.map(safeText).join('\n'));
  for (const { level, text } of notes) (level === 'warning' ? warn : notify)(`Baseline: ${text}`);
  await writeSummary(proposalSummary(proposal, { changed, pull, artifact, notes: notes.map(({ text }) => text) }));
}
