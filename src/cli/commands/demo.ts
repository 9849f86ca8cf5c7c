import { join } from 'node:path';

import { demo } from '../../app/demo.ts';
import { gateText } from '../../app/reports.ts';
import type { AddCommand } from '../command.ts';

export const addDemo: AddCommand = (program, run) => {
  const command = program
    .command('demo')
    .description('judge a real pull request in a temporary repository, on recordings of the three real clients')
    .option('--regress', 'play a pull request that breaks things; exit code 1')
    .option('--keep', 'leave the repository and its artifacts for a look')
    .addHelpText('after', '\nExamples:\n  $ portcullis demo\n  $ portcullis demo --regress');
  run<{ regress?: boolean; keep?: boolean }>(command, async (options, context) => {
    const { result, kept } = await demo(context.openWorld(), {
      house: join(context.io.distFolder, '..', '..'),
      regress: options.regress === true,
      keep: options.keep === true,
    });
    context.print(context.json ? context.document(result) : gateText(result, context.style));
    if (kept !== null)
      context.say(`\nThe repository and its artifacts are in ${kept}; remove the folder when you are done.`);
    return result.exit_code;
  });
};
