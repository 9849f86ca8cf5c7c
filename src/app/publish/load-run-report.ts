import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { TriggerEvent } from '../../contracts/event-context.ts';
import { GATE_REPORT_FILE, parseGateReport, type GateReport } from '../../contracts/gate-report.ts';
import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { shown } from '../../contracts/problem.ts';
import { GATE_TABLES } from '../../gates/index.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubArtifacts } from '../../io/github/github-artifacts.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { unzipInto } from '../../io/unzip-into.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { attemptOf, newestArtifact, REPORT_ARTIFACT } from '../../routing/attempt-artifacts.ts';
import type { RunReport } from './publish-report.ts';

/** The run that has ended, as the event tells it. */
export type CompletedRun = Extract<TriggerEvent, { readonly name: 'workflow_run' }>;

export interface RunReportOptions {
  /** The artifact's name; null means the newest `gate-report-a<attempt>`. */
  readonly artifact: string | null;
  /** Where the artifact may be unpacked, in a folder of its own. */
  readonly scratch: string;
}

/** A report has 64 MiB at most, and JSON packs to a small part of its size. */
const LIMITS = { zip: 16 * 1024 * 1024, files: 1, bytes: 64 * 1024 * 1024 };
const REFUSED = 'Nothing was published. Look at the run that uploaded it.';

/**
 * The report that a run without rights uploaded; null where it uploaded none. Anybody can have written it: what comes back has the shape of a
 * report, is of bounded size and says that it is of this run, and of the attempt that its artifact names. Whether that is true nobody knows.
 *
 * @throws PortcullisError `invalid_input` for anything else, `not_found` where it cannot be loaded
 */
export async function loadRunReport(
  access: GitHubAccess,
  run: CompletedRun,
  { artifact: name, scratch }: RunReportOptions,
): Promise<RunReport | null> {
  const artifacts = new GitHubArtifacts(new GitHubApi(access));
  const listed = await artifacts.listOfRun(run.runId);
  if (listed.kind !== 'done') throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
  const found = chosen(listed.value, run, name);
  if (found === null) return null;
  if (found.bytes > LIMITS.zip) throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
  const zip = await artifacts.download(found);
  if (zip.kind !== 'done') throw notLoaded(zip.reason);
  const text = await unpacked(found, zip.value, scratch);
  const report = parseGateReport(text, `${found.name}/${GATE_REPORT_FILE}`, GATE_TABLES);
  return reportOfRun(report, found, run, access.repository);
}

/** The text of the one file. */
async function unpacked(artifact: RunArtifact, zip: Uint8Array, scratch: string): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'gate-report-'));
  try {
    await unzipInto(folder, zip, `the artifact ${artifact.name}`, LIMITS);
    const entries = await readdir(folder);
    if (entries.length !== 1 || entries[0] !== GATE_REPORT_FILE) {
      throw refused(artifact, `the file ${GATE_REPORT_FILE} and nothing else`, shown(entries));
    }
    return await readTextFile(join(folder, GATE_REPORT_FILE), 'the gate report');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function chosen(all: readonly RunArtifact[], { runAttempt }: CompletedRun, name: string | null): RunArtifact | null {
  if (name !== null) return all.find((artifact) => artifact.name === name) ?? null;
  return newestArtifact(all, REPORT_ARTIFACT, { from: 1, to: runAttempt })?.artifact ?? null;
}

/** A report of another run would be told about this one. Its attempt is the artifact's, and none that the run has not come to. */
function reportOfRun(report: GateReport, artifact: RunArtifact, run: CompletedRun, repository: string): RunReport {
  const told = report.run;
  if (told === null) throw refused(artifact, `a report of the repository ${repository}`, 'one of no run');
  const rows = [
    ['repository', repository, told.repository],
    ['run', String(run.runId), String(told.run_id)],
    ['commit', run.headSha, told.head_sha],
  ] as const;
  for (const [what, expected, found] of rows) {
    if (found !== expected) throw refused(artifact, `a report of the ${what} ${expected}`, found);
  }
  const [named, attempt] = [attemptOf(artifact.name, REPORT_ARTIFACT), told.run_attempt];
  if (named !== null && named !== attempt) throw refused(artifact, `a report of attempt ${named}`, String(attempt));
  if (attempt > run.runAttempt) {
    throw refused(artifact, `a report of an attempt up to ${run.runAttempt}`, String(attempt));
  }
  return { ...report, run: told };
}

function notLoaded(reason: string): PortcullisError {
  return new PortcullisError('not_found', reason, 'Nothing was published. Run this job again.');
}

function refused({ name }: RunArtifact, expected: string, found: string): PortcullisError {
  return new PortcullisError('invalid_input', `the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}

function inMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}
