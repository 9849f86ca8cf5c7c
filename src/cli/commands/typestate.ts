import type { Command } from 'commander';

import { joinText, suiteSummary, vectorLine } from '../../app/reports.ts';
import { checkTurnFile, checkTurnLine, turnRefusal } from '../../app/typestate/check-turn.ts';
import { runVectorSuite } from '../../app/typestate/run-vector-suite.ts';
import { runBatch } from '../batch.ts';
import { addTypestateFromTranscript } from './typestate-from-transcript.ts';
import { addTypestateGate } from './typestate-gate.ts';
import type { AddCommand, RunCommand } from '../command.ts';

export const addTypestate: AddCommand = (program, run) => {
  const typestate = program
    .command('typestate')
    .description('turns of tool calls that must close before anything is mutated');
  addTypestateFromTranscript(typestate, run);
  addTypestateGate(typestate, run);
  addCheck(typestate, run);
  addVectors(typestate, run);
};

interface CheckOptions {
  readonly input?: string;
  readonly batch?: boolean;
}

function addCheck(typestate: Command, run: RunCommand): void {
  const command = typestate
    .command('check')
    .description(
      'judge the evidence of a turn, or of many with --batch, and whether it may mutate: 0 accepted, 1 rejected, 2 no valid turn',
    )
    .option('--input <file>', 'a JSON file with the evidence of one turn')
    .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis typestate check --input turn.json --json
  $ portcullis typestate check --batch < turns.jsonl`,
    );
  run<CheckOptions>(command, async (options, context) => {
    if (options.batch === true) {
      return runBatch(
        context.readStdin(),
        context.io.stdout,
        (fields, line) => Promise.resolve(checkTurnLine(fields, line)),
        { exitOf: ({ exit }) => exit, refusal: turnRefusal },
      );
    }
    const file = context.required('--input or --batch', options.input);
    const { exit, output } = await checkTurnFile(context.openWorld().cwd, file);
    if (context.json) context.print(context.document(output));
    else context.print(joinText('portcullis typestate check', file, output, context.style));
    return exit;
  });
}

interface VectorsOptions {
  readonly allClasses?: boolean;
}

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
  run<VectorsOptions>(command, async (options, context, [folder = '']) => {
    const { cwd } = context.openWorld();
    const suite = await runVectorSuite(cwd, folder, options.allClasses === true, (suiteId, outcome) => {
      if (!context.json) context.print(vectorLine(suiteId, outcome, context.style));
    });
    const { suiteId, outcomes, coverage, holds } = suite;
    if (context.json) {
      const vectors = outcomes.map(({ id, problems }) => ({ id, ok: problems.length === 0, problems }));
      context.print(context.document({ suiteId, ok: holds, vectors, classes: coverage }));
    } else context.print(suiteSummary(outcomes, coverage));
    return holds ? 0 : 1;
  });
}
