import { resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { gateReportOf, parseGateReport, reportRunOf, type GateReport } from '../../contracts/gate-report.ts';
import { parseGateResult } from '../../contracts/check-gate-result.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import { GATE_TABLES } from '../../gates/index.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { jsonMemberTexts } from '../../kernel/json-member-text.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { eventOfRun, type Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { PLAIN, renderReport } from './reports.ts';

/** What a gate of this workflow run came to, for every channel. */
export interface OwnReport {
  /** Where the run is unknown, it names none. */
  readonly report: GateReport;
  /** As in `EventContext`; null where the run is unknown. */
  readonly workflow: string | null;
}

/** The report of this workflow run. */
export async function ownReport(outcome: GateResult | PortcullisError, environment: Environment): Promise<OwnReport> {
  // A gate with a named base needs no event, and a report must not make it fail.
  const own = await ownRun(environment).catch(asPortcullisError);
  const { run, workflow } = own instanceof PortcullisError ? UNKNOWN_RUN : own;
  return { report: gateReportOf(outcome, run, GATE_TABLES), workflow };
}

const UNKNOWN_RUN = { run: null, workflow: null };

async function ownRun(environment: Environment): Promise<Pick<GateReport, 'run'> & Pick<OwnReport, 'workflow'>> {
  const context = await eventOfRun(environment);
  if (context === null) return UNKNOWN_RUN;
  return { run: reportRunOf(context, environment['GITHUB_SERVER_URL'] ?? ''), workflow: context.workflow };
}

/** The report of a gate that is no part of a workflow run. */
export function localReport(outcome: GateResult | PortcullisError): GateReport {
  return gateReportOf(outcome, null, GATE_TABLES);
}

/** Where the files of a report go; null for one that nobody wants. Relative paths are taken from `cwd`. */
export interface ReportFiles {
  readonly sarif: string | null;
  readonly junit: string | null;
  readonly markdown: string | null;
}

/**
 * Writes a report's files, whole or not at all each.
 *
 * @throws PortcullisError `not_written` for the first that cannot be written
 */
export async function writeReports(report: GateReport, files: ReportFiles, cwd: string): Promise<void> {
  for (const format of ['sarif', 'junit', 'markdown'] as const) {
    const path = files[format];
    if (path === null) continue;
    await writeFileAtomically(resolve(cwd, path), renderReport(report, format, PLAIN), `the ${format} report`);
  }
}

/** Writes a document where a person or another program can find it; `what` names it in messages. */
export async function writeDocument(document: object, path: string, what: string): Promise<void> {
  await writeFileAtomically(resolve(path), documentText(document), what);
}

/**
 * A gate result or report that was written before, and the report that it is or makes; `path` is relative to where the command runs.
 *
 * @throws PortcullisError `invalid_input`, and what `readTextFile` throws
 */
export async function readReport(
  { cwd }: World,
  path: string,
): Promise<{ readonly document: GateResult | GateReport; readonly report: GateReport }> {
  const text = await readTextFile(resolve(cwd, path), 'the gate result');
  // Who writes a report needs no validators.
  const { GATE_DOCUMENTS } = await import('../../gates/documents.ts');
  if (isReport(text)) {
    const report = parseGateReport(text, path, GATE_DOCUMENTS);
    return { document: report, report };
  }
  const result = parseGateResult(text, path, GATE_DOCUMENTS);
  return { document: result, report: localReport(result) };
}

/** What is no JSON is for the parser to say. */
function isReport(text: string): boolean {
  try {
    return jsonMemberTexts(text, new Set(['stopped']))?.has('stopped') === true;
  } catch {
    return false;
  }
}
