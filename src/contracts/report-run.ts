import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { EventContext } from './event-context.ts';
import type { ReportRun } from './generated/gate-report.ts';
import { shown } from './problem.ts';

const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;

/**
 * The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped.
 *
 * @throws PortcullisError `invalid_input` for an address that is none of a server
 */
export function reportRunOf(context: EventContext, serverUrl: string): ReportRun {
  const { trigger } = context;
  const server = serverUrl.replace(/\/$/, '');
  if (!SERVER.test(server)) {
    const found = shown(serverUrl);
    throw new PortcullisError('invalid_input', `GITHUB_SERVER_URL: expected the address of a server, found ${found}`);
  }
  return {
    repository: context.repository,
    run_id: context.runId,
    run_attempt: context.runAttempt,
    run_number: context.runNumber,
    event: trigger.name === 'other' ? trigger.event : trigger.name,
    head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
    head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
    pull_number: 'number' in trigger ? trigger.number : null,
    server_url: server,
  };
}
