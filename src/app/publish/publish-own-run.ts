import type { OwnReport } from '../gates/gate-report.ts';
import { githubAccess, type ApiUse, type Environment } from '../world/workflow-run.ts';
import { publishReport, type Published, type PublishOptions } from './publish-report.ts';

/** Which channels are wanted, and what writes to them; without a token there are none. */
export type OwnRunOptions = Pick<PublishOptions, 'comment' | 'checkRun'> & {
  readonly token: string | null;
  /** What the gate has asked already. */
  readonly use: ApiUse;
};

/** Tells GitHub what the gate of this run came to. Where the run is unknown, or without a token, there is nobody to tell. */
export async function publishOwnRun(
  environment: Environment,
  { report, workflow }: OwnReport,
  { token, use, ...channels }: OwnRunOptions,
): Promise<Published> {
  const access = githubAccess(environment, token, use);
  const { run } = report;
  if (run === null || workflow === null || access === null) return { commentUrl: null, notes: [] };
  return publishReport(access, { ...report, run }, { ...channels, workflow, writesForForks: false });
}
