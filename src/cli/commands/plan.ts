import { writePlan } from '../../app/write-plan.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../../contracts/counted.ts';
import { addSelectionOptions, planOptionsOf, type SelectionFlags } from '../selection.ts';

interface PlanFlags extends SelectionFlags {
  readonly output?: string;
}

export const addPlan: AddCommand = (program, run) => {
  const command = program
    .command('plan')
    .description('which units a batch consists of: cases × providers × trials')
    .option('--output <file>', 'write the plan to a file')
    .option('--base-ref <ref>', 'policy and counts of the merge base with this ref decide the number of trials')
    .addHelpText('after', '\nExample:\n  $ portcullis plan --agents claude,codex --output plan.json');
  addSelectionOptions(command);
  run<PlanFlags>(command, async (options, context) => {
    const { plan } = await writePlan(context.openWorld(), planOptionsOf(options), options.output ?? null);
    if (context.json) {
      context.print(context.document(plan));
      return 0;
    }
    for (const unit of plan.units) context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
    const size = [counted(plan.cases.length, 'case'), counted(plan.providers.length, 'provider')];
    context.say(`${counted(plan.units.length, 'unit')} of ${size.join(' and ')}`);
    return 0;
  });
};
