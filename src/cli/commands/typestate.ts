import type { Command } from 'commander';

import { suiteSummary, vectorLine } from '../../app/gates/reports.ts';
import { runVectorSuite } from '../../app/typestate/run-vector-suite.ts';
import { addTypestateCheck } from './typestate-check.ts';
import { addTypestateFromTranscript } from './typestate-from-transcript.ts';
import { addTypestateGate } from './gate.ts';
import type { AddCommand, RunCommand } from '../command.ts';

export const addTypestate: AddCommand = (program, run) => {
  const typestate = program
    .command('typestate')
    .description('turns of tool calls that must close before anything is mutated');
  addTypestateFromTranscript(typestate, run);
  addTypestateGate(typestate, run);
  addTypestateCheck(typestate, run);
  addVectors(typestate, run);
};

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
