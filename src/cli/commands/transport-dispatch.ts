import type { AddCommand } from '../command.ts';
import { plainText } from '../plain-text.ts';
import { referenceGroup } from '../reference-command.ts';

export const addTransportDispatch: AddCommand = referenceGroup(
  'transport-dispatch',
  "an action on a lease or a fiber, as the reference's transport does it",
  (group, run) => {
    const command = group
      .requiredOption('--action <name>', 'issue.claim, issue.lease_renew, fiber.spawn and the like')
      .requiredOption('--payload <json>', 'what it is asked for, as JSON')
      .addHelpText(
        'after',
        `
Exit code 0 whether it was accepted or rejected, 2 for a payload that is no JSON.

Example:
  $ portcullis transport-dispatch --action issue.claim --payload '{"id":"bd-1","assignee":"worker.1"}' --json`,
      );
    run(command, async ({ action, payload }, context) => {
      const { answerDispatch } = await import('../../app/harness/issue-commands.ts');
      const answer = await answerDispatch(context.openWorld(), action, payload);
      context.print(context.json ? context.document(answer) : plainText(answer));
      return 0;
    });
  },
  'ours',
);
