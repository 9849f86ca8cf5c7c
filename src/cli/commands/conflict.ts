import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
import { RESULTS } from '../shared-flags.ts';

export const addConflict: AddCommand = (program, run) => {
  const command = program
    .command('conflict')
    .description('what disagrees, and what is decided by it')
    .command('resolve')
    .description('try the strategies for a conflict in order, and keep a record of them')
    .option('--input <file>', 'JSON: {run_id, conflict_type, subject, their_outputs, answers?}')
    .option(...RESULTS)
    .addHelpText(
      'after',
      `
An arbiter, a larger model and a person are not asked: they answer by "answers" of the input.
Exit codes: 0 all are decided, 1 somebody has to answer or to look, 2 usage or invalid input.

Example:
  $ portcullis conflict resolve --results artifacts/<batch>`,
    );
  run(command, async ({ input = null, results = [] }, context) => {
    if ((input === null) === (results.length === 0)) throw usageError('expected either --input or --results');
    const { resolveConflicts } = await import('../../app/conflict/resolve-conflicts.ts');
    const { signal, release } = interruptSignal();
    const request = { input, results, environment: process.env, signal };
    return printAnswer(context, await resolveConflicts(context.openWorld(), request).finally(release));
  });
};
