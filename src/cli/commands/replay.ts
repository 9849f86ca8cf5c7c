import type { AddCommand } from '../command.ts';
import {
  addGivenPlanOptions,
  addSelectionOptions,
  givenPlanOf,
  planOptionsOf,
  ARTIFACTS_ROOT,
  BASE_REF_OF_CASES,
  RESULTS_COPY,
} from '../shared-flags.ts';
import { printResults } from './run.ts';

/** More missing transcripts than this are counted. */
const MOST_MISSING = 20;

export const addReplay: AddCommand = (program, run) => {
  const command = program
    .command('replay')
    .description(
      'score recorded transcripts again and write results.json, plan.json, trajectory.jsonl and tool-use-proof.log',
    )
    .option('--transcripts <dir>', 'DIR/<agent>/<case_id>[.<trial>].(jsonl|txt), with .meta.json beside')
    .option(...ARTIFACTS_ROOT)
    .option(...RESULTS_COPY)
    .option('--skills <dir...>', 'roots of the installed skills (default: from the transcripts)')
    .option(...BASE_REF_OF_CASES)
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis replay --cases cases/routing/demo.json --transcripts recordings --artifacts-root artifacts
  $ portcullis replay --plan plan.json --shard 2 --transcripts recordings`,
    );
  run(addSelectionOptions(addGivenPlanOptions(command)), async (options, context) => {
    const { artifactsRoot, output = null, skills = null } = options;
    const { progressLine } = await import('../progress.ts');
    const { terminationText } = await import('../../app/gates/reports.ts');
    const { replay } = await import('../../app/score/replay.ts');
    const transcripts = context.required('--transcripts', options.transcripts);
    const progress = progressLine(context);
    const { results, folder, missing } = await replay(
      context.openWorld(),
      { ...planOptionsOf(options), transcripts, artifactsRoot, output, skills, given: givenPlanOf(options) },
      {
        // A protocol line that other programs read: never suppressed, never decorated.
        onFolder: (made) => context.io.stderr.write(`ARTIFACT_DIR=${made}\n`),
        onUnit: (done, total, unit) => progress.show(done, total, `${unit.case_id}/${unit.agent}`),
      },
    ).finally(progress.end);
    for (const unit of missing.slice(0, MOST_MISSING)) {
      context.say(`missing: ${unit.case_id}/${unit.agent}, trial ${unit.trial}: no transcript`);
    }
    const more = missing.length - MOST_MISSING;
    if (more > 0) context.say(`missing: and ${more} more`);
    if (results.termination !== undefined) context.say(`the batch ended: ${terminationText(results.termination)}`);
    printResults(results, folder, context, missing.length === 0 ? '' : `, ${missing.length} without a transcript`);
    return 0;
  });
};
