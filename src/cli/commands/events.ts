import { addAgentOption, oneAgent } from '../shared-flags.ts';
import { writeOut } from '../cli-io.ts';
import type { AddCommand } from '../command.ts';

export const addEvents: AddCommand = (program, run) => {
  const command = program
    .command('events')
    .description('the normalised events of a transcript, as JSON Lines')
    .argument('<file>', 'the transcript')
    .addHelpText(
      'after',
      '\nExample:\n  $ portcullis events --provider claude cases/transcripts/claude-skill-alpha.jsonl',
    );
  const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
  run(withProvider, async (options, context, [file = '']) => {
    const { transcriptEvents } = await import('../../app/score/transcript-events.ts');
    for await (const event of transcriptEvents(context.openWorld().root, oneAgent(options), file)) {
      // A long transcript must not pile up in memory before a slow reader.
      await writeOut(context.io.stdout, `${JSON.stringify(event)}\n`);
    }
    return 0;
  });
};
