import { configuredPolicies } from '../../app/typestate/configured-policies.ts';
import { printedTurn, turnsFromTranscript } from '../../app/typestate/turns-from-transcript.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
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
Each line is {turn, line, input, derived, unreadable?}: "input" is what "typestate check" takes, "derived" names what the
client did not tell, "unreadable" the lines that may have held a call and could not be read. A transcript
without any turn ends with exit code 3: there is nothing to judge, which is no pass.

Examples:
  $ portcullis typestate from-transcript --provider claude cases/transcripts/claude-skill-alpha.jsonl
  $ portcullis typestate from-transcript --provider codex run.jsonl | portcullis typestate check -`,
    );
  addAgentOption(command, '--provider', 'the client that wrote the transcript');
  run<FromTranscriptOptions>(command, async (options, context, [path = '']) => {
    const policies = await configuredPolicies(context.openWorld());
    const request = { provider: oneAgent(options), path, timedOut: options.timedOut === true, policies };
    const { stdout } = context.io;
    let turns = 0;
    try {
      for await (const turn of turnsFromTranscript(request)) {
        turns += 1;
        // A long transcript must not pile up in memory before a slow reader.
        await writeOut(stdout, `${JSON.stringify(printedTurn(turn))}\n`);
      }
    } catch (error) {
      // The turns before count for nothing, which whoever reads them through a pipe would not know. (--json says so by itself.)
      if (error instanceof PortcullisError && turns > 0 && !context.json) await writeOut(stdout, errorLine(error));
      throw error;
    }
    if (turns === 0) throw noTurn(path);
    return 0;
  });
};

/** A line that is no turn, so that the check refuses it. */
function errorLine({ code, message }: PortcullisError): string {
  return `${JSON.stringify({ error: { code, message } })}\n`;
}

function noTurn(path: string): PortcullisError {
  return new PortcullisError(
    'not_comparable',
    `${path}: expected a turn, found none: no call of a tool, and no message that ended the run`,
    'There is nothing to judge. Record the whole run, or check that it is the right transcript.',
  );
}
