import type { GateResult } from '../../contracts/gate-result.ts';
import type { PortcullisError } from '../../kernel/portcullis-error.ts';
import { gateReportOf } from '../../report/gate-report-of.ts';
import { ownRun } from '../gates/gate-report.ts';
import { githubAccess, type ApiUse, type Environment } from '../world/workflow-run.ts';
import { publishReport, type Published, type PublishOptions } from './publish-report.ts';

/** Which channels are wanted, and what writes to them; without a token there are none. */
export type OwnRunOptions = Pick<PublishOptions, 'comment' | 'checkRun'> & {
  readonly token: string | null;
  /** What the gate has asked already. */
  readonly use: ApiUse;
};

/** Tells GitHub what the gate of this run came to. Where the run cannot be told, or without a token, there is nobody to tell. */
export async function publishOwnRun(
  environment: Environment,
  outcome: GateResult | PortcullisError,
  { token, use, ...channels }: OwnRunOptions,
): Promise<Published> {
  const [own, access] = [await ownRun(environment), githubAccess(environment, token, use)];
  if (own === null || access === null) return { commentUrl: null, notes: [] };
  const { run, workflow } = own;
  const report = { ...gateReportOf(outcome, run), run };
  return publishReport(access, report, { ...channels, workflow, writesForForks: false });
}
