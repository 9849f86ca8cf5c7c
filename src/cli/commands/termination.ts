import type { Command } from '@commander-js/extra-typings';

import type { AddCommand, RunCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';

export const addTermination: AddCommand = (program, run) => {
  const command = program.command('termination').description('why runs ended, and what to do');
  addShow(command, run, 'list', 'the records of why runs ended, oldest first', '--reason retries_exhausted --json');
  addShow(command, run, 'report', 'how many runs ended by which reason, provider, phase and day', '--run 0b7c6a52');
  addClose(command, run);
};

function addShow(parent: Command, run: RunCommand, name: 'list' | 'report', what: string, example: string): void {
  const command = parent
    .command(name)
    .description(what)
    .option('--run <id>', 'only runs whose id begins so: of a unit, a batch, a step')
    .option('--reason <reason>', 'only those that ended for it, such as timeout')
    .addHelpText('after', `\nExample:\n  $ portcullis termination ${name} ${example}`);
  run(command, async ({ run: runId = '', reason = null }, context) => {
    const { terminations } = await import('../../app/governance/terminations.ts');
    const found = await terminations(context.openWorld(), process.env, { run: runId, reason });
    return printAnswer(context, found[name]);
  });
}

function addClose(parent: Command, run: RunCommand): void {
  const command = parent
    .command('close')
    .description('write the records of runs whose process was killed')
    .argument('[run...]', 'runs of other hosts, of which only you can know that they are gone')
    .addHelpText(
      'after',
      `
The next run, worker or required run does so for its own host by itself.

Example:
  $ portcullis termination close`,
    );
  run(command, async (_options, context, runs) => {
    const { withStore } = await import('../../app/governance/open-store.ts');
    const { closeRuns } = await import('../../app/governance/close-runs.ts');
    const world = context.openWorld();
    const records = await withStore(world, process.env, (store) => closeRuns(world, store, runs));
    return printAnswer(context, { closed: records.length, records });
  });
}
