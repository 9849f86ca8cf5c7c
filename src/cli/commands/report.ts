import { readGateResult } from '../../app/read-gate-result.ts';
import { gateSummary, gateText, turnsSummary, turnsText } from '../../app/reports.ts';
import type { AddCommand } from '../command.ts';

export const addReport: AddCommand = (program, run) => {
  const command = program
    .command('report')
    .description('show a gate result again, as text or as the markdown of a job summary')
    .argument('<file>', 'what `gate --output` or `typestate gate --output` wrote')
    .option('--markdown', 'as the job summary has it')
    .addHelpText(
      'after',
      `
It exits with 0 whatever the gate decided.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main --output gate-result.json
  $ portcullis report gate-result.json --markdown`,
    );
  run<{ markdown?: boolean }>(command, async (options, context, [file = '']) => {
    const result = await readGateResult(context.openWorld(), file);
    if (context.json) context.print(context.document(result));
    else if (result.gate === 'typestate') {
      context.print(options.markdown === true ? turnsSummary(result) : turnsText(result, context.style));
    } else context.print(options.markdown === true ? gateSummary(result) : gateText(result, context.style));
    return 0;
  });
};
