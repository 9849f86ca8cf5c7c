import type { ApiUse } from '../../io/github/api-use.ts';
import type { GitHubAccess } from '../../io/github/github-api.ts';
import { parseEventContext, type EventContext } from '../../contracts/event-context.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { WorkflowRun } from '../results/run-artifacts.ts';
import { comparatorRequest, type CompareWith, type ComparatorRequest } from '../comparator/event-comparator.ts';

export { newApiUse, type ApiUse } from '../../io/github/api-use.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The workflow run that a gate is part of. */
export interface GateRunOnGitHub {
  /** The name of the event; null where it is no name. */
  readonly event: string | null;
  /** To the API; null where only git can be asked. */
  readonly access: GitHubAccess | null;
}

/**
 * The run as the runner's variables tell it. Without a token or a repository the API is not asked.
 *
 * @param token null where none is given
 * @param use where all that is asked counts together; null where nobody looks at it
 */
export function gateRunOnGitHub(
  environment: Environment,
  token: string | null,
  use: ApiUse | null = null,
): GateRunOnGitHub {
  const event = environment['GITHUB_EVENT_NAME'] ?? '';
  const repository = environment['GITHUB_REPOSITORY'] ?? '';
  const apiUrl = environment['GITHUB_API_URL'] ?? '';
  const access =
    token === null || repository === '' || apiUrl === ''
      ? null
      : { apiUrl, token, repository, environment, ...(use === null ? {} : { use }) };
  return { event: /^[a-z_]{1,100}$/.test(event) ? event : null, access };
}

/**
 * The run and its event; null outside of a workflow.
 *
 * @throws PortcullisError `invalid_input` where the runner's variables or the payload are not as they should be
 */
export async function eventContext(environment: Environment): Promise<EventContext | null> {
  const file = environment['GITHUB_EVENT_PATH'] ?? '';
  if (file === '') return null;
  return parseEventContext(environment, { text: await readTextFile(file, 'the event'), file });
}

/**
 * What the event of this run wants to be compared with.
 *
 * @throws PortcullisError `usage` where the event has no comparator, `invalid_input` where its payload is not as it should be
 */
export async function comparatorOfEvent(
  environment: Environment,
  compareWith: CompareWith,
): Promise<ComparatorRequest> {
  const context = await eventContext(environment);
  if (context === null) {
    throw new PortcullisError(
      'usage',
      'The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event to take it from.',
      'Set it under "with:", for example "base-ref: main".',
    );
  }
  return comparatorRequest(context, { baseRef: null, compareWith });
}

/**
 * The workflow run that this process is a part of.
 *
 * @throws PortcullisError `usage` outside of one
 */
export function workflowRun(environment: Environment): WorkflowRun {
  const [id, attempt] = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT'].map((name) => {
    const text = environment[name] ?? '';
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    throw new PortcullisError(
      'usage',
      `${name}: expected the number of a workflow run, found ${JSON.stringify(text)}`,
      'Run inside a workflow, or give the results by the input "results".',
    );
  });
  return { id: id ?? 0, attempt: attempt ?? 1 };
}
