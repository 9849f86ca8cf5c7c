import type { EventContext } from './event-context.ts';
import type { ReportRun } from './generated/gate-report.ts';

/** The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped. */
export function reportRunOf(context: EventContext, serverUrl: string): ReportRun {
  const { trigger } = context;
  const pull = trigger.name === 'pull_request' || trigger.name === 'pull_request_target' ? trigger : null;
  return {
    repository: context.repository,
    run_id: context.runId,
    run_attempt: context.runAttempt,
    run_number: context.runNumber,
    event: trigger.name === 'other' ? trigger.event : trigger.name,
    head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
    head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
    pull_number: pull?.number ?? null,
    server_url: serverUrl.replace(/\/$/, ''),
  };
}
