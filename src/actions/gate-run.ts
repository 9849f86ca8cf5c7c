import { join } from 'node:path';

import { gateRouting, type GateOptions } from '../app/gate-routing.ts';
import { openWorld } from '../app/open-world.ts';
import { errorSummary, gateSummary, gateText, PLAIN, safeLines, safeText } from '../app/reports.ts';
import { writeGateResult } from '../app/write-gate-result.ts';
import { GATE_RESULT_FILE, type GateResult } from '../contracts/gate-result.ts';
import { VERSION } from '../contracts/version.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { printRaw } from './print-raw.ts';

/** What the gate came to: its result, or why it could not decide. */
export type GateRun = { readonly markdown: string } &
  /** `writeReport` leaves the result as a file, and says where. */
  (
    | { readonly result: GateResult; readonly writeReport: () => Promise<string> }
    | { readonly result: null; readonly error: PortcullisError }
  );

/** Runs the gate in the workspace, and prints its report to the log. */
export async function runGate(options: GateOptions): Promise<GateRun> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  try {
    const result = await gateRouting(openWorld(VERSION, workspace, printRaw), options);
    printRaw(gateText(result, PLAIN));
    return { result, writeReport: () => writeReport(result), markdown: gateSummary(result) };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    // What a message quotes comes from files; an annotation shows it as it is.
    const harmless = new PortcullisError(error.code, safeLines(error.message), error.help, { cause: error });
    return { result: null, error: harmless, markdown: errorSummary('Routing gate', error) };
  }
}

/** In the runner's temporary folder, which is emptied after the job and is no part of the checkout. */
async function writeReport(result: GateResult): Promise<string> {
  const path = join(process.env['RUNNER_TEMP'] ?? process.cwd(), GATE_RESULT_FILE);
  await writeGateResult(result, path);
  return path;
}

/** What a finding's annotation says. */
export function annotationText({ case_id: id, agent, message }: GateResult['findings'][number]): string {
  return safeText(`${id}/${agent}: ${message}`);
}
