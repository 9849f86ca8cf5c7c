import { replay } from '../../app/score/replay.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../../contracts/counted.ts';
import { progressLine } from '../progress.ts';
import {
  addGivenPlanOptions,
  addSelectionOptions,
  type GivenPlanFlags,
  givenPlanOf,
  planOptionsOf,
  ARTIFACTS_ROOT,
  BASE_REF_OF_CASES,
  RESULTS_COPY,
} from '../shared-flags.ts';

/** More missing transcripts than this are counted. */
const MOST_MISSING = 20;

interface ReplayFlags extends GivenPlanFlags {
  readonly transcripts?: string;
  readonly artifactsRoot?: string;
  readonly output?: string;
  readonly skills?: readonly string[];
  readonly baseRef?: string;
}

export const addReplay: AddCommand = (program, run) => {
  const command = program
    .command('replay')
    .description('score recorded transcripts again and write results.json, plan.json and tool-use-proof.log')
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
  addGivenPlanOptions(command);
  addSelectionOptions(command);
  run<ReplayFlags>(command, async (options, context) => {
    const transcripts = context.required('--transcripts', options.transcripts);
    const progress = progressLine(context);
    const outcome = await replay(
      context.openWorld(),
      {
        ...planOptionsOf(options),
        transcripts,
        artifactsRoot: options.artifactsRoot ?? 'artifacts',
        output: options.output ?? null,
        skills: options.skills ?? null,
        given: givenPlanOf(options),
      },
      {
        // A protocol line that other programs read: never suppressed, never decorated.
        onFolder: (folder) => context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`),
        onUnit: (done, total, unit) => progress.show(done, total, `${unit.case_id}/${unit.agent}`),
      },
    ).finally(progress.end);
    for (const unit of outcome.missing.slice(0, MOST_MISSING)) {
      context.say(`missing: ${unit.case_id}/${unit.agent}, trial ${unit.trial}: no transcript`);
    }
    const more = outcome.missing.length - MOST_MISSING;
    if (more > 0) context.say(`missing: and ${more} more`);
    const { summary } = outcome.results;
    if (context.json) context.print(context.document(outcome.results));
    else {
      const missing = outcome.missing.length === 0 ? '' : `, ${outcome.missing.length} without a transcript`;
      context.print(
        `${counted(summary.total, 'unit')}: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error${missing}\n`,
      );
      context.print(`${outcome.folder}/results.json\n`);
    }
    return 0;
  });
};
