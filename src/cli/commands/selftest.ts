import { InvalidArgumentError } from 'commander';

import { LEAST_BASE_TRIALS } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';
import { wholeNumber } from '../shared-flags.ts';

export const addSelftest: AddCommand = (program, run) => {
  const command = program
    .command('selftest')
    .description('how often the sampling rule is red without a cause, what it finds, and what it costs')
    .option(
      '--aa',
      'simulate unchanged suites (A/A), and suites in which one cell got worse (A/B): the one thing it does',
    )
    .option('--cells <number>', 'cells of a suite', wholeNumber(1, 1000), 30)
    .option('--p <rate>', 'pass rate of a healthy cell', openRate, 0.95)
    .option(
      '--base-trials <number>',
      'trials that the baseline counts for each cell',
      wholeNumber(LEAST_BASE_TRIALS, 1000),
      30,
    )
    .option('--suites <number>', 'suites to simulate with each rule', wholeNumber(1, 1_000_000), 2000)
    .option('--seed <number>', 'the same seed gives the same numbers', wholeNumber(0, 2 ** 31 - 1), 1)
    .addHelpText(
      'after',
      `
Simulates the rule \`sequential\` with \`sampling\` of the configuration, so that other stages can be tried before they
are merged, and beside it two rules without stages: one trial of each cell, and a fixed number of trials with a
tolerance of 2·√2·√(p(1-p)/n) around the baseline's rate. Nothing is run and no client is needed.

Examples:
  $ portcullis selftest
  $ portcullis selftest --cells 90 --p .9 --suites 20000 --json`,
    );
  run(command, async (options, context) => {
    const { cells, p, baseTrials, suites, seed } = options;
    const { progressLine } = await import('../progress.ts');
    const { simulateSampling } = await import('../../app/selftest/selftest.ts');
    const { samplingText } = await import('../../app/gates/reports.ts');
    const progress = progressLine(context);
    const figures = await simulateSampling(
      context.openWorld(),
      { cells, p, baseTrials, suites, seed },
      (done, total) => {
        progress.show(done, total, 'suites');
      },
    ).finally(progress.end);
    context.print(context.json ? context.document(figures) : samplingText(figures, context.style));
    return 0;
  });
};

/** A rate at which neither side is certain. */
function openRate(value: string): number {
  const number = Number(value);
  if (/^\d*\.\d+$/.test(value) && number > 0 && number < 1) return number;
  throw new InvalidArgumentError('expected a number above 0 and below 1');
}
