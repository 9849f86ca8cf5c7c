import { counted } from '../../contracts/counted.ts';
import { safeText } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';

export const addActivity: AddCommand = (program, run) => {
  const command = program
    .command('activity')
    .description('what policies did, of all runs, oldest first')
    .option('--run <id>', 'of one run, batch or unit')
    .option('--type <type>', 'of one type, such as budget_warning')
    .addHelpText(
      'after',
      `
Example:
  $ portcullis activity --type budget_warning`,
    );
  run(command, async ({ run: runId, type }, context) => {
    const { withStore } = await import('../../app/governance/open-store.ts');
    const { readActivity } = await import('../../app/governance/log-activity.ts');
    const read = await withStore(context.openWorld(), process.env, (store) =>
      readActivity(store, { run_id: runId, type }),
    );
    for (const { at, agent, type: what, run_id, message } of context.json ? [] : read.events) {
      context.print(`${safeText(`${at} ${what} ${run_id ?? '-'} ${agent}: ${message}`)}\n`);
    }
    if (context.json) context.print(context.document(read));
    if (read.unreadable > 0) context.say(`${counted(read.unreadable, 'line')} could not be read`);
    return 0;
  });
};
