import { gateReportOf } from '../app/gates/reports.ts';
import { writeReports, type ReportFiles } from '../app/gates/write-reports.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { CommandContext } from './command.ts';

/** The flags that leave a report as a file. */
export interface ReportFlags {
  readonly sarif?: string;
  readonly junit?: string;
  readonly markdown?: string;
}

/**
 * Writes the files that the flags name, also where the gate stopped: a file of the run before would still say what that found. A gate
 * that fails, or stopped, ends with its own exit code although a file could not be written; one that holds ends with 2.
 */
export async function writeReportFiles(
  outcome: GateResult | PortcullisError,
  flags: ReportFlags,
  { io, openWorld }: Pick<CommandContext, 'io' | 'openWorld'>,
): Promise<void> {
  const files: ReportFiles = {
    sarif: flags.sarif ?? null,
    junit: flags.junit ?? null,
    markdown: flags.markdown ?? null,
  };
  if (Object.values(files).every((path) => path === null)) return;
  try {
    await writeReports(gateReportOf(outcome, null), files, openWorld().cwd);
  } catch (error) {
    const holds = !(outcome instanceof PortcullisError) && outcome.exit_code === 0;
    if (holds || !(error instanceof PortcullisError)) throw error;
    io.stderr.write(`warning: ${error.message}\n`);
  }
}
