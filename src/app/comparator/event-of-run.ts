import { parseEventContext, type EventContext } from '../../contracts/event-context.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/**
 * The event of the workflow run that this process is a part of.
 *
 * @param environment of the process: the runner's variables
 * @throws PortcullisError `usage` outside of a run, `invalid_input` where its variables or its payload are not as they should be
 */
export async function eventOfRun(environment: Readonly<Record<string, string | undefined>>): Promise<EventContext> {
  const file = environment['GITHUB_EVENT_PATH'] ?? '';
  if (file === '') {
    throw new PortcullisError(
      'usage',
      'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.',
      'Outside of a workflow use the command line.',
    );
  }
  return parseEventContext(environment, { text: await readTextFile(file, 'the event'), file });
}
