import { safeText } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';

export const addContext: AddCommand = (program, run) => {
  const context = program.command('context').description('what an agent is given, within the budget of its model');
  const command = context
    .command('compose')
    .description('compose sections into one text: whole, or with summaries of what does not fit')
    .requiredOption('--input <file>', 'JSON: {sections: [{section, text|file, priority?, required?}], model?, budget?}')
    .addHelpText(
      'after',
      `
Without --json it prints the text; with it the receipt, the summaries and the text.
Exit codes: 0 it fits, 1 what is required does not, 2 usage or an input that is not valid.

Example:
  $ portcullis context compose --input context.json --json > composed.json`,
    );
  run(command, async ({ input }, { io, json, openWorld, print, say, document }) => {
    const { composeInput, exceededText } = await import('../../app/governance/compose-input.ts');
    const composed = await composeInput(openWorld(), input);
    const { text, summaries } = composed;
    for (const { summary_id: id, source_sections: of } of summaries) say(`${of.join(', ')}: summarised, ${id}`);
    if (json) print(document(composed));
    else print(text === null ? '' : `${text}\n`);
    if (text !== null) return 0;
    io.stderr.write(`${safeText(exceededText(composed))}\n`);
    return 1;
  });
};
