import { printedTurn, turnsFromTranscript } from '../../app/typestate/turns-from-transcript.ts';
import { addAgentOption, oneAgent, type AgentFlags } from '../options.ts';
import { writeOut } from '../write-out.ts';
import type { AddCommand } from '../command.ts';

interface FromTranscriptOptions extends AgentFlags {
  readonly timedOut?: boolean;
}

/** Adds `from-transcript` to the command `typestate`. */
export const addTypestateFromTranscript: AddCommand = (typestate, run) => {
  const command = typestate
    .command('from-transcript')
    .description('the tool-calling turns of a transcript as inputs of the typestate check, as JSON Lines')
    .argument('<file>', 'the transcript, in the JSON stream of its client')
    .option('--timed-out', 'the run was ended because its time was up')
    .addHelpText(
      'after',
      `
Each line is {turn, line, input, derived}: "input" is what "typestate check" takes, "derived" names what the client did
not tell.

Example:
  $ portcullis typestate from-transcript --provider claude cases/transcripts/claude-skill-alpha.jsonl`,
    );
  addAgentOption(command, '--provider', 'the client that wrote the transcript');
  run<FromTranscriptOptions>(command, async (options, context, [path = '']) => {
    const request = { provider: oneAgent(options), path, timedOut: options.timedOut === true };
    for await (const turn of turnsFromTranscript(request)) {
      // A long transcript must not pile up in memory before a slow reader.
      await writeOut(context.io.stdout, `${JSON.stringify(printedTurn(turn))}\n`);
    }
    return 0;
  });
};
