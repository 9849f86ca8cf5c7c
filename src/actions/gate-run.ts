import { join } from 'node:path';

import { gateRouting, type GateOptions } from '../app/gate-routing.ts';
import { openWorld } from '../app/open-world.ts';
import { gateSummary, gateText, PLAIN } from '../app/reports.ts';
import { writeGateResult } from '../app/write-gate-result.ts';
import { GATE_RESULT_FILE, type GateResult } from '../contracts/gate-result.ts';
import { VERSION } from '../contracts/version.ts';
import { printRaw } from './print-raw.ts';

/** Runs the gate in the workspace, prints its report to the log and leaves the result as a file. */
export async function runGate(options: GateOptions): Promise<{ result: GateResult; markdown: string }> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const result = await gateRouting(await openWorld(VERSION, workspace, printRaw), options);
  printRaw(gateText(result, PLAIN));
  await writeGateResult(result, reportPath());
  return { result, markdown: gateSummary(result) };
}

/** In the runner's temporary folder, which is emptied after the job and is no part of the checkout. */
export function reportPath(): string {
  return join(process.env['RUNNER_TEMP'] ?? process.cwd(), GATE_RESULT_FILE);
}
