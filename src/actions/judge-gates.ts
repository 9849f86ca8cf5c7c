import { basename, dirname, join } from 'node:path';

import { info, setOutput } from '@actions/core';

import { gateJobs, type GateJobsOptions } from '../app/gates/gate-jobs.ts';
import { ownReport, writeDocument, writeReports, type OwnReport, type ReportFiles } from '../app/gates/report-files.ts';
import { GATE_INPUTS, gateFailure, gateOutputs, PLAIN, renderReport, reportedFindings } from '../app/gates/reports.ts';
import { newApiUse, type ApiUse } from '../app/world/workflow-run.ts';
import { openWorld } from '../app/world/world.ts';
import { GATE_REPORT_FILE } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { VERSION } from '../contracts/version.ts';
import { asPortcullisError, PortcullisError } from '../kernel/portcullis-error.ts';
import { annotate, warn } from './annotate.ts';
import { optionalLines } from './inputs.ts';
import { printRaw } from './print-raw.ts';
import { workspaceFolder } from './run-action.ts';
import { tryToReport, writeSummary } from './write-summary.ts';

/** What an action was given, beside the inputs of single gates. */
export type JudgedJobs = Omit<GateJobsOptions, 'given'>;

/** What the same job made before it judges. */
export interface MadeBefore extends Pick<GateJobsOptions, 'comparator'> {
  /** In the place of inputs of gates. */
  readonly given: ReadonlyMap<string, readonly string[]>;
}

/** Where it tells what they came to, beside the step itself. */
export interface GatesChannels {
  /** What it leaves as a file: the report, or the result alone. */
  readonly left: 'report' | 'result';
  readonly upload: boolean;
  /** In the workspace, for steps that take SARIF or JUnit; null for none. */
  readonly files: ReportFiles | null;
  /** Writes comment and check run; null for none. `use`: what was asked of the API so far. */
  readonly publish: ((own: OwnReport, use: ApiUse) => Promise<void>) | null;
}

/**
 * Judges in the workspace, and tells what the gates came to: log, outputs, the report's file and its upload, job summary, annotations,
 * further files, comment and check run, all of one report. Throws where they do not hold, or could not decide; nothing that is reported
 * changes that.
 */
export async function judgeGates(
  judged: JudgedJobs,
  channels: GatesChannels,
  made: MadeBefore = { given: new Map() },
): Promise<void> {
  const use = newApiUse();
  const world = openWorld(VERSION, workspaceFolder(), printRaw);
  // An input that no gate has is none, whatever the workflow sets.
  const given = (name: string) => made.given.get(name) ?? (GATE_INPUTS.includes(name) ? optionalLines(name) : null);
  const outcome = await gateJobs(world, process.env, { ...judged, ...made, given }, use).catch(asPortcullisError);
  const own = await ownReport(outcome, process.env);
  const { report } = own;
  const result = outcome instanceof PortcullisError ? null : outcome;
  if (result !== null) printRaw(renderReport(report, 'text', PLAIN));
  await tryToReport('The outputs', () => setOutputs(outcome, judged.only));
  const document = channels.left === 'report' ? report : result;
  const file = channels.left === 'report' ? GATE_REPORT_FILE : `${judged.only}-result.json`;
  if (document !== null) await tryToReport('The report', () => leave(document, file, channels));
  await writeSummary(renderReport(report, 'markdown', PLAIN));
  annotate(reportedFindings(report));
  const { files } = channels;
  if (files !== null) await tryToReport('The report files', () => writeReports(report, files, workspaceFolder()));
  await tryToReport('Comment and check run', () => channels.publish?.(own, use));
  if (outcome instanceof PortcullisError) throw outcome;
  if (outcome.exit_code !== 0) throw gateFailure(outcome);
}

function setOutputs(outcome: GateResult | PortcullisError, only: string | null): void {
  if (outcome instanceof PortcullisError) {
    if (outcome.code === 'not_comparable') setOutput('verdict', 'not_comparable');
    return;
  }
  setOutput('verdict', outcome.verdict);
  for (const [name, value] of Object.entries(gateOutputs(outcome, only))) setOutput(name, value);
}

/** In the runner's temporary folder, which is emptied after the job and is no part of the checkout. */
async function leave(document: object, file: string, { upload }: GatesChannels): Promise<void> {
  const path = join(process.env['RUNNER_TEMP'] ?? process.cwd(), file);
  await writeDocument(document, path, 'the gate report');
  setOutput('report', path);
  if (upload) await uploadReport(path);
}

/**
 * Uploads the report as `gate-report-a<attempt>`, from which a run with more rights can comment. Of two gates in one attempt the later one's
 * report stays. A server without the artifact service costs one warning. Throws what `uploadFolder` throws.
 */
async function uploadReport(path: string): Promise<void> {
  if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '') {
    info('The report was not uploaded: this is no runner that has an artifact service.');
    return;
  }
  // Loaded only now: the client of the artifact service is larger than all the rest.
  const { uploadFolder } = await import('../app/world/upload-folder.ts');
  const { REPORT_ARTIFACT, artifactName } = await import('../app/results/artifact-source.ts');
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1');
  const name = artifactName(REPORT_ARTIFACT, attempt);
  const request = { name, folder: dirname(path), files: [basename(path)], replaces: true };
  const uploaded = await uploadFolder(request, process.env);
  if (uploaded.kind === 'no_service') warn(`The report was not uploaded: ${uploaded.advice}`);
}
