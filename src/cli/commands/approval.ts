import { safeText } from '../../app/world/said.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, RunCommand } from '../command.ts';

export const addApproval: AddCommand = (program, run: RunCommand) => {
  const approval = program.command('approval').description('what waits for somebody to approve it');
  for (const [name, decision, does] of [
    ['grant', 'granted', 'approve what was asked for: it holds once, for the same inputs'],
    ['deny', 'denied', 'refuse it: what asks the next time ends'],
  ] as const) {
    const command = approval
      .command(name)
      .description(does)
      .argument('<id>', 'as the message of what waits names it')
      .requiredOption('--reason <text>', 'why')
      .addHelpText(
        'after',
        `
A decision stands; what was decided before is refused with 2. Who decides is PORTCULLIS_USER, GITHUB_ACTOR or the login.

Example:
  $ portcullis approval ${name} 0123456789abcdef-1 --reason "looked at the plan"`,
      );
    run(command, async ({ reason }, context, [id = '']) => {
      if (reason.trim() === '') throw usageError('expected --reason with a text, found none');
      const { decideApproval } = await import('../../app/governance/approvals.ts');
      const { withStore } = await import('../../app/governance/open-store.ts');
      const { currentUser } = await import('../../app/governance/current-user.ts');
      const world = context.openWorld();
      const user = currentUser(process.env);
      const decided = await withStore(world, process.env, (store) =>
        decideApproval(world, { store, folder: null, user }, id, decision, reason),
      );
      context.print(
        context.json ? context.document(decided) : `${safeText(`${decided.subject}: ${decision} by ${user}`)}\n`,
      );
      return 0;
    });
  }
};
