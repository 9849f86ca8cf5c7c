import { parseEventContext, type EventContext } from '../../contracts/event-context.ts';
import type { ApiUse, GitHubAccess } from '../../io/github/github-api.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { usageError } from '../../kernel/portcullis-error.ts';

export { newApiUse, type ApiUse } from '../../io/github/github-api.ts';

/** The runner's variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One attempt of a workflow run, by its numbers. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
}

/**
 * The workflow run that this process is a part of.
 *
 * @throws PortcullisError `usage` outside of one
 */
export function workflowRun(environment: Environment): WorkflowRun {
  const numberOf = (name: string): number => {
    const text = environment[name] ?? '';
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    throw usageError(
      `${name}: expected the number of a workflow run, found ${JSON.stringify(text)}`,
      'Run inside a workflow, or give the results by the input "results".',
    );
  };
  return { id: numberOf('GITHUB_RUN_ID'), attempt: numberOf('GITHUB_RUN_ATTEMPT') };
}

/** The event of the run by its name; null where it is no name. */
export function eventName(environment: Environment): string | null {
  const name = environment['GITHUB_EVENT_NAME'] ?? '';
  return /^[a-z_]{1,100}$/.test(name) ? name : null;
}

/**
 * The run and its event; null outside of a workflow.
 *
 * @throws PortcullisError `invalid_input` where the runner's variables or the payload are not as they should be
 */
export async function eventOfRun(environment: Environment): Promise<EventContext | null> {
  const file = environment['GITHUB_EVENT_PATH'] ?? '';
  if (file === '') return null;
  return parseEventContext(environment, { text: await readTextFile(file, 'the event'), file });
}

/**
 * Access to the API of the server that runs the workflow; null without a token or a repository.
 *
 * @param use where all requests count together; null where nobody looks at it
 */
export function githubAccess(
  environment: Environment,
  token: string | null,
  use: ApiUse | null = null,
): GitHubAccess | null {
  const repository = environment['GITHUB_REPOSITORY'] ?? '';
  const apiUrl = environment['GITHUB_API_URL'] ?? '';
  if (token === null || repository === '' || apiUrl === '') return null;
  return { apiUrl, token, repository, environment, ...(use === null ? {} : { use }) };
}
