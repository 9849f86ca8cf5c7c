import type { EventContext } from '../../../contracts/event-context.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';

/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
export function refuseEvent({ trigger, repository }: EventContext, patchOnly: boolean): void {
  const refused = (why: string, help: string): PortcullisError =>
    new PortcullisError('usage', `The baseline is not proposed on ${trigger.name}: ${why}.`, help);
  const elsewhere = 'Run it on schedule, workflow_dispatch or push, in the run that made the results.';
  switch (trigger.name) {
    case 'pull_request_target':
      throw refused('it has a token that writes, and what it is about may be a stranger’s', elsewhere);
    case 'workflow_run':
      throw refused('the results of the other run may be a stranger’s', elsewhere);
    case 'pull_request':
      if (patchOnly || trigger.headRepository?.toLowerCase() === repository.toLowerCase()) return;
      throw refused(
        'the pull request comes from a fork, whose token can write nothing',
        'Set "pull-request: off" for the patch alone, which the contributor applies with `git apply`.',
      );
    default:
  }
}
