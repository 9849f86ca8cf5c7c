import type { Command } from '@commander-js/extra-typings';

import { notComparable, PortcullisError } from '../../kernel/portcullis-error.ts';
import { writeOut } from '../cli-io.ts';
import type { AddCommand, RunCommand } from '../command.ts';
import { addAgentOption, oneAgent } from '../shared-flags.ts';
import { addTypestateCheck } from './typestate-check.ts';
import { addTypestateGate } from './gate.ts';

export const addTypestate: AddCommand = (program, run) => {
  const typestate = program
    .command('typestate')
    .description('turns of tool calls that must close before anything is mutated');
  addFromTranscript(typestate, run);
  addTypestateGate(typestate, run);
  addTypestateCheck(typestate, run);
  addVectors(typestate, run);
};

function addVectors(typestate: Command, run: RunCommand): void {
  const command = typestate
    .command('vectors')
    .description('run a suite of turns with known outcomes and check which failure classes it covers')
    .argument('<folder>', 'with manifest.json, and for each vector a folder with case.json and expect.json')
    .option('--all-classes', 'where the manifest names no classes, ask for every class there is')
    .addHelpText(
      'after',
      `
Exit code 0 when everything is as expected, 1 when not, 2 when the suite cannot be read.

Examples:
  $ portcullis typestate vectors cases/typestate
  $ portcullis typestate vectors cases/typestate --all-classes --json`,
    );
  run(command, async (options, context, [folder = '']) => {
    const { runVectorSuite } = await import('../../app/typestate/run-vector-suite.ts');
    const { suiteSummary, vectorLine } = await import('../typestate-text.ts');
    const { cwd } = context.openWorld();
    const suite = await runVectorSuite(cwd, folder, options.allClasses === true, (suiteId, outcome) => {
      if (!context.json) context.print(vectorLine(suiteId, outcome, context.style));
    });
    const { suiteId, outcomes, coverage, holds } = suite;
    if (context.json) {
      const vectors = outcomes.map(({ id, problems }) => ({ id, ok: problems.length === 0, problems }));
      context.print(context.document({ suiteId, ok: holds, vectors, classes: coverage }));
    } else context.print(suiteSummary(suite));
    return holds ? 0 : 1;
  });
}

function addFromTranscript(typestate: Command, run: RunCommand): void {
  const command = typestate
    .command('from-transcript')
    .description('the tool-calling turns of a transcript as inputs of the typestate check, as JSON Lines')
    .argument('<file>', 'the transcript, in the JSON stream of its client')
    .option('--timed-out', 'the run hit our timeout')
    .addHelpText(
      'after',
      `
Each line is {turn, line, input, derived, unreadable?}: "input" is what "typestate check" takes, "derived" names what the
client did not tell, "unreadable" the lines that may have held a call and could not be read. A transcript
without any turn ends with exit code 3: nothing was judged, which does not count as a pass.

Examples:
  $ portcullis typestate from-transcript --provider claude cases/transcripts/claude-skill-alpha.jsonl
  $ portcullis typestate from-transcript --provider codex run.jsonl | portcullis typestate check -`,
    );
  const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
  run(withProvider, async (options, context, [path = '']) => {
    const { configuredPolicies } = await import('../../app/typestate/configured-policies.ts');
    const { printedTurn, turnsFromTranscript } = await import('../../app/typestate/turns-from-transcript.ts');
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
      // The turns before count for nothing, which whoever reads them through a pipe would not know: a line that is no turn, so that the
      // check refuses it. (--json says so by itself.)
      if (error instanceof PortcullisError && turns > 0 && !context.json) {
        const { code, message } = error;
        await writeOut(stdout, `${JSON.stringify({ error: { code, message } })}\n`);
      }
      throw error;
    }
    if (turns > 0) return 0;
    throw notComparable(
      `${path}: expected a turn, found none: no call of a tool, and no message that ended the run`,
      'There is nothing to judge. Record the whole run, or check that it is the right transcript.',
    );
  });
}
