import type { AddCommand } from '../command.ts';
import { RESULTS } from '../shared-flags.ts';

export const addExplain: AddCommand = (program, run) => {
  const command = program
    .command('explain')
    .description('why a unit came to its verdict: what was found, what is missing, what to do')
    .argument('<unit>', 'a unit id, or case[/provider[/trial]]')
    .option(...RESULTS)
    .addHelpText('after', '\nExample:\n  $ portcullis explain alpha-greeting/claude --results artifacts/<batch>');
  run(command, async (options, context, [wanted = '']) => {
    const { findUnit } = await import('../../app/score/explain.ts');
    const { unitText } = await import('../../app/gates/reports.ts');
    const unit = await findUnit(context.openWorld(), context.required('--results', options.results), wanted);
    context.print(context.json ? context.document(unit) : unitText(unit, context.style));
    return 0;
  });
};
