import { joinText, safeLines } from '../../app/gates/reports.ts';
import { checkJoinFile, TurnInvalidError } from '../../app/typestate/check-turn.ts';
import type { AddCommand } from '../command.ts';

/** The reference's own command line: its exit codes, and errors that begin with their class. */
export const addHarnessJoinCheck: AddCommand = (program, run) => {
  const command = program
    .command('harness-join-check')
    .description("typestate check with the reference's exit codes: 0 also when rejected, 2 no valid turn")
    .requiredOption('--input <file>', 'a JSON file with the evidence of one turn')
    .addHelpText('after', '\nExample:\n  $ portcullis harness-join-check --input turn.json --json');
  run<{ readonly input: string }>(command, async ({ input }, context) => {
    try {
      const output = await checkJoinFile(context.openWorld().cwd, input);
      if (context.json) context.print(context.document(output));
      else context.print(joinText('portcullis harness-join-check', input, output, context.style));
      return 0;
    } catch (error) {
      if (!(error instanceof TurnInvalidError)) throw error;
      context.io.stderr.write(safeLines(`${error.message}\n`));
      return 2;
    }
  });
};
