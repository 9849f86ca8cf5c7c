import { OBSERVE_MODES } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
import { oneOf } from '../reference-command.ts';
import { ARTIFACTS_ROOT } from '../shared-flags.ts';

export const addObserve: AddCommand = (program, run) => {
  const command = program
    .command('observe')
    .description(
      'what a harness left: session, issues, rows that failed, the last decision and the KPI, in one document',
    )
    .option('--mode <mode>', OBSERVE_MODES.join(', '), oneOf(OBSERVE_MODES), 'latest')
    .option('--instruction-id <id>', 'with --mode instruction: whose witness is shown')
    .option('--projection-digest <digest>', 'with --mode projection: the decisions about it')
    .option(...ARTIFACTS_ROOT)
    .addHelpText(
      'after',
      `
The document is also written to observation/latest.json in the state folder, whatever the mode.

Examples:
  $ portcullis observe
  $ portcullis observe --mode needs-attention --json`,
    );
  run(command, async (options, context) => {
    const { observe } = await import('../../app/host/observe.ts');
    return printAnswer(context, await observe(context.openWorld(), options));
  });
};

export const addCoherence: AddCommand = (program, run) => {
  const command = program
    .command('coherence')
    .description('whether what a harness left fits together')
    .command('check')
    .description('issues, their dependencies, the ledger, the session and its snapshot: 1 where one does not hold')
    .addHelpText('after', '\nExample:\n  $ portcullis coherence check --json');
  run(command, async (_, context) => {
    const { checkCoherence } = await import('../../app/host/coherence.ts');
    return printAnswer(context, await checkCoherence(context.openWorld()));
  });
};
